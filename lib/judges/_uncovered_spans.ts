import type { Claim } from "../data/claim.ts";
import type { Span } from "../data/span.ts";

/** The sentences of a text with a letter or digit that the span of no claim touches, white space at the ends left out. */
export function uncoveredSpans(text: string, claims: readonly Claim[]): readonly Span[] {
  const spans = claims.flatMap(({ span }) => span ?? []);
  const segments = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
  const uncovered: Span[] = [];
  for (const { segment, index } of segments) {
    if (!/[\p{L}\p{N}]/u.test(segment)) continue;
    const start = index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    if (!spans.some((span) => span.start < end && span.end > start)) uncovered.push({ start, end });
  }
  return uncovered;
}
