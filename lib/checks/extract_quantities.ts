import { decimalSignOfLocale } from "./_digits.ts";
import { requireQuantityOptions, requireText } from "./_require_texts.ts";
import { scanQuantities } from "./_scan_quantities.ts";
import type { Quantity } from "./quantity.ts";

/** How `extractQuantities` reads a text. */
export interface ExtractQuantitiesOptions {
  /**
   * Language tag whose decimal sign and number words the text uses, as "de" where 1.234 is 1234 and "elf" is 11.
   * Default: what the text shows.
   */
  readonly locale?: string;
}

/**
 * The quantities of a text as values: numbers in digits and words, amounts, percentages, measures, dates, times.
 *
 * For comparing what an answer says with what its evidence says. Numbers of list items, citation marks such as
 * [2], and digits inside names, phone numbers and addresses are no quantities. A number that can be read in two
 * ways has both in `values`. Not for currency conversion or for dates relative to today.
 *
 * @param text Any text, in any script.
 * @param options The locale, where it is known.
 * @returns One entry for each quantity, in the order of the text, each with its place.
 * @throws {TypeError} If `text` is no string or an option of the wrong kind.
 * @throws {RangeError} If `locale` is no language tag.
 *
 * @example
 * ```ts
 * import { extractQuantities } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const found = extractQuantities("Returns cost $1,460.00 within forty-five days.");
 * assertEquals(found.map(({ kind, value }) => [kind, value]), [["money", 1460], ["measure", 45]]);
 * assertEquals(found[1]?.unit, "day");
 * ```
 */
export function extractQuantities(
  text: string,
  options: ExtractQuantitiesOptions = {},
): readonly Quantity[] {
  requireText(text, "text", "compute extractQuantities");
  requireQuantityOptions(options, "compute extractQuantities");
  const { locale } = options;
  return scanQuantities(
    text,
    locale === undefined ? {} : { sign: decimalSignOfLocale(locale), locale },
  );
}
