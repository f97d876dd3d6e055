/** A module name that a file mentions in an import or an export. */
export interface Mention {
  readonly specifier: string;
  /** Whether only types come from it, so that nothing is left of it when the code runs. */
  readonly typeOnly: boolean;
}

/** The modules that a TypeScript source imports, for types too, read from its syntax tree. */
export function importsOf(source: string): Mention[] {
  const found: Mention[] = [];
  const add = (node: object | null | undefined, typeOnly: boolean) => {
    if (node && "value" in node && typeof node.value === "string") {
      found.push({ specifier: node.value, typeOnly });
    }
  };
  inspect(source, {
    ImportDeclaration: (node) => add(node.source, node.importKind === "type"),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === "type"),
    ImportExpression: (node) => add(node.source.type === "Literal" ? node.source : null, false),
    TSImportType: ({ argument }) =>
      add(argument.type === "TSLiteralType" ? argument.literal : null, true),
  });
  return found;
}

/** Walks the syntax tree of a TypeScript source. */
export function inspect(source: string, visitor: Deno.lint.LintVisitor): void {
  const plugin: Deno.lint.Plugin = { name: "inspect", rules: { all: { create: () => visitor } } };
  Deno.lint.runPlugin(plugin, "inspected.ts", source);
}
