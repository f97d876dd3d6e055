import { assertEquals } from "@std/assert";
import { filesUnder, ROOT } from "../tasks/package.ts";
import { importsOf, inspect } from "./_inspect.ts";

// A room imports only from the rooms before it.
const ROOMS = [
  ...["statistics", "data", "text", "checks", "retrieval", "judges", "entailment", "claims"],
  ...["cases", "decisions", "pictures", "render", "reports", "labelling", "cli"],
];
/** Rooms and files that may touch `Deno` and `node:` modules. */
const OUTWARD = ["lib/data/", "lib/judges/", "lib/render/", "lib/cases/testing.ts", "lib/cli/"];
/** Entrypoints that nothing light may import, and the packages that only they may. */
const HEAVY_FILES = /^lib\/(render\/|entailment\/nli\.ts$|judges\/openai\.ts$|cases\/testing\.ts$)/;
const HEAVY_PACKAGES =
  /^(npm:)?\/?(vega|vega-lite|@resvg\/|dejavu-fonts|@huggingface\/|onnxruntime|openai)/;

/** What a file of `lib/` imports or touches against the order of the house. */
function problemsOf(path: string, source: string): string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${path}: ${problem}`);
  const room = path.split("/")[1];
  const outward = OUTWARD.some((place) => path.startsWith(place));
  const heavy = HEAVY_FILES.test(path);
  if (!ROOMS.includes(room)) say(`no room is called ${room}`);

  for (const { specifier, typeOnly } of importsOf(source)) {
    if (specifier.startsWith("node:") && !outward) say(`imports ${specifier}`);
    if (HEAVY_PACKAGES.test(specifier) && !heavy) say(`imports the heavy ${specifier}`);
    if (!specifier.startsWith(".")) continue;
    const target = new URL(specifier, new URL(path, "file:///")).pathname.slice(1);
    if (!target.startsWith("lib/")) {
      if (target.endsWith(".ts")) say(`imports ${target} from outside lib/`);
      continue;
    }
    const [, other, name] = target.split("/");
    // The command is run, not imported: a type of a heavy door costs nobody anything there.
    const free = heavy || (typeOnly && room === "cli");
    if (HEAVY_FILES.test(target) && !free) say(`imports the heavy ${target}`);
    if (other === room) continue;
    if (ROOMS.indexOf(other) > ROOMS.indexOf(room)) say(`imports ${target}, a room below it`);
    if (!ROOMS.includes(other)) say(`imports ${target}, which is no room`);
    if (name.startsWith("_")) say(`imports ${target}, which is private to its room`);
  }
  if (!outward) {
    inspect(source, {
      Identifier: (node) => {
        if (node.name === "Deno") say("mentions Deno");
      },
    });
  }
  return problems;
}

Deno.test("lib/ keeps the order of its rooms", () => {
  const problems = filesUnder("lib", ".ts")
    .flatMap((path) => problemsOf(path, Deno.readTextFileSync(new URL(path, ROOT))));
  assertEquals(problems, []);
});

Deno.test("problemsOf() finds what breaks the order of the rooms", () => {
  const one = (path: string, source: string) => problemsOf(path, source).length;
  // Good: the room itself, a room above, a package, a data file.
  assertEquals(
    one("lib/claims/a.ts", 'import { x } from "./_b.ts"; import "simple-statistics";'),
    0,
  );
  assertEquals(one("lib/claims/a.ts", 'export * from "../text/split_sentences.ts";'), 0);
  assertEquals(one("lib/cli/a.ts", 'import "../../datasets/a.jsonl" with { type: "text" };'), 0);
  assertEquals(one("lib/data/a.ts", 'import "node:fs"; Deno.readTextFileSync("a");'), 0);
  assertEquals(one("lib/render/a.ts", 'import * as vega from "vega";'), 0);
  assertEquals(one("lib/text/a.ts", "// Deno.args\n/** `node:fs` */\nconst s = 'Deno.args';"), 0);
  assertEquals(one("lib/cli/a.ts", 'type X = typeof import("../render/mod.ts");'), 0);
  // Bad, once each.
  assertEquals(one("lib/text/a.ts", 'import { x } from "../claims/b.ts";'), 1);
  assertEquals(one("lib/text/a.ts", 'import type { X } from "../claims/b.ts";'), 1);
  assertEquals(one("lib/text/a.ts", 'type X = import("../claims/b.ts").X;'), 1);
  assertEquals(one("lib/text/a.ts", 'const x = await import("../cli/b.ts");'), 1);
  assertEquals(one("lib/claims/a.ts", 'import { x } from "../text/_b.ts";'), 1);
  assertEquals(one("lib/utils/a.ts", ""), 1);
  assertEquals(one("lib/text/a.ts", 'import "../../tests/golden.ts";'), 1);
  assertEquals(one("lib/text/a.ts", 'import { inspect } from "node:util";'), 1);
  assertEquals(one("lib/text/a.ts", "const env = Deno.env;"), 1);
  assertEquals(one("lib/pictures/a.ts", 'import type { Spec } from "vega-lite";'), 1);
  assertEquals(one("lib/judges/a.ts", 'const x = await import("npm:openai@7");'), 1);
  assertEquals(one("lib/cli/a.ts", 'const x = await import("../render/mod.ts");'), 1);
  assertEquals(one("lib/claims/a.ts", 'export * from "../entailment/nli.ts";'), 1);
  assertEquals(one("lib/reports/a.ts", 'import type { x } from "../render/mod.ts";'), 1);
});
