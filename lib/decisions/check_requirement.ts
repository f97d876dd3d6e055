import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import type { Interval } from "../statistics/interval.ts";
import { sampleSizeForLowerBound } from "../statistics/sample_size_for_lower_bound.ts";
import { requireObject } from "./_require.ts";
import { requireBar } from "./_require_bar.ts";
import { parseRequirement, type Requirement } from "./parse_requirement.ts";

/** How a requirement came out: `"not settled"` where the interval straddles the bar. */
export type RequirementOutcome = "met" | "missed" | "not settled";

/** A requirement beside what was measured. */
export interface RequirementResult extends Requirement {
  /** What was measured. */
  readonly interval: Interval;
  /** How it came out. */
  readonly outcome: RequirementOutcome;
  /**
   * Where it is not settled although the estimate lies above the bar: about how many rows it would take in
   * all, if the estimate stays as it is. Exact for a share of independent rows; else by the root of the rows,
   * by which an interval shrinks. `null` where more rows would not do.
   */
  readonly rowsNeeded: number | null;
}

/** More rows than this are no plan. */
const MOST_ROWS = 100_000_000;

/**
 * Holds a calibration record against a bar: met, missed or not settled.
 *
 * At `"lower"` it is met where the lower limit reaches the bar, missed where the upper limit does not, and
 * else not settled: more labels are needed. At `"estimate"` the estimate alone decides. An undefined metric
 * is not settled.
 *
 * @param record A calibration record.
 * @param requirement A bar such as `"sensitivity>=.8"`, or one from `parseRequirement`.
 * @returns The requirement, the interval it was held against, and the outcome.
 * @throws {TypeError} If `record` or `requirement` is of the wrong kind.
 * @throws {RangeError} If the record has no such metric, or the bar is beyond what it can reach.
 * @throws {SyntaxError} If the text of a bar does not read as one.
 *
 * @example
 * ```ts
 * import { calibrateJudge, checkRequirement } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [...Array(48).fill(true), ...Array(60).fill(false)];
 * const judge = human.map((label, row) => row % 12 === 0 ? !label : label);
 * const record = calibrateJudge(human, judge);
 * const outcome = (bar: string) => checkRequirement(record, bar).outcome;
 *
 * assertEquals(outcome("sensitivity>=.8"), "met"); // .917 (.804 to .967)
 * assertEquals(outcome("sensitivity>=.9"), "not settled");
 * assertEquals(outcome("sensitivity>=.9@estimate"), "met");
 * assertEquals(outcome("sensitivity>=.97"), "missed");
 * ```
 */
export function checkRequirement(
  record: AnyCalibrationRecord,
  requirement: Requirement | string,
): RequirementResult {
  const action = "check the requirement";
  requireObject(record, "record", "a calibration record", action);
  const required = typeof requirement === "string" ? parseRequirement(requirement) : requirement;
  requireObject(required, "requirement", "a text or what parseRequirement gives", action);
  const { metric, bar } = required;
  requireBar(bar);
  const interval = metricOf(record, metric);
  const outcome = outcomeOf(interval, required);
  const effect = record.dependence?.designEffect ?? 1;
  const rowsNeeded = outcome === "not settled" ? rowsToSettle(interval, bar, effect) : null;
  return { ...required, interval, outcome, rowsNeeded };
}

function rowsToSettle(interval: Interval, bar: number, designEffect: number): number | null {
  const { estimate, lower, n, method, level } = interval;
  if (lower === null || estimate <= bar) return null;
  // Wilson's plan, so many times the rows as rows in groups say less than independent ones.
  if ((method === "wilson" || method === "cluster-logit") && bar > 0) {
    const plan = sampleSizeForLowerBound({ bar, rate: estimate, level });
    return plan.n === null ? null : Math.ceil(plan.n * Math.max(1, designEffect));
  }
  const rows = Math.ceil(n * ((estimate - lower) / (estimate - bar)) ** 2);
  return rows < MOST_ROWS ? rows : null;
}

function outcomeOf(interval: Interval, { bar, at }: Requirement): RequirementOutcome {
  if (interval.estimate === null) return "not settled";
  if (at === "estimate") return interval.estimate >= bar ? "met" : "missed";
  if (interval.lower === null) return "not settled";
  if (interval.lower >= bar) return "met";
  return interval.upper < bar ? "missed" : "not settled";
}

function metricOf(record: AnyCalibrationRecord, metric: string): Interval {
  const metrics: Readonly<Record<string, Interval | null>> = record.kind === "graded"
    ? { agreement: record.agreement, kappa: record.kappa, ac2: record.ac2 }
    : {
      sensitivity: record.sensitivity,
      specificity: record.specificity,
      kappa: record.kappa,
      ac1: record.ac1,
      agreement: record.agreement,
      accuracy: record.agreement,
      precision: record.precision,
      negativePredictiveValue: record.negativePredictiveValue,
      balancedAccuracy: record.balancedAccuracy,
      youdenJ: record.youdenJ,
      f1: record.f1,
      matthews: record.matthews,
      prevalence: record.prevalence,
      auc: record.score?.auc ?? null,
    };
  const interval = Object.hasOwn(metrics, metric) ? metrics[metric] : undefined;
  if (interval) return interval;
  const why = interval === null ? " (auc needs a judge's score)" : "";
  throw new RangeError(
    `Cannot check the requirement as its metric must be one of ${
      Object.keys(metrics).join(", ")
    }: current value is "${metric}"${why}`,
  );
}
