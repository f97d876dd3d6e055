import { describeJson } from "./_json_type.ts";
import { findJsonFault } from "./_json_fault.ts";
import type { FileFormat, RowReader, RowSink } from "./_file_format.ts";
import type { JsonValue } from "./json_value.ts";

/** A file that is one JSON array of objects, each of them a row. */
export function jsonArrayFormat(): FileFormat {
  return {
    cutting: { createCut: () => () => 0, lineByLine: false, unit: "file" },
    createReader: createArrayReader,
    objectsOnly: true,
  };
}

function createArrayReader({ log, accept }: RowSink): RowReader {
  let lines = 0;
  return {
    read(text) {
      lines = countLines(text, text.length) + (text.endsWith("\n") ? 0 : 1);
      let items: JsonValue;
      try {
        items = JSON.parse(text);
      } catch {
        return reportFault(text, log);
      }
      if (!Array.isArray(items)) {
        const found = describeJson(items);
        return log.add("layout", 1, `expected a JSON array of objects, got ${found}`);
      }
      const starts = itemLines(text);
      for (let i = 0; i < items.length; i++) accept(items[i], starts[i]);
    },
    skip: (count) => void (lines += count),
    lines: () => lines,
    stopped: () => false,
  };
}

function reportFault(text: string, log: RowSink["log"]): void {
  const { index, message } = findJsonFault(text) ?? { index: 0, message: "not JSON" };
  if (startsWithOneRow(text)) {
    return log.add("layout", 1, "this is JSON Lines, not one JSON array: name the file .jsonl");
  }
  const line = countLines(text, index) + 1;
  log.add("json", line, message, index - text.lastIndexOf("\n", index - 1));
}

/** Whether the first line is an object of its own: JSON Lines under the name of a JSON file. */
function startsWithOneRow(text: string): boolean {
  const first = text.trimStart().split("\n", 1)[0];
  return first.startsWith("{") && findJsonFault(first) === undefined;
}

function countLines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** The line on which each item of a valid JSON array begins. */
function itemLines(text: string): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let awaited = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "\n") line++;
    if (" \t\r\n".includes(character)) continue;
    if (awaited && character !== "]") lines.push(line);
    awaited = false;
    if (character === '"') at = stringEnd(text, at);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    awaited = depth === 1 && (character === "," || character === "[");
  }
  return lines;
}

function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
