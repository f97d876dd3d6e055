/** Exact coverage of an interval for a proportion: no simulation, the sum over all outcomes. */
import { binomialPmf } from "../../lib/statistics/binomial_pmf.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { proportionInterval } from "../../lib/statistics/proportion_interval.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

/** The probability that the interval of n trials at rate p holds p. */
export function exactCoverage(
  p: number,
  n: number,
  interval: (successes: number, n: number) => Interval,
): number {
  let covered = 0;
  for (let k = 0; k <= n; k++) {
    const { lower, upper } = interval(k, n);
    if (lower !== null && lower <= p && p <= upper) covered += binomialPmf(k, n, p);
  }
  return covered;
}

/** One line of the coverage table. */
export interface CoverageRow {
  readonly p: number;
  readonly n: number;
  readonly coverage: number;
}

/** The exact coverage of the 95 % Wilson interval, rare to common rates, few to many trials. */
export function wilsonCoverageTable(): CoverageRow[] {
  return coverageTable(wilsonInterval);
}

/** The exact coverage of every interval for a proportion. */
export function exactTables(): { method: string; rows: CoverageRow[] }[] {
  const methods = [
    "wilson",
    "wilson-cc",
    "clopper-pearson",
    "agresti-coull",
    "jeffreys",
    "jeffreys-equal-tailed",
  ] as const;
  return methods.map((method) => ({
    method,
    rows: coverageTable((successes, n) => proportionInterval(successes, n, { method })),
  }));
}

function coverageTable(interval: (successes: number, n: number) => Interval): CoverageRow[] {
  return [20, 100, 1000].flatMap((n) =>
    [0.02, 0.1, 0.5, 0.9].map((p) => ({ p, n, coverage: exactCoverage(p, n, interval) }))
  );
}

if (import.meta.main) {
  // deno-lint-ignore no-console
  console.table(wilsonCoverageTable());
}
