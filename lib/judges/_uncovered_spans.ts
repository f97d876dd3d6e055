import type { Claim } from "../data/claim.ts";
import type { Span } from "../data/span.ts";
import { splitSentences } from "../text/split_sentences.ts";

/** The sentences of a text with a letter or digit that the span of no claim touches. */
export function uncoveredSpans(text: string, claims: readonly Claim[]): readonly Span[] {
  const covered = claims.flatMap(({ span }) => span ?? []);
  return splitSentences(text)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text))
    .map(({ span }) => span)
    .filter(({ start, end }) => !covered.some((span) => span.start < end && span.end > start));
}
