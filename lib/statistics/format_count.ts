import { requireInteger } from "./_require.ts";

/**
 * A count as people read it: with commas between thousands, whatever the locale.
 *
 * @param count An integer of at least 0.
 * @returns The count, such as `1,487`.
 * @throws {RangeError} If `count` is not an integer of at least 0.
 * @throws {TypeError} If `count` is not a number.
 *
 * @example
 * ```ts
 * import { formatCount } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatCount(1487), "1,487");
 * ```
 */
export function formatCount(count: number): string {
  requireInteger(count, "count", "formatCount");
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
