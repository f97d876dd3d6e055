import { extractQuantities } from "../checks/extract_quantities.ts";
import { quantitiesAgree } from "../checks/quantities_agree.ts";
import type { Quantity } from "../checks/quantity.ts";

/** Whether two quantities are the same: each bears the other out, and both are of one kind. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  return a.kind === b.kind && a.currency === b.currency && quantitiesAgree(a, b) === "yes" &&
    quantitiesAgree(b, a) === "yes";
}

/** The quantity that a wording is as a whole, if it is one that can be read in one way only. */
export function wholeQuantity(wording: string): Quantity | null {
  const trimmed = wording.trim();
  const [only, ...more] = extractQuantities(trimmed);
  if (only === undefined || more.length > 0 || !isFirm(only)) return null;
  return only.span.start === 0 && only.span.end === trimmed.length ? only : null;
}

/** Whether a quantity can be read in one way only. */
export function isFirm({ values, alternatives, doubtful }: Quantity): boolean {
  return doubtful !== true && values === undefined && alternatives === undefined;
}
