import { findJsonFault } from "./_json_fault.ts";

/** `JSON.parse` whose error names the file, the line and the column. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = findJsonFault(text);
    if (!fault) throw error;
    const before = text.slice(0, fault.index).split("\n");
    const column = before[before.length - 1].length + 1;
    throw new SyntaxError(`Cannot read ${file}:${before.length}:${column}: ${fault.message}`);
  }
}
