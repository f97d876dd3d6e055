/** Fails where the interval of a corrected rate covers less than it claims. */
import { assert } from "@std/assert";
import { differenceCoverage, ppiCoverage, weightedCoverage } from "./correction_coverage.ts";
import type { CoverageRow } from "./coverage_row.ts";

function assertCovered(rows: readonly CoverageRow[]): void {
  assert(rows.some(({ claimed }) => claimed));
  for (const { interval, setting, nominal, covered, draws, claimed } of rows) {
    const enough = !claimed || covered >= nominal - 0.02;
    assert(enough, `${interval}, ${setting}: covers ${covered} of ${draws} draws`);
  }
}

Deno.test("ppiMean() covers at least .93 where it claims to", () => {
  assertCovered(ppiCoverage(1200));
});

Deno.test("correctedDifference() covers near .95 where adding two intervals covers all", () => {
  const rows = differenceCoverage(1500);
  assertCovered(rows);
  for (const { interval, covered } of rows) {
    if (interval === "two intervals") assert(covered >= 0.995);
    else assert(covered <= 0.975, `${interval} covers ${covered}`);
  }
});

Deno.test("weightedRates() covers at least .93 where it claims to", () => {
  assertCovered(weightedCoverage(1500));
});
