import { cohenKappa } from "../statistics/cohen_kappa.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";

/** Cells of a 2 x 2 table, human x judge, [pass, flag]. */
type Cells = readonly (readonly number[])[];

/** The counts that a rate of a 2 x 2 table is made of: successes of n. */
type Share = readonly [successes: number, n: number];

/** The rates that are shares. */
function sharesOf([[passPass, passFlag], [flagPass, flagFlag]]: Cells) {
  const n = passPass + passFlag + flagPass + flagFlag;
  return {
    agreement: [passPass + flagFlag, n],
    sensitivity: [flagFlag, flagPass + flagFlag],
    specificity: [passPass, passPass + passFlag],
    precision: [flagFlag, passFlag + flagFlag],
    negativePredictiveValue: [passPass, passPass + flagPass],
    prevalence: [flagPass + flagFlag, n],
  } as const satisfies Record<string, Share>;
}

/** The coefficients that follow from the counts; no number where they are undefined. */
function coefficientsOf([[passPass, passFlag], [flagPass, flagFlag]]: Cells) {
  const [good, bad] = [passPass + passFlag, flagPass + flagFlag];
  const [passed, flagged] = [passPass + flagPass, passFlag + flagFlag];
  const n = good + bad;
  const youdenJ = flagFlag / bad + passPass / good - 1;
  const positive = (bad + flagged) / (2 * n);
  const byChance = 2 * positive * (1 - positive);
  return {
    youdenJ,
    balancedAccuracy: (youdenJ + 1) / 2,
    f1: 2 * flagFlag / (bad + flagged),
    ac1: ((passPass + flagFlag) / n - byChance) / (1 - byChance),
    matthews: (passPass * flagFlag - passFlag * flagPass) /
      Math.sqrt(good * bad * passed * flagged),
  };
}

/**
 * What is wrong with the rates of a judge with two verdicts beside its counts; `undefined` where they follow.
 *
 * Every estimate and n follows from the counts. So do Wilson's bounds of a share and both of kappa's; bounds
 * that allow for groups need the rows, and can only be seen to hold their estimate.
 */
export function rateFault(
  counts: Cells,
  rates: Readonly<Record<string, Interval>>,
): string | undefined {
  for (const [name, [successes, n]] of Object.entries(sharesOf(counts))) {
    const rate = rates[name];
    const expected = wilsonInterval(successes, n, { level: rate.level });
    const sure = rate.method === "wilson" ? sameBounds(rate, expected) : holdsEstimate(rate);
    if (!near(rate.estimate, expected.estimate) || rate.n !== n || !sure) {
      return `${name} does not follow from its counts, ${successes}/${n}`;
    }
  }
  const table = `${counts.flat().join(", ")}`;
  const n = counts.flat().reduce((sum, count) => sum + count, 0);
  for (const [name, value] of Object.entries(coefficientsOf(counts))) {
    const rate = rates[name];
    const estimate = Number.isFinite(value) ? value : null;
    if (!near(rate.estimate, estimate) || rate.n !== n) {
      return `${name} does not follow from its counts, ${table}`;
    }
  }
  const { kappa } = rates;
  const interval = kappa.method.endsWith("adjusted") ? "adjusted" : "wald";
  const expected = cohenKappa({ labels: [false, true], counts }, { level: kappa.level, interval });
  const sure = kappa.method === interval ? sameBounds(kappa, expected) : holdsEstimate(kappa);
  if (near(kappa.estimate, expected.estimate) && kappa.n === n && sure) return undefined;
  return `kappa does not follow from its counts, ${table}`;
}

function sameBounds(a: Interval, b: Interval): boolean {
  return near(a.lower, b.lower) && near(a.upper, b.upper);
}

function holdsEstimate({ estimate, lower, upper }: Interval): boolean {
  return lower === null || (lower <= estimate + 1e-9 && estimate - 1e-9 <= upper);
}

function near(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;
}
