import { parsePositive } from "../data/parse_positive.ts";
import { readLabelColumns } from "../data/read_label_columns.ts";
import { usageError } from "./_usage_error.ts";

/** Which columns of a file hold score and label. */
export interface ScoredFields {
  readonly score: string;
  readonly negate: boolean;
  readonly hallucinated: readonly string[];
  readonly correct: readonly string[];
  readonly positive?: string;
  readonly id?: string;
  readonly slices: readonly string[];
}

/** Labelled, scored answers as columns. */
export interface ScoredFile {
  readonly scores: readonly number[];
  readonly hallucinated: readonly boolean[];
  readonly slices: Readonly<Record<string, readonly (string | null)[]>>;
  readonly hash: string | null;
  /** What was left out, and how the columns were read. */
  readonly notes: readonly string[];
}

/** Reads scores and labels; rows without a label or a score are left out and counted. */
export async function readScoredFile(file: string, fields: ScoredFields): Promise<ScoredFile> {
  const { hallucinated, correct } = fields;
  if ((hallucinated.length > 0) === (correct.length > 0)) {
    throw usageError("say what people say: --hallucinated FIELD, or --correct FIELD");
  }
  const human = hallucinated.length > 0 ? hallucinated : correct;
  const positive = fields.positive ?? (hallucinated.length > 0 ? "true" : "false");
  const { columns, hash } = await readLabelColumns(file, {
    ...(fields.id !== undefined && { id: fields.id }),
    human,
    humanPositive: parsePositive(positive),
    scores: [fields.score],
    slices: fields.slices,
  });
  const [{ values }] = columns.scores;
  const kept = values.flatMap((score, row) =>
    score !== null && typeof columns.human[row] === "boolean" ? [row] : []
  );
  const unscored = values.filter((score) => score === null).length;
  const left = columns.rows - kept.length;
  const sign = fields.negate ? -1 : 1;
  return {
    scores: kept.map((row) => sign * Number(values[row])),
    hallucinated: kept.map((row) => columns.human[row] === true),
    slices: Object.fromEntries(
      Object.entries(columns.slices).map((
        [name, column],
      ) => [name, kept.map((row) => column[row])]),
    ),
    hash,
    notes: [
      ...columns.notes,
      ...(left === 0 ? [] : [
        `${left} of ${columns.rows} rows are left out: ${unscored} without a score, the others without a label`,
      ]),
    ],
  };
}
