import type { HumanVerdict } from "../data/combine_raters.ts";
import { adjustPValues, type AdjustPValuesOptions } from "../statistics/adjust_p_values.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { requireObject } from "./_require.ts";
import { compareValues } from "./_compare_column.ts";
import { compareSizes } from "./_compare_sizes.ts";
import { errorClasses, onlyClass } from "./_error_classes.ts";
import { readErrorColumns, requireErrorInputs } from "./_error_inputs.ts";
import type { ErrorExplanation, ErrorFinding } from "./error_findings.ts";
import { onlyClassWarning, sharedGroupsWarning, smallWarnings } from "./_explanation_warnings.ts";
import { findingSentence } from "./_finding_sentence.ts";
import { requireOptionNames } from "./_require.ts";
import type { SliceColumns } from "./slice_columns.ts";
import { systemWarnings } from "./_system_warnings.ts";
import { tally } from "./_tally.ts";

/** Judged rows with what may explain the judge's errors; every list has one entry a row. */
export interface JudgedRows {
  /** What people say: `true` = hallucinated (bad), `false` = not, `null` or `"undecided"` = no label. */
  readonly human: readonly HumanVerdict[];
  /** The judge's verdict; `null` where it gave none. */
  readonly judge: readonly (boolean | null)[];
  /**
   * Columns by name: numbers (length of the answer, number of claims) are compared by size, anything else
   * (domain, model that wrote the answer) value by value; `null` = no value.
   */
  readonly columns: SliceColumns;
}

/** Options of {@linkcode explainErrors}. */
export interface ExplainErrorsOptions {
  /** What to call the judge in sentences. Default `"the judge"`. */
  readonly name?: string;
  /** Columns of numbers that are names, such as a grade or a version, to be compared value by value. */
  readonly categorical?: readonly string[];
  /** The column that says which system wrote the answer. Default `"system"`, if there is one. */
  readonly system?: string;
  /**
   * Fewer rows than this on either side (a value and the others, or either half of a numeric column) are shown
   * and not tested, an integer of at least 1. Default 10. Sizes want at least 5 erred and 5 right rows too.
   */
  readonly minRows?: number;
  /** How p-values allow for the number of comparisons. Default `"holm"`. */
  readonly adjust?: AdjustPValuesOptions["method"];
  /** A finding is settled when its adjusted p-value is below this. Default .05. */
  readonly alpha?: number;
  /** Confidence level of every interval, which does not allow for many comparisons. Default .95. */
  readonly level?: number;
  /** The group of each row, such as its question: a warning says where rows are not independent. */
  readonly groups?: readonly (string | number | null)[];
  /** What `groups` is called. Default `"group"`. */
  readonly groupName?: string;
}

const ACTION = "compute explainErrors";
const OPTIONS: Record<keyof ExplainErrorsOptions, true> = {
  name: true,
  categorical: true,
  system: true,
  minRows: true,
  adjust: true,
  alpha: true,
  level: true,
  groups: true,
  groupName: true,
};

/**
 * What a judge errs on: which columns go with its errors, in which direction, and how surely.
 *
 * Two judges with the same agreement may fail in different places: one lets changed numbers through, another
 * flags paraphrases. Misses are sought among bad answers only and false alarms among good ones, so that
 * a slice with many bad answers does not look like one with many errors. A column of two values makes one
 * comparison; where all answers are bad or all good, `errors` repeats the list of them, and a warning says
 * so. All comparisons of the three lists, each counted once, are adjusted together: on pure noise, `"holm"` settles on anything in under 5 % of data sets (.02 to .04 in
 * simulation). It finds what goes with the errors, not what causes them: columns that go together share
 * their finding.
 *
 * Of each list, slices where the judge errs more come first, the smallest p-value leading; then those where it
 * errs less; then what was not tested. Nothing is left out.
 *
 * @param rows Labels, verdicts and columns, one entry a row.
 * @param options Name, kinds of columns, system, least rows, adjustment and level.
 * @returns Findings for any error, misses and false alarms, with rates, counts and warnings.
 * @throws {RangeError} If a list has another length than `human`, a number is not finite, naming its index, a
 *   named column is missing, or an option is out of range.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {TypeError} If a label, verdict or value has the wrong type, naming its index.
 *
 * @see R. A. Fisher, The design of experiments (1935), for the exact test; H. B. Mann and D. R. Whitney, Ann.
 *   Math. Stat. 18 (1947) 50, for the rank sum.
 *
 * @example
 * ```ts
 * import { explainErrors } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * // 40 bad answers: of 20 with a changed number the judge passes 15, of 20 others 2.
 * const human = Array(40).fill(true);
 * const judge = human.map((_, row) => row < 20 ? row < 5 : row < 38);
 * const kind = human.map((_, row) => row < 20 ? "number" : "other");
 * const [worst] = explainErrors({ human, judge, columns: { kind } }).misses;
 *
 * assertEquals(
 *   worst.sentence,
 *   "the judge passes 75.0 % (53.1 to 88.8), n 20, of bad answers where kind is number, against " +
 *     "10.0 % (2.8 to 30.1), n 20, of those where kind is other: difference 65.0 points (35.3 to 80.6); " +
 *     "adjusted p < .0001",
 * );
 * ```
 */
export function explainErrors(
  rows: JudgedRows,
  options: ExplainErrorsOptions = {},
): ErrorExplanation {
  requireObject(rows, "rows", "an object with human, judge and columns", ACTION);
  requireObject(options, "options", "an object", ACTION);
  const { human, judge, columns } = rows;
  requireOptionNames(options, OPTIONS, ACTION);
  const { name = "the judge", minRows = 10, alpha = 0.05, level = 0.95 } = options;
  requireErrorInputs({ human, judge, columns }, { ...options, minRows, alpha, level });
  const { numeric, categorical, system } = readErrorColumns(columns, options);
  const classes = errorClasses(human, judge);
  const settings = { level, minRows };
  const only = onlyClass(classes);
  const compared = classes.filter((rows) => only === null || rows.error !== "any").map((rows) => ({
    rows,
    comparisons: [
      ...numeric.map((column) => compareSizes(rows, column, settings)),
      ...categorical.flatMap((column) => compareValues(rows, column, settings)),
    ],
  }));
  const tests = compared.flatMap(({ comparisons }) => comparisons);
  const pValues = tests.map(({ pValue }) => pValue);
  const adjusted = adjustPValues(pValues, { method: options.adjust });
  const [errors, misses, falseAlarms] = classes.map((rows) => {
    const source = rows.error === "any" && only ? only : rows;
    return tests.flatMap((comparison, test): ErrorFinding[] => {
      if (comparison.error !== source.error) return [];
      const adjustedP = adjusted[test];
      const sentence = findingSentence(comparison, adjustedP, rows, { name, alpha });
      return [{ ...comparison, error: rows.error, adjustedP, sentence }];
    }).sort(worstFirst);
  });
  const settled = [...misses, ...falseAlarms, ...errors]
    .filter(({ adjustedP }) => adjustedP !== null && adjustedP < alpha);
  const rates = classes.map(({ erred }) =>
    wilsonInterval(erred.filter(Boolean).length, erred.length, { level })
  );
  return {
    errors,
    misses,
    falseAlarms,
    errorRate: rates[0],
    missRate: rates[1],
    falseAlarmRate: rates[2],
    comparisons: pValues.filter((p) => p !== null).length,
    counts: tally(human, judge, null).counts,
    warnings: [
      ...system
        ? systemWarnings(system, { numeric, categorical }, classes[0].rows, settled, alpha)
        : [],
      ...smallWarnings(compared, minRows),
      ...onlyClassWarning(only),
      ...sharedGroupsWarning(classes[0].rows, options.groups, options.groupName),
    ],
  };
}

function worstFirst(a: ErrorFinding, b: ErrorFinding): number {
  if (a.pValue === null || b.pValue === null) {
    return Number(a.pValue === null) - Number(b.pValue === null);
  }
  const [worseA, worseB] = [isWorse(a), isWorse(b)];
  if (worseA !== worseB) return worseA ? -1 : 1;
  return worseA ? a.pValue - b.pValue : b.pValue - a.pValue;
}

/** A numeric column shows its worse half; a value may be one on which the judge errs less. */
function isWorse({ kind, effect }: ErrorFinding): boolean {
  return kind === "numeric" || (effect.estimate ?? 0) >= 0;
}
