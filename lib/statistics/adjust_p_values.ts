import { requireOneOf, requireOptions, requireProbability, wrongType } from "./_require.ts";

/** Options of {@linkcode adjustPValues}. */
export interface AdjustPValuesOptions {
  /**
   * `"holm"` (default): no false finding at all, with the level's confidence, however the tests depend on
   * each other. `"benjamini-hochberg"`: the expected share of false ones among the findings, for tests
   * that are independent or positively dependent. `"benjamini-yekutieli"`: the same under any dependence.
   */
  readonly method?: "holm" | "benjamini-hochberg" | "benjamini-yekutieli";
}

const ACTION = "adjustPValues";
const OPTIONS: Record<keyof AdjustPValuesOptions, true> = { method: true };

/**
 * P-values that allow for how many comparisons were made.
 *
 * Of twenty slices without any effect, one has p < .05 on average. Compare the adjusted values with the level
 * instead. A comparison that could not be made (`null`) stays `null` and is not counted; leave out no
 * comparison that was made, however dull.
 *
 * @param pValues P-values in [0, 1], in any order; `null` where there is none.
 * @param options Which error to keep.
 * @returns The adjusted p-values in the same order, none above 1 and none below its own p-value.
 * @throws {RangeError} If a p-value is outside [0, 1], naming its index, or the method is unknown.
 * @throws {TypeError} If `pValues` is no array or an entry neither number nor `null`,
 *   or an option is unknown.
 *
 * @see S. Holm, Scand. J. Stat. 6 (1979) 65; Y. Benjamini and Y. Hochberg, J. R. Stat. Soc. B 57 (1995) 289;
 *   Y. Benjamini and D. Yekutieli, Ann. Stat. 29 (2001) 1165.
 *
 * @example
 * ```ts
 * import { adjustPValues } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * // 3 x .01; the larger of that and 2 x .03; the larger of that and 1 x .04.
 * assertEquals(adjustPValues([0.03, null, 0.01, 0.04]), [0.06, null, 0.03, 0.06]);
 * ```
 */
export function adjustPValues(
  pValues: readonly (number | null)[],
  options: AdjustPValuesOptions = {},
): readonly (number | null)[] {
  requireOptions(options, OPTIONS, ACTION);
  const { method = "holm" } = options;
  requireOneOf(method, ["holm", "benjamini-hochberg", "benjamini-yekutieli"], "method", ACTION);
  if (!Array.isArray(pValues)) throw wrongType(ACTION, "pValues", "an array", pValues);
  const present: { readonly p: number; readonly index: number }[] = [];
  pValues.forEach((p, index) => {
    if (p === null) return;
    requireProbability(p, `pValues[${index}]`, ACTION);
    present.push({ p, index });
  });
  present.sort((a, b) => a.p - b.p);
  const adjusted = new Array<number | null>(pValues.length).fill(null);
  const count = present.length;
  if (method === "holm") {
    let largest = 0;
    present.forEach(({ p, index }, rank) => {
      largest = Math.max(largest, Math.min(1, p * (count - rank)));
      adjusted[index] = largest;
    });
    return adjusted;
  }
  let dependence = 1;
  if (method === "benjamini-yekutieli") { for (let i = 2; i <= count; i++) dependence += 1 / i; }
  let smallest = 1;
  for (let rank = count; rank > 0; rank--) {
    const { p, index } = present[rank - 1];
    smallest = Math.min(smallest, p * (dependence * (count / rank)));
    adjusted[index] = smallest;
  }
  return adjusted;
}
