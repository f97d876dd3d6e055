import {
  type Decoder,
  ratersDecoder,
  scoreDecoder,
  sliceDecoder,
  verdictDecoder,
} from "./_label_decoder.ts";
import type { JsonObject } from "./json_value.ts";
import type { LabelFields } from "./label_fields.ts";
import { parseFieldPath } from "./parse_field_path.ts";
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
 * left out and listed in `problems`, never dropped in silence. Needs `--allow-read` for the path.
 *
 * @param path A `.jsonl`, `.json` or `.csv` file.
 * @param fields Which columns hold what.
 * @returns The rows, the file's hash, and the problems.
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
export async function readLabels(path: string, fields: LabelFields): Promise<ReadLabels> {
  const human = humanDecoder(fields);
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
      let wrong: string | undefined;
      const fault = (text: string) => void (wrong ??= text);
      const labels = {
        human: human(source, fault),
        judge: judge(source, fault),
        score: score(source, fault),
        slices: Object.fromEntries(slices.map(([field, read]) => [field, read(source, fault)])),
      };
      if (wrong !== undefined) {
        const message = `${path}:${line}: ${wrong}`;
        problems.push({ file: path, line, rule: "field-type", message });
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
  return { rows, hash, problems };
}

function humanDecoder({ human, humanPositive }: LabelFields): Decoder<LabelRow["human"]> {
  const path = parseFieldPath(human);
  return path.many ? ratersDecoder(path, humanPositive) : verdictDecoder(path, humanPositive);
}

function always<Value>(value: Value): Decoder<Value> {
  return () => value;
}
