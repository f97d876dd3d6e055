import {
  outOfRange,
  requireInteger,
  requireLevel,
  requireOneOf,
  requireOptions,
} from "./_require.ts";
import {
  CHANCE_WARNING,
  informedness,
  knownBounds,
  leeBounds,
  mayBeChance,
  uselessJudge,
} from "./_rogan_gladen.ts";
import { readAccuracy } from "./_read_accuracy.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import type { JudgeAccuracy } from "./judge_accuracy.ts";

/** What {@linkcode correctedRate} corrects, and by which calibration. */
export interface CorrectedRateInput {
  /** Rows that the judge calls positive among those only it has scored. */
  readonly positives: number;
  /** Rows that only the judge has scored, an integer of at least 0. */
  readonly n: number;
  /**
   * The judge against people: a 2 x 2 table, rows the people's labels, columns the judge's; or the rates
   * themselves with the labelled rows behind each, where only they are known. Rates from weighted or
   * clustered labels come with their effective rows, as in the second example.
   */
  readonly calibration: CountTable | JudgeAccuracy;
  /** Which label is positive. Default `true` where the labels are booleans; else required. */
  readonly positive?: Label;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /**
   * `"lee"` (default) counts the uncertainty of the judge's sensitivity and specificity in;
   * `"known"` takes both as exactly known: a Wilson interval, transformed.
   */
  readonly method?: "lee" | "known";
}

/** A corrected rate with its interval. */
export type CorrectedRate = Interval & {
  /** The share of the rows that the judge calls positive, uncorrected; `null` with no rows. */
  readonly apparent: number | null;
  /** The corrected rate before clipping to [0, 1]; `null` where undefined. */
  readonly unclipped: number | null;
  /** What to beware of: a judge that may know nothing, a rate that had to be clipped. */
  readonly warnings: readonly string[];
};

const ACTION = "correctedRate";
const INPUTS: Record<keyof CorrectedRateInput, true> = {
  positives: true,
  n: true,
  calibration: true,
  positive: true,
  level: true,
  method: true,
};

/**
 * The true rate behind a judge's rate, corrected for the judge's measured errors (Rogan and Gladen).
 *
 * A judge that misses bad answers, or flags good ones, reports a biased rate; its sensitivity and
 * specificity on hand-labelled rows say by how much. Holds while the judge errs on the new rows as it did
 * on the labelled ones, whatever their prevalence. `n` is the judge-only rows. Undefined where the judge
 * is no better than chance, or a class has no labelled rows.
 *
 * Measured coverage of the 95 % interval: .94 to .96 with labels fixed by class; .92 at prevalence .02 with
 * 200 labels drawn at random.
 *
 * @param input Positives and n of the judge-only rows, the calibration table, level and method.
 * @returns The rate in [0, 1] with its interval, the apparent rate and warnings.
 * @throws {RangeError} If a count is out of range, the table is not 2 x 2, or `positive` is not known.
 * @throws {TypeError} If `calibration` is neither a count table nor rates, or an option is unknown.
 *
 * @see Rogan and Gladen, Am. J. Epidemiol. 107 (1978) 71; Lang and Reiczigel, Prev. Vet. Med. 113 (2014)
 *   13, eq. 4, whose printed (1 + P)² is (1 - P)²; Lee et al., arXiv 2511.21140.
 *
 * @example From a calibration table
 * ```ts
 * import { correctedRate, formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * // 400 of 1,000 answers flagged; the judge has sensitivity 180/200 and specificity 140/200.
 * const calibration = { labels: [false, true], counts: [[140, 60], [20, 180]] };
 * const rate = correctedRate({ positives: 400, n: 1000, calibration });
 *
 * assertEquals(formatInterval(rate), ".167 (.056 to .263), n 1,000");
 * ```
 *
 * @example From rates of labels that were picked by the judge's verdict
 * ```ts
 * import { correctedRate, weightedRates } from "@touchstone/eval/statistics";
 * import { assert } from "@std/assert";
 *
 * // Of 1,000 answers 125 are flagged; 50 flagged ones and 50 passed ones have labels.
 * const judge = Array.from({ length: 100 }, (_, row) => row < 50);
 * const human = judge.map((flag, row) => flag ? row < 32 : row === 99);
 * const weights = judge.map((flag) => flag ? 125 / 50 : 875 / 50);
 * const { sensitivity, specificity } = weightedRates({ human, judge, weights });
 *
 * assert(sensitivity.estimate !== null && specificity.estimate !== null);
 * const calibration = {
 *   sensitivity: sensitivity.estimate,
 *   positives: sensitivity.effectiveN,
 *   specificity: specificity.estimate,
 *   negatives: specificity.effectiveN,
 * };
 * // A later batch, judged only.
 * const later = correctedRate({ positives: 300, n: 1000, calibration });
 *
 * assert(later.estimate !== null && later.estimate > 0.25);
 * ```
 */
export function correctedRate(input: CorrectedRateInput): CorrectedRate {
  requireOptions(input, INPUTS, ACTION, "input");
  const { positives, n, level = 0.95, method = "lee" } = input;
  requireInteger(n, "n", ACTION);
  requireInteger(positives, "positives", ACTION);
  if (positives > n) throw outOfRange(ACTION, "positives", `at most n = ${n}`, positives);
  requireLevel(level, ACTION);
  requireOneOf(method, ["lee", "known"], "method", ACTION);
  const judge = readAccuracy(input.calibration, input.positive ?? true, ACTION);

  const about = { n, level, method: method === "lee" ? "rogan-gladen-lee" : "rogan-gladen-known" };
  const apparent = n === 0 ? null : positives / n;
  const undefinedRate = (reason: string): CorrectedRate => {
    const nothing = { estimate: null, lower: null, upper: null, unclipped: null };
    return { ...nothing, ...about, reason, apparent, warnings: [] };
  };
  if (apparent === null) return undefinedRate("no observations");
  const useless = uselessJudge(judge);
  if (useless !== null) return undefinedRate(useless);
  const unclipped = (apparent + judge.specificity - 1) / informedness(judge);
  const bounds = method === "lee"
    ? leeBounds(apparent, n, judge, level)
    : knownBounds(positives, n, judge, level);
  if (bounds === null) {
    return undefinedRate("too few labelled rows to tell the judge from chance");
  }
  return {
    estimate: clip(unclipped),
    lower: Math.min(clip(bounds.lower), clip(unclipped)),
    upper: Math.max(clip(bounds.upper), clip(unclipped)),
    ...about,
    apparent,
    unclipped,
    warnings: warningsOf(judge, unclipped, level),
  };
}

function warningsOf(judge: JudgeAccuracy, unclipped: number, level: number): string[] {
  const warnings: string[] = [];
  if (mayBeChance(judge, level)) warnings.push(CHANCE_WARNING);
  if (unclipped < 0 || unclipped > 1) {
    const edge = unclipped < 0 ? 0 : 1;
    warnings.push(`the corrected rate lay outside [0, 1] and is reported as ${edge}`);
  }
  return warnings;
}

function clip(rate: number): number {
  return Math.min(1, Math.max(0, rate));
}
