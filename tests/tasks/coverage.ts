// deno-lint-ignore-file no-console
/**
 * Runs the tests under coverage and fails when they reach less than 95 % of the lines of `lib/`.
 * Files that no test imports count too, and so does what a test runs in a process of its own, unless
 * that process ends in `Deno.exit`.
 */
import { filesUnder, ROOT } from "./package.ts";
import { lineCoverage } from "./line_coverage.ts";
import { runOrThrow } from "./run.ts";

const WANTED = 0.95;

const folder = new URL("coverage/", ROOT);
await Deno.remove(folder, { recursive: true }).catch((error) => {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
});
await Deno.mkdir(folder);
const imports = filesUnder("lib", ".ts").map((path) => `import "../${path}";\n`);
await Deno.writeTextFile(new URL("every_file_test.ts", folder), imports.join(""));

const test = new Deno.Command("deno", {
  args: ["task", "test", "coverage/every_file_test.ts"],
  cwd: ROOT,
  env: { DENO_COVERAGE_DIR: new URL("profile", folder).pathname },
}).spawn();
const { success } = await test.status;

const report = ["coverage", "--lcov", "--include=/lib/", "coverage/profile"];
const { stdout } = await runOrThrow("deno", report);
const files = lineCoverage(stdout);
const found = files.reduce((sum, file) => sum + file.found, 0);
const hit = files.reduce((sum, file) => sum + file.hit, 0);
const percent = (part: number, whole: number) => `${(100 * part / whole).toFixed(1)} %`;
for (const file of files.filter((file) => file.hit < WANTED * file.found)) {
  const name = file.path.slice(file.path.indexOf("/lib/") + 1);
  console.log(`${percent(file.hit, file.found).padStart(7)}  ${name}: lines ${file.missed}`);
}
console.log(`${percent(hit, found)} of ${found} lines of lib/ (${files.length} files) are covered`);
if (hit < WANTED * found) {
  console.log(`wanted: ${percent(WANTED, 1)}`);
  Deno.exitCode = 1;
}
if (!success) {
  console.log("and a test failed");
  Deno.exitCode = 1;
}
