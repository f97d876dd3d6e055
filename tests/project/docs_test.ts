import { assert, assertEquals } from "@std/assert";
import { entrypoints } from "../tasks/package.ts";
import {
  type Declaration,
  type DocSymbol,
  documentation,
  type Member,
  type Parameter,
  placeOf,
  type TypeShape,
} from "./_documentation.ts";

/** What the documentation of an exported name lacks. Overloads share their doc comments. */
function lacks({ name, declarations }: DocSymbol): string[] {
  const functions = declarations.filter(({ kind }) => kind === "function");
  const missing = [
    ...functionsLack(functions),
    ...declarations.filter((it) => !functions.includes(it)).flatMap(declarationLacks),
  ];
  return missing.map((it) => `${name} (${placeOf(declarations[0])}) lacks ${it}`);
}

function declarationLacks(declaration: Declaration): string[] {
  const described = declaration.jsDoc?.doc?.trim();
  const members = membersOf(declaration).filter(({ jsDoc }) => !jsDoc?.doc?.trim());
  return [
    ...described ? [] : ["a description"],
    ...members.map((member) => `a description of ${member.name ?? "a signature"}`),
    ...declaration.kind === "enum" ? ["a union of strings in place of an enum"] : [],
  ];
}

function functionsLack(overloads: readonly Declaration[]): string[] {
  if (overloads.length === 0) return [];
  const tags = overloads.flatMap(({ jsDoc }) => jsDoc?.tags ?? []);
  const documented = tags.filter(({ kind, doc }) => kind === "param" && doc?.trim());
  const missing: string[] = [];
  if (!overloads[0].jsDoc?.doc?.trim()) missing.push("a description");
  const parameters = overloads.flatMap(({ def }) => [...(def?.params ?? []).entries()]);
  for (const [index, parameter] of parameters) {
    // A destructured parameter has no name of its own: any in its place will do.
    const name = nameOf(parameter);
    const found = name === undefined
      ? documented.length > index
      : documented.some((tag) => tag.name === name);
    if (!found) missing.push(`@param ${name ?? `number ${index + 1}`}`);
  }
  const type = overloads[0].def?.returnType;
  const nothing = type?.kind === "typePredicate" ||
    ["void", "never", "Promise"].includes(type?.repr ?? "") && /"(void|never)"/.test(
        JSON.stringify(type),
      );
  if (!nothing && !tags.some(({ kind, doc }) => /^returns?$/.test(kind) && doc?.trim())) {
    missing.push("@returns");
  }
  if (!tags.some(({ kind, doc }) => kind === "throws" && doc?.trim())) missing.push("@throws");
  const examples = tags.filter(({ kind }) => kind === "example").map(({ doc }) => doc ?? "");
  if (examples.length === 0) missing.push("@example");
  for (const example of examples) {
    const code = /^\s*```ts\n(.*?)^\s*```/ms.exec(example)?.[1] ?? "";
    if (!/from "@touchstone\/eval(\/[\w-]+)?"/.test(code)) {
      missing.push("an @example that imports the package by its public name");
    } else if (!/\bassert\w*\(/.test(code)) missing.push("an @example that asserts");
  }
  return missing;
}

function nameOf({ name, left, arg }: Parameter): string | undefined {
  const inner = left ?? arg;
  return name ?? (inner && nameOf(inner));
}

function membersOf({ kind, def }: Declaration): readonly Member[] {
  if (kind === "interface") {
    return [...def?.properties ?? [], ...def?.methods ?? [], ...def?.callSignatures ?? []];
  }
  return kind === "typeAlias" ? membersOfType(def?.tsType) : [];
}

/** The members of an object type, alone or in a union. */
function membersOfType(type: TypeShape | undefined): readonly Member[] {
  if (type?.kind === "union" || type?.kind === "intersection") {
    return (type.value as readonly TypeShape[]).flatMap(membersOfType);
  }
  if (type?.kind !== "typeLiteral") return [];
  const { properties = [], methods = [] } = type.value as {
    readonly properties?: readonly Member[];
    readonly methods?: readonly Member[];
  };
  return [...properties, ...methods];
}

Deno.test("every public name is documented, with an example that asserts", async () => {
  const found = new Set<string>();
  for (const symbols of (await documentation(entrypoints().found)).values()) {
    for (const symbol of symbols) for (const it of lacks(symbol)) found.add(it);
  }
  assertEquals([...found].sort(), []);
});

/** The documentation of a source text. */
async function documented(source: string): Promise<readonly DocSymbol[]> {
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    await Deno.writeTextFile(file, source);
    return [...(await documentation([file])).values()].flat();
  } finally {
    await Deno.remove(file);
  }
}

const GOOD = `
/**
 * Adds.
 *
 * @param a First, any number.
 * @param options How.
 * @returns The sum.
 * @throws Nothing.
 *
 * @example
 * \`\`\`ts
 * import { add } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(add(1), 2);
 * \`\`\`
 */
export function add(a: number, { b = 1 }: Options = {}): number {
  return a + b;
}

/** Options of add. */
export interface Options {
  /** Second. */
  readonly b?: number;
}

/** A pair. */
export type Pair = {
  /** First. */
  readonly a: number;
} | null;
`;

Deno.test("lacks() asks nothing of what is documented", async () => {
  const symbols = await documented(GOOD);
  assertEquals(symbols.length, 3);
  assertEquals(symbols.flatMap(lacks), []);
});

Deno.test("lacks() names each part that is missing", async () => {
  const without: readonly [RegExp, RegExp][] = [
    [/ \* Adds\./, /add .* lacks a description/],
    [/ \* @param a .*/, /lacks @param a/],
    [/ \* @param options .*/, /lacks @param number 2/],
    [/ \* @returns .*/, /lacks @returns/],
    [/ \* @throws .*/, /lacks @throws/],
    [/@touchstone\/eval\/statistics/, /lacks an @example that imports the package/],
    [/assertEquals\(add\(1\), 2\)/, /lacks an @example that asserts/],
    [/ \* @example[^]*```\n \*\//, /lacks @example/],
    [/\/\*\* Second\. \*\//, /Options .* lacks a description of b/],
    [/\/\*\* First\. \*\//, /Pair .* lacks a description of a/],
    [/\/\*\* A pair\. \*\//, /Pair .* lacks a description/],
  ];
  for (const [part, expected] of without) {
    const ending = part.source.endsWith("\\*\\/") && part.source.includes("@example") ? "*/" : "";
    const source = GOOD.replace(part, ending);
    assert(source !== GOOD, `${part} is not in the sample`);
    const found = (await documented(source)).flatMap(lacks);
    assert(found.some((it) => expected.test(it)), `${part}: ${found.join("; ") || "nothing"}`);
  }
  assertEquals((await documented("/** A. */\nexport enum A {\n  b,\n}")).flatMap(lacks).length, 1);
});
