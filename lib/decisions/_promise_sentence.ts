import type { ThresholdMethod } from "../data/threshold_record.ts";
import { formatCount } from "../statistics/format_count.ts";
import { percent } from "./_percent.ts";

/** What the sentence is about. */
export interface Promised {
  readonly threshold: number | null;
  readonly method: ThresholdMethod;
  readonly targetRisk: number;
  readonly targetOverRefusal: number | null;
  readonly confidence: number;
  readonly n: number;
  readonly needed: number | null;
  /** How many thresholds were tested. */
  readonly tried: number;
  /** Of two budgets that cannot both be met: the threshold that could promise the risk alone. */
  readonly riskAlone: number | null;
}

/** Methods whose threshold keeps a promise. */
export const KEEPS: readonly ThresholdMethod[] = ["learn-then-test", "bonferroni", "split"];

/** What a threshold promises, or why there is none, in one plain sentence. */
export function promiseSentence(about: Promised): string {
  const { threshold, method, targetRisk, targetOverRefusal, confidence, n } = about;
  const budgets = targetOverRefusal === null
    ? `at most ${percent(targetRisk)} of the answers given are hallucinated`
    : `at most ${percent(targetRisk)} of the answers given are hallucinated and at most ${
      percent(targetOverRefusal)
    } of the good ones declined`;
  if (threshold === null) {
    const none = KEEPS.includes(method)
      ? "No threshold can promise that"
      : "No threshold was found at which";
    return `${none} ${budgets}, from ${formatCount(n)} label${n === 1 ? "" : "s"}; ${
      whatWould(about)
    }.`;
  }
  if (!KEEPS.includes(method)) {
    return `Nothing is promised: ${
      written(threshold)
    } was the best of many on the same labels (method ${method}).`;
  }
  return `With ${
    percent(confidence)
  } confidence, ${budgets} if the assistant answers at a score of ${
    written(threshold)
  } or more, for questions like these ${formatCount(n)}.`;
}

function whatWould({ method, targetOverRefusal, needed, tried, riskAlone }: Promised): string {
  if (targetOverRefusal !== null) {
    const verb = KEEPS.includes(method) ? "promised" : "met";
    return riskAlone === null
      ? `the first alone cannot be ${verb} either`
      : `the first alone could be ${verb}, at a score of ${written(riskAlone)} or more`;
  }
  if (needed !== null) return `about ${formatCount(needed)} labelled answers could settle it`;
  return tried === 0
    ? "no threshold answers enough of them to be tested, nor does the risk seen tell how many would do"
    : "where it was tested the risk seen was not below the target, so more labels alone will not do";
}

/** A score to six digits, rounded to the stricter side: the record has it whole. */
function written(threshold: number): string {
  const near = Number(threshold.toPrecision(6));
  if (near >= threshold) return String(near);
  const step = 10 ** (Math.floor(Math.log10(Math.abs(threshold))) - 5);
  return String(Number((threshold + step).toPrecision(6)));
}
