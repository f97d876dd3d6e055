// deno-lint-ignore-file no-console
/** Measures how often intervals hold the true value; with `--write` into lib/statistics/COVERAGE.md. */
import { coverageReport } from "../statistics/coverage_report.ts";

const report = coverageReport((done, all) => console.error(`${done} of ${all} settings`));
if (Deno.args.includes("--write")) {
  await Deno.writeTextFile(new URL("../../lib/statistics/COVERAGE.md", import.meta.url), report);
}
console.log(report);
