// deno-lint-ignore-file no-console
/** Measures how often intervals hold the true value; with `--write` into lib/statistics/COVERAGE.md. */
import { coverageReport } from "../statistics/coverage_report.ts";
import { runOrThrow } from "./run.ts";

const report = coverageReport((done, all) => console.error(`${done} of ${all} settings`));
if (Deno.args.includes("--write")) {
  const page = new URL("../../lib/statistics/COVERAGE.md", import.meta.url);
  await Deno.writeTextFile(page, report);
  await runOrThrow("deno", ["fmt", page.pathname]);
}
console.log(report);
