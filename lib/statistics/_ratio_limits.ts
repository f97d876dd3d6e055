import { scoreLower, scoreUpper } from "./_score_limits.ts";

/** A proportion with the limits of its own interval. */
export interface Limits {
  readonly rate: number;
  readonly lower: number;
  readonly upper: number;
}

/** Wilson limits of a proportion of so many rows, which need not be whole. */
export function wilsonLimits(rate: number, rows: number, z: number): Limits {
  // A share of 1 that is 1 - 1e-16 after weighting is still all of the rows.
  const whole = rate > 1 - 1e-12 ? 1 : rate;
  const successes = whole === 1 ? rows : whole * rows;
  return {
    rate: whole,
    lower: scoreLower(successes, rows, z),
    upper: scoreUpper(successes, rows, z),
  };
}

/** The limits of 1 - rate. */
export function complement({ rate, lower, upper }: Limits): Limits {
  return { rate: 1 - rate, lower: 1 - upper, upper: 1 - lower };
}

/**
 * Limits of a share a / (a + b) of weight, where a / b is the odds of one verdict times a ratio of two
 * proportions, all three independent: those of the ratio by Donner and Zou (MOVER-R), joined with those of
 * the odds on the log scale.
 */
export function shareLimits(
  verdict: Limits,
  first: Limits,
  second: Limits,
): readonly [lower: number, upper: number] {
  const upperOdds = upperProduct(verdict, first, second);
  const lowerOdds = upperProduct(complement(verdict), second, first);
  return [
    Number.isFinite(lowerOdds) ? 1 / (1 + lowerOdds) : 0,
    Number.isFinite(upperOdds) ? upperOdds / (1 + upperOdds) : 1,
  ];
}

/** The upper limit of odds(verdict) x first / second; the lower one is its mirror. */
function upperProduct(verdict: Limits, first: Limits, second: Limits): number {
  const odds = verdict.rate / (1 - verdict.rate);
  const ofOdds = verdict.upper / (1 - verdict.upper) / odds;
  const most = upperRatio(first, second);
  const ratio = first.rate / second.rate;
  // At a ratio of 0 there is no distance on the log scale: the limits multiply, which is wider.
  if (!(ratio > 0) || !Number.isFinite(most)) return odds * ofOdds * most;
  return odds * ratio * Math.exp(Math.hypot(Math.log(most / ratio), Math.log(ofOdds)));
}

/** The upper limit of first / second; infinite where second may be 0. */
function upperRatio(first: Limits, second: Limits): number {
  const product = first.rate * second.rate;
  const least = second.lower * (2 * second.rate - second.lower);
  if (!(least > 0)) return Infinity;
  const most = first.upper * (2 * first.rate - first.upper);
  return (product + Math.sqrt(Math.max(0, product ** 2 - most * least))) / least;
}

/** Limits of verdict x first + (1 - verdict) x second, all three independent (Newcombe, MOVER). */
export function mixtureLimits(
  verdict: Limits,
  first: Limits,
  second: Limits,
): readonly [lower: number, upper: number] {
  const slope = first.rate - second.rate;
  const sum = second.rate + verdict.rate * slope;
  const reach = (upwards: boolean) => {
    const side = upwards ? "upper" : "lower";
    const verdictSide = upwards === slope > 0 ? "upper" : "lower";
    return Math.hypot(
      verdict.rate * (first[side] - first.rate),
      (1 - verdict.rate) * (second[side] - second.rate),
      slope * (verdict[verdictSide] - verdict.rate),
    );
  };
  return [Math.max(0, sum - reach(false)), Math.min(1, sum + reach(true))];
}
