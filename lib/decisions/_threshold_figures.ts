import type { TunedThreshold } from "../data/threshold_record.ts";
import { clopperPearsonInterval } from "../statistics/clopper_pearson_interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { ScoredAnswers } from "./scored_answers.ts";

/** What answering from a threshold on comes to. */
export type ThresholdFigures = Pick<
  TunedThreshold,
  "n" | "answered" | "wrong" | "coverage" | "risk" | "overRefusal" | "bound"
>;

/** Counts and rates of answering at `threshold` or more; `null` answers nothing. */
export function thresholdFigures(
  { scores, hallucinated }: ScoredAnswers,
  threshold: number | null,
  alpha: number,
): ThresholdFigures {
  let [answered, wrong, bad] = [0, 0, 0];
  scores.forEach((score, row) => {
    if (hallucinated[row]) bad++;
    if (threshold === null || score < threshold) return;
    answered++;
    if (hallucinated[row]) wrong++;
  });
  const n = scores.length;
  const good = n - bad;
  const exact = clopperPearsonInterval(wrong, answered, { level: 1 - alpha, sides: "upper" });
  return {
    n,
    answered,
    wrong,
    coverage: wilsonInterval(answered, n),
    risk: wilsonInterval(wrong, answered),
    overRefusal: wilsonInterval(good - (answered - wrong), good),
    bound: threshold === null ? null : exact.upper,
  };
}
