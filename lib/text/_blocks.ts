/** What a stretch of lines is. */
export type BlockKind = "paragraph" | "item" | "heading" | "code" | "table";

/** A stretch of lines that belong together; a new one begins no sentence of the one before. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}[ \t]+/;
const ITEM =
  /^[ \t]*(?:[-*+•‣◦▪–][ \t]+|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})\)[ \t]+(?=\S)|(?:\d{1,3}|[a-zA-Z])\.[ \t]+(?=\S))/;
const QUOTED = /^(?: {0,3}>[ \t]?)+/;
const ROW = /^[ \t]*\|.*\|[ \t]*$/;
const RULE = /^[ \t]*(?:[-*_][ \t]*){3,}$/;
const UNDERLINE = /^[ \t]*(?:=+|-{2,})[ \t]*$/;
/** A letter with a full stop, which may also be an initial: "A. Brandt". */
const LETTERED = /^[ \t]*([a-zA-Z])\./;

/** Cuts a text into blocks by its lines: code, tables, headings, list items, paragraphs. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let [kind, start, end]: [BlockKind | null, number, number] = [null, 0, 0];
  let quoted = false;
  const close = () => {
    if (kind !== null) blocks.push({ kind, start, end });
    kind = null;
  };
  let at = 0;
  while (at < text.length) {
    const stop = lineEnd(text, at);
    const next = afterBreak(text, stop);
    const first = firstSign(text, at, stop);
    if (first < 0) close();
    else if (kind !== null && kind === "paragraph" && !isSpecial(first)) end = stop;
    else {
      const line = text.slice(at, stop);
      const fence = FENCE.exec(line)?.[1];
      if (fence !== undefined) {
        close();
        const closed = fenceEnd(text, next, fence);
        blocks.push({ kind: "code", start: at, end: closed });
        at = afterBreak(text, closed);
        continue;
      }
      const quote = QUOTED.exec(line)?.[0].length ?? 0;
      const rest = line.slice(quote);
      if (quote > 0 && !quoted) close();
      quoted = quote > 0;
      const marker = HEADING.exec(rest)?.[0];
      if (marker !== undefined) {
        close();
        blocks.push({ kind: "heading", start: at + quote + marker.length, end: stop });
      } else if (ROW.test(rest)) {
        if (kind !== "table") {
          close();
          [kind, start] = ["table", at];
        }
        end = stop;
      } else if (kind === "paragraph" && UNDERLINE.test(rest)) {
        blocks.push({ kind: "heading", start, end });
        kind = null;
      } else if (RULE.test(rest)) close();
      else {
        const item = markerLength(rest, text);
        if (item > 0) {
          close();
          [kind, start] = ["item", at + quote + item];
        } else if (kind !== "paragraph" && kind !== "item") {
          close();
          [kind, start] = ["paragraph", at + quote];
        }
        end = stop;
      }
    }
    at = next;
  }
  close();
  return blocks;
}

/** The length of a list marker, 0 for none. */
function markerLength(line: string, text: string): number {
  const marker = ITEM.exec(line)?.[0];
  if (marker === undefined) return 0;
  const letter = LETTERED.exec(line)?.[1];
  return letter === undefined || hasNeighbour(letter, text) ? marker.length : 0;
}

/** Whether another line has the letter before or after this one as its marker. */
function hasNeighbour(letter: string, text: string): boolean {
  const code = letter.charCodeAt(0);
  return [code - 1, code + 1].some((other) => {
    const marker = `${String.fromCharCode(other)}. `;
    return text.startsWith(marker) || text.includes(`\n${marker}`);
  });
}

/** Signs that a line of more than plain prose may begin with; letters only before `.` or `)`, so they count too. */
function isSpecial(code: number): boolean {
  if (code >= 97 && code <= 122) return false;
  if (code >= 65 && code <= 90) return false;
  return code < 128 || code === 0x2022 || code === 0x2023 || code === 0x2013 || code === 0x25e6 ||
    code === 0x25aa;
}

function firstSign(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 0xa0 && code !== 13) return code;
  }
  return -1;
}

function lineEnd(text: string, start: number): number {
  const found = text.indexOf("\n", start);
  if (found < 0) return text.length;
  return found > start && text.charCodeAt(found - 1) === 13 ? found - 1 : found;
}

function afterBreak(text: string, end: number): number {
  if (end >= text.length) return text.length;
  return text.charCodeAt(end) === 13 ? end + 2 : end + 1;
}

/** Where a fenced block ends: after its closing fence, or with the text. */
function fenceEnd(text: string, start: number, fence: string): number {
  for (let at = start; at < text.length;) {
    const stop = lineEnd(text, at);
    const line = text.slice(at, stop).trim();
    if (line.startsWith(fence) && /^(.)\1*$/.test(line)) return stop;
    at = afterBreak(text, stop);
  }
  return text.length;
}
