import { decimalSignOfLocale } from "./_digits.ts";
import { baseValues, writtenValues } from "./_quantity_keys.ts";
import { requireQuantityOptions, requireText, requireTexts } from "./_require_texts.ts";
import { scanQuantities } from "./_scan_quantities.ts";
import type { ExtractQuantitiesOptions } from "./extract_quantities.ts";
import type { Quantity } from "./quantity.ts";

/** One reading of one quantity of the evidence, in its own unit or in the base unit of its dimension. */
export interface QuantityEntry {
  /** The value by which it is found. */
  readonly key: number;
  /** The quantity it belongs to. */
  readonly quantity: Quantity;
}

/** The quantities of an evidence, sorted once and asked for many answers. */
export interface QuantityIndex {
  /** Every different quantity of the evidence. */
  readonly quantities: readonly Quantity[];
  /** By the numbers written, ascending. */
  readonly byValue: readonly QuantityEntry[];
  /** By the value in the base unit, ascending, for each dimension. */
  readonly byDimension: ReadonlyMap<string, readonly QuantityEntry[]>;
}

/**
 * Analyses an evidence once, for `unsupportedQuantities` over many answers to it.
 *
 * Use it where answers share their evidence; for a single answer pass the texts themselves.
 *
 * @param evidence One text or several.
 * @param options The locale of the evidence, where it is known.
 * @returns The index: plain data, to be passed on and not to be built by hand.
 * @throws {TypeError} If `evidence` is neither a string nor a list of strings.
 * @throws {RangeError} If `locale` is no language tag.
 *
 * @example
 * ```ts
 * import { indexQuantities, unsupportedQuantities } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const index = indexQuantities(["Refunds take 5-7 business days."]);
 * assertEquals(unsupportedQuantities("Within 7 business days.", index), []);
 * assertEquals(unsupportedQuantities("Within 9 business days.", index)[0]?.value, 9);
 * ```
 */
export function indexQuantities(
  evidence: string | readonly string[],
  options: ExtractQuantitiesOptions = {},
): QuantityIndex {
  const action = "compute indexQuantities";
  if (typeof evidence === "string") requireText(evidence, "evidence", action);
  else requireTexts(evidence, "evidence", action);
  requireQuantityOptions(options, action);
  const { locale } = options;
  const sign = locale === undefined ? undefined : decimalSignOfLocale(locale);
  const distinct = new Map<string, Quantity>();
  for (const text of typeof evidence === "string" ? [evidence] : evidence) {
    for (const quantity of scanQuantities(text, { sign, locale, lenient: true, shares: true })) {
      const { kind, value, unit = "", currency = "", iso = "" } = quantity;
      const written = quantity.values || kind === "version" ? quantity.text : "";
      const key = `${kind} ${value} ${unit} ${currency} ${iso} ${quantity.share} ${written}`;
      if (!distinct.has(key)) distinct.set(key, quantity);
    }
  }
  return sorted([...distinct.values()]);
}

function sorted(quantities: readonly Quantity[]): QuantityIndex {
  const byValue: QuantityEntry[] = [];
  const byDimension = new Map<string, QuantityEntry[]>();
  for (const quantity of quantities) {
    for (const key of writtenValues(quantity)) byValue.push({ key, quantity });
    for (const [dimension, key] of baseValues(quantity)) {
      const entries = byDimension.get(dimension) ?? [];
      if (entries.length === 0) byDimension.set(dimension, entries);
      entries.push({ key, quantity });
    }
  }
  for (const entries of [byValue, ...byDimension.values()]) entries.sort((a, b) => a.key - b.key);
  return { quantities, byValue, byDimension };
}
