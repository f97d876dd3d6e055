import { getPath } from "./get_path.ts";
import { describeJson } from "./_json_type.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import { combineRaters, type HumanVerdict } from "./combine_raters.ts";
import type { LabelColumnFields } from "./label_fields.ts";
import { type FieldPath, parseFieldPath } from "./parse_field_path.ts";
import { parseHumanRule } from "./parse_human_rule.ts";
import { BOOLEAN_POSITIVE, type PositiveRule } from "./parse_positive.ts";

/** Reads one column of a row; hands on what is wrong with it. */
export type Decoder<Value> = (row: JsonObject, fault: (text: string) => void) => Value;

/** The decoders of human labels and of a judge's verdicts, as the fields say. */
export function labelDecoders(fields: LabelColumnFields): {
  readonly human: Decoder<HumanVerdict>;
  readonly judge: (field: string) => Decoder<boolean | null>;
} {
  const { humanRule = "majority", humanPositive, judgePositive } = fields;
  parseHumanRule(humanRule);
  const path = parseFieldPath(fields.human);
  const raters = ratersDecoder(path, humanPositive);
  const combined: Decoder<HumanVerdict> = (row, fault) =>
    combineRaters(raters(row, fault), humanRule);
  return {
    human: path.many ? combined : verdictDecoder(path, humanPositive),
    judge: (field) => verdictDecoder(parseFieldPath(field), judgePositive),
  };
}

/** A verdict: `true` = hallucinated; `null` where the value is missing. */
export function verdictDecoder(
  path: FieldPath,
  rule: PositiveRule = BOOLEAN_POSITIVE,
): Decoder<boolean | null> {
  const read = singleReader(path);
  return (row, fault) => {
    const value = read(row, fault);
    const verdict = rule.test(value);
    if (verdict !== undefined) return verdict;
    fault(wrong(path, rule.expects, value));
    return null;
  };
}

/** One verdict a rater. */
export function ratersDecoder(
  path: FieldPath,
  rule: PositiveRule = BOOLEAN_POSITIVE,
): Decoder<readonly (boolean | null)[]> {
  return (row, fault) =>
    getPath(row, path).map((value) => {
      const verdict = rule.test(value);
      if (verdict !== undefined) return verdict;
      fault(wrong(path, rule.expects, value));
      return null;
    });
}

/** A grade among those declared; `null` where the value is missing. */
export function gradeDecoder(
  path: FieldPath,
  grades: readonly (string | number | boolean)[],
): Decoder<string | number | boolean | null> {
  const known = new Set<JsonValue | undefined>(grades);
  const read = singleReader(path);
  return (row, fault) => {
    const value = read(row, fault);
    if (value === undefined || value === null) return null;
    if (known.has(value) && typeof value !== "object") return value;
    fault(wrong(path, `one of the grades ${grades.join(", ")}`, value));
    return null;
  };
}

/** A finite number; `null` where the value is missing. */
export function scoreDecoder(path: FieldPath): Decoder<number | null> {
  const read = singleReader(path);
  return (row, fault) => {
    const value = read(row, fault);
    if (typeof value === "number") return value;
    if (value !== undefined && value !== null) fault(wrong(path, "a number", value));
    return null;
  };
}

/** A value to report by, as text; several values of a list are joined. */
export function sliceDecoder(path: FieldPath): Decoder<string | null> {
  return (row) => {
    const values = getPath(row, path).flatMap((value) => Array.isArray(value) ? value : [value]);
    const texts = values.filter((value) => value !== null && value !== undefined && value !== "");
    return texts.length === 0 ? null : texts.map(textOf).join(", ");
  };
}

/** Reads the one value of a path; a column by its name without a detour, as a file has millions. */
function singleReader(
  path: FieldPath,
): (row: JsonObject, fault: (text: string) => void) => JsonValue | undefined {
  if (!path.many && path.tokens.length === 1) {
    const [name] = path.tokens;
    return (row) => Object.hasOwn(row, name) ? row[name] : undefined;
  }
  return (row, fault) => {
    const values = getPath(row, path);
    if (values.length > 1) fault(`${path.field} gives ${values.length} values where one is needed`);
    return values[0];
  };
}

function wrong(path: FieldPath, expects: string, value: JsonValue | undefined): string {
  const pointer = path.field.startsWith("/") ? path.field : `/${path.field}`;
  const hint = typeof value === "object" ? ` (its members are ${pointer}/*)` : "";
  return `${path.field} must be ${expects}, got ${describeJson(value ?? null)}${hint}`;
}

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
