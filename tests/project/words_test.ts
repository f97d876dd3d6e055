import { assertEquals } from "@std/assert";
import { exists, filesUnder, ROOT } from "../tasks/package.ts";
import { inspect } from "./_inspect.ts";

/** Folders of a machine, hosts of registries, work left open: nothing of it in any text. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.*-])\/(work|root|tmp|home|Users)\/\w/, "a machine's path"],
  [
    /\b(registry(\.\w+)*\.(org|com|io|net|dev)|npmjs|jsr\.io|npm\.jsr|deno\.land|pypi\.org|deb\.debian)\b/,
    "a registry",
  ],
  [/\b(TODO|FIXME|XXX)\b/, "work left open"],
];
/** The command may read the clock, and calls to models are timed. Everywhere else time and chance are arguments. */
const CLOCK_ALLOWED = ["lib/cli/", "lib/judges/"];
const CLOCKS = ["Math.random", "Date.now", "performance.now", "crypto.getRandomValues"];

/** Each line of a text that holds one of the words. */
function wordsIn(path: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) =>
    WORDS.filter(([word]) => word.test(line))
      .map(([, what]) => `${path}:${index + 1}: ${what}: ${line.trim()}`)
  );
}

/** What a source of `lib/` does that the library does not do. */
function habitsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const clock = !CLOCK_ALLOWED.some((place) => path.startsWith(place));
  inspect(source, {
    MemberExpression: ({ object, property }) => {
      if (object.type !== "Identifier" || property.type !== "Identifier") return;
      const name = `${object.name}.${property.name}`;
      if (clock && CLOCKS.includes(name)) found.push(`${path}: ${name}`);
    },
    NewExpression: ({ callee }) => {
      if (clock && callee.type === "Identifier" && callee.name === "Date") {
        found.push(`${path}: new Date`);
      }
    },
    TSAnyKeyword: () => void found.push(`${path}: any`),
    TSNonNullExpression: () => void found.push(`${path}: a non-null !`),
    ClassDeclaration: ({ superClass }) => {
      // A stream is the platform's own class.
      if (superClass?.type === "Identifier" && superClass.name === "TransformStream") return;
      found.push(`${path}: a class`);
    },
    TSEnumDeclaration: () => void found.push(`${path}: an enum`),
  });
  return found;
}

Deno.test("no text names a machine's path, a registry's host or work left open", () => {
  const texts = [
    ...["mod.ts", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "deno.json"],
    ...["deno.lock", "light.lock", ".ci/run", ".github/workflows/ci.yml"],
    ...filesUnder("lib", ".ts"),
    ...filesUnder("tests", ".ts").filter((path) => path !== "tests/project/words_test.ts"),
    ...filesUnder("notebooks", ".ipynb"),
    ...["datasets", "calibration", "tests"].flatMap((folder) => filesUnder(folder, ".md")),
  ].filter(exists);
  const found = texts
    .flatMap((path) => wordsIn(path, Deno.readTextFileSync(new URL(path, ROOT))));
  assertEquals(found, []);
});

Deno.test("lib/ reads no clock, draws no unseeded number and leaves no type open", () => {
  const found = filesUnder("lib", ".ts")
    .flatMap((path) => habitsIn(path, Deno.readTextFileSync(new URL(path, ROOT))));
  assertEquals(found, []);
});

Deno.test("wordsIn() finds paths, hosts and marks", () => {
  // Put together here, as no text of the project holds them whole.
  const bad = [
    ...["work", "tmp"].flatMap((folder) => [`see /${folder}/x`, `"/${folder}/a"`]),
    `https://${"registry"}.example.org`,
    "// TODO: x",
  ];
  for (const line of bad) assertEquals(wordsIn("a", `ok\n${line}`).length, 1, line);
  const good = ["homework/a", "../parent/a", "todo", "dev.tmp/x", "a registry of judges"];
  for (const line of good) assertEquals(wordsIn("a", line), [], line);
});

Deno.test("habitsIn() finds clocks, chance and open types, in code only", () => {
  const bad = [
    "Math.random();",
    "const now = Date.now;",
    "performance.now();",
    "new Date(0);",
    "const x = y as any;",
    "const x = y!;",
    "export class A {}",
    "export class A extends B {}",
  ];
  for (const line of bad) assertEquals(habitsIn("lib/text/a.ts", line).length, 1, line);
  const good = [
    "// Math.random()",
    'const s = "Date.now";',
    "Date.UTC(2024, 0, 1);",
    "Math.max(1);",
  ];
  for (const line of good) assertEquals(habitsIn("lib/text/a.ts", line), [], line);
  assertEquals(habitsIn("lib/cli/a.ts", "performance.now();"), []);
});
