/**
 * How often the intervals of differences hold the true one: seeded draws on a grid of n and rates, and exact
 * sums over all outcomes where the coverage is least.
 */
import { binomialDraw } from "../../lib/statistics/_binomial_draw.ts";
import { binomialPmf } from "../../lib/statistics/binomial_pmf.ts";
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
/** Rows and rates of the least coverage of a method on the grid of the documentation, and beside it. */
const FAR = [
  [20, 20, 0.02, 0.98],
  [20, 20, 0.1, 0.95],
  [20, 20, 0.66, 0.98],
  [20, 20, 0.4, 0.98],
  [50, 20, 0.94, 0.02],
  [50, 20, 0.02, 0.04],
  [50, 50, 0.04, 0.98],
  [100, 20, 0.95, 0.02],
  [100, 50, 0.02, 0.98],
  [500, 20, 0.02, 0.52],
  [500, 20, 0.02, 0.02],
];
/** Pairs and shares, in the same way. */
const FAR_PAIRS = [
  [20, 0.05, 0.8, 0.1],
  [20, 0.395, 0.2, 0.01],
  [20, 0.47, 0.05, 0.01],
  [20, 0.03, 0.4, 0.01],
  [50, 0.47, 0.05, 0.01],
  [50, 0.395, 0.2, 0.01],
  [50, 0.75, 0.2, 0.01],
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
  for (const [n, m, p, q] of FAR) {
    const likely = outcomes(draws, n, m, p, q);
    for (const method of METHODS) {
      rows.push({
        interval: `difference, ${method}`,
        setting: `n ${n} and ${m}, rates ${p} and ${q}, exact`,
        ...coverage(
          likely,
          p - q,
          ([x, y]) => differenceInterval({ successes: x, n }, { successes: y, n: m }, { method }),
        ),
        claimed: isClaimed(method, n, m, p, q),
      });
    }
  }
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
  for (const [n, a, b, c] of FAR_PAIRS) {
    const likely = pairedOutcomes(draws, n, a, b, c);
    for (const method of PAIRED_METHODS) {
      rows.push({
        interval: `paired difference, ${method}`,
        setting: `${n} pairs, shares ${a}, ${b}, ${c}, exact`,
        ...coverage(likely, b - c, ([both, onlyFirst, onlySecond]) => {
          const neither = n - both - onlyFirst - onlySecond;
          return pairedDifferenceInterval({ both, onlyFirst, onlySecond, neither }, { method });
        }),
        claimed: method === "tango" || method === "bonett-price" ||
          method === "newcombe" && (n === 20 ? b + c <= 0.8 && b + c >= 0.1 : b + c >= 0.1),
      });
    }
  }
  return rows;
}

function isClaimed(method: DifferenceMethod, n: number, m: number, p: number, q: number): boolean {
  if (method === "wald") return false;
  if (method === "newcombe") return Math.min(n, m) >= 50 && Math.max(n, m) >= 100;
  return method !== "miettinen-nurminen" || n !== 50 || m !== 20 || p !== 0.02 || q !== 0.04;
}

/** How often each outcome is to be expected, without those too rare to matter. */
function outcomes(draws: number, n: number, m: number, p: number, q: number): Map<string, number> {
  const likely = new Map<string, number>();
  for (let x = 0; x <= n; x++) {
    for (let y = 0; y <= m; y++) {
      const probability = binomialPmf(x, n, p) * binomialPmf(y, m, q);
      if (probability > 1e-9) likely.set(`${x},${y}`, probability * draws);
    }
  }
  return likely;
}

function pairedOutcomes(draws: number, n: number, a: number, b: number, c: number) {
  const likely = new Map<string, number>();
  for (let both = 0; both <= n; both++) {
    for (let first = 0; both + first <= n; first++) {
      const rest = n - both - first;
      const share = binomialPmf(both, n, a) * binomialPmf(first, n - both, b / (1 - a));
      if (share <= 1e-9) continue;
      for (let second = 0; second <= rest; second++) {
        const probability = share * binomialPmf(second, rest, c / (1 - a - b));
        if (probability > 1e-9) likely.set([both, first, second].join(), probability * draws);
      }
    }
  }
  return likely;
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
  return { nominal: NOMINAL, draws: Math.round(draws), covered: held / draws };
}
