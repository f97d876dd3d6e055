import { assertEquals } from "@std/assert";
import { entrypoints, exists, NOT_LIGHT, readManifest } from "../tasks/package.ts";
import { runOrThrow } from "../tasks/run.ts";

/** Packages that a light entrypoint does not reach, not even by a dynamic import. */
const HEAVY = [...NOT_LIGHT, "vega", "vega-lite", "@resvg/resvg-js", "dejavu-fonts-ttf"];
const HEAVY_DOORS = ["lib/render/mod.ts", "lib/entailment/nli.ts", "lib/judges/openai.ts"];

interface Reference {
  readonly specifier: string;
}

interface Graph {
  readonly roots: readonly string[];
  readonly modules: readonly {
    readonly specifier: string;
    readonly npmPackage?: string;
    readonly dependencies?: readonly { readonly code?: Reference; readonly type?: Reference }[];
  }[];
  readonly redirects?: Readonly<Record<string, string>>;
  /** Every package that the lock knows, in the graph or not. */
  readonly npmPackages?: Readonly<
    Record<string, { readonly name: string; readonly dependencies: readonly string[] }>
  >;
}

/**
 * The heavy packages and doors that the roots of a module graph reach: with `types`, as a type check
 * loads it; without, as `deno run` does, which passes over imports of types.
 */
function heavyIn(graph: Graph, types: boolean): string[] {
  const { modules, npmPackages = {}, redirects = {} } = graph;
  const bySpecifier = new Map(modules.map((module) => [module.specifier, module]));
  const files = new Set(graph.roots);
  const reached = new Set<string>();
  for (const file of files) {
    const { dependencies = [], npmPackage } = bySpecifier.get(file) ?? {};
    if (npmPackage !== undefined) reached.add(npmPackage);
    for (const { code, type } of dependencies) {
      const targets = [code, types ? type : undefined].flatMap((it) => it?.specifier ?? []);
      for (const target of targets) files.add(redirects[target] ?? target);
    }
  }
  for (const id of reached) for (const it of npmPackages[id].dependencies) reached.add(it);
  const packages = [...reached].map((id) => npmPackages[id].name);
  return [
    ...HEAVY.filter((name) => packages.includes(name)),
    ...HEAVY_DOORS.filter((door) => [...files].some((file) => file.endsWith(`/${door}`))),
  ];
}

Deno.test("light entrypoints hold no heavy package in their graph", async () => {
  const light = entrypoints().found.filter((file) => !HEAVY_DOORS.includes(file));
  for (const file of light) {
    const { stdout } = await runOrThrow("deno", ["info", "--json", file]);
    // The command is run, not imported: a type of a heavy door costs nobody anything there.
    const types = !file.startsWith("lib/cli/");
    assertEquals(heavyIn(JSON.parse(stdout), types), [], file);
  }
});

Deno.test("nbk-02: light entrypoints can be imported without any permission, and without a DOM", async () => {
  const { name, exports } = readManifest();
  const light = Object.entries(exports)
    .filter(([, file]) => exists(file) && !HEAVY_DOORS.some((door) => file.endsWith(door)))
    .map(([door]) => `import ${JSON.stringify(name + door.slice(1))};`);
  const input = `${light.join("\n")}\nconsole.log("imported");`;
  const { stdout } = await runOrThrow("deno", ["run", "--no-prompt", "-"], { input });
  assertEquals(stdout, "imported\n");
});

Deno.test("heavyIn() finds a door, a package and what a package depends on", () => {
  const code = (specifier: string) => ({ code: { specifier } });
  const graph: Graph = {
    roots: ["file:///a/mod.ts"],
    modules: [
      {
        specifier: "file:///a/mod.ts",
        dependencies: [{ type: { specifier: "file:///a/lib/render/mod.ts" } }, code("npm:x")],
      },
      { specifier: "file:///a/lib/render/mod.ts", dependencies: [code("npm:vega-lite@6.5.0")] },
      { specifier: "npm:/vega-lite@6.5.0", npmPackage: "vega-lite@6.5.0" },
      { specifier: "npm:x", npmPackage: "x@1.0.0" },
    ],
    redirects: { "npm:vega-lite@6.5.0": "npm:/vega-lite@6.5.0" },
    npmPackages: {
      "openai@7.0.0": { name: "openai", dependencies: [] },
      "vega@6.4.0": { name: "vega", dependencies: [] },
      "vega-lite@6.5.0": { name: "vega-lite", dependencies: ["vega@6.4.0"] },
      "x@1.0.0": { name: "x", dependencies: [] },
    },
  };
  assertEquals(heavyIn(graph, true), ["vega", "vega-lite", "lib/render/mod.ts"]);
  assertEquals(heavyIn(graph, false), []);
});
