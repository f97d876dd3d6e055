import { requireList, wrongKind } from "./_require_arguments.ts";
import { getPath } from "./get_path.ts";
import { describeJson } from "./_json_type.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import { combineRaters, type HumanVerdict } from "./combine_raters.ts";
import type { LabelColumnFields, LabelFields } from "./label_fields.ts";
import { type FieldPath, parseFieldPath } from "./parse_field_path.ts";
import { parseHumanRule } from "./parse_human_rule.ts";
import { BOOLEAN_POSITIVE, type PositiveRule } from "./parse_positive.ts";
import { watchWords, type WordWatch } from "./_word_watch.ts";

/** Reads one column of a row; hands on what is wrong with it. */
export type Decoder<Value> = (row: JsonObject, fault: (text: string) => void) => Value;

/** The decoders of human labels and of a judge's verdicts, and what is wrong with the columns as a whole. */
export interface LabelDecoders {
  readonly human: Decoder<HumanVerdict>;
  readonly judge: (field: string) => Decoder<boolean | null>;
  /** After the last row: what no single row shows, such as a positive value that never occurs. */
  readonly faults: () => readonly string[];
  /** After the last row: what a reader should know of how words were taken. */
  readonly notes: () => readonly string[];
}

/** Throws unless what is positive, where it is said, is said by a rule. */
export function requirePositiveRules(fields: LabelFields | LabelColumnFields): void {
  for (const name of ["humanPositive", "judgePositive"] as const) {
    const rule = fields[name];
    if (rule === undefined || typeof rule?.test === "function") continue;
    throw wrongKind(rule, name, 'a rule, such as parsePositive("false")', "read labels");
  }
}

/** The decoders that the fields ask for. */
export function labelDecoders(fields: LabelColumnFields): LabelDecoders {
  requirePositiveRules(fields);
  const { humanRule = "majority", humanPositive, judgePositive } = fields;
  const needed = parseHumanRule(humanRule);
  const paths = humanPaths(fields.human);
  const words: WordWatch[] = [];
  const watched = (field: string, rule: PositiveRule | undefined) => {
    const watch = watchWords(field, rule ?? BOOLEAN_POSITIVE);
    words.push(watch);
    return watch.rule;
  };
  const humanWords = watched(paths.map(({ field }) => field).join(", "), humanPositive);
  const raters = ratersDecoder(paths, humanWords);
  let most = 0;
  const combined: Decoder<HumanVerdict> = (row, fault) => {
    const labels = raters(row, fault);
    most = Math.max(most, labels.length);
    return combineRaters(labels, humanRule);
  };
  return {
    human: hasRaters(paths) ? combined : verdictDecoder(paths[0], humanWords),
    judge: (field) => verdictDecoder(parseFieldPath(field), watched(field, judgePositive)),
    faults: () => [
      ...words.flatMap((watch) => watch.faults()),
      ...(hasRaters(paths) && typeof needed === "number" && needed > most
        ? [`the rule ${humanRule} needs ${needed} raters, and no row has more than ${most}`]
        : []),
    ],
    notes: () => words.flatMap((watch) => watch.notes()),
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

/** Where people's labels are: one field, or several. */
export function humanPaths(human: LabelFields["human"]): readonly FieldPath[] {
  const fields = typeof human === "string" ? [human] : human;
  requireList(fields, "human, one field or several,", "read labels");
  if (fields.length === 0) throw new RangeError("Cannot read labels as human names no field");
  return fields.map(parseFieldPath);
}

/** Whether a row may have several raters. */
export function hasRaters(paths: readonly FieldPath[]): boolean {
  return paths.length > 1 || paths[0].many;
}

/** One verdict a rater. */
export function ratersDecoder(
  paths: readonly FieldPath[],
  rule: PositiveRule = BOOLEAN_POSITIVE,
): Decoder<readonly (boolean | null)[]> {
  return (row, fault) =>
    paths.flatMap((path) =>
      getPath(row, path).map((value) => {
        const verdict = rule.test(value);
        if (verdict !== undefined) return verdict;
        fault(wrong(path, rule.expects, value));
        return null;
      })
    );
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
    if (typeof value === "number" && Number.isFinite(value)) return value;
    if (value !== undefined && value !== null) fault(wrong(path, "a finite number", value));
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
