import { outOfRange, requireInteger, requireLevel, requireOneOf } from "./_require.ts";
import { knownBounds, leeBounds } from "./_rogan_gladen.ts";
import { readAccuracy } from "./_read_accuracy.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import type { JudgeAccuracy } from "./judge_accuracy.ts";
import { wilsonInterval } from "./wilson_interval.ts";

/** What {@linkcode correctedRate} corrects, and by which calibration. */
export interface CorrectedRateInput {
  /** Rows that the judge calls positive among those only it has scored. */
  readonly positives: number;
  /** Rows that only the judge has scored, an integer of at least 0. */
  readonly n: number;
  /**
   * The judge against people: a 2 x 2 table, rows the people's labels, columns the judge's; or the rates
   * themselves with the labelled rows behind each, where only they are known.
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
 * @throws {TypeError} If `calibration` is neither a count table nor rates.
 *
 * @see Rogan and Gladen, Am. J. Epidemiol. 107 (1978) 71; Lang and Reiczigel, Prev. Vet. Med. 113 (2014)
 *   13, eq. 4, whose printed (1 + P)² is (1 - P)²; Lee et al., arXiv 2511.21140.
 *
 * @example
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
 */
export function correctedRate(input: CorrectedRateInput): CorrectedRate {
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
  const { sensitivity, specificity } = judge;
  if (judge.positives === 0) {
    return undefinedRate("no labelled row is positive: sensitivity is unknown");
  }
  if (judge.negatives === 0) {
    return undefinedRate("no labelled row is negative: specificity is unknown");
  }
  // A judge at chance exactly, such as .7 and .3, must not pass by a rounding of 1e-16.
  if (sensitivity + specificity - 1 < 1e-12) {
    return undefinedRate("sensitivity + specificity <= 1: the judge is no better than chance");
  }
  const unclipped = (apparent + specificity - 1) / (sensitivity + specificity - 1);
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
  // Newcombe's square-and-add lower limit of the sum of two independent rates.
  const below = Math.hypot(
    reachBelow(judge.sensitivity, judge.positives, level),
    reachBelow(judge.specificity, judge.negatives, level),
  );
  if (judge.sensitivity + judge.specificity - 1 - below <= 0) {
    warnings.push(
      "the judge may be no better than chance: label more rows before correcting by it",
    );
  }
  if (unclipped < 0 || unclipped > 1) {
    const edge = unclipped < 0 ? 0 : 1;
    warnings.push(`the corrected rate lay outside [0, 1] and is reported as ${edge}`);
  }
  return warnings;
}

/** How far the Wilson interval of a rate reaches below it. */
function reachBelow(rate: number, n: number, level: number): number {
  return rate - (wilsonInterval(Math.round(rate * n), n, { level }).lower ?? 0);
}

function clip(rate: number): number {
  return Math.min(1, Math.max(0, rate));
}
