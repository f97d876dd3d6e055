import type { Fact } from "../data/case.ts";
import type { Span } from "../data/span.ts";
import { findPhrase, type PhraseOptions } from "./find_phrase.ts";

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
  if (typeof answer !== "string") throw wrongKind("answer", "a text", answer);
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw wrongKind("options", "an object", options);
  }
  const { mustInclude = [], mustNotInclude = [], ...folds } = options;
  const find = (fact: Fact) => findFact(answer, fact, folds);
  const wanted = wordings(mustInclude, "mustInclude").map((fact) => ({ fact, at: find(fact) }));
  const forbidden = wordings(mustNotInclude, "mustNotInclude").flatMap(find);
  const missing = wanted.flatMap(({ fact, at }) => at.length === 0 ? [fact] : []);
  return {
    pass: missing.length === 0 && forbidden.length === 0,
    included: wanted.flatMap(({ at }) => at.slice(0, 1)),
    missing,
    forbidden,
  };
}

/** Every place of every wording. */
function findFact(answer: string, fact: Fact, folds: PhraseOptions): readonly FoundPhrase[] {
  const phrases = typeof fact === "string" ? [fact] : fact;
  return phrases.flatMap((phrase) =>
    findPhrase(answer, phrase, folds).map((span) => ({ phrase, span }))
  );
}

function wordings(facts: unknown, name: string): readonly Fact[] {
  if (!Array.isArray(facts)) throw wrongKind(name, "a list of texts", facts);
  facts.forEach((fact, i) => {
    if (typeof fact === "string") return;
    const texts = Array.isArray(fact) && fact.every((one) => typeof one === "string");
    if (!texts) throw wrongKind(`${name}[${i}]`, "a text or a list of texts", fact);
    if (fact.length === 0) {
      throw new RangeError(
        `Cannot ${ACTION} as ${name}[${i}] must hold at least one wording: current value is []`,
      );
    }
  });
  return facts;
}

function wrongKind(name: string, need: string, value: unknown): TypeError {
  const shown = JSON.stringify(value) ?? String(value);
  return new TypeError(`Cannot ${ACTION} as ${name} must be ${need}: current value is ${shown}`);
}
