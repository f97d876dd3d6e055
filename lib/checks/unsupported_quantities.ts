import { decimalSignOfLocale } from "./_digits.ts";
import { derivedFrom } from "./_arithmetic.ts";
import { requireQuantityOptions, requireText } from "./_require_texts.ts";
import { scanQuantities } from "./_scan_quantities.ts";
import { support } from "./_support.ts";
import type { ExtractQuantitiesOptions } from "./extract_quantities.ts";
import { indexQuantities, type QuantityIndex } from "./index_quantities.ts";
import type { Quantity } from "./quantity.ts";

/** How `unsupportedQuantities` judges. */
export interface UnsupportedQuantitiesOptions extends ExtractQuantitiesOptions {
  /** Texts whose quantities an answer may use without evidence, as the year of the question. Default: none. */
  readonly allow?: readonly string[];
  /** Whether a sum, difference, product or ratio of two supported quantities is supported. Default: false. */
  readonly arithmetic?: boolean;
}

/** A quantity of an answer that its evidence does not bear out. */
export interface UnsupportedQuantity extends Quantity {
  /** `"unsupported"`: nowhere in the evidence. `"ambiguous"`: by one reading it is there; never a failure. */
  readonly status: "unsupported" | "ambiguous";
  /** Why, as a sentence for a report. */
  readonly reason: string;
}

/**
 * The quantities of an answer that are not in its evidence, each with its place and the reason.
 *
 * A check that needs no model: it finds invented fees, limits and dates. It favours recall, so that what it
 * flags wants a look: a number that the answer has counted or worked out itself is flagged too, unless
 * `arithmetic` allows it. It does not see a right number that is said of the wrong thing.
 *
 * @param answer The text to check.
 * @param evidence What it may rest on: a text, several, or an index of them from `indexQuantities`.
 * @param options What else is allowed.
 * @returns What is not supported, in the order of the answer; empty where all is well.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If `locale` is no language tag.
 *
 * @example
 * ```ts
 * import { unsupportedQuantities } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const evidence = "Items may be returned within 45 days. The fee is $12.";
 * assertEquals(unsupportedQuantities("You have forty-five days; it costs $12.00.", evidence), []);
 * const [found] = unsupportedQuantities("You have 30 days.", evidence);
 * assertEquals([found?.text, found?.status], ["30 days", "unsupported"]);
 * ```
 */
export function unsupportedQuantities(
  answer: string,
  evidence: string | readonly string[] | QuantityIndex,
  options: UnsupportedQuantitiesOptions = {},
): readonly UnsupportedQuantity[] {
  const action = "compute unsupportedQuantities";
  requireText(answer, "answer", action);
  requireQuantityOptions(options, action);
  const { allow, locale, arithmetic = false } = options;
  const reading = locale === undefined ? {} : { locale };
  const sign = locale === undefined ? undefined : decimalSignOfLocale(locale);
  const claims = scanQuantities(answer, { sign, locale, shares: true });
  const index = isIndex(evidence) ? evidence : indexQuantities(evidence, reading);
  const allowed = allow && allow.length > 0 ? indexQuantities(allow, reading) : null;
  const indexes = allowed === null ? [index] : [index, allowed];
  const found: UnsupportedQuantity[] = [];
  const supported: Quantity[] = [];
  for (const claim of claims) {
    const { status, reason } = support(claim, indexes);
    if (isRatio(claim)) {
      // A share of 75 % bears out the numbers of 3 out of 4; where it does not, each stands for itself.
      while (status === "supported" && (found.at(-1)?.span.start ?? -1) >= claim.span.start) {
        found.pop();
      }
    } else if (status === "supported") supported.push(claim);
    else found.push({ ...claim, status, reason });
  }
  if (!arithmetic || found.length === 0) return found;
  return found.filter((claim) => !derivedFrom(claim, supported, indexes, answer));
}

function isRatio({ share, text }: Quantity): boolean {
  return share === true && / (?:out of|in) /.test(text);
}

function isIndex(evidence: unknown): evidence is QuantityIndex {
  return typeof evidence === "object" && evidence !== null && "byValue" in evidence &&
    "byDimension" in evidence && evidence.byDimension instanceof Map &&
    Array.isArray(evidence.byValue);
}
