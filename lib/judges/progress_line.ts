import { formatCount } from "../statistics/format_count.ts";
import { isObject, shown } from "./_require_call.ts";
import type { JudgeProgress } from "./judge_run.ts";

/**
 * How far a run is, as a line for a terminal or a notebook: `120 of 1,000 judged, 3 without verdict, 8.3 a second,
 * 1 min 46 s left`.
 *
 * @param progress What `onProgress` is given.
 * @returns One line, without its end.
 * @throws {TypeError} If `progress` is none.
 *
 * @example
 * ```ts
 * import { progressLine } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const progress = { done: 120, total: 1000, failed: 3, perSecond: 8.31, secondsLeft: 105.9 };
 * assertEquals(
 *   progressLine(progress),
 *   "120 of 1,000 judged, 3 without verdict, 8.3 a second, 1 min 46 s left",
 * );
 * ```
 */
export function progressLine(progress: JudgeProgress): string {
  const fields: Readonly<Record<string, unknown>> = isObject(progress) ? progress : {};
  for (const name of ["done", "total", "failed"]) {
    const count = fields[name];
    if (Number.isSafeInteger(count) && Number(count) >= 0) continue;
    throw new TypeError(
      `Cannot write a line of progress as progress.${name} must be an integer >= 0: ` +
        `current value is ${shown(count)}`,
    );
  }
  const { done, total, failed } = progress;
  const perSecond = finite(progress.perSecond);
  const left = finite(progress.secondsLeft);
  return [
    `${formatCount(done)} of ${formatCount(total)} judged`,
    ...failed === 0 ? [] : [`${formatCount(failed)} without verdict`],
    ...perSecond === null ? [] : [`${rate(perSecond)} a second`],
    ...left === null || done >= total ? [] : [`${duration(left)} left`],
  ].join(", ");
}

function finite(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function rate(perSecond: number): string {
  return perSecond >= 100 ? formatCount(Math.round(perSecond)) : perSecond.toPrecision(2);
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
