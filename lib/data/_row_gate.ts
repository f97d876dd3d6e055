import { describeJson, isJsonObject } from "./_json_type.ts";
import type { ProblemLog } from "./_problem_log.ts";
import { createRowCheck } from "./_row_check.ts";
import type { FirstLine } from "./_seen_ids.ts";
import type { JsonValue } from "./json_value.ts";
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
  const check = createRowCheck(rules, log);
  return function passes(value, line) {
    if (!isJsonObject(value)) {
      log.add("object", line, `a row must be a JSON object, got ${describeJson(value)}`);
      return false;
    }
    if (!check(value, line)) return false;
    if (id === undefined || firstLine === undefined) return true;
    const found = value[id];
    // A rule of its own may let the field be missing or of another type.
    if (typeof found !== "string" && typeof found !== "number") {
      const got = found === undefined ? "nothing" : describeJson(found);
      log.add("field-type", line, `${id} must be a string or a number as the id, got ${got}`);
      return false;
    }
    const text = String(found);
    if (text === "") {
      log.add("empty-id", line, `${id} must not be empty`);
      return false;
    }
    const first = firstLine(text, line);
    if (first === 0) return true;
    log.add(
      "duplicate-id",
      line,
      `duplicate ${id} ${JSON.stringify(text)}: first on line ${first}`,
    );
    return false;
  };
}
