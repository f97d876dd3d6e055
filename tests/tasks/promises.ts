// deno-lint-ignore-file no-console
/** Prints how often thresholds keep what they promise, how often one is found, and what it answers. */
import { CURVES, promiseRow } from "../decisions/threshold_promise.ts";
import { markdownTable } from "../../lib/reports/markdown_table.ts";

const draws = Number(Deno.args[0] ?? 2000);
const METHODS = ["learn-then-test", "bonferroni", "split", "pointwise", "plug-in"] as const;
const share = (count: number) => (count / draws).toFixed(3);
console.log(
  `Target risk 5 %, confidence 95 %, ${draws} draws: broken in at most .05 keeps the promise.\n`,
);
for (const n of [100, 500, 2000]) {
  for (const method of METHODS) {
    const rows = Object.keys(CURVES).map((curve) => {
      const row = promiseRow(curve, n, method, draws);
      const coverage = row.coverage === null ? "-" : row.coverage.toFixed(2);
      return [curve, share(row.broken), share(row.found), coverage, row.best.toFixed(2)];
    });
    const head = ["Risk", "broken", "found", "answered where found", "best possible"];
    console.log(`n ${n}, ${method}\n\n${markdownTable(head, rows)}\n`);
  }
}
