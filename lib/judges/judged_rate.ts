import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { lastJudgements } from "./_last_judgements.ts";
import { requireLevelOption } from "./_require_level.ts";
import { requireOptionalCallable, requireOptions, wrongKind } from "./_require_call.ts";

/** A row of results, as `runJudge` and `importBatch` give them or a log holds them. */
export interface JudgedRow<Verdict> {
  /** Id of the item; rows that share id and repeat are one judgement, logged more than once. */
  readonly id?: string;
  /** Which repeat, from 0. */
  readonly repeat?: number;
  /** The verdict; `null` or absent where there is none, which without a `failure` counts as `no-verdict`. */
  readonly verdict?: Verdict | null;
  /** Why there is none, where there is none. */
  readonly failure?: {
    /** What went wrong, such as `"rate-limited"`. */
    readonly kind: string;
  };
}

/** What of the judgements a rate or a mean rests on. */
export interface JudgedCounts {
  /** Judgements that came to nothing: in no rate, but counted. */
  readonly failed: number;
  /** The same by what went wrong. */
  readonly errors: Readonly<Record<string, number>>;
  /** Ids that stood more than once: counted once, at the last row with a verdict. */
  readonly duplicates: readonly string[];
}

/** What {@linkcode judgedRate} gives. */
export interface JudgedRate extends JudgedCounts {
  /** Share of the judged for which the condition holds; `n` is how many were judged. */
  readonly rate: Interval;
  /** The share if it held for none of those that failed. */
  readonly lowest: Interval;
  /** The share if it held for all of those that failed. */
  readonly highest: Interval;
}

/** Options of {@linkcode judgedRate}. */
export interface JudgedRateOptions<Verdict> {
  /** Whether a verdict counts; `null` where it is neither. Default: the verdict itself, which is then a boolean. */
  readonly holds?: (verdict: Verdict) => boolean | null;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/**
 * The share of judged items for which something holds, with those that failed beside it and never in it.
 *
 * A judge that was rate-limited has judged nothing: counted as a failure of the answer it would lower the rate, left out
 * without a word it would hide. `lowest` and `highest` say what the failures could do to the rate; a gate takes the worse.
 * Judgements of several repeats are not independent: use `judgeRepeats` for these.
 *
 * @param results Rows with a verdict or a failure.
 * @param options What counts, and the confidence level.
 * @returns The rate over the judged by Wilson's method, its bounds over all, failures by kind, duplicates.
 * @throws {TypeError} If a row has neither verdict nor failure, naming its index, or `holds` gives no boolean.
 * @throws {RangeError} If `level` is out of range.
 *
 * @example
 * ```ts
 * import { judgedRate } from "@touchstone/eval/judges";
 * import { formatInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const limited = { failure: { kind: "rate-limited" } };
 * const results = [...Array(6).fill({ verdict: true }), ...Array(2).fill({ verdict: false })];
 * const { rate, lowest, errors } = judgedRate([...results, limited, limited]);
 *
 * assertEquals(formatInterval(rate), ".750 (.409 to .929), n 8");
 * assertEquals(lowest.estimate, 0.6);
 * assertEquals(errors, { "rate-limited": 2 });
 * ```
 */
export function judgedRate<Verdict>(
  results: readonly JudgedRow<Verdict>[],
  options: JudgedRateOptions<Verdict> = {},
): JudgedRate {
  const action = "compute judgedRate";
  requireOptions(options, { holds: true, level: true }, action);
  const { holds, level = 0.95 } = options;
  requireOptionalCallable(holds, "holds", action);
  requireLevelOption(level, action);
  const { verdicts, errors, failed, duplicates } = lastJudgements(results, action);
  let judged = 0;
  let count = 0;
  let undecided = 0;
  for (const verdict of verdicts) {
    const held: unknown = holds === undefined ? verdict : holds(verdict);
    if (held === null) {
      undecided++;
      continue;
    }
    if (typeof held !== "boolean") {
      throw wrongKind("a verdict must be a boolean, or holds give one", held, action);
    }
    judged++;
    if (held) count++;
  }
  const all = judged + failed + undecided;
  const counts = undecided === 0 ? errors : { ...errors, undecided };
  return {
    rate: wilsonInterval(count, judged, { level }),
    lowest: wilsonInterval(count, all, { level }),
    highest: wilsonInterval(count + failed + undecided, all, { level }),
    failed: failed + undecided,
    errors: counts,
    duplicates,
  };
}
