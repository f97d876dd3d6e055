import type { Fact } from "../data/case.ts";
import type { Span } from "../data/span.ts";
import { phraseFinder } from "./_phrase_finder.ts";
import { requireFacts, requireObject } from "./_require_facts.ts";
import { requireText } from "./_require_texts.ts";
import type { PhraseOptions } from "./find_phrase.ts";

/** Options of {@linkcode checkPhrases}. */
export interface CheckPhrasesOptions extends PhraseOptions {
  /** What must be there; of a list of wordings one is enough. Default: nothing. */
  readonly mustInclude?: readonly Fact[];
  /** What must not be there, none of its wordings. Default: nothing. */
  readonly mustNotInclude?: readonly Fact[];
}

/** A phrase and a place where it stands. */
export interface FoundPhrase {
  /** The phrase as it was asked for. */
  readonly phrase: string;
  /** Where it stands in the answer. */
  readonly span: Span;
}

/** What {@linkcode checkPhrases} found. */
export interface PhraseCheck {
  /** Whether nothing is missing and nothing forbidden is there. */
  readonly pass: boolean;
  /** What must be there and is. */
  readonly included: readonly FoundPhrase[];
  /** What must be there and is not. */
  readonly missing: readonly Fact[];
  /** What must not be there and is, at every place. */
  readonly forbidden: readonly FoundPhrase[];
}

const ACTION = "check the phrases";

/**
 * Checks that an answer holds what it must and nothing that it must not, as whole values.
 *
 * How phrases are compared is said at {@linkcode findPhrase}: by wording, not by value or meaning. A forbidden
 * phrase counts wherever it stands, in a denial too.
 *
 * @param answer The answer.
 * @param options The phrases, and whether case and accents matter.
 * @returns What is there, what is missing and what should not be there, with places in the answer.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 * @throws {RangeError} If a phrase is empty, or a list of wordings is.
 *
 * @example
 * ```ts
 * import { checkPhrases } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const check = checkPhrases("Refunds take 5 days and cost $15.", {
 *   mustInclude: [["five days", "5 days"], "free label"],
 *   mustNotInclude: ["$15"],
 * });
 * assertEquals(check.missing, ["free label"]);
 * assertEquals(check.forbidden, [{ phrase: "$15", span: { start: 29, end: 32 } }]);
 * ```
 */
export function checkPhrases(answer: string, options: CheckPhrasesOptions = {}): PhraseCheck {
  requireText(answer, "answer", ACTION);
  requireObject(options, "options", ACTION);
  const { mustInclude = [], mustNotInclude = [], ...folds } = options;
  requireFacts(mustInclude, "mustInclude", ACTION);
  requireFacts(mustNotInclude, "mustNotInclude", ACTION);
  const find = phraseFinder(answer, folds);
  const wanted = mustInclude.map((fact) => ({ fact, at: placesOf(fact, find) }));
  const forbidden = mustNotInclude.flatMap((fact) => placesOf(fact, find));
  const missing = wanted.flatMap(({ fact, at }) => at.length === 0 ? [fact] : []);
  return {
    pass: missing.length === 0 && forbidden.length === 0,
    included: wanted.flatMap(({ at }) => at.slice(0, 1)),
    missing,
    forbidden,
  };
}

/** Every place of every wording. */
function placesOf(fact: Fact, find: (phrase: string) => readonly Span[]): readonly FoundPhrase[] {
  const phrases = typeof fact === "string" ? [fact] : fact;
  return phrases.flatMap((phrase) => find(phrase).map((span) => ({ phrase, span })));
}
