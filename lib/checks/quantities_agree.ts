import { compareQuantities } from "./_compare_quantities.ts";
import { requireQuantity } from "./_require_texts.ts";
import type { Quantity } from "./quantity.ts";

/** Whether one quantity says what another says; "ambiguous" where it depends on how one of them is read. */
export type QuantityAgreement = "yes" | "no" | "ambiguous";

/**
 * Whether the quantity `a` of an answer is borne out by the quantity `b` of its evidence.
 *
 * Values are compared in the base unit of their dimension, so that 24 hours are 1 day, and to the digits that
 * `a` shows: 99.5 % is a faithful rounding of 99.47 %, 100 % is not. A bare number agrees with the same number
 * of any unit, but a unit that the evidence does not name makes the agreement ambiguous, and 30 items are not 30 days. Not for strings:
 * compare codes and names as text.
 *
 * @param a What is claimed, from `extractQuantities`.
 * @param b What it is held against.
 * @returns `"yes"`, `"no"`, or `"ambiguous"` where it rests on one of several readings.
 * @throws {TypeError} If `a` or `b` is no quantity.
 *
 * @example
 * ```ts
 * import { extractQuantities, quantitiesAgree } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const [day, hours, km] = extractQuantities("1 day; 24 hours; 24 km");
 * if (!day || !hours || !km) throw new Error("three quantities");
 * assertEquals(quantitiesAgree(day, hours), "yes");
 * assertEquals(quantitiesAgree(hours, km), "no");
 * ```
 */
export function quantitiesAgree(a: Quantity, b: Quantity): QuantityAgreement {
  requireQuantity(a, "a", "compute quantitiesAgree");
  requireQuantity(b, "b", "compute quantitiesAgree");
  return compareQuantities(a, b);
}
