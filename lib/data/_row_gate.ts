import { describeJson, isJsonObject } from "./_json_type.ts";
import type { ProblemLog } from "./_problem_log.ts";
import { createRowCheck, isClosed } from "./_row_check.ts";
import type { FirstLine } from "./_seen_ids.ts";
import { createRowFaults, type RowFaults } from "./_row_faults.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import type { ProblemRule } from "./row.ts";
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

/**
 * A function that reports what is wrong with a row and says whether it may pass. A row of JSON
 * comes with its text and the column where that begins, for the columns of its faults.
 */
export function createRowGate(
  rules: RowRules,
  { log, firstLine, objectsOnly }: GateContext,
): (value: JsonValue, line: number, text?: string, column?: number) => boolean {
  const { fields, id } = rules;
  if (fields === undefined && id === undefined && !objectsOnly) return () => true;
  const faults = createRowFaults(log);
  const check = fields === undefined && !isClosed(rules)
    ? undefined
    : createRowCheck(rules, faults);
  const passesId = id === undefined || firstLine === undefined
    ? undefined
    : createIdCheck(id, firstLine, faults);
  return function passes(value, line, text, column) {
    faults.turnTo(line, text, column);
    if (!isJsonObject(value)) {
      faults.add("object", `a row must be a JSON object, got ${describeJson(value)}`);
      return false;
    }
    const passed = check === undefined || check(value);
    return (passesId === undefined || passesId(value, line)) && passed;
  };
}

function createIdCheck(
  name: string,
  firstLine: FirstLine,
  faults: RowFaults,
): (row: JsonObject, line: number) => boolean {
  /** The fields may have rules for the id too; one fault of it is enough. */
  function refuse(rule: ProblemRule, message: string): false {
    if (!faults.has(name)) faults.add(rule, `${name} ${message}`, name);
    return false;
  }

  return function passesId(row, line) {
    const id = Object.hasOwn(row, name) ? row[name] : undefined;
    if (id === undefined) return refuse("missing-field", "is missing");
    if (typeof id !== "string" && typeof id !== "number") {
      return refuse("field-type", `must be a string or a number, got ${describeJson(id)}`);
    }
    if (typeof id === "number" && !Number.isSafeInteger(id)) return refuse("field-type", inexactId);
    const text = String(id);
    if (text === "") return refuse("empty-id", "must not be empty");
    const first = firstLine(text, line);
    if (first === 0) return true;
    const repeated = `duplicate ${name} ${JSON.stringify(text)}`;
    faults.add("duplicate-id", `${repeated}: first on line ${first}`, name);
    return false;
  };
}

// JSON.parse rounds other numbers, so two that differ may come out the same.
const inexactId =
  `must be a string or an integer within ±${Number.MAX_SAFE_INTEGER}: write it as a string`;
