import type { AskJudge } from "../judges/judge_run.ts";
import type { ProbeItem } from "./probe_judge.ts";

/** A judge held to booleans. */
export interface BooleanJudge {
  readonly judge: AskJudge<ProbeItem, boolean>;
  /** Ends the run at the caller's abort, or at a verdict of the wrong kind. */
  readonly signal: AbortSignal;
  /** Throws where there was such a verdict. */
  readonly throwWrongKind: () => void;
}

/** The judge, which ends the run where it gives a verdict of the wrong kind: a slip in an unchecked cell. */
export function booleanJudge(
  judge: AskJudge<ProbeItem, boolean>,
  signal: AbortSignal | undefined,
): BooleanJudge {
  const slip = new AbortController();
  let wrong: TypeError | null = null;
  const asking: AskJudge<ProbeItem, boolean> = async (item, call) => {
    const verdict: unknown = await judge(item, call);
    if (verdict === null || typeof verdict === "boolean") return verdict;
    wrong = new TypeError(
      "Cannot probe the judge as it must give true (hallucinated), false or null: " +
        `current value is ${typeof verdict === "object" ? "an object" : String(verdict)}`,
    );
    slip.abort();
    return null;
  };
  const { judgeName, prompt, settings } = judge;
  return {
    judge: Object.assign(asking, { judgeName, prompt, settings }),
    signal: signal === undefined ? slip.signal : AbortSignal.any([signal, slip.signal]),
    throwWrongKind() {
      if (wrong !== null) throw wrong;
    },
  };
}
