import { assertEquals } from "@std/assert";
import { entrypoints, exists, filesUnder } from "../tasks/package.ts";
import { type DocSymbol, documentation, placeOf } from "./_documentation.ts";

type Exports = ReadonlyMap<string, readonly DocSymbol[]>;

/** Names that two places declare, each with the places. */
function ambiguousNames(exports: Exports): string[] {
  const places = new Map<string, Set<string>>();
  for (const symbols of exports.values()) {
    for (const { name, declarations } of symbols) {
      // An overload is a second declaration in the same file.
      const files = declarations.map((it) => placeOf(it).replace(/:\d+$/, ""));
      places.set(name, (places.get(name) ?? new Set()).union(new Set(files)));
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name} is declared in ${[...files].sort().join(" and ")}`);
}

/** Exports of a room's public files that its `mod.ts` leaves out. */
function unexported(files: Exports, mod: readonly DocSymbol[]): string[] {
  const names = new Set(mod.map(({ name }) => name));
  return [...files].flatMap(([path, symbols]) =>
    symbols.filter(({ name }) => !names.has(name)).map(({ name }) => `${path}: ${name}`)
  );
}

const rooms = [...new Set(filesUnder("lib", ".ts").map((path) => path.split("/")[1]))]
  .filter((room) => exists(`lib/${room}/mod.ts`));

Deno.test("public names are unique across the rooms", async () => {
  assertEquals(ambiguousNames(await documentation(entrypoints().found)), []);
});

Deno.test("every room's mod.ts exports what its public files export", async () => {
  const doors = entrypoints().found;
  for (const room of rooms) {
    const mod = `lib/${room}/mod.ts`;
    const files = filesUnder(`lib/${room}`, ".ts")
      .filter((path) => !path.includes("/_") && !doors.includes(path));
    const exports = await documentation([mod, ...files]);
    const others = new Map([...exports].filter(([path]) => path !== mod));
    assertEquals(unexported(others, exports.get(mod) ?? []), []);
  }
});

Deno.test("mod.ts exports every light room", async () => {
  const exports = await documentation(["mod.ts", ...rooms.map((room) => `lib/${room}/mod.ts`)]);
  const light = [...exports].filter(([path]) => !/^(mod|lib\/(render|cli)\/mod)\.ts$/.test(path));
  assertEquals(unexported(new Map(light), exports.get("mod.ts") ?? []), []);
});

function sample(path: string, ...names: string[]): [string, DocSymbol[]] {
  const location = { filename: new URL(`../../${path}`, import.meta.url).href, line: 1 };
  const symbols = names.map((name) => ({
    name,
    declarations: [{ kind: "function", declarationKind: "export", location }],
  }));
  return [path, symbols];
}

Deno.test("ambiguousNames() tells a second declaration from a re-export", () => {
  const [, again] = sample("lib/a/x.ts", "x");
  assertEquals(ambiguousNames(new Map([sample("lib/a/x.ts", "x"), ["mod.ts", again]])), []);
  assertEquals(ambiguousNames(new Map([sample("lib/a/x.ts", "x"), sample("lib/b/y.ts", "x")])), [
    "x is declared in lib/a/x.ts and lib/b/y.ts",
  ]);
});

Deno.test("unexported() names what mod.ts leaves out", () => {
  const [, mod] = sample("lib/a/mod.ts", "x");
  assertEquals(unexported(new Map([sample("lib/a/x.ts", "x", "y")]), mod), ["lib/a/x.ts: y"]);
});
