import { formatInterval } from "../statistics/format_interval.ts";
import { repeatCheck, type RepeatOptions } from "./repeat_check.ts";
import type { CheckOutcome, RepeatedCase, RepeatResult } from "./repeat_result.ts";

/**
 * Repeats a check and throws unless each case passes often enough: for a test of what a model does.
 *
 * The message says what to look at and in which order: retrieval, then the prompt, and only then the
 * threshold. For the numbers without a verdict use `repeatCheck`.
 *
 * @param check Does one attempt, given the id and which attempt it is, from 1.
 * @param options As of `repeatCheck`: 5 attempts and a pass rate of .8 unless told.
 * @returns What `repeatCheck` gives.
 * @throws {Error} If a case passes less often than the threshold, naming it with its rate and scores.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an option is out of range.
 *
 * @example
 * ```ts
 * import { assertStablePassRate } from "@touchstone/eval/decisions";
 * import { assertRejects } from "@std/assert";
 *
 * await assertStablePassRate((_id, attempt) => attempt !== 3); // 4 of 5
 * await assertRejects(
 *   () => assertStablePassRate((_id, attempt) => attempt > 2), // 3 of 5
 *   Error,
 *   "look at retrieval first",
 * );
 * ```
 */
export async function assertStablePassRate(
  check: (id: string, attempt: number) => CheckOutcome | Promise<CheckOutcome>,
  options: RepeatOptions = {},
): Promise<RepeatResult> {
  const result = await repeatCheck(check, options);
  if (result.pass) return result;
  const failing = result.cases.filter(({ pass }) => !pass);
  const unstable = result.unstable.length === 0 ? "none" : result.unstable.join(", ");
  throw new Error(
    `The pass rate must be at least ${result.threshold} in ${result.runs} runs:\n` +
      `${failing.map(lineOf).join("\n")}\n` +
      `Unstable: ${unstable}. ${advice(failing)}`,
  );
}

function lineOf({ id, passRate, scores, attempts }: RepeatedCase): string {
  const reasons = [...new Set(attempts.flatMap(({ reason }) => reason ?? []))];
  const why = reasons.length === 0 ? "" : `; ${reasons.join("; ")}`;
  return `  ${id}: ${formatInterval(passRate)}, scores ${scores.join(", ") || "none"}${why}`;
}

function advice(failing: readonly RepeatedCase[]): string {
  const certain = failing.every(({ attempts }) =>
    attempts.some(({ status, deterministic }) => status === "fail" && deterministic)
  );
  if (certain) return "The failures are deterministic: more runs would not change them.";
  return "Where answers vary, look at retrieval first (does the passage come every time?), then at " +
    "whether the prompt is ambiguous, and only then at the threshold.";
}
