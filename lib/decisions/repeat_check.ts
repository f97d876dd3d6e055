import { clusterInterval } from "../statistics/cluster_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { compareShare } from "./_compare_share.ts";
import { attemptOf } from "./_repeat_attempt.ts";
import type { CheckOutcome, RepeatAttempt, RepeatedCase, RepeatResult } from "./repeat_result.ts";
import { readRepeatOptions } from "./_repeat_options.ts";

/** Options of {@linkcode repeatCheck}. */
export interface RepeatOptions {
  /** Attempts a case, an integer >= 1. Default 5. */
  readonly runs?: number;
  /** Pass rate that each case must reach, in [0, 1]. Equal passes. Default .8. */
  readonly threshold?: number;
  /** Ids of the cases, each of which is repeated. Default: the one case `"check"`. */
  readonly ids?: readonly string[];
  /** Ends the attempts early, with an error. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a check several times, as a model that passes once may fail the next time.
 *
 * Every attempt is kept, the cases that came out both ways are named. A failure that is deterministic, as of a
 * check without a model, is never run again; one of a model is, until there are `runs` attempts. An attempt
 * that threw counts as one that did not pass. Not a way to let a flaky check through: to pass at the best of
 * five is to fail.
 *
 * @param check Does one attempt, given the id and which attempt it is, from 1.
 * @param options Attempts, threshold, cases, and a signal to stop.
 * @returns Attempts, scores and pass rates, by case and over all.
 * @throws {TypeError} If an argument is of the wrong kind, or the check gives neither a boolean nor an object
 *   with `pass`.
 * @throws {RangeError} If `runs` or `threshold` is out of range, or there is no id.
 *
 * @example
 * ```ts
 * import { repeatCheck } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const result = await repeatCheck((_id, attempt) => attempt !== 3);
 *
 * assertEquals(result.scores, [1, 1, 0, 1, 1]);
 * assertEquals(result.pass, true); // 4 of 5 are .8
 * assertEquals(result.unstable, ["check"]);
 * ```
 */
export async function repeatCheck(
  check: (id: string, attempt: number) => CheckOutcome | Promise<CheckOutcome>,
  options: RepeatOptions = {},
): Promise<RepeatResult> {
  const { runs, threshold, ids, signal } = readRepeatOptions(check, options);
  const cases: RepeatedCase[] = [];
  for (const id of ids) {
    const attempts: RepeatAttempt[] = [];
    while (attempts.length < runs) {
      signal?.throwIfAborted();
      const attempt = await attemptOf(check, id, attempts.length + 1);
      attempts.push(attempt);
      if (attempt.deterministic && attempt.status === "fail") break;
    }
    cases.push(caseOf(id, attempts, threshold));
  }
  const scores = cases.flatMap((one) => one.scores);
  const failing = cases.filter(({ pass }) => !pass).map(({ id }) => id);
  return {
    runs,
    threshold,
    cases,
    scores,
    passRate: overall(cases),
    meanScore: mean(scores),
    unstable: cases.filter(({ unstable }) => unstable).map(({ id }) => id),
    failing,
    pass: failing.length === 0,
  };
}

function caseOf(id: string, attempts: readonly RepeatAttempt[], threshold: number): RepeatedCase {
  const scores = attempts.flatMap(({ score }) => score === null ? [] : [score]);
  const passes = attempts.filter(({ status }) => status === "pass").length;
  return {
    id,
    attempts,
    scores,
    passRate: wilsonInterval(passes, attempts.length),
    meanScore: mean(scores),
    unstable: passes > 0 && passes < attempts.length,
    pass: compareShare(passes, attempts.length, threshold) >= 0,
  };
}

/** Attempts of one case are alike, so that over several cases they are no independent rows. */
function overall(cases: readonly RepeatedCase[]): Interval {
  const [first, ...others] = cases;
  if (others.length === 0) return first.passRate;
  return clusterInterval(cases.map(({ attempts }) => ({
    successes: attempts.filter(({ status }) => status === "pass").length,
    n: attempts.length,
  })));
}

function mean(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
