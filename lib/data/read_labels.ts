import { requireList, requireObject, requirePath } from "./_require_arguments.ts";
import {
  type Decoder,
  hasRaters,
  humanPaths,
  ratersDecoder,
  requirePositiveRules,
  scoreDecoder,
  sliceDecoder,
  verdictDecoder,
} from "./_label_decoder.ts";
import { getPath } from "./get_path.ts";
import type { JsonObject } from "./json_value.ts";
import type { LabelFields } from "./label_fields.ts";
import { nearestName } from "./nearest_name.ts";
import { type FieldPath, parseFieldPath } from "./parse_field_path.ts";
import type { Problem } from "./row.ts";
import { scanRows } from "./scan_rows.ts";

/** One labelled row. */
export interface LabelRow {
  /** Its id, or its line where no id field was named. */
  readonly id: string;
  /** The line that it begins on. */
  readonly line: number;
  /** What people say: `true` = hallucinated, `null` = no label; a list, one a rater, for a field with `*`. */
  readonly human: boolean | null | readonly (boolean | null)[];
  /** What the judge says; `null` where it gave no verdict. */
  readonly judge: boolean | null;
  /** The judge's score; `null` where it gave none. */
  readonly score: number | null;
  /** Values to report by. */
  readonly slices: Readonly<Record<string, string | null>>;
  /** The whole row as the file has it, to be read by a person. */
  readonly source: JsonObject;
}

/** Labelled rows of a file. */
export interface ReadLabels {
  /** The rows that could be read, in order. */
  readonly rows: readonly LabelRow[];
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly hash: string;
  /** What was wrong with the others: look here before believing a count. */
  readonly problems: readonly Problem[];
}

/**
 * Reads labelled rows to look at: each with its id, its line, its labels and the row itself.
 *
 * For notebooks and small files; for a million rows use `readLabelColumns`. Rows that cannot be read are
 * left out and listed in `problems`, never dropped in silence, and so is a field that no row has. Needs `--allow-read` for the path.
 *
 * @param path A `.jsonl`, `.json` or `.csv` file.
 * @param fields Which columns hold what.
 * @returns The rows, the file's hash, and the problems.
 * @throws {TypeError} If an argument is of the wrong kind, or `fields` has a name that is none of its own.
 * @throws {SyntaxError} If a field is not a valid JSON Pointer.
 * @throws {RangeError} If the file has another extension.
 * @throws {Deno.errors.NotFound} If there is no such file.
 *
 * @example
 * ```ts
 * import { readLabels, writeJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/labels.jsonl`;
 * await writeJsonl(path, [
 *   { id: "a", human: true, judge: false, topic: "returns" },
 *   { id: "b", human: "true", judge: true, topic: "returns" },
 * ]);
 * const { rows, problems } = await readLabels(path, {
 *   id: "id",
 *   human: "human",
 *   judge: "judge",
 *   slices: ["topic"],
 * });
 *
 * assertEquals(rows.map((row) => row.id), ["a"]);
 * assertEquals(rows[0].slices, { topic: "returns" });
 * assertEquals(problems[0].line, 2);
 * ```
 */
export async function readLabels(path: string | URL, fields: LabelFields): Promise<ReadLabels> {
  requirePath(path, "read labels");
  requireObject(fields, "fields", "read labels");
  requireFieldNames(fields);
  requirePositiveRules(fields);
  if (fields.slices !== undefined) requireList(fields.slices, "slices", "read labels");
  const file = String(path);
  const found = new Set<string>();
  const human = humanDecoder(fields);
  const named = namedFields(fields);
  const judge = fields.judge === undefined
    ? always(null)
    : verdictDecoder(parseFieldPath(fields.judge), fields.judgePositive);
  const score = fields.score === undefined
    ? always(null)
    : scoreDecoder(parseFieldPath(fields.score));
  const slices = (fields.slices ?? []).map((field) =>
    [field, sliceDecoder(parseFieldPath(field))] as const
  );
  const rows: LabelRow[] = [];
  const problems: Problem[] = [];
  const { hash = "" } = await scanRows(
    path,
    {
      ...(fields.id !== undefined && { id: fields.id }),
      hash: true,
      types: "json",
      onProblem: (problem: Problem) => void problems.push(problem),
    },
    (source, line) => {
      for (const one of named) {
        if (!found.has(one.field) && getPath(source, one).some((value) => value !== undefined)) {
          found.add(one.field);
        }
      }
      let wrong: string | undefined;
      const fault = (text: string) => void (wrong ??= text);
      const labels = {
        human: human(source, fault),
        judge: judge(source, fault),
        score: score(source, fault),
        slices: Object.fromEntries(slices.map(([field, read]) => [field, read(source, fault)])),
      };
      if (wrong !== undefined) {
        const message = `${file}:${line}: ${wrong}`;
        problems.push({ file, line, rule: "field-type", message });
        return;
      }
      rows.push({
        id: String(fields.id === undefined ? line : source[fields.id]),
        line,
        ...labels,
        source,
      });
    },
  );
  const absent = rows.length === 0 ? [] : named.filter(({ field }) => !found.has(field));
  for (const { field } of absent) {
    const fieldsThere = Object.keys(rows[0].source).join(", ");
    const message = `${file}: no row has the field ${field}: the fields are ${fieldsThere}`;
    problems.push({ file, line: rows[0].line, rule: "missing-field", message });
  }
  return { rows, hash, problems };
}

const FIELD_NAMES = ["id", "human", "humanPositive", "judge", "judgePositive", "score", "slices"];

/** A misspelt name must not read as a column that is not wanted: notebook cells are not type-checked. */
function requireFieldNames(fields: LabelFields): void {
  for (const name of Object.keys(fields)) {
    if (FIELD_NAMES.includes(name)) continue;
    const near = nearestName(name, FIELD_NAMES);
    throw new TypeError(
      `Cannot read labels as fields has an unknown name: current value is ${JSON.stringify(name)}` +
        (near === undefined ? "" : ` (did you mean ${near}?)`),
    );
  }
}

function namedFields({ human, judge, score, slices = [] }: LabelFields): readonly FieldPath[] {
  return [...[human].flat(), judge, score, ...slices].flatMap((field) =>
    field === undefined ? [] : [parseFieldPath(field)]
  );
}

function humanDecoder({ human, humanPositive }: LabelFields): Decoder<LabelRow["human"]> {
  const paths = humanPaths(human);
  return hasRaters(paths)
    ? ratersDecoder(paths, humanPositive)
    : verdictDecoder(paths[0], humanPositive);
}

function always<Value>(value: Value): Decoder<Value> {
  return () => value;
}
