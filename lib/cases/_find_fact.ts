import { extractQuantities } from "../checks/extract_quantities.ts";
import { findPhrase } from "../checks/find_phrase.ts";
import { quantitiesAgree } from "../checks/quantities_agree.ts";
import type { Quantity } from "../checks/quantity.ts";
import type { Fact } from "../data/case.ts";
import type { Span } from "../data/span.ts";

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

/** Where a wording stands in a text: as an equal quantity where it is one, otherwise word for word. */
export function findWording(text: string, wording: string): readonly Span[] {
  const places = findPhrase(text, wording);
  const quantity = wholeQuantity(wording);
  if (quantity === null) return places;
  const equal = extractQuantities(text).filter((other) => sameQuantity(quantity, other))
    .map(({ span }) => span);
  return [...equal, ...places];
}

/** Whether a text holds a wording of a fact. */
export function holdsFact(text: string, fact: Fact): boolean {
  const wordings = typeof fact === "string" ? [fact] : fact;
  return wordings.some((wording) => findWording(text, wording).length > 0);
}
