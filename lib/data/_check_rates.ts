import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";

/** The counts that a rate of a 2 x 2 table is made of: successes of n. */
type Share = readonly [successes: number, n: number];

/** The rates that follow from counts alone, human x judge, [pass, flag]. */
function sharesOf([[passPass, passFlag], [flagPass, flagFlag]]: readonly (readonly number[])[]) {
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

/**
 * What is wrong with the rates of a judge with two verdicts beside its counts; `undefined` where they follow.
 *
 * Estimate and n always follow from the counts, and Wilson's bounds do too.
 */
export function rateFault(
  counts: readonly (readonly number[])[],
  rates: Readonly<Record<string, Interval>>,
): string | undefined {
  for (const [name, [successes, n]] of Object.entries(sharesOf(counts))) {
    const rate = rates[name];
    const expected = wilsonInterval(successes, n, { level: rate.level });
    const same = near(rate.estimate, expected.estimate) && rate.n === n;
    const bounds = rate.method !== "wilson" ||
      (near(rate.lower, expected.lower) && near(rate.upper, expected.upper));
    if (!same || !bounds) return `${name} does not follow from its counts, ${successes}/${n}`;
  }
  return undefined;
}

function near(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;
}
