import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { LAYER_ORDER } from "./_layer_order.ts";
import { requireChecks } from "./_require_checks.ts";
import type { AnswerCheck } from "./check_answer.ts";
import type { CheckLayer } from "./check_layers.ts";

/** What a layer settled, and what it cost. */
export interface LayerSummary {
  /** Which layer. */
  readonly kind: CheckLayer["kind"];
  /** Answers that reached it. */
  readonly reached: number;
  /** Answers that it settled, among those that reached it. */
  readonly settled: Interval;
  /** Calls that it took. */
  readonly calls: number;
  /** Pairs that it was asked about. */
  readonly pairs: number;
  /** Time that it took in milliseconds; `null` where some of it was not timed. */
  readonly ms: number | null;
}

/** What came of many answers. */
export interface ChecksSummary {
  /** How many answers. */
  readonly n: number;
  /** Share that passed. */
  readonly pass: Interval;
  /** Share that failed. */
  readonly fail: Interval;
  /** Share that is for a person. */
  readonly review: Interval;
  /** Share on which a judge failed: part of `review`. */
  readonly judgeErrors: Interval;
  /** Share that declined: part of `pass`. */
  readonly abstained: Interval;
  /** The layers in the order in which they run. */
  readonly layers: readonly LayerSummary[];
}

/**
 * What each layer of `checkAnswer` settled over many answers, what it cost, and what remains for a person.
 *
 * @param results What `checkAnswer` gave.
 * @returns Shares with their intervals; `estimate: null` where there is nothing to share.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @example
 * ```ts
 * import { checkAnswer, summariseChecks } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "a", text: "A label costs $5." }];
 * const results = [
 *   await checkAnswer("A label costs $9.", chunks),
 *   await checkAnswer("A label costs $5.", chunks),
 * ];
 * const { fail, review, layers } = summariseChecks(results);
 *
 * assertEquals([fail.estimate, review.estimate], [0.5, 0.5]);
 * assertEquals([layers[0]?.reached, layers[0]?.settled.estimate, layers[0]?.calls], [2, 0.5, 0]);
 * ```
 */
export function summariseChecks(results: readonly AnswerCheck[]): ChecksSummary {
  requireChecks(results, "summarise the checks");
  const n = results.length;
  const share = (holds: (result: AnswerCheck) => boolean) =>
    wilsonInterval(results.filter(holds).length, n);
  return {
    n,
    pass: share(({ decision }) => decision === "pass"),
    fail: share(({ decision }) => decision === "fail"),
    review: share(({ decision }) => decision === "review"),
    judgeErrors: share(({ outcome }) => outcome === "judge-error"),
    abstained: share(({ outcome }) => outcome === "abstained"),
    layers: LAYER_ORDER.flatMap((kind) => layerSummary(kind, results)),
  };
}

function layerSummary(
  kind: CheckLayer["kind"],
  results: readonly AnswerCheck[],
): readonly LayerSummary[] {
  const reports = results.flatMap(({ layers }) => layers.filter((layer) => layer.kind === kind));
  if (reports.length === 0) return [];
  const total = { calls: 0, pairs: 0, ms: 0 };
  let timed = true;
  let settled = 0;
  for (const report of reports) {
    total.calls += report.calls;
    total.pairs += report.pairs;
    if (report.ms === null) timed = false;
    else total.ms += report.ms;
    if (report.settled) settled++;
  }
  return [{
    kind,
    reached: reports.length,
    settled: wilsonInterval(settled, reports.length),
    ...total,
    ms: timed ? total.ms : null,
  }];
}
