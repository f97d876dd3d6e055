/**
 * Reads a rule for several raters, so that a slip is found before any row is read.
 *
 * @param rule `"majority"`, `"any"`, `"all"` or `"at-least:N"` with N an integer of at least 1.
 * @returns `"majority"`, `"all"`, or how many raters must say hallucinated.
 * @throws {RangeError} If the rule is not one of these.
 *
 * @example
 * ```ts
 * import { parseHumanRule } from "@touchstone/eval/data";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * assertEquals(parseHumanRule("at-least:2"), 2);
 * assertThrows(() => parseHumanRule("most"), RangeError, "at-least:N");
 * ```
 */
export function parseHumanRule(rule: string): number | "majority" | "all" {
  if (rule === "majority" || rule === "all") return rule;
  if (rule === "any") return 1;
  const count = /^at-least:([1-9]\d*)$/.exec(rule)?.[1];
  if (count !== undefined) return Number(count);
  throw new RangeError(
    `Cannot combine raters as the rule must be one of majority, any, all, at-least:N: ` +
      `current value is ${JSON.stringify(rule)}`,
  );
}
