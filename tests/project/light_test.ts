import { assertEquals } from "@std/assert";
import { entrypoints, exists, NOT_LIGHT, readManifest } from "../tasks/package.ts";
import { runOrThrow } from "../tasks/run.ts";

/** Packages that a light entrypoint does not reach, not even by a dynamic import. */
const HEAVY = [...NOT_LIGHT, "vega", "vega-lite", "@resvg/resvg-js", "dejavu-fonts-ttf"];
const HEAVY_DOORS = ["lib/render/mod.ts", "lib/entailment/nli.ts", "lib/judges/openai.ts"];

interface Graph {
  readonly modules: readonly { readonly specifier: string; readonly npmPackage?: string }[];
  /** Every package that the lock knows, in the graph or not. */
  readonly npmPackages?: Readonly<
    Record<string, { readonly name: string; readonly dependencies: readonly string[] }>
  >;
}

/** The heavy packages and doors in a module graph. */
function heavyIn({ modules, npmPackages = {} }: Graph): string[] {
  const reached = new Set(modules.flatMap(({ npmPackage }) => npmPackage ?? []));
  for (const id of reached) for (const it of npmPackages[id].dependencies) reached.add(it);
  const packages = [...reached].map((id) => npmPackages[id].name);
  const files = modules.map(({ specifier }) => specifier);
  return [
    ...HEAVY.filter((name) => packages.includes(name)),
    ...HEAVY_DOORS.filter((door) => files.some((file) => file.endsWith(`/${door}`))),
  ];
}

Deno.test("light entrypoints hold no heavy package in their graph", async () => {
  const light = entrypoints().found.filter((file) => !HEAVY_DOORS.includes(file));
  for (const file of light) {
    const { stdout } = await runOrThrow("deno", ["info", "--json", file]);
    assertEquals(heavyIn(JSON.parse(stdout)), [], file);
  }
});

Deno.test("light entrypoints can be imported without any permission", async () => {
  const { name, exports } = readManifest();
  const light = Object.entries(exports)
    .filter(([, file]) => exists(file) && !HEAVY_DOORS.some((door) => file.endsWith(door)))
    .map(([door]) => `import ${JSON.stringify(name + door.slice(1))};`);
  const input = `${light.join("\n")}\nconsole.log("imported");`;
  const { stdout } = await runOrThrow("deno", ["run", "--no-prompt", "-"], { input });
  assertEquals(stdout, "imported\n");
});

Deno.test("heavyIn() finds a door, a package and what a package depends on", () => {
  const modules = [
    { specifier: "file:///a/lib/render/mod.ts" },
    { specifier: "npm:/vega-lite@6.5.0", npmPackage: "vega-lite@6.5.0" },
  ];
  const npmPackages = {
    "openai@7.0.0": { name: "openai", dependencies: [] },
    "vega@6.4.0": { name: "vega", dependencies: [] },
    "vega-lite@6.5.0": { name: "vega-lite", dependencies: ["vega@6.4.0"] },
  };
  assertEquals(heavyIn({ modules, npmPackages }), ["vega", "vega-lite", "lib/render/mod.ts"]);
  assertEquals(heavyIn({ modules: [{ specifier: "file:///a/mod.ts" }], npmPackages }), []);
});
