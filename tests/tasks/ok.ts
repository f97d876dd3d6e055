// deno-lint-ignore-file no-console
/**
 * The whole gate, `deno task ok`: every step runs, whatever the steps before it said; the summary
 * names each with its time; the exit code is 1 if any failed.
 *
 *     deno task ok [--junit=FILE] [--only=WORD]
 */
import { parseArgs } from "@std/cli/parse-args";
import { entrypoints, MISSING_ENTRYPOINTS_FAIL, sources } from "./package.ts";
import { show } from "./run.ts";

interface Step {
  readonly name: string;
  readonly run: () => number | Promise<number>;
}

const options = parseArgs(Deno.args, {
  string: ["junit", "only"],
  unknown: (arg) => {
    console.error(`Unknown argument ${arg}: use --junit=FILE or --only=WORD`);
    Deno.exit(2);
  },
});

const { found, missing } = entrypoints();
const script = (name: string, ...args: string[]) => () =>
  show("deno", ["run", "-A", `tests/tasks/${name}.ts`, ...args]);
const deno = (...args: string[]) => () => show("deno", args);

// The rule fails on an entrypoint that does not exist; the dry run holds the others to it.
const slowTypes = missing.length > 0 ? ["--rules-exclude=no-slow-types"] : [];

const steps: readonly Step[] = [
  { name: "entrypoints", run: reportMissing },
  { name: "format", run: deno("fmt", "--check") },
  { name: "lint", run: deno("lint", ...slowTypes) },
  { name: "types", run: deno("check", ...sources()) },
  { name: "types of notebook cells", run: script("check_notebooks") },
  { name: "doc lint", run: deno("doc", "--lint", ...found) },
  {
    name: "tests and doc examples",
    run: deno("task", "test", ...options.junit ? [`--junit-path=${options.junit}`] : []),
  },
  { name: "publish dry run", run: script("publish") },
  { name: "notebooks", run: script("notebooks", "--check") },
].filter((step) => step.name.includes(options.only ?? ""));

function reportMissing(): number {
  for (const file of missing) console.log(`deno.json exports ${file}, which does not exist yet`);
  return MISSING_ENTRYPOINTS_FAIL && missing.length > 0 ? 1 : 0;
}

const results: { name: string; code: number; seconds: number }[] = [];
for (const { name, run } of steps) {
  console.log(`\n--- ${name}`);
  const start = performance.now();
  const code = await run();
  results.push({ name, code, seconds: (performance.now() - start) / 1000 });
}

console.log("\n--- summary");
for (const { name, code, seconds } of results) {
  const verdict = code === 0 ? "ok    " : "FAILED";
  console.log(`${verdict} ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const failed = results.filter((result) => result.code !== 0);
console.log(
  failed.length === 0
    ? `all ${results.length} steps passed`
    : `${failed.length} of ${results.length} steps failed`,
);
Deno.exit(failed.length === 0 ? 0 : 1);
