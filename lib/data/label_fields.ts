import type { HumanRule } from "./combine_raters.ts";
import type { PositiveRule } from "./parse_positive.ts";

/**
 * Which columns of a file hold what.
 *
 * A field is a column's name, or a JSON Pointer when it starts with `/`, where `*` stands for all members:
 * `/human_faithfulness/*` is one label for each rater.
 */
export interface LabelFields {
  /** The id of a row, which must differ from row to row. Default: ids are not read. */
  readonly id?: string;
  /** What people say: one field, or one a rater; a field with `*` holds one label a rater. */
  readonly human: string | readonly string[];
  /** Which human values mean hallucinated. Default: `true` of a boolean column. */
  readonly humanPositive?: PositiveRule;
  /** What the judge says. */
  readonly judge?: string;
  /** Which of the judge's values mean hallucinated. Default: `true` of a boolean column. */
  readonly judgePositive?: PositiveRule;
  /** The judge's score, a number. */
  readonly score?: string;
  /** Columns to report by. */
  readonly slices?: readonly string[];
}

/** Which columns of a file hold what, for several judges of the same rows. */
export interface LabelColumnFields extends Omit<LabelFields, "judge" | "score"> {
  /** How several raters become one label. Default `"majority"`. */
  readonly humanRule?: HumanRule;
  /** What each judge says. */
  readonly judges?: readonly string[];
  /** Each judge's score, a number. */
  readonly scores?: readonly string[];
  /** The group of a row, such as its question. */
  readonly group?: string;
  /** The model that wrote the answer. */
  readonly generator?: string;
  /** Whether the SHA-256 of the file is wanted, which takes a tenth of the reading time. Default `true`. */
  readonly hash?: boolean;
}
