import { requireList } from "./_require_arguments.ts";
import { parseHumanRule } from "./parse_human_rule.ts";

/** What people say of a row: hallucinated or not, undecided under the rule, or `null`: nobody said. */
export type HumanVerdict = boolean | "undecided" | null;

/** How several raters become one verdict: `"majority"`, `"any"`, `"all"` or `"at-least:2"`. */
export type HumanRule = "majority" | "any" | "all" | `at-least:${number}`;

/**
 * One verdict from the labels of several raters, by a stated rule.
 *
 * A row on which the rule does not decide comes back as `"undecided"`, to be counted: ties are never
 * broken in silence. A missing label (`null`) takes no side; the rule decides only where no label that is
 * missing could change the outcome, except for `"majority"`, which is of the labels given.
 *
 * @param labels One entry a rater: `true` = hallucinated, `false` = not, `null` = no label.
 * @param rule `"majority"`: more than half of the labels given; `"any"`: at least one says hallucinated;
 *   `"all"`: every one does; `"at-least:N"`: N or more do.
 * @returns The verdict; `"undecided"` on a tie or where a missing label matters; `null` without any label.
 * @throws {TypeError} If `labels` is no list.
 * @throws {RangeError} If the rule is not one of these.
 *
 * @example
 * ```ts
 * import { combineRaters } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(combineRaters([true, true, false], "majority"), true);
 * assertEquals(combineRaters([true, false], "majority"), "undecided");
 * assertEquals(combineRaters([true, false], "any"), true);
 * assertEquals(combineRaters([true, null, false], "at-least:2"), "undecided");
 * ```
 */
export function combineRaters(labels: readonly (boolean | null)[], rule: HumanRule): HumanVerdict {
  requireList(labels, "labels", "combine raters");
  let positive = 0;
  let negative = 0;
  for (const label of labels) {
    if (label === true) positive++;
    else if (label === false) negative++;
  }
  const missing = labels.length - positive - negative;
  const needed = parseHumanRule(rule);
  if (positive + negative === 0) return null;
  if (needed === "majority") return positive === negative ? "undecided" : positive > negative;
  if (needed === "all") return negative > 0 ? false : missing > 0 ? "undecided" : true;
  if (positive >= needed) return true;
  return positive + missing >= needed ? "undecided" : false;
}
