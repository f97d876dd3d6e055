import { describeJson } from "./_json_type.ts";
import { findJsonFault } from "./_json_fault.ts";
import { arrayItems } from "./_json_places.ts";
import { createPlaceFinder } from "./_text_place.ts";
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
      lines = createPlaceFinder(text)(text.length).line - (text.endsWith("\n") ? 1 : 0);
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
      let index = 0;
      for (const item of arrayItems(text)) {
        accept(items[index], item.line, item.text, item.column);
        index++;
      }
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
  const { line, column } = createPlaceFinder(text)(index);
  log.add("json", line, message, column);
}

/** Whether the first line is an object of its own: JSON Lines under the name of a JSON file. */
function startsWithOneRow(text: string): boolean {
  const first = text.trimStart().split("\n", 1)[0];
  return first.startsWith("{") && findJsonFault(first) === undefined;
}
