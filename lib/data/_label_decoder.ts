import { getPath } from "./get_path.ts";
import { describeJson } from "./_json_type.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import { combineRaters, type HumanVerdict } from "./combine_raters.ts";
import type { LabelColumnFields } from "./label_fields.ts";
import { type FieldPath, parseFieldPath } from "./parse_field_path.ts";
import { parseHumanRule } from "./parse_human_rule.ts";
import { BOOLEAN_POSITIVE, type PositiveRule } from "./parse_positive.ts";

/** A value that was read, or what is wrong with it. */
export type Decoded<Value> = { readonly value: Value } | { readonly fault: string };

/** Reads one column of a row. */
export type Decoder<Value> = (row: JsonObject) => Decoded<Value>;

/** The decoders of human labels and of a judge's verdicts, as the fields say. */
export function labelDecoders(fields: LabelColumnFields): {
  readonly human: Decoder<HumanVerdict>;
  readonly judge: (field: string) => Decoder<boolean | null>;
} {
  const { humanRule = "majority", humanPositive, judgePositive } = fields;
  parseHumanRule(humanRule);
  const path = parseFieldPath(fields.human);
  const raters = ratersDecoder(path, humanPositive);
  const combined = (row: JsonObject): Decoded<HumanVerdict> => {
    const labels = raters(row);
    return "fault" in labels ? labels : { value: combineRaters(labels.value, humanRule) };
  };
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
  return single(path, (value) => {
    const verdict = rule.test(value);
    return verdict === undefined ? wrong(path, rule.expects, value) : { value: verdict };
  });
}

/** One verdict a rater. */
export function ratersDecoder(
  path: FieldPath,
  rule: PositiveRule = BOOLEAN_POSITIVE,
): Decoder<readonly (boolean | null)[]> {
  return (row) => {
    const verdicts: (boolean | null)[] = [];
    for (const value of getPath(row, path)) {
      const verdict = rule.test(value);
      if (verdict === undefined) return wrong(path, rule.expects, value);
      verdicts.push(verdict);
    }
    return { value: verdicts };
  };
}

/** A grade among those declared; `null` where the value is missing. */
export function gradeDecoder(
  path: FieldPath,
  grades: readonly (string | number | boolean)[],
): Decoder<string | number | boolean | null> {
  const known = new Set<JsonValue | undefined>(grades);
  return single(path, (value) => {
    if (value === undefined || value === null) return { value: null };
    const scalar = typeof value === "object" ? undefined : value;
    return scalar !== undefined && known.has(scalar)
      ? { value: scalar }
      : wrong(path, `one of the grades ${grades.join(", ")}`, value);
  });
}

/** A finite number; `null` where the value is missing. */
export function scoreDecoder(path: FieldPath): Decoder<number | null> {
  return single(path, (value) => {
    if (value === undefined || value === null) return { value: null };
    return typeof value === "number" ? { value } : wrong(path, "a number", value);
  });
}

/** A value to report by, as text; several values of a list are joined. */
export function sliceDecoder(path: FieldPath): Decoder<string | null> {
  return (row) => {
    const values = getPath(row, path).flatMap((value) => Array.isArray(value) ? value : [value]);
    const texts = values.filter((value) => value !== null && value !== undefined && value !== "");
    return { value: texts.length === 0 ? null : texts.map(textOf).join(", ") };
  };
}

function single<Value>(
  path: FieldPath,
  decode: (value: JsonValue | undefined) => Decoded<Value>,
): Decoder<Value> {
  return (row) => {
    const values = getPath(row, path);
    if (values.length <= 1) return decode(values[0]);
    return { fault: `${path.field} gives ${values.length} values where one is needed` };
  };
}

function wrong(path: FieldPath, expects: string, value: JsonValue | undefined): { fault: string } {
  const pointer = path.field.startsWith("/") ? path.field : `/${path.field}`;
  const hint = typeof value === "object" ? ` (its members are ${pointer}/*)` : "";
  return { fault: `${path.field} must be ${expects}, got ${describeJson(value ?? null)}${hint}` };
}

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
