import type { Span } from "../data/span.ts";

/** A line of a text, without its end and without the `>` of a quotation before it. */
export interface TextLine extends Span {
  readonly text: string;
  /** Whether it ends in a Markdown line break: two spaces or a backslash. */
  readonly breaks: boolean;
}

/** The lines of a text. */
export function textLines(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  const ends = /\r\n|[\n\r\u2028\u2029\u0085]/g;
  for (let start = 0; start <= text.length;) {
    const found = ends.exec(text);
    const end = found?.index ?? text.length;
    lines.push(lineOf(text, start, end));
    start = found ? ends.lastIndex : text.length + 1;
  }
  return lines;
}

function lineOf(text: string, start: number, end: number): TextLine {
  let from = start;
  let line = text.slice(start, end);
  const quoted = line.includes(">") ? /^(?: {0,3}> ?)+/.exec(line) : null;
  if (quoted) {
    from += quoted[0].length;
    line = text.slice(from, end);
  }
  return { text: line, start: from, end, breaks: line.endsWith("  ") || line.endsWith("\\") };
}

const MARK = "[-*+\u2022\u2023\u25e6\u25aa\u25cf\u25cb\u25a0\u00b7\u2013\u2043]";
const BULLET = new RegExp(
  `^\\s*(?:${MARK}(?:\\s+|(?=[\\p{L}\\p{N}"\u201c]))(?<!^\\s*[-*+\u2013](?=\\S)))`,
  "u",
);
const NUMBER =
  /^\s*(?:(?:\*\*|__)?\(?(\d{1,3})(?:[.)\uff0e\uff09](?:\s+|(?=\p{Lu}\p{Ll}|[\u3040-\u9fff]))|\u3001\s*)|[\uff08](\d{1,3})[\uff09]\s*|[\u2460-\u2473]\s*|\d\ufe0f?\u20e3\s*|(?:Step|Schritt|Étape|Etape|Paso|Passo)\s+\d{1,2}\s*[.:)\u2013-]\s+)/iu;
const LETTER = /^\s*\(?([A-Za-z]|[ivx]{2,5})([.)])\s+(?=\S)/;
const EMOJI = /^\s*\p{Extended_Pictographic}\ufe0f?\s+(?=[\p{L}\p{N}])/u;
const BOX = /^\[[ xX]\]\s+/;

/** Where what a list marker opens begins in a line, and its number where it has one; `null` without a marker. */
export function listMarker(
  lines: readonly TextLine[],
  i: number,
): { readonly length: number; readonly number?: number } | null {
  const line = lines[i].text;
  const bullet = BULLET.exec(line) ?? EMOJI.exec(line);
  if (bullet) {
    const box = BOX.exec(line.slice(bullet[0].length));
    return { length: bullet[0].length + (box?.[0].length ?? 0) };
  }
  const number = NUMBER.exec(line);
  if (number) {
    const value = number[1] ?? number[2];
    // "**1. Unplug it**": the emphasis opens after the number as well as before it.
    return { length: number[0].length, ...(value !== undefined && { number: Number(value) }) };
  }
  const letter = LETTER.exec(line);
  if (letter === null) return null;
  const inList = letter[2] === ")" || [-1, 1].some((step) => hasNeighbour(lines, i, step));
  return inList ? { length: letter[0].length } : null;
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** Whether a line nearby has the letter before or after: "A. Brandt" alone opens no list. */
function hasNeighbour(lines: readonly TextLine[], i: number, step: number): boolean {
  const own = LETTER.exec(lines[i].text)?.[1].toLowerCase() ?? "";
  const wanted = [
    String.fromCharCode(own.charCodeAt(0) + step),
    ROMAN[ROMAN.indexOf(own) + step] ?? "-",
  ];
  for (let at = i + step; at >= 0 && at < lines.length && Math.abs(at - i) < 6; at += step) {
    const other = LETTER.exec(lines[at].text)?.[1].toLowerCase();
    if (other !== undefined) return wanted.includes(other);
  }
  return false;
}
