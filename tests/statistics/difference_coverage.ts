/** How often the intervals of differences hold the true one: seeded draws on a grid of n and rates. */
import { binomialDraw } from "../../lib/statistics/_binomial_draw.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import {
  differenceInterval,
  type DifferenceMethod,
} from "../../lib/statistics/difference_interval.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import {
  pairedDifferenceInterval,
  type PairedDifferenceMethod,
} from "../../lib/statistics/paired_difference_interval.ts";
import type { CoverageRow } from "./coverage_row.ts";

const NOMINAL = 0.95;

const METHODS: readonly DifferenceMethod[] = [
  "newcombe",
  "newcombe-cc",
  "miettinen-nurminen",
  "agresti-caffo",
  "wald",
];
const PAIRED_METHODS: readonly PairedDifferenceMethod[] = [
  "newcombe",
  "newcombe-plain-phi",
  "tango",
  "bonett-price",
  "wald",
];
/** Rows of each side. */
const SIZES = [[20, 20], [30, 90], [100, 100], [100, 400], [500, 500]];
const RATES = [[0.02, 0.02], [0.1, 0.1], [0.1, 0.3], [0.5, 0.5], [0.7, 0.6], [0.9, 0.95]];
const PAIRS = [20, 50, 100, 500];
/** Shares of both, only the first, only the second; the rest is neither. */
const SHARES = [
  [0.45, 0.05, 0.05],
  [0.3, 0.2, 0.2],
  [0.7, 0.15, 0.05],
  [0.05, 0.06, 0.02],
  [0.8, 0.1, 0.01],
  [0.9, 0.02, 0.02],
];

/** Both kinds of differences, every method, in every setting. */
export function differenceCoverage(draws: number): CoverageRow[] {
  const rows: CoverageRow[] = [];
  const independent = SIZES.flatMap(([n, m]) => RATES.map(([p, q]) => ({ n, m, p, q })));
  independent.forEach(({ n, m, p, q }, at) => {
    const random = createRandom(at);
    const drawn = tally(draws, () => [binomialDraw(n, p, random), binomialDraw(m, q, random)]);
    for (const method of METHODS) {
      rows.push({
        interval: `difference, ${method}`,
        setting: `n ${n} and ${m}, rates ${p} and ${q}`,
        ...coverage(
          drawn,
          p - q,
          ([x, y]) => differenceInterval({ successes: x, n }, { successes: y, n: m }, { method }),
        ),
        claimed: method !== "wald",
      });
    }
  });
  const paired = PAIRS.flatMap((n) => SHARES.map((shares) => ({ n, shares })));
  paired.forEach(({ n, shares: [a, b, c] }, at) => {
    const random = createRandom(1000 + at);
    const drawn = tally(draws, () => {
      const both = binomialDraw(n, a, random);
      const first = binomialDraw(n - both, b / (1 - a), random);
      return [both, first, binomialDraw(n - both - first, c / (1 - a - b), random)];
    });
    for (const method of PAIRED_METHODS) {
      rows.push({
        interval: `paired difference, ${method}`,
        setting: `${n} pairs, shares ${a}, ${b}, ${c}`,
        ...coverage(drawn, b - c, ([both, onlyFirst, onlySecond]) => {
          const neither = n - both - onlyFirst - onlySecond;
          return pairedDifferenceInterval({ both, onlyFirst, onlySecond, neither }, { method });
        }),
        claimed: method !== "wald" && (method !== "newcombe-plain-phi" || n >= 50),
      });
    }
  });
  return rows;
}

/** How often each outcome was drawn: an interval is computed once an outcome, not once a draw. */
function tally(draws: number, draw: () => number[]): ReadonlyMap<string, number> {
  const drawn = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const outcome = draw().join();
    drawn.set(outcome, (drawn.get(outcome) ?? 0) + 1);
  }
  return drawn;
}

function coverage(
  drawn: ReadonlyMap<string, number>,
  truth: number,
  interval: (counts: number[]) => Interval,
): { nominal: number; draws: number; covered: number } {
  let draws = 0;
  let held = 0;
  for (const [outcome, times] of drawn) {
    const { lower, upper } = interval(outcome.split(",").map(Number));
    if (lower === null || upper === null) continue;
    draws += times;
    // A hair's breadth, as p - q may be a rounding away from a bound that it equals.
    if (lower <= truth + 1e-12 && truth - 1e-12 <= upper) held += times;
  }
  return { nominal: NOMINAL, draws, covered: held / draws };
}
