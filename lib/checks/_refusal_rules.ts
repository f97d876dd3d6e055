import { CHINESE, JAPANESE, KOREAN } from "./_refusals_east_asian.ts";
import { ENGLISH } from "./_refusals_english.ts";
import { GERMAN } from "./_refusals_german.ts";
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from "./_refusals_romance.ts";

/** How one language says that the documents do not answer, on text folded by `foldAnswer`. */
export interface RefusalRules {
  /** BCP 47 tag. */
  readonly language: string;
  /**
   * A word without which no clause of the language is a refusal: a quick look that spares the long one. It is
   * looked for in whole answers too, so it holds no beginning or end of a clause.
   */
  readonly sign: RegExp;
  /** A clause that says that the answer is not known or not in the documents. */
  readonly refusal: RegExp;
  /** A clause that adds nothing to a refusal: an apology, an offer, whom to ask, what was read. */
  readonly neutral: RegExp;
  /** What stands between the refusal and what is missing. */
  readonly lead: RegExp;
  /** What stands before the refusal and is not what is missing. */
  readonly subject: RegExp;
}

/** Those that there are rules for. */
export const REFUSAL_RULES: readonly RefusalRules[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  JAPANESE,
  CHINESE,
  KOREAN,
];
