import { trecNumber } from "./_trec_number.ts";
import type { TrecKind, TrecLine, TrecSummary } from "./trec_line.ts";
import { decodeUtf8, looksLikeUtf16 } from "./_utf8.ts";

/** Cuts lines into fields. */
export interface TrecCutter {
  /** Visits the lines that end before `end`, where the last byte is a line feed. `false`: stop. */
  readonly cut: (bytes: Uint8Array, end: number) => boolean;
  /** What was read so far. */
  readonly summary: () => TrecSummary;
}

const FIELDS = {
  qrels: { names: ["query", "iteration", "document", "grade"], value: 3 },
  run: { names: ["query", "Q0", "document", "rank", "score", "tag"], value: 4 },
} as const;
const [QUERY, DOCUMENT] = [0, 2];
const [TAB, LINE_FEED, SPACE] = [9, 10, 32];

/** A cutter of the lines of one file, named in what it throws. */
export function createTrecCutter(
  kind: TrecKind,
  file: string,
  visit: (line: TrecLine) => boolean | void,
): TrecCutter {
  const { names, value: valueField } = FIELDS[kind];
  const wanted = names.length;
  const starts = new Int32Array(wanted);
  const ends = new Int32Array(wanted);
  const line = {
    ...{ bytes: new Uint8Array() as Uint8Array, line: 0, value: 0 },
    ...{ queryStart: 0, queryEnd: 0, idStart: 0, idEnd: 0 },
  };
  let rows = 0;

  const fail = (bytes: Uint8Array, lineStart: number, at: number, problem: string) => {
    const column = new TextDecoder().decode(bytes.subarray(lineStart, at)).length + 1;
    return new SyntaxError(`Cannot read ${kind} as ${file}:${line.line}:${column}: ${problem}`);
  };

  /** Cuts at the tabs, so that ids may hold spaces; tells whether every field that counts is there. */
  const cutAtTabs = (bytes: Uint8Array, lineStart: number, lineEnd: number): boolean => {
    let from = lineStart;
    for (let field = 0; field < wanted; field++) {
      let to = field === wanted - 1 ? lineEnd : bytes.indexOf(TAB, from);
      const next = to + 1;
      while (from < to && bytes[from] <= SPACE) from++;
      while (to > from && bytes[to - 1] <= SPACE) to--;
      starts[field] = from;
      ends[field] = to;
      from = next;
    }
    return [QUERY, DOCUMENT, valueField].every((field) => starts[field] < ends[field]);
  };

  const cut = (bytes: Uint8Array, end: number): boolean => {
    let at = line.line === 0 ? startOf(bytes, kind, file) : 0;
    line.bytes = bytes;
    while (at < end) {
      const lineStart = at;
      let count = 0;
      let tabs = 0;
      let all = 0;
      line.line++;
      for (;;) {
        let byte = bytes[at];
        while (byte <= SPACE && byte !== LINE_FEED) {
          if (byte === TAB) tabs++;
          byte = bytes[++at];
        }
        if (byte === LINE_FEED) break;
        if (count < wanted) starts[count] = at;
        do {
          all |= byte;
          byte = bytes[++at];
        } while (byte > SPACE);
        if (count < wanted) ends[count] = at;
        count++;
      }
      const lineEnd = at++;
      if (count === 0) continue;
      if (all > 127 && decodeUtf8(bytes.subarray(lineStart, lineEnd)) === undefined) {
        throw fail(bytes, lineStart, lineStart, "invalid UTF-8: save the file as UTF-8");
      }
      // A line that is cut at the tabs has at least as many of them, so few lines are looked at twice.
      const tabbed = tabs === wanted - 1 && cutAtTabs(bytes, lineStart, lineEnd);
      if (!tabbed && count !== wanted) {
        const hint = count > wanted ? "; where an id holds spaces, put tabs between fields" : "";
        const need = `a line has ${wanted} fields, ${names.join(" ")}, not ${count}${hint}`;
        throw fail(bytes, lineStart, starts[0], need);
      }
      line.value = trecNumber(bytes, starts[valueField], ends[valueField]);
      if (Number.isNaN(line.value)) {
        const found = decodeUtf8(bytes.subarray(starts[valueField], ends[valueField])) ?? "";
        const need = `the ${names[valueField]} must be a finite number, not ${
          JSON.stringify(found)
        }`;
        throw fail(bytes, lineStart, starts[valueField], need);
      }
      line.queryStart = starts[QUERY];
      line.queryEnd = ends[QUERY];
      line.idStart = starts[DOCUMENT];
      line.idEnd = ends[DOCUMENT];
      rows++;
      if (visit(line) === false) return false;
    }
    return true;
  };
  return { cut, summary: () => ({ rows, lines: line.line }) };
}

/** Where the text starts: behind a byte order mark. */
function startOf(bytes: Uint8Array, kind: TrecKind, file: string): number {
  if (looksLikeUtf16(bytes)) {
    const problem = "this looks like UTF-16: save the file as UTF-8";
    throw new SyntaxError(`Cannot read ${kind} as ${file}:1:1: ${problem}`);
  }
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
