import { findJsonFault } from "./_json_fault.ts";
import type { FileFormat, RowReader, RowSink } from "./_file_format.ts";
import { tooLong } from "./_read_pieces.ts";
import type { Cutting } from "./_text_pieces.ts";
import type { JsonValue } from "./json_value.ts";

const cutting: Cutting = {
  createCut: () => (bytes, from, end) => {
    const newline = bytes.subarray(from, end).lastIndexOf(10);
    return newline < 0 ? 0 : from + newline + 1;
  },
  lineByLine: true,
  unit: "line",
};

/** JSON Lines: one JSON value a line, blank lines skipped but counted. */
export function jsonlFormat(): FileFormat {
  return { cutting, createReader: createJsonlReader };
}

/** Reads pieces of JSON Lines and hands each value on with its line. */
export function createJsonlReader({ log, accept, maxLineBytes }: RowSink): RowReader {
  const longest = maxLineBytes ?? Infinity;
  // A UTF-16 code unit takes at most 3 bytes: shorter lines need no counting.
  const surelyFits = longest / 3;
  let line = 0;
  let seen = false;
  let stopped = false;

  function explain(text: string): void {
    const { index, message } = findJsonFault(text) ?? { index: 0, message: "not JSON" };
    const spread = seen ? undefined : spreadOverLines(text, index);
    seen = true;
    if (spread === undefined) return log.add("json", line, message, index + 1);
    log.add("layout", line, spread);
    stopped = true;
  }

  return {
    read(text) {
      for (let start = 0; start < text.length && !stopped;) {
        const newline = text.indexOf("\n", start);
        const end = newline < 0 ? text.length : newline;
        const source = text.slice(start, end);
        const blank = text.charCodeAt(start) <= 32 && source.trim() === "";
        start = end + 1;
        line++;
        if (blank) continue;
        if (source.length > surelyFits && bytesOf(source) > longest) {
          log.add("line-length", line, tooLong(longest, cutting).message);
          continue;
        }
        let value: JsonValue;
        try {
          value = JSON.parse(source);
        } catch {
          explain(source);
          continue;
        }
        seen = true;
        accept(value, line, source, 1);
      }
    },
    skip(lines) {
      line += lines;
      seen = true;
    },
    lines: () => line,
    stopped: () => stopped,
  };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * The first line of an array or a pretty-printed object. One message serves better than one for
 * each of its lines.
 */
function spreadOverLines(text: string, faultIndex: number): string | undefined {
  if (faultIndex < text.length) return undefined;
  const start = text.trim();
  if (start.startsWith("[")) {
    return "this is a JSON array over several lines, not JSON Lines: " +
      "name the file .json for readRows, or write one object a line";
  }
  // A line cut short mostly ends within a word; one that goes on below ends in punctuation.
  if (!/^\{.*[{[,:]$|^\{$/.test(start)) return undefined;
  return "this is JSON spread over several lines, not JSON Lines: write one value a line";
}
