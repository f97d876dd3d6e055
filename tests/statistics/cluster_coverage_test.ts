/** Fails where an interval of clustered rows covers less than it claims. */
import { assert } from "@std/assert";
import { clusterKappaCoverage, clusterRateCoverage } from "./cluster_coverage.ts";
import type { CoverageRow } from "./coverage_row.ts";

function assertCovered(rows: readonly CoverageRow[]): void {
  assert(rows.some(({ claimed }) => claimed));
  for (const { interval, setting, nominal, covered, draws, claimed } of rows) {
    const enough = !claimed || covered >= nominal - 0.02;
    assert(enough, `${interval}, ${setting}: covers ${covered} of ${draws} draws`);
  }
}

Deno.test("clusterInterval() covers at least .93 where it claims to", () => {
  assertCovered(clusterRateCoverage(2000, true));
});

Deno.test("clusterKappa() covers at least .93 where it claims to", () => {
  assertCovered(clusterKappaCoverage(800, 0, true));
});

Deno.test("Wilson's interval and plain kappa are too narrow for clustered rows, which is why", () => {
  const worst = (rows: readonly CoverageRow[], name: string) =>
    Math.min(...rows.filter(({ interval }) => interval === name).map(({ covered }) => covered));
  assert(worst(clusterRateCoverage(200, true), "Wilson") < 0.75);
  assert(worst(clusterKappaCoverage(100, 0, true), "independent") < 0.9);
});
