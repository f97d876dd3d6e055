import type { Interval } from "../statistics/interval.ts";
import { studentTQuantile } from "../statistics/student_t_quantile.ts";
import { lastJudgements } from "./_last_judgements.ts";
import { requireOptionalCallable, requireOptions, wrongKind } from "./_require_call.ts";
import { requireLevelOption } from "./_require_level.ts";
import type { JudgedCounts, JudgedRow } from "./judged_rate.ts";

/** What {@linkcode judgedMean} gives. */
export interface JudgedMean extends JudgedCounts {
  /** Mean over the judged; `n` is how many were judged. */
  readonly mean: Interval;
}

/** Options of {@linkcode judgedMean}. */
export interface JudgedMeanOptions<Verdict> {
  /** The number that a verdict stands for. Default: the verdict itself, or its `grade`. */
  readonly value?: (verdict: Verdict) => number;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/**
 * The mean of a judge's grades over the items that it judged, with those that failed beside it, never as zeros.
 *
 * Two means are to be compared over the same items: what failed for one system and not for the other may be the hard
 * ones, and three of five are no win.
 *
 * @param results Rows with a verdict or a failure.
 * @param options What a verdict is worth, and the confidence level.
 * @returns The mean with Student's t interval; no bounds below two judged or where all are alike, undefined without any.
 * @throws {TypeError} If a row has neither verdict nor failure, naming its index, or a verdict gives no finite number.
 * @throws {RangeError} If `level` is out of range.
 *
 * @see Student, Biometrika 6 (1908) 1, https://doi.org/10.1093/biomet/6.1.1
 *
 * @example
 * ```ts
 * import { judgedMean } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const failed = { failure: { kind: "timeout" } };
 * const { mean, errors } = judgedMean([{ verdict: 4 }, { verdict: 5 }, { verdict: 4 }, failed]);
 *
 * assertEquals([mean.estimate?.toFixed(3), mean.n], ["4.333", 3]);
 * assertEquals(errors, { timeout: 1 });
 * ```
 */
export function judgedMean<Verdict>(
  results: readonly JudgedRow<Verdict>[],
  options: JudgedMeanOptions<Verdict> = {},
): JudgedMean {
  const action = "compute judgedMean";
  requireOptions(options, { value: true, level: true }, action);
  const { value = gradeOf, level = 0.95 } = options;
  requireOptionalCallable(value, "value", action);
  requireLevelOption(level, action);
  const { verdicts, errors, failed, duplicates } = lastJudgements(results, action);
  const values = verdicts.map((verdict) => {
    const one: unknown = value(verdict);
    if (typeof one === "number" && Number.isFinite(one)) return one;
    throw wrongKind("a verdict must be a finite number, or value give one", one, action);
  });
  return { mean: meanInterval(values, level), failed, errors, duplicates };
}

function gradeOf(verdict: unknown): number {
  const grade = typeof verdict === "object" && verdict !== null && "grade" in verdict
    ? verdict.grade
    : verdict;
  return typeof grade === "number" ? grade : NaN;
}

function meanInterval(values: readonly number[], level: number): Interval {
  const n = values.length;
  const about = { n, level, method: "student-t" };
  const none = { lower: null, upper: null };
  if (n === 0) return { estimate: null, ...none, ...about, reason: "nothing was judged" };
  const estimate = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { estimate, ...none, ...about, reason: "one value has no spread" };
  const squares = values.reduce((sum, value) => sum + (value - estimate) ** 2, 0);
  if (values.every((value) => value === values[0])) {
    return {
      estimate,
      ...none,
      ...about,
      reason: "all values are the same, which tells no spread",
    };
  }
  const margin = studentTQuantile((1 + level) / 2, n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { estimate, lower: estimate - margin, upper: estimate + margin, ...about };
}
