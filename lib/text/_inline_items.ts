import type { Span } from "../data/span.ts";

/** A part of a paragraph: a listed item, or what stands around the list. */
export interface ParagraphPart extends Span {
  readonly kind: "sentence" | "item";
}

const NUMBER = /(?<![^\s])\(?(\d{1,2})[.)]\s+(?=[\p{L}"'\u201c(*`])/gu;
const BEFORE_LIST = /(?:^|[:;.!?,\u2014])["'\u201d)*]*\s*$/;

const BULLET = /\s[\u2022\u2023\u25e6\u25aa\u25cf]\s/;
const BULLETS = /(?:^|\s)[\u2022\u2023\u25e6\u25aa\u25cf]\s+/g;

/** Cuts "Steps: 1. Unplug it 2. Wait" at its numbers, where they count up from 1, or at its bullets; these go. */
export function inlineItems(
  paragraph: string,
  kind: "sentence" | "item",
  number?: number,
): readonly ParagraphPart[] {
  const whole = { start: 0, end: paragraph.length, kind };
  if (BULLET.test(paragraph)) {
    const marks = Array.from(paragraph.matchAll(BULLETS), (mark) => ({
      start: mark.index,
      end: mark.index + mark[0].length,
    }));
    return partsBetween(paragraph, kind, marks);
  }
  if (!/2[.)]\s/.test(paragraph)) return [whole];
  // The marker of the first item is gone already where it stands at the beginning of a line.
  const opened = number === 1 ? 1 : 0;
  const marks: Span[] = [];
  for (const match of paragraph.matchAll(NUMBER)) {
    if (Number(match[1]) !== marks.length + opened + 1) continue;
    if (opened === 0 && marks.length === 0 && !BEFORE_LIST.test(paragraph.slice(0, match.index))) {
      continue;
    }
    marks.push({ start: match.index, end: match.index + match[0].length });
  }
  if (marks.length < 2) return [whole];
  return partsBetween(paragraph, kind, marks);
}

function partsBetween(
  paragraph: string,
  kind: "sentence" | "item",
  marks: readonly Span[],
): readonly ParagraphPart[] {
  return [
    { start: 0, end: marks[0].start, kind },
    ...marks.map(({ end }, i) => ({
      start: end,
      end: marks[i + 1]?.start ?? paragraph.length,
      kind: "item" as const,
    })),
  ].filter(({ start, end }) => paragraph.slice(start, end).trim() !== "");
}
