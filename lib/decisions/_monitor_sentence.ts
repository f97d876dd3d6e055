import type { PromiseState, ThresholdLook } from "./monitor_threshold.ts";
import { percent } from "./_percent.ts";

/** What was promised. */
export interface WatchedPromise {
  readonly targetRisk: number;
  /** The second budget, where there is one. */
  readonly targetOverRefusal: number | null;
}

/** What watching a threshold has shown so far, in a sentence. */
export function monitorSentence(looks: readonly ThresholdLook[], promise: WatchedPromise): string {
  const last = looks.at(-1);
  const first = looks.find(({ state }) => state === "broken");
  const both = promise.targetOverRefusal !== null;
  const targets = `the promised ${percent(promise.targetRisk)}${
    promise.targetOverRefusal === null ? "" : ` and ${percent(promise.targetOverRefusal)}`
  }`;
  if (first !== undefined) {
    const [since, then] = first === last ? ["", ""] : [` since ${first.label}`, " by then"];
    return `The promise is broken${since}: ${seen(first, both)}${then}, and ${
      above(first, promise)
    }. Tune again on new labels.`;
  }
  if (last === undefined || (last.answered === 0 && last.overRefusal.estimate === null)) {
    return "Not settled: no answer that counts is labelled yet. Label on.";
  }
  const states: Readonly<Record<Exclude<PromiseState, "broken">, string>> = {
    holds: `The promise holds: ${seen(last, both)}, and ${
      both ? "both are" : "the risk is"
    } below ${targets}.`,
    open: `Not settled: ${seen(last, both)}, which fits ${targets} and also ${
      both ? "more than that" : "a risk above it"
    }. Label on.`,
  };
  return states[last.state === "holds" ? "holds" : "open"];
}

function seen({ wrong, answered, overRefusal }: ThresholdLook, both: boolean): string {
  const risk = `${wrong} of ${answered} answers given were hallucinated`;
  if (!both) return risk;
  const { estimate, n } = overRefusal;
  return estimate === null
    ? `${risk}, of good ones declined nothing is known`
    : `${risk} and ${Math.round(estimate * n)} of ${n} good ones declined`;
}

/** Which of the budgets is broken. */
function above({ risk, overRefusal }: ThresholdLook, promise: WatchedPromise): string {
  const { targetRisk, targetOverRefusal } = promise;
  const parts = [
    ...((risk.lower ?? 0) > targetRisk
      ? [`the risk is above the promised ${percent(targetRisk)}`]
      : []),
    ...(targetOverRefusal !== null && (overRefusal.lower ?? 0) > targetOverRefusal
      ? [`the share declined is above the promised ${percent(targetOverRefusal)}`]
      : []),
  ];
  return parts.join(" and ");
}
