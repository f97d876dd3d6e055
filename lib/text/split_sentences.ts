import { ORDINAL_NOUNS } from "./_abbreviations.ts";
import { inlineItems } from "./_inline_items.ts";
import { sentenceSpans } from "./_sentence_ends.ts";
import { textBlocks } from "./_text_blocks.ts";
import { requireSplitting } from "./_require.ts";
import type { Sentence } from "./sentence.ts";

/** Options of {@linkcode splitSentences}. */
export interface SplitSentencesOptions {
  /** Language of the text, a BCP 47 tag. Default `"en"`, whose rules serve most languages. */
  readonly locale?: string;
}

/**
 * Splits an answer or a passage into its sentences, each with its place.
 *
 * `Intl.Segmenter` does most of it. Mended is what it gets wrong: abbreviations (`e.g.`, `Dr.`, `Inc.`, initials),
 * which end a sentence only where the next words look like one; numbers, addresses and code spans, which are never
 * cut; closing quotation marks and citations behind a stop, which stay with their sentence; sentences that begin with
 * a digit. Markdown is read: an item of a list is split off without its marker, lines of a paragraph are joined, a
 * fenced block of code is one piece, a row of a table is one piece that is read with its header; headers, rules and
 * list markers are no pieces. A fence that is never closed reaches to the end.
 *
 * It goes by marks and words, not by meaning: whether "U.S." ends a sentence is a guess, and a piece that holds two
 * sentences is likelier than half of one. For claims that can be read alone see `decomposeClaims`.
 *
 * @param text Any text, Markdown or plain.
 * @param options The language.
 * @returns The pieces in the order of the text; none for a blank one.
 * @throws {TypeError} If `text` is no text, or an option is unknown or of the wrong kind.
 * @throws {RangeError} If `locale` is no language tag.
 * @see Unicode Standard Annex 29, sentence boundaries; CommonMark and GitHub Flavored Markdown for the blocks.
 *
 * @example
 * ```ts
 * import { splitSentences } from "@touchstone/eval/text";
 * import { assertEquals } from "@std/assert";
 *
 * const text = "Use a drive, e.g. Box.\nIt is free. 5 GB fit.\n\n1. Sign in\n2. Upload";
 * assertEquals(splitSentences(text).map(({ text }) => text), [
 *   "Use a drive, e.g. Box.",
 *   "It is free.",
 *   "5 GB fit.",
 *   "Sign in",
 *   "Upload",
 * ]);
 *
 * const [row] = splitSentences("| Plan | Price |\n|---|---|\n| Basic | $5 |");
 * assertEquals(row?.text, "Plan: Basic; Price: $5");
 * ```
 */
export function splitSentences(
  text: string,
  options: SplitSentencesOptions = {},
): readonly Sentence[] {
  const segmenter = requireSplitting(text, options);
  const sentences: Sentence[] = [];
  for (const block of textBlocks(text)) {
    const { kind, start, end, body, row, number } = block;
    if (kind === "row") {
      sentences.push({
        text: row?.text ?? body,
        span: { start, end },
        kind,
        ...(row && { cells: row.cells }),
      });
    } else if (kind === "code" || kind === "heading") {
      sentences.push({ text: kind === "code" ? body : joined(body), span: { start, end }, kind });
    } else {
      const plain = isPlain(body);
      for (const part of inlineItems(body, kind, number)) {
        const piece = part.end - part.start === body.length
          ? body
          : body.slice(part.start, part.end);
        const offset = start + part.start;
        for (const span of sentenceSpans(piece, segmenter, offset)) {
          const marker = markerLength(piece, span.start - offset, span.end - offset);
          const words = piece.slice(span.start - offset + marker, span.end - offset);
          sentences.push({
            text: plain ? words : joined(words),
            span: marker > 0 ? { start: span.start + marker, end: span.end } : span,
            kind: marker > 0 ? "item" : part.kind,
          });
        }
      }
    }
  }
  return sentences.some(isLoneNumber) ? withoutMarkers(sentences) : sentences;
}

function isLoneNumber({ text }: Sentence): boolean {
  return text.length < 5 && /^\(?\d{1,2}[.)]$/.test(text);
}

/** "1." on a line of its own is the marker of what comes; at the end, or after a colon, it is a value. */
function withoutMarkers(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter((one, i) =>
    !isLoneNumber(one) || i === sentences.length - 1 ||
    /[:\uff1a]$/.test(sentences[i - 1]?.text ?? "")
  );
}

/** The length of "6. " before "Click Create": a number of a list whose beginning is elsewhere. */
function markerLength(piece: string, start: number, end: number): number {
  const code = piece.charCodeAt(start);
  if (code !== 40 && !(code > 47 && code < 58)) return 0;
  const found = /^\(?\d{1,2}[.)]\s+(?=["\u201c(*`]*\p{Lu})/u.exec(piece.slice(start, end));
  return found === null || ORDINAL_NOUNS.test(piece.slice(start + found[0].length))
    ? 0
    : found[0].length;
}

/** Whether no part of a text needs to be put on one line: ends of lines are spaces by now. */
function isPlain(text: string): boolean {
  return !text.includes("  ") && !text.includes("\t") &&
    !/[\u3040-\u9fff] [\u3040-\u9fff]/.test(text);
}

/** On one line: between ideographs the end of a line is nothing, elsewhere a space. */
function joined(piece: string): string {
  if (isPlain(piece)) return piece;
  return piece
    .replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\s+(?=[\u3000-\u9fff\uff00-\uffef])/g, "")
    .replace(/\s+/g, " ");
}
