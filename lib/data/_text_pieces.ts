import {
  decodeUtf8,
  encodingFault,
  firstBadByte,
  gzipped,
  looksLikeGzip,
  looksLikeUtf16,
  utf16,
} from "./_utf8.ts";
import type { ProblemRule } from "./row.ts";

/** Whole lines of a file, decoded. */
export interface Piece {
  /** The lines with their line ends; the last line of a file may lack its own. */
  readonly text: string;
  /** Where the piece begins, in bytes from the start of the file. */
  readonly offset: number;
  /** Its size in bytes. */
  readonly length: number;
}

/** A line that could not be read as text. */
export interface Fault {
  /** The rule it broke. */
  readonly rule: ProblemRule;
  /** What is wrong with it. */
  readonly message: string;
  /** Column in bytes, counted from 1. */
  readonly column?: number;
  /** Lines between the end of the piece before it and this line. */
  readonly linesBefore: number;
  /** Whether nothing after it can be read. */
  readonly last: boolean;
}

/** How a format cuts bytes into pieces. */
export interface Cutting {
  /**
   * A function that finds the end of the last whole record in `bytes` from `from` to `end`, or
   * 0 if none ends there. It may count on being called for all bytes in turn.
   */
  readonly createCut: () => (bytes: Uint8Array, from: number, end: number) => number;
  /** Whether records are single lines, so that the line after a bad one can be read. */
  readonly lineByLine: boolean;
  /** What the limit on the length holds for, such as `line`. */
  readonly unit: string;
}

// Small, so that texts are short-lived (in pieces of 1 MiB a scan holds 30 MB more) and so that an
// earlier line is found again quickly.
const pieceBytes = 32 * 1024;

/**
 * The pieces and faults of the bytes of whole records that begin at `offset` of the file. They are
 * decoded one at a time: texts that wait for their turn would outlive a collection and fill the heap.
 */
export function* decodePieces(
  bytes: Uint8Array,
  offset: number,
  cutting: Cutting,
): Generator<Piece | Fault> {
  let start = 0;
  if (offset === 0) {
    if (looksLikeUtf16(bytes)) return yield utf16;
    if (looksLikeGzip(bytes)) return yield gzipped;
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) start = 3;
  }
  while (start < bytes.length) {
    const end = cutting.lineByLine ? pieceEnd(bytes, start) : bytes.length;
    const part = bytes.subarray(start, end);
    const text = decodeUtf8(part);
    if (text !== undefined) yield { text, offset: offset + start, length: part.length };
    else if (cutting.lineByLine) yield* decodeLines(part, offset + start);
    else yield* decodeUpToFault(part, offset + start, cutting);
    start = end;
  }
}

function pieceEnd(bytes: Uint8Array, start: number): number {
  if (bytes.length - start <= pieceBytes) return bytes.length;
  const before = bytes.subarray(start, start + pieceBytes).lastIndexOf(10);
  if (before >= 0) return start + before + 1;
  const after = bytes.indexOf(10, start + pieceBytes);
  return after < 0 ? bytes.length : after + 1;
}

/** Line by line, so that only the bad ones are lost. */
function* decodeLines(bytes: Uint8Array, offset: number): Generator<Piece | Fault> {
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    const line = bytes.subarray(start, end);
    const text = decodeUtf8(line);
    if (text !== undefined) yield { text, offset: offset + start, length: line.length };
    else yield encodingFault(line, firstBadByte(line), 0, false);
    start = end;
  }
}

/** The whole records before the first bad byte, and then the fault. */
function* decodeUpToFault(
  bytes: Uint8Array,
  offset: number,
  cutting: Cutting,
): Generator<Piece | Fault> {
  const bad = firstBadByte(bytes);
  const lineStart = bytes.subarray(0, bad).lastIndexOf(10) + 1;
  const end = cutting.createCut()(bytes, 0, lineStart);
  const text = decodeUtf8(bytes.subarray(0, end)) ?? "";
  if (end > 0) yield { text, offset, length: end };
  let linesBefore = 0;
  for (let at = end; at < lineStart; at++) if (bytes[at] === 10) linesBefore++;
  yield encodingFault(bytes.subarray(lineStart), bad - lineStart, linesBefore, true);
}
