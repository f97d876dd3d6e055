import type { SentenceKind } from "./sentence.ts";
import { readTable, tableAt, type TableRow } from "./_table_rows.ts";
import { listMarker, type TextLine, textLines } from "./_text_lines.ts";

/** A paragraph, item, heading, row or code block of a text. */
export interface TextBlock {
  readonly kind: SentenceKind;
  readonly start: number;
  readonly end: number;
  /** The text of it, as long as it is in the original: ends of lines and markers within are spaces. */
  readonly body: string;
  /** Number of an item that has one. */
  readonly number?: number;
  /** The row, where it is one. */
  readonly row?: TableRow;
}

interface OpenBlock {
  readonly kind: "sentence" | "item";
  readonly lines: TextLine[];
  /** Number of an item that has one. */
  readonly number?: number;
}

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const HEADING = /^ {0,3}#{1,6}(?:\s+|$)/;
const BREAK = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|={3,}\s*)$/;
/** A letter or a step that counts, which may open an item. */
const NOT_PROSE = /^(?:[A-Za-z]|[ivx]{2,5})[.)]\s|^(?:step|schritt|etape|paso|passo)\s+\d/i;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})\s*$/;
const BOLD_LINE = /^\s*(\*\*|__)(?!\s)((?:(?!\1).)+)\1\s*:?\s*$/;
const KEYED = /^\s*(?:\*\*)?[\p{Lu}\d][\p{L}\p{N} /&'()-]{0,40}(?:\*\*)?:(?:\*\*)?\s+\S/u;
const STOPPED = /[.!?\u2026\u3002\uff01\uff1f]["'\u201d\u2019)\]*_]*\s*$/;

/** The blocks of a text in Markdown or plain, in order. */
export function textBlocks(text: string): readonly TextBlock[] {
  const lines = textLines(text);
  const blocks: TextBlock[] = [];
  let open: OpenBlock | null = null;
  const close = (): void => {
    if (open) blocks.push(...closed(text, open));
    open = null;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (isProse(line.text)) {
      open = continued(open, line, close);
      continue;
    }
    if (line.text.trim() === "") {
      close();
      continue;
    }
    const fence = fenceAt(line.text);
    if (fence !== null) {
      close();
      const last = fenceEnd(lines, i, fence);
      blocks.push(codeBlock(text, line.start, lines[last].end));
      i = last;
      continue;
    }
    const heading = HEADING.exec(line.text);
    const table = heading ? null : tableAt(lines, i);
    if (heading) {
      close();
      blocks.push(...headingOf(text, line, heading[0].length));
    } else if (table) {
      close();
      const { rows, next } = readTable(lines, i, table);
      // A header without rows is all that the table says.
      const alone = rows.length === 0 ? [{ line, text: line.text.trim(), cells: {} }] : rows;
      for (const row of alone) {
        blocks.push({ kind: "row", ...trimmed(text, row.line.start, row.line.end), row });
      }
      i = next - 1;
    } else if (open && isUnderline(open, line)) {
      for (const one of closed(text, open)) blocks.push({ ...one, kind: "heading" });
      open = null;
    } else if (BREAK.test(line.text)) close();
    else open = added(blocks, text, lines, i, open, close);
  }
  close();
  return blocks;
}

function added(
  blocks: TextBlock[],
  text: string,
  lines: readonly TextLine[],
  i: number,
  open: OpenBlock | null,
  close: () => void,
): OpenBlock | null {
  const line = lines[i];
  const marker = listMarker(lines, i);
  if (marker && mayOpenItem(open, marker.number)) {
    close();
    const from = line.start + marker.length;
    const first = { ...line, start: from, text: text.slice(from, line.end) };
    return { kind: "item", lines: [first], number: marker.number };
  }
  const bold = BOLD_LINE.exec(line.text);
  if (bold && open === null && !STOPPED.test(bold[2])) {
    blocks.push({ kind: "heading", ...trimmed(text, line.start, line.end) });
    return null;
  }
  return continued(open, line, close);
}

/** Lines that begin with a word are most of all lines, and nothing but prose: no need to look for marks. */
function isProse(line: string): boolean {
  const code = line.charCodeAt(0) | 32;
  return code > 96 && code < 123 && !line.includes("|") && !NOT_PROSE.test(line);
}

function continued(open: OpenBlock | null, line: TextLine, close: () => void): OpenBlock {
  if (open === null) return { kind: "sentence", lines: [line] };
  const before = open.lines[open.lines.length - 1];
  const unlisted = open.kind === "item" && /^\p{Lu}/u.test(line.text) && !STOPPED.test(before.text);
  if (unlisted) {
    close();
    return { kind: "sentence", lines: [line] };
  }
  if (before.breaks && !/^\s*\p{Ll}/u.test(line.text)) {
    close();
    return { kind: open.kind, lines: [line] };
  }
  open.lines.push(line);
  return open;
}

/** A number within a paragraph opens a list only where it is the first: lines wrap before numbers too. */
function mayOpenItem(open: OpenBlock | null, number: number | undefined): boolean {
  if (open === null || open.kind === "item" || number === undefined || number === 1) return true;
  return /:\s*$/.test(open.lines[open.lines.length - 1].text);
}

function fenceAt(line: string): string | null {
  const found = FENCE.exec(line) ?? FENCE.exec(line.replace(/^\s*(?:[-*+]|\d{1,3}[.)])\s+/, ""));
  if (found === null || (found[1][0] === "`" && found[2].includes("`"))) return null;
  return found[1];
}

/** The line that closes a fence; the last one where none does. */
function fenceEnd(lines: readonly TextLine[], i: number, fence: string): number {
  for (let at = i + 1; at < lines.length; at++) {
    const line = lines[at].text.trim();
    if (line.startsWith(fence) && line === fence[0].repeat(line.length)) return at;
  }
  return lines.length - 1;
}

function isUnderline(open: OpenBlock, line: TextLine): boolean {
  const last = open.lines[open.lines.length - 1];
  return open.kind === "sentence" && UNDERLINE.test(line.text) && !STOPPED.test(last.text);
}

function codeBlock(text: string, start: number, end: number): TextBlock {
  return { kind: "code", ...trimmed(text, start, end) };
}

function headingOf(text: string, line: TextLine, length: number): readonly TextBlock[] {
  const body = line.text.slice(length).replace(/\s+#+\s*$/, "");
  if (body.trim() === "") return [];
  const start = line.start + length;
  return [{ kind: "heading", ...trimmed(text, start, start + body.length) }];
}

function trimmed(text: string, start: number, end: number): Omit<TextBlock, "kind"> {
  const piece = text.slice(start, end);
  const from = start + piece.length - piece.trimStart().length;
  const body = piece.trim();
  return { start: from, end: from + body.length, body };
}

/** A block whose lines are joined; "Fee: $5" beneath "Size: L" stands by itself. */
function closed(text: string, { kind, lines, number }: OpenBlock): readonly TextBlock[] {
  if (kind === "sentence" && lines.length > 1 && lines.every((line) => KEYED.test(line.text))) {
    return lines.map((line) => ({ kind, ...trimmed(text, line.start, line.end) }));
  }
  const start = lines[0].start;
  const end = lines[lines.length - 1].end;
  let body = "";
  if (lines.length === 1 && !lines[0].breaks) {
    return [{ kind, start, end, body: lines[0].text, number }];
  }
  for (const line of lines) {
    body = body.padEnd(line.start - start, " ") + line.text.replace(/\\$/, " ");
  }
  return [{ kind, start, end, body, number }];
}
