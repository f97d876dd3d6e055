import { carefulLine, type TrecPlace } from "./_careful_line.ts";
import { type OpenTrecLine, quickLine } from "./_quick_line.ts";
import type { TrecKind, TrecLine } from "./trec_line.ts";
import { looksLikeUtf16 } from "./_utf8.ts";

/** Where a file is being cut into lines. */
export interface TrecCutter extends TrecPlace {
  /** Called with each line. `false`: stop. */
  readonly visit: (line: TrecLine) => boolean | void;
  /** The line at hand. */
  readonly line: OpenTrecLine;
  /** Lines with something on them so far. */
  rows: number;
}

/** A cutter of the lines of one file, named in what it throws. */
export function createTrecCutter(
  kind: TrecKind,
  file: string,
  visit: TrecCutter["visit"],
): TrecCutter {
  const bytes = new Uint8Array();
  const places = { queryStart: 0, queryEnd: 0, idStart: 0, idEnd: 0, idHash: 0 };
  // A fraction to begin with: a field that held integers would change its form, and all code with it.
  const line = { bytes, ...places, value: 0.5, line: 0 };
  return { kind, file, visit, line, rows: 0 };
}

/**
 * Visits the lines that end before `end`, where the last byte is a line feed. `false`: stop.
 *
 * A function of its own and no closure: what the compiler learns from the judgements serves the run too.
 */
export function cutLines(cutter: TrecCutter, bytes: Uint8Array, end: number): boolean {
  const { kind, line, visit } = cutter;
  let at = line.line === 0 ? startOf(bytes, cutter) : 0;
  line.bytes = bytes;
  while (at < end) {
    let next = quickLine(bytes, at, kind, line);
    line.line++;
    if (next < 0) {
      next = bytes.indexOf(10, at) + 1;
      if (!carefulLine(bytes, at, next - 1, cutter, line)) {
        at = next;
        continue;
      }
    }
    at = next;
    cutter.rows++;
    if (visit(line) === false) return false;
  }
  return true;
}

/** Where the text starts: behind a byte order mark. */
function startOf(bytes: Uint8Array, { kind, file }: TrecPlace): number {
  if (looksLikeUtf16(bytes)) {
    const problem = "this looks like UTF-16: save the file as UTF-8";
    throw new SyntaxError(`Cannot read ${kind} as ${file}:1:1: ${problem}`);
  }
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
