import type { Interval } from "./interval.ts";
import {
  outOfRange,
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
} from "./_require.ts";
import type { ProportionOptions } from "./proportion_options.ts";

const OPTIONS: Record<keyof ProportionOptions, true> = { level: true, sides: true };

/** Throws unless `successes` of `n` and `options` can be the input of a proportion's interval. */
export function requireProportion(
  successes: number,
  n: number,
  options: ProportionOptions,
  action: string,
): void {
  requireOptions(options, OPTIONS, action);
  const { level = 0.95, sides = "two" } = options;
  requireInteger(n, "n", action);
  requireInteger(successes, "successes", action);
  if (successes > n) throw outOfRange(action, "successes", `at most n (${n})`, successes);
  requireLevel(level, action);
  requireOneOf(sides, ["two", "lower", "upper"], "sides", action);
}

/**
 * The interval of `successes` of `n` whose two-sided bounds are `bounds(tail)`, with `tail` the
 * probability left beyond each bound.
 */
export function proportionResult(
  successes: number,
  n: number,
  { level = 0.95, sides = "two" }: ProportionOptions,
  method: string,
  bounds: (tail: number) => readonly [lower: number, upper: number],
): Interval {
  if (n === 0) {
    return {
      estimate: null,
      lower: null,
      upper: null,
      reason: "no observations",
      n,
      level,
      method,
    };
  }
  const [lower, upper] = bounds(sides === "two" ? (1 - level) / 2 : 1 - level);
  return {
    estimate: successes / n,
    lower: sides === "upper" ? 0 : lower,
    upper: sides === "lower" ? 1 : upper,
    n,
    level,
    method,
  };
}
