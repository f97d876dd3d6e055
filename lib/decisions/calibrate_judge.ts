import type { CalibrationRecord } from "../data/calibration_record.ts";
import type { HumanRule } from "../data/combine_raters.ts";
import { PACKAGE_VERSION } from "../data/package_version.ts";
import { correctedRate } from "../statistics/corrected_rate.ts";
import { dependenceOf } from "./_dependence.ts";
import { ratesOf } from "./_judge_rates.ts";
import { sliceRates } from "./_slice_rates.ts";
import { type Tally, tally } from "./_tally.ts";
import { chooseThreshold } from "./_choose_threshold.ts";
import { calibrationWarnings } from "./_calibration_warnings.ts";
import { type JudgeScores, verdictsFromScores } from "./verdicts_from_scores.ts";
import { humanVerdicts, requireVerdict } from "./_human_verdicts.ts";
import type { HumanLabel } from "./human_label.ts";
import { requireArguments, requireLength, requireOptionNames, requireSlice } from "./_require.ts";
import type { SliceColumns } from "./slice_columns.ts";

/** Options of {@linkcode calibrateJudge}. */
export interface CalibrateJudgeOptions {
  /** What to call the judge. Default `"judge"`. */
  readonly name?: string;
  /** Hash of the judge's model, prompt and parameters. Default: none. */
  readonly fingerprint?: string;
  /** How several raters become one label, or became one before. Default `"majority"` where there are several. */
  readonly humanRule?: HumanRule;
  /** Columns to report by: for each name, one value a row. */
  readonly slices?: SliceColumns;
  /**
   * The group of each row, such as its question, `null` for one of its own. Where groups repeat, the
   * intervals of agreement, kappa and the shares allow for it; a split keeps a group whole.
   */
  readonly groups?: readonly (string | number | null)[];
  /** What `groups` is called. Default `"group"`. */
  readonly groupName?: string;
  /** Names of the models that wrote the answers, for a warning where judge and writer are kin. */
  readonly generators?: readonly string[];
  /** Confidence level of every interval, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Share of the rows that an automatic threshold is chosen on, between 0 and 1. Default .5. */
  readonly share?: number;
  /** Seed of the split and of the bootstraps, an integer. Default 1. */
  readonly seed?: number;
  /** What else a reader should beware of: put first among the record's warnings. */
  readonly notes?: readonly string[];
  /** SHA-256 of the data, for the record. */
  readonly dataHash?: string;
  /** When the record was made, for the record; the clock is never read. */
  readonly createdAt?: string;
}

const OPTIONS: Record<keyof CalibrateJudgeOptions, true> = {
  name: true,
  fingerprint: true,
  humanRule: true,
  slices: true,
  groups: true,
  groupName: true,
  generators: true,
  level: true,
  share: true,
  seed: true,
  notes: true,
  dataHash: true,
  createdAt: true,
};

/**
 * Measures a judge against people: what it catches, what it passes, and how sure that is.
 *
 * Positive is *hallucinated*, always. Every row is counted once: compared, used to choose the threshold,
 * not labelled, not decided by the raters' rule, or without a verdict. Rows that only the judge has scored
 * get a corrected rate. Where a class has fewer than 30 rows, or judge and people differ on fewer than 20,
 * kappa takes its adjusted interval and a warning says so. Rows that share a group, such as several answers to
 * one question, say less than as many questions: with `groups` the record's `dependence` says how much. Not
 * for graded labels: {@linkcode calibrateGrades}.
 *
 * @param human One entry a row: `true` = hallucinated, `false` = not, `null` = no label, or a list of
 *   these, one a rater.
 * @param judge The judge's verdicts in the same order (`null` = the judge failed), or its scores with
 *   their direction and threshold, `"auto"` to choose one on a part of the rows and report on the other.
 * @param options Name and fingerprint, rule for several raters, slices, groups, level, seed.
 * @returns A record to look at, to save with `writeRecord`, and to hold bars against with `checkRequirement`.
 * @throws {RangeError} If lists differ in length, an option is out of range, or a split is impossible.
 * @throws {TypeError} If a label is neither boolean nor `null`, naming its index, or an option is unknown.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [...Array(48).fill(true), ...Array(60).fill(false), null];
 * const judge = human.map((label, row) => label === null ? true : row % 12 === 0 ? !label : label);
 * const record = calibrateJudge(human, judge, { name: "my judge" });
 *
 * assertEquals(formatInterval(record.sensitivity, { percent: true }), "91.7 % (80.4 to 96.7), n 48");
 * assertEquals(record.counts, {
 *   rows: 109,
 *   compared: 108,
 *   tuned: 0,
 *   unlabelled: 1,
 *   undecided: 0,
 *   noVerdict: 0,
 * });
 * ```
 */
export function calibrateJudge(
  human: readonly HumanLabel[],
  judge: readonly (boolean | null)[] | JudgeScores,
  options: CalibrateJudgeOptions = {},
): CalibrationRecord {
  requireArguments(human, judge, options);
  requireOptionNames(options, OPTIONS, "calibrate the judge");
  const { humanRule = "majority", slices = {}, level = 0.95, seed = 1 } = options;
  const { labels, several } = humanVerdicts(human, humanRule);
  const scores = isScores(judge) ? judge : null;
  requireLength(scores ? scores.scores : judge as readonly unknown[], "judge", human.length);
  if (options.groups) requireLength(options.groups, "groups", human.length);
  for (const [name, column] of Object.entries(slices)) requireSlice(column, name, human.length);

  const chosen = scores ? chooseThreshold(labels, scores, options) : null;
  const verdicts = scores && chosen
    ? verdictsFromScores({ ...scores, threshold: chosen.threshold })
    : (judge as readonly (boolean | null)[]);
  verdicts.forEach((verdict, row) => requireVerdict(verdict, `judge[${row}]`));
  const { groups, groupName = "group" } = options;
  const tuned = chosen?.tuned ?? null;
  const rows = tally(labels, verdicts, tuned, groups);
  const rates = ratesOf(rows.cells, rows.counts.noVerdict, { level, seed }, rows.groups);
  const dependence = dependenceOf(groupName, rates.agreement);
  const score = chosen?.choice ?? null;
  const about = {
    name: options.name ?? "judge",
    generators: options.generators ?? [],
    dependence,
  };
  return {
    schema: 1,
    kind: "binary",
    judge: { name: about.name, fingerprint: options.fingerprint ?? null },
    humanRule: several || options.humanRule ? humanRule : "single",
    counts: rows.counts,
    ...rates,
    score,
    slices: sliceRates(slices, labels, verdicts, tuned, { level, seed }, groups),
    corrected: corrected(rows, rates.matrix, level),
    dependence,
    level,
    dataHash: options.dataHash ?? null,
    warnings: [...(options.notes ?? []), ...calibrationWarnings(rates, rows.counts, score, about)],
    package: PACKAGE_VERSION,
    createdAt: options.createdAt ?? null,
  };
}

function isScores(judge: readonly (boolean | null)[] | JudgeScores): judge is JudgeScores {
  return !Array.isArray(judge);
}

function corrected(
  rows: Tally,
  calibration: CalibrationRecord["matrix"],
  level: number,
): CalibrationRecord["corrected"] {
  const { positives, n } = rows.judgeOnly;
  return n === 0 ? null : correctedRate({ positives, n, calibration, positive: true, level });
}
