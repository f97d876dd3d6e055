import type { JudgeProgress } from "./judge_run.ts";

/** Counts what has ended, and tells rate and time left. */
export interface ProgressMeter {
  /** Counts one that has ended. */
  readonly count: (failed: boolean) => JudgeProgress;
}

/**
 * The rate is that of the last `recent` ends: a run that goes on from a journal begins with a burst of what is kept,
 * which says nothing of the rest.
 */
export function progressMeter(total: number, recent: number, now: () => number): ProgressMeter {
  const times = [now()];
  let done = 0;
  let failed = 0;
  return {
    count(isFailed) {
      done++;
      if (isFailed) failed++;
      times.push(now());
      if (times.length > recent + 1) times.shift();
      const seconds = (times[times.length - 1] - times[0]) / 1000;
      const perSecond = seconds > 0 ? (times.length - 1) / seconds : null;
      const secondsLeft = done === total
        ? 0
        : perSecond === null
        ? null
        : (total - done) / perSecond;
      return { done, total, failed, perSecond, secondsLeft };
    },
  };
}
