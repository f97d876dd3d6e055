/** A module name that a file mentions in an import or an export. */
export interface Mention {
  readonly specifier: string;
  /** Whether it stands in an `import()` expression. */
  readonly dynamic: boolean;
}

/** The modules that a TypeScript source imports, for types too, read from its syntax tree. */
export function importsOf(source: string): Mention[] {
  const found: Mention[] = [];
  const add = (node: object | null | undefined, dynamic: boolean) => {
    if (node && "value" in node && typeof node.value === "string") {
      found.push({ specifier: node.value, dynamic });
    }
  };
  inspect(source, {
    ImportDeclaration: (node) => add(node.source, false),
    ExportAllDeclaration: (node) => add(node.source, false),
    ExportNamedDeclaration: (node) => add(node.source, false),
    ImportExpression: (node) => add(node.source.type === "Literal" ? node.source : null, true),
    TSImportType: ({ argument }) =>
      add(argument.type === "TSLiteralType" ? argument.literal : null, false),
  });
  return found;
}

/** Walks the syntax tree of a TypeScript source. */
export function inspect(source: string, visitor: Deno.lint.LintVisitor): void {
  const plugin: Deno.lint.Plugin = { name: "inspect", rules: { all: { create: () => visitor } } };
  Deno.lint.runPlugin(plugin, "inspected.ts", source);
}
