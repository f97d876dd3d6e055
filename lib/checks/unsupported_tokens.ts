import { requireObject } from "./_require_facts.ts";
import { requireText, requireTexts } from "./_require_texts.ts";
import { isSupported } from "./_token_support.ts";
import { extractTokens } from "./extract_tokens.ts";
import { indexTokens, type TokenIndex } from "./index_tokens.ts";
import type { Token } from "./token.ts";

/** How `unsupportedTokens` judges. */
export interface UnsupportedTokensOptions {
  /** Texts whose names an answer may use without evidence: the question, names of documents. Default: none. */
  readonly allow?: readonly string[];
}

/**
 * The dates, versions, commands, paths, settings, identifiers, quotations, names and addresses of an answer
 * that its evidence does not hold.
 *
 * A check that needs no model: it finds an invented flag, file or part number. It favours precision: a version
 * is borne out by a finer one, an address whatever its scheme, a date in any writing, a quotation with its marks
 * at the ends left off, a name if each of its words stands in the evidence. So a name put together from two
 * others goes unseen, as does a right name said of the wrong thing. Numbers are for `unsupportedQuantities`.
 *
 * @param answer The text to check.
 * @param evidence What it may rest on: a text, several, or an index of them from `indexTokens`.
 * @param options What else is allowed.
 * @returns What is not supported, in the order of the answer; empty where all is well.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 *
 * @example
 * ```ts
 * import { unsupportedTokens } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const evidence = "Since 5 January 2024 orders use SKU-123; see https://Shop.example/fees/.";
 * assertEquals(unsupportedTokens("See http://shop.example/fees (2024-01-05).", evidence), []);
 * const found = unsupportedTokens("Order SKU-124 from Zenith Trading.", evidence);
 * assertEquals(found.map(({ text }) => text), ["SKU-124", "Zenith Trading"]);
 * ```
 */
export function unsupportedTokens(
  answer: string,
  evidence: string | readonly string[] | TokenIndex,
  options: UnsupportedTokensOptions = {},
): readonly Token[] {
  const action = "compute unsupportedTokens";
  requireText(answer, "answer", action);
  requireObject(options, "options", action);
  for (const name of Object.keys(options)) {
    if (name !== "allow") {
      throw new TypeError(`Cannot ${action} as there is no option ${name}: options are allow`);
    }
  }
  const { allow = [] } = options;
  requireTexts(allow, "allow", action);
  const index = isIndex(evidence) ? evidence : indexTokens(evidence);
  const indexes = allow.length === 0 ? [index] : [index, indexTokens(allow)];
  return extractTokens(answer).filter((token) => !isSupported(token, indexes));
}

function isIndex(evidence: unknown): evidence is TokenIndex {
  return typeof evidence === "object" && evidence !== null && "unmarked" in evidence &&
    typeof evidence.unmarked === "string" && "urls" in evidence && evidence.urls instanceof Set;
}
