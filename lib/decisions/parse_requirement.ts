import { requireBar } from "./_require_bar.ts";

/** A bar that a judge must reach. */
export interface Requirement {
  /** A rate of the record, such as `"sensitivity"` or `"kappa"`. */
  readonly metric: string;
  /** The bar, in units of the metric. */
  readonly bar: number;
  /** What must reach it: the lower limit of the interval or the estimate. */
  readonly at: "lower" | "estimate";
}

/**
 * Reads a bar such as `sensitivity>=.8`, `kappa>=0.6@estimate` or `specificity>=80%@lower`.
 *
 * @param text `METRIC>=X`, with `@lower` (default) or `@estimate` behind it; X a number or a percentage.
 * @returns The metric, the bar and what must reach it.
 * @throws {SyntaxError} If the text does not read so.
 * @throws {RangeError} If the bar is beyond reach, as 80 is, a slip for 80 %.
 *
 * @example
 * ```ts
 * import { parseRequirement } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseRequirement("sensitivity>=80%"), {
 *   metric: "sensitivity",
 *   bar: 0.8,
 *   at: "lower",
 * });
 * ```
 */
export function parseRequirement(text: string): Requirement {
  const parts = /^\s*(\w+)\s*>=\s*(-?(?:\d+\.?\d*|\.\d+))\s*(%?)\s*(?:@(lower|estimate))?\s*$/
    .exec(text);
  if (!parts) {
    throw new SyntaxError(
      `Cannot read the requirement ${JSON.stringify(text)}: write METRIC>=X, METRIC>=X@lower or ` +
        "METRIC>=X@estimate, for example sensitivity>=.8",
    );
  }
  const [, metric, number, percent, at] = parts;
  const bar = percent ? Number(number) / 100 : Number(number);
  requireBar(bar);
  return {
    metric,
    bar,
    at: at === "estimate" ? "estimate" : "lower",
  };
}
