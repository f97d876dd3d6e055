import { requireList } from "./_require_arguments.ts";
import { type CompactList, createCodedList, createNumberList } from "./_compact_list.ts";
import type { Decoder } from "./_label_decoder.ts";
import { scoreDecoder, sliceDecoder } from "./_label_decoder.ts";
import { parseFieldPath } from "./parse_field_path.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import type { LabelColumns, NamedColumn } from "./label_columns.ts";
import type { LabelColumnFields } from "./label_fields.ts";

/** Columns that tell which question a row is about, the surest first. */
const QUESTIONS = ["question_id", "query_id", "task_id", "question", "query"];

/** Rows after which repeated questions are no longer looked for. */
const ENOUGH = 20_000;

/** Takes rows one by one and keeps their columns. */
export interface LabelCollector<Human, Verdict> {
  /** Takes one row; says what is wrong with it, and then keeps nothing of it. */
  add(row: JsonObject): string | undefined;
  /** The columns of all rows taken, and the fields that no row had. */
  finish(): { readonly columns: LabelColumns<Human, Verdict>; readonly absent: readonly string[] };
}

/** A column under construction. */
interface Column<Value> {
  readonly field: string;
  readonly decode: Decoder<Value>;
  readonly values: CompactList<Value>;
  next?: Value;
  seen: boolean;
}

/** A collector of the columns that `fields` names; human and judges as their decoders read them. */
export function createLabelCollector<Human, Verdict>(
  fields: LabelColumnFields,
  decodeHuman: Decoder<Human>,
  decodeJudge: (field: string) => Decoder<Verdict>,
): LabelCollector<Human, Verdict> {
  for (const name of ["judges", "scores", "slices"] as const) {
    if (fields[name] !== undefined) requireList(fields[name], name, "read labels");
  }
  const human = column([fields.human].flat().join(", "), decodeHuman);
  const judges = (fields.judges ?? []).map((field) => column(field, decodeJudge(field)));
  const scores = (fields.scores ?? []).map((field) =>
    column(field, scoreDecoder(parseFieldPath(field)), createNumberList())
  );
  const slices = (fields.slices ?? []).map(textColumn);
  const group = fields.group === undefined ? null : textColumn(fields.group);
  const generator = fields.generator === undefined ? null : textColumn(fields.generator);
  const optional = [group, generator].filter((one) => one !== null);
  const all: Column<unknown>[] = [human, ...judges, ...scores, ...slices, ...optional] as Column<
    unknown
  >[];
  const questions = createQuestionWatch();
  let rows = 0;
  let wrong: string | undefined;
  const fault = (text: string) => void (wrong ??= text);
  return {
    add(row) {
      wrong = undefined;
      for (const one of all) one.next = one.decode(row, fault);
      if (wrong !== undefined) return wrong;
      for (const one of all) {
        one.values.push(one.next);
        if (!one.seen && !isEmpty(one.next)) one.seen = true;
      }
      if (group === null) questions.see(row);
      rows++;
      return undefined;
    },
    finish() {
      const named = <Value>({ field, values }: Column<Value>): NamedColumn<Value> => ({
        field,
        values: values.toArray(),
      });
      const columns: LabelColumns<Human, Verdict> = {
        rows,
        human: human.values.toArray(),
        judges: judges.map(named),
        scores: scores.map(named),
        slices: Object.fromEntries(slices.map(({ field, values }) => [field, values.toArray()])),
        groups: group && group.values.toArray(),
        generators: generator ? distinctTexts(generator.values.toArray()) : [],
        repeats: questions.repeats(),
        notes: [],
      };
      return { columns, absent: all.filter(({ seen }) => !seen).map(({ field }) => field) };
    },
  };
}

function column<Value>(
  field: string,
  decode: Decoder<Value>,
  values: CompactList<Value> = createCodedList(),
): Column<Value> {
  return { field, decode, values, seen: false };
}

function textColumn(field: string): Column<string | null> {
  return column(field, sliceDecoder(parseFieldPath(field)));
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function isName(value: JsonValue | undefined): boolean {
  return typeof value === "string" || typeof value === "number";
}

function distinctTexts(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null);
}

/** Notices that rows share a question, in the first rows of a file. */
function createQuestionWatch(): {
  see(row: JsonObject): void;
  repeats(): LabelColumns<unknown, unknown>["repeats"];
} {
  const seen = new Set<JsonValue>();
  let field: string | undefined;
  let rows = 0;
  return {
    see(row) {
      if (rows === 0) field = QUESTIONS.find((name) => isName(row[name]));
      if (field === undefined || rows >= ENOUGH) return;
      rows++;
      seen.add(row[field] ?? null);
    },
    repeats: () =>
      field !== undefined && seen.size < rows ? { field, rows, distinct: seen.size } : null,
  };
}
