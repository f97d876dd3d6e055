import { describeJson, isJsonObject } from "./_json_type.ts";
import type { ProblemLog } from "./_problem_log.ts";
import { createRowCheck, isClosed } from "./_row_check.ts";
import type { FirstLine } from "./_seen_ids.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import type { RowRules } from "./row_options.ts";

/** What a gate needs besides the rules. */
export interface GateContext {
  /** Where problems go. */
  readonly log: ProblemLog;
  /** Remembers ids, if the rules name an id field. */
  readonly firstLine?: FirstLine;
  /** Whether every row must be an object even without rules. */
  readonly objectsOnly: boolean;
}

/** A function that reports what is wrong with a row and says whether it may pass. */
export function createRowGate(
  rules: RowRules,
  { log, firstLine, objectsOnly }: GateContext,
): (value: JsonValue, line: number) => boolean {
  const { fields, id } = rules;
  if (fields === undefined && id === undefined && !objectsOnly) return () => true;
  const check = fields === undefined && !isClosed(rules) ? undefined : createRowCheck(rules, log);
  const passesId = id === undefined || firstLine === undefined
    ? undefined
    : createIdCheck(id, firstLine, log);
  return function passes(value, line) {
    if (!isJsonObject(value)) {
      log.add("object", line, `a row must be a JSON object, got ${describeJson(value)}`);
      return false;
    }
    if (check !== undefined && !check(value, line)) return false;
    return passesId === undefined || passesId(value, line);
  };
}

function createIdCheck(
  name: string,
  firstLine: FirstLine,
  log: ProblemLog,
): (row: JsonObject, line: number) => boolean {
  return function passesId(row, line) {
    const id = Object.hasOwn(row, name) ? row[name] : undefined;
    if (id === undefined) {
      log.add("missing-field", line, `${name} is missing`);
      return false;
    }
    if (typeof id !== "string" && typeof id !== "number") {
      const found = describeJson(id);
      log.add("field-type", line, `${name} must be a string or a number, got ${found}`);
      return false;
    }
    const text = String(id);
    if (text === "") {
      log.add("empty-id", line, `${name} must not be empty`);
      return false;
    }
    const first = firstLine(text, line);
    if (first === 0) return true;
    const repeated = `duplicate ${name} ${JSON.stringify(text)}`;
    log.add("duplicate-id", line, `${repeated}: first on line ${first}`);
    return false;
  };
}
