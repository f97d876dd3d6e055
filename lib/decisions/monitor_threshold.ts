import type { ThresholdRecord } from "../data/threshold_record.ts";
import { anytimeInterval } from "../statistics/anytime_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { outOfRange, wrongType } from "./_argument_error.ts";
import { monitorSentence } from "./_monitor_sentence.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireName, requireScores, requireShare } from "./_require_scores.ts";

/** Newly labelled answers, such as those of a week. */
export interface LabelledBatch {
  /** What to call it, such as `"2026-W12"`. */
  readonly label: string;
  /** The score of each answer. */
  readonly scores: readonly number[];
  /** Whether people call each hallucinated, given or (were it given) withheld. */
  readonly hallucinated: readonly boolean[];
  /**
   * How they were drawn: `"together"`, at random from all questions, or `"apart"`, so many given and so many withheld
   * ones; then they tell nothing of over-refusal, and are not counted there. Default `"together"`.
   */
  readonly sampled?: "together" | "apart";
}

/** Options of {@linkcode monitorThreshold}. */
export interface MonitorThresholdOptions {
  /** How sure an alarm is, over all looks together, between 0 and 1. Default .95. */
  readonly confidence?: number;
}

/** Whether a promise still holds: shown to, shown not to, or neither yet. */
export type PromiseState = "holds" | "broken" | "open";

/** What is known after a batch, of all batches so far. */
export interface ThresholdLook {
  /** The batch. */
  readonly label: string;
  /** Answers given so far. */
  readonly answered: number;
  /** Hallucinated ones among them. */
  readonly wrong: number;
  /** Risk of the given answers so far, with bounds that hold at every look. */
  readonly risk: Interval;
  /**
   * Share of good answers that were declined so far, with such bounds, in the batches that are a random sample of all
   * questions; `null` where there are none.
   */
  readonly overRefusal: Interval;
  /** Whether the promised risk still holds. */
  readonly state: PromiseState;
}

/** What watching a threshold has shown. */
export interface ThresholdMonitor {
  /** One entry a batch, in their order. */
  readonly looks: readonly ThresholdLook[];
  /** The last state; once broken it stays so. */
  readonly state: PromiseState;
  /** What that means, in a sentence. */
  readonly message: string;
}

const ACTION = "monitor the threshold";
const OPTIONS: Record<keyof MonitorThresholdOptions, true> = { confidence: true };
const BATCH: Record<keyof LabelledBatch, true> = {
  ...{ label: true, scores: true, hallucinated: true, sampled: true },
};
const SAMPLED = ["together", "apart"];

/**
 * Watches whether a threshold keeps its promise on answers labelled since.
 *
 * It may be looked at after every batch: the bounds are of {@linkcode anytimeInterval}, so the chance of ever raising a
 * false alarm is at most 1 - confidence however often one looks; of a record with two budgets both are watched, each at half of
 * that, and both must hold. Label a random sample of what is given, not what looks
 * suspicious. What a sample of a given size can show at all is told by {@linkcode monitorPower}.
 *
 * @param record The threshold and its promise.
 * @param batches Answers labelled since it was tuned, oldest first; all of one batch count at once.
 * @param options How sure an alarm is.
 * @returns One look a batch, the state, and a sentence.
 * @throws {TypeError} If an argument is of the wrong kind, naming the batch and index, or an option is unknown.
 * @throws {RangeError} If the record holds no threshold or promises nothing, or a value is out of range.
 *
 * @example
 * ```ts
 * import { monitorThreshold, thresholdRecord, tuneThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const rows = { scores: Array(80).fill(0.9), hallucinated: Array(80).fill(false) };
 * const tuned = tuneThreshold({ ...rows, targetRisk: 0.05 });
 * const record = thresholdRecord(tuned, { signal: "retrieval score" });
 * const week = { label: "week 1", scores: Array(30).fill(0.95) };
 *
 * const bad = { ...week, hallucinated: Array.from(week.scores, (_, row) => row < 9) };
 * assertEquals(monitorThreshold(record, [bad]).state, "broken"); // 9 of 30, 5 % promised
 * const good = { ...week, hallucinated: Array(30).fill(false) };
 * assertEquals(monitorThreshold(record, [good]).state, "open"); // 30 answers show little
 * ```
 */
export function monitorThreshold(
  record: ThresholdRecord,
  batches: readonly LabelledBatch[],
  options: MonitorThresholdOptions = {},
): ThresholdMonitor {
  requireObject(record, "record", "a threshold record", ACTION);
  requireObject(record.tuned, "record.tuned", "a tuned threshold", ACTION);
  requireBatches(batches);
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { confidence = 0.95 } = options;
  requireShare(confidence, "confidence", ACTION);
  const { threshold, targetRisk, targetOverRefusal = null, promised } = record.tuned;
  if (typeof threshold !== "number") {
    throw outOfRange(ACTION, "record.tuned.threshold", "a number", threshold);
  }
  requireShare(targetRisk, "record.tuned.targetRisk", ACTION);
  if (promised !== true) throw outOfRange(ACTION, "record.tuned.promised", "true", promised);
  if (targetOverRefusal !== null) {
    requireShare(targetOverRefusal, "record.tuned.targetOverRefusal", ACTION);
  }
  // Two budgets share the risk of a false alarm.
  const level = targetOverRefusal === null ? confidence : (1 + confidence) / 2;
  let [answered, wrong, good, declined] = [0, 0, 0, 0];
  let state: PromiseState = "open";
  const looks = batches.map(({ label, scores, hallucinated, sampled }): ThresholdLook => {
    scores.forEach((score, row) => {
      const given = score >= threshold;
      if (given) answered++;
      if (given && hallucinated[row]) wrong++;
      if (hallucinated[row] || sampled === "apart") return;
      good++;
      if (!given) declined++;
    });
    const risk = anytimeInterval(wrong, answered, { level });
    const overRefusal = anytimeInterval(declined, good, { level });
    const second = targetOverRefusal === null ? [] : [[overRefusal, targetOverRefusal] as const];
    if (state !== "broken") state = stateOf([[risk, targetRisk], ...second]);
    return { label, answered, wrong, risk, overRefusal, state };
  });
  return { looks, state, message: monitorSentence(looks, { targetRisk, targetOverRefusal }) };
}

/** Of all budgets together: broken where one is, holds where all do. */
function stateOf(shares: readonly (readonly [Interval, number])[]): PromiseState {
  if (shares.some(([{ lower }, target]) => lower !== null && lower > target)) return "broken";
  const held = shares.every(([{ upper }, target]) => upper !== null && upper <= target);
  return held ? "holds" : "open";
}

function requireBatches(batches: unknown): void {
  if (!Array.isArray(batches)) throw wrongType(ACTION, "batches", "an array", batches);
  batches.forEach((batch, at) => {
    requireObject(batch, `batches[${at}]`, "an object with label, scores, hallucinated", ACTION);
    requireOptionNames(batch, BATCH, ACTION);
    if (typeof batch.label !== "string") {
      throw wrongType(ACTION, `batches[${at}].label`, "a text", batch.label);
    }
    if (batch.sampled !== undefined) {
      requireName(batch.sampled, `batches[${at}].sampled`, SAMPLED, ACTION);
    }
    requireScores(batch, `${ACTION}: batches[${at}]`);
  });
}
