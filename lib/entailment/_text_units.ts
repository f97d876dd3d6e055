import type { Span } from "../data/span.ts";

/** A stretch of a text that is not cut any further, and its tokens. */
export interface TextUnit extends Span {
  readonly tokens: number;
}

let segmenter: Intl.Segmenter | undefined;

/** The sentences of a text, end to end. */
export function sentencePieces(text: string): readonly Span[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  const pieces: Span[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    pieces.push({ start: index, end: index + segment.length });
  }
  return pieces;
}

/** The sentences of a text, end to end; those of more than `most` tokens by words, and words by characters. */
export function textUnits(
  text: string,
  count: (text: string) => number,
  most: number,
): readonly TextUnit[] {
  return sentencePieces(text).flatMap((sentence) => cut(text, sentence, count, most, true));
}

function cut(
  text: string,
  { start, end }: Span,
  count: (text: string) => number,
  most: number,
  words: boolean,
): readonly TextUnit[] {
  const piece = text.slice(start, end);
  const tokens = count(piece);
  if (tokens <= most) return [{ start, end, tokens }];
  const units: TextUnit[] = [];
  if (words && /\s\S/.test(piece)) {
    let at = start;
    for (const word of piece.match(/\s*\S+|\s+$/g) ?? []) {
      units.push(...cut(text, { start: at, end: at + word.length }, count, most, false));
      at += word.length;
    }
    return units;
  }
  let middle = start + Math.floor(piece.length / 2);
  // Never between the halves of a character.
  if (/[\udc00-\udfff]/.test(text[middle] ?? "")) middle++;
  if (middle <= start || middle >= end) return [{ start, end, tokens }];
  return [
    ...cut(text, { start, end: middle }, count, most, false),
    ...cut(text, { start: middle, end }, count, most, false),
  ];
}
