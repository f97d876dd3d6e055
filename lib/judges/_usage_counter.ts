import type { Completion } from "../data/complete.ts";
import type { JudgeUsage } from "./judge_run.ts";

/** Adds up what replies took. */
export interface UsageCounter {
  /** Adds a reply. */
  readonly add: (completion: Completion) => void;
  /** The sum; `undefined` where there was no reply. */
  readonly usage: () => JudgeUsage | undefined;
  /** The models that replied. */
  readonly models: () => readonly string[];
}

/** A counter at zero. */
export function usageCounter(): UsageCounter {
  const names = new Set<string>();
  let [calls, cached, promptTokens, completionTokens, unknown] = [0, 0, 0, 0, 0];
  return {
    add(completion) {
      if (completion.model !== null) names.add(completion.model);
      if (completion.cached) {
        cached++;
        return;
      }
      calls++;
      if (completion.usage === null) unknown++;
      promptTokens += completion.usage?.promptTokens ?? 0;
      completionTokens += completion.usage?.completionTokens ?? 0;
    },
    usage: () =>
      calls + cached === 0 ? undefined : { calls, cached, promptTokens, completionTokens, unknown },
    models: () => [...names].sort(),
  };
}
