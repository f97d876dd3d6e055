import type { JsonValue } from "../data/json_value.ts";
import { cleanReply } from "./_clean_reply.ts";
import { scanJson } from "./_scan_json.ts";

/** The JSON values of a reply, and the first error where one is broken. */
export interface JsonValues {
  /** The objects and lists that stand in it, outermost only; those in code fences alone where there are some. */
  readonly values: readonly JsonValue[];
  /** Why something that began as JSON was none. */
  readonly error?: Error;
}

/** Brackets of prose are few; a model that has fallen into a loop writes nothing else. */
const MOST_FAILURES = 1000;

/** The JSON values of a reply, wherever they stand in it; throws where the last one is cut off. */
export function jsonValues(reply: string, what: string): JsonValues {
  const text = cleanReply(reply, what);
  const found: { value: JsonValue; fenced: boolean }[] = [];
  let error: Error | undefined;
  let fences = 0;
  let failures = 0;
  const marks = /[{[]|```/g;
  let mark = marks.exec(text);
  // A reply that is a JSON text of its own, as after being encoded twice.
  const whole = scanJson(text.trim(), 0);
  if ("value" in whole && whole.end === text.trim().length) {
    const { value } = whole;
    if (typeof value === "string" && /^\s*[{[]/.test(value)) return jsonValues(value, what);
    return { values: [value] };
  }
  for (; mark !== null; mark = marks.exec(text)) {
    if (mark[0] === "```") {
      fences++;
      continue;
    }
    const scan = scanJson(text, mark.index);
    if ("value" in scan) {
      found.push({ value: scan.value, fenced: fences % 2 === 1 });
      marks.lastIndex = scan.end;
      continue;
    }
    if (scan.cut && text.slice(mark.index + 1).trim() !== "") throw scan.error;
    if (!scan.sure) {
      if (++failures > MOST_FAILURES) throw scan.error;
      continue;
    }
    // What is within a broken object is a part of something else than it seems.
    error ??= scan.error;
    marks.lastIndex = balancedEnd(text, mark.index);
  }
  const fenced = found.filter((one) => one.fenced);
  const values = (fenced.length > 0 ? fenced : found).map(({ value }) => value);
  return { values, ...error !== undefined && { error } };
}

/** Where the bracket at a place is closed, strings respected; the end of the text where it is not. */
function balancedEnd(text: string, start: number): number {
  let depth = 0;
  const marks = /"(?:[^"\\]|\\[\s\S])*"|[{}[\]]/g;
  marks.lastIndex = start;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === "{" || mark[0] === "[") depth++;
    if (mark[0] === "}" || mark[0] === "]") depth--;
    if (depth === 0) return marks.lastIndex;
  }
  return text.length;
}
