import { pairedCovariance, requireSystem } from "./_judged_systems.ts";
import { readAccuracy } from "./_read_accuracy.ts";
import { requireLevel, requireOptions } from "./_require.ts";
import { CHANCE_WARNING, informedness, mayBeChance, uselessJudge } from "./_rogan_gladen.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { Interval } from "./interval.ts";
import type { JudgeAccuracy } from "./judge_accuracy.ts";
import { normalQuantile } from "./normal_quantile.ts";

/** What a judge says of one system. */
export interface JudgedSystem {
  /** Rows that the judge calls positive, an integer from 0 to `n`. */
  readonly positives: number;
  /** Rows that the judge has scored, an integer of at least 0. */
  readonly n: number;
}

/** A calibration of the judge on the answers of each system. */
export interface CalibrationBySystem {
  /** The judge against people on answers of `a`. */
  readonly a: CountTable | JudgeAccuracy;
  /** The judge against people on answers of `b`. */
  readonly b: CountTable | JudgeAccuracy;
}

/** What {@linkcode correctedDifference} compares, and by which calibration. */
export interface CorrectedDifferenceInput {
  /** The first system. */
  readonly a: JudgedSystem;
  /** The second system; the difference is the first less this. */
  readonly b: JudgedSystem;
  /** The judge against people, for both systems together or, as `{ a, b }`, for each. */
  readonly calibration: CountTable | JudgeAccuracy | CalibrationBySystem;
  /**
   * The judge's verdicts on both systems where they answered the same items: a 2 x 2 table, rows its
   * verdicts on `a`, columns on `b`. Its margins must be the counts of `a` and `b`.
   */
  readonly paired?: CountTable;
  /** Which label is positive. Default `true` where the labels are booleans; else required. */
  readonly positive?: Label;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** A corrected difference with its interval. */
export type CorrectedDifference = Interval & {
  /** Standard error of the difference; `null` where undefined. */
  readonly standardError: number | null;
  /** The difference of the judge's own rates, uncorrected; `null` where a system has no rows. */
  readonly apparent: number | null;
  /** What to beware of. */
  readonly warnings: readonly string[];
};

const ACTION = "correctedDifference";
const INPUTS: Record<keyof CorrectedDifferenceInput, true> = {
  a: true,
  b: true,
  calibration: true,
  paired: true,
  positive: true,
  level: true,
};
/** Fewer labels of a class than this leave its rate too uncertain for a delta interval. */
const FEW_LABELS = 30;
const SHARED =
  "one calibration serves both systems: if the judge's sensitivity or specificity differs " +
  "between them, so does its bias; calibrate it on the answers of each";
const THIN = `under ${FEW_LABELS} labels of a class, or no error of the judge among them: ` +
  "the interval may be too narrow";

/**
 * The difference of two systems' true rates behind one judge's verdicts.
 *
 * With one calibration the judge's errors shift both systems alike, and the difference is that of the
 * judge's rates over sensitivity + specificity - 1. Its interval is much narrower than what the two
 * intervals of `correctedRate` suggest together. That holds only while the judge errs alike on both: a
 * warning says so, and `calibration: { a, b }` corrects each by its own. Items that both systems answered
 * belong in `paired`. Clipped to [-1, 1]. Undefined where the judge is no better than chance.
 *
 * Measured coverage of the 95 % interval with 500 items a system and 200 labels at prevalence .1 to .5,
 * sensitivity .9 and specificity .95: .94 to .97, paired or not; adding two intervals covers .998 or more.
 * With fewer than 30 labels of a class, or a judge without an error on one, it may be too narrow: a warning
 * says so.
 *
 * @param input Counts of both systems, the calibration, the paired table, level.
 * @returns Rate of `a` less rate of `b`, with standard error, interval and warnings; `n` counts judged rows,
 *   items where they are paired.
 * @throws {RangeError} If a count is out of range, a table not 2 x 2, or the paired margins differ from the
 *   counts of `a` and `b`.
 * @throws {TypeError} If `calibration` is neither count table nor rates, or an input lacks,
 *   or an option is unknown.
 *
 * @see Rogan and Gladen, Am. J. Epidemiol. 107 (1978) 71; the standard error is the delta method's.
 *
 * @example
 * ```ts
 * import { correctedDifference, formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const calibration = { labels: [false, true], counts: [[140, 60], [20, 180]] };
 * const difference = correctedDifference({
 *   a: { positives: 480, n: 1000 },
 *   b: { positives: 400, n: 1000 },
 *   calibration,
 * });
 *
 * // (.48 - .40) / (.9 + .7 - 1)
 * assertEquals(formatInterval(difference), ".133 (.059 to .208), n 2,000");
 * ```
 */
export function correctedDifference(input: CorrectedDifferenceInput): CorrectedDifference {
  requireOptions(input, INPUTS, ACTION, "input");
  const { a, b, calibration, paired, positive = true, level = 0.95 } = input;
  requireLevel(level, ACTION);
  requireSystem(a, "a", ACTION);
  requireSystem(b, "b", ACTION);
  const bySystem = isBySystem(calibration);
  const judgeA = readAccuracy(bySystem ? calibration.a : calibration, positive, ACTION);
  const judgeB = bySystem ? readAccuracy(calibration.b, positive, ACTION) : judgeA;
  const covariance = paired === undefined
    ? 0
    : pairedCovariance(paired, { a, b }, positive, ACTION);

  const n = paired === undefined ? a.n + b.n : a.n;
  const about = { n, level, method: paired === undefined ? "delta" : "delta-paired" };
  const apparent = a.n === 0 || b.n === 0 ? null : a.positives / a.n - b.positives / b.n;
  const none = { lower: null, upper: null, apparent, ...about };
  const undefinedDifference = (reason: string): CorrectedDifference => {
    return { estimate: null, ...none, standardError: null, reason, warnings: [] };
  };
  if (apparent === null) return undefinedDifference("a system has no observations");
  for (const judge of [judgeA, judgeB]) {
    const reason = uselessJudge(judge);
    if (reason !== null) return undefinedDifference(reason);
  }
  const warnings = bySystem ? [] : [SHARED];
  if (mayBeChance(judgeA, level) || mayBeChance(judgeB, level)) warnings.push(CHANCE_WARNING);
  if ([judgeA, judgeB].some(isThin)) warnings.push(THIN);

  const [slopeA, slopeB] = [informedness(judgeA), informedness(judgeB)];
  const rateA = a.positives / a.n;
  const rateB = b.positives / b.n;
  const trueA = (rateA + judgeA.specificity - 1) / slopeA;
  const trueB = (rateB + judgeB.specificity - 1) / slopeB;
  const estimate = bySystem ? trueA - trueB : apparent / slopeA;
  const ofVerdicts = rateA * (1 - rateA) / a.n / slopeA ** 2 +
    rateB * (1 - rateB) / b.n / slopeB ** 2 - 2 * covariance / (slopeA * slopeB);
  const ofCalibration = bySystem
    ? calibrationVariance(judgeA, trueA, 1 - trueA) + calibrationVariance(judgeB, trueB, 1 - trueB)
    // Shared errors cancel but for the slope: both weights are the difference itself.
    : calibrationVariance(judgeA, estimate, estimate);
  const standardError = Math.sqrt(Math.max(0, ofVerdicts) + ofCalibration);
  if (standardError < 1e-12) {
    const reason = "no variation: the standard error is 0, which says nothing about other rows";
    return { ...none, estimate: clip(estimate), standardError: 0, reason, warnings };
  }
  const reach = normalQuantile((1 + level) / 2) * standardError;
  return {
    estimate: clip(estimate),
    lower: clip(estimate - reach),
    upper: clip(estimate + reach),
    ...about,
    standardError,
    apparent,
    warnings,
  };
}

/** What the judge's own rates add to the variance, with the weight of each. */
function calibrationVariance(
  judge: JudgeAccuracy,
  ofPositives: number,
  ofNegatives: number,
): number {
  const { sensitivity: q1, specificity: q0, positives, negatives } = judge;
  return (ofPositives ** 2 * q1 * (1 - q1) / positives +
    ofNegatives ** 2 * q0 * (1 - q0) / negatives) / informedness(judge) ** 2;
}

/** Whether the judge's rates rest on so little that their standard errors say too little. */
function isThin({ sensitivity, positives, specificity, negatives }: JudgeAccuracy): boolean {
  return Math.min(positives, negatives) < FEW_LABELS || sensitivity === 1 || specificity === 1;
}

function isBySystem(
  calibration: CorrectedDifferenceInput["calibration"],
): calibration is CalibrationBySystem {
  return typeof calibration === "object" && calibration !== null && "a" in calibration;
}

function clip(difference: number): number {
  return Math.min(1, Math.max(-1, difference));
}
