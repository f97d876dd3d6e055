import type { ThresholdChoice } from "../data/calibration_record.ts";
import type { HumanVerdict } from "../data/combine_raters.ts";
import { splitLabels } from "../data/split_labels.ts";
import { rocAuc } from "../statistics/roc_auc.ts";
import { rocCurve } from "../statistics/roc_curve.ts";
import type { ScoredLabels } from "../statistics/scored_labels.ts";
import { type JudgeScores, verdictsFromScores } from "./verdicts_from_scores.ts";

/** A threshold, the rows it was chosen on, and its part of the record. */
export interface ChosenThreshold {
  readonly threshold: number;
  /** For each row whether the threshold was chosen on it; `null` where it was given. */
  readonly tuned: readonly boolean[] | null;
  /** The choice as a record holds it, with the AUC over the rows that it was not chosen on. */
  readonly choice: ThresholdChoice;
}

/** How an automatic threshold is chosen. */
interface SplitOptions {
  readonly groups?: readonly (string | number | null)[];
  readonly groupName?: string;
  readonly share?: number;
  readonly seed?: number;
  readonly level?: number;
}

/** Takes the threshold given, or chooses one on a part of the labelled rows. */
export function chooseThreshold(
  human: readonly HumanVerdict[],
  judge: JudgeScores,
  options: SplitOptions,
): ChosenThreshold {
  // Checks every score at the door, whatever the threshold will be.
  verdictsFromScores({ ...judge, threshold: judge.threshold === "auto" ? 0 : judge.threshold });
  const { share = 0.5, seed = 1, level = 0.95, groups, groupName = "group" } = options;
  const usable = human.flatMap((label, row) =>
    typeof label === "boolean" && judge.scores[row] !== null ? [row] : []
  );
  const auc = (rows: readonly number[]) => rocAuc(oriented(human, judge, rows), { level });
  if (judge.threshold !== "auto") {
    const { higherIs, threshold } = judge;
    const given = { higherIs, threshold, chosen: "given", criterion: null, split: null } as const;
    return { threshold, tuned: null, choice: { ...given, auc: auc(usable) } };
  }
  const parts = splitLabels(usable.map((row) => human[row] === true), {
    share,
    seed,
    ...(groups && { groups: usable.map((row) => groups[row]) }),
  });
  const tune = parts.tune.map((at) => usable[at]);
  const threshold = youdenThreshold(oriented(human, judge, tune), judge.higherIs);
  const tuned = new Array<boolean>(human.length).fill(false);
  for (const row of tune) tuned[row] = true;
  const split = {
    share,
    seed,
    tuned: parts.tune.length,
    reported: parts.report.length,
    groups: groups ? groupName : null,
  };
  const { higherIs } = judge;
  const chosen = { higherIs, threshold, chosen: "auto", criterion: "youden", split } as const;
  const reported = parts.report.map((at) => usable[at]);
  return { threshold, tuned, choice: { ...chosen, auc: auc(reported) } };
}

/** Labels and scores of some rows, scores turned so that high means hallucinated. */
function oriented(
  human: readonly HumanVerdict[],
  judge: JudgeScores,
  rows: readonly number[],
): ScoredLabels {
  const labels: boolean[] = [];
  const scores: number[] = [];
  for (const row of rows) {
    const score = judge.scores[row];
    if (score === null) continue;
    labels.push(human[row] === true);
    scores.push(judge.higherIs === "positive" ? score : -score);
  }
  return { labels, scores };
}

/**
 * The threshold with the largest sensitivity + specificity - 1, between two neighbouring scores.
 *
 * Of equally good ones the strictest, which flags fewest.
 */
function youdenThreshold(rows: ScoredLabels, higherIs: "positive" | "negative"): number {
  const curve = rocCurve(rows, { dropIntermediate: false });
  let best = 0;
  const youden = (i: number) => curve.truePositiveRate[i] - curve.falsePositiveRate[i];
  for (let i = 1; i < curve.thresholds.length; i++) {
    if (youden(i) > youden(best) + 1e-12) best = i;
  }
  const last = curve.thresholds.length - 1;
  if (best === 0 || best === last) {
    throw new RangeError(
      "Cannot choose a threshold as none does better than flagging all answers or none: " +
        `is the direction of the score right? higherIs is "${higherIs}"`,
    );
  }
  const flagged = curve.thresholds[best];
  const passed = curve.thresholds[best + 1];
  return higherIs === "positive" ? shortBetween(passed, flagged) : shortBetween(-flagged, -passed);
}

/** The number with the fewest decimals above `low` and at most `high`, near their middle. */
function shortBetween(low: number, high: number): number {
  const middle = low + (high - low) / 2;
  for (let digits = 0; digits <= 15; digits++) {
    const short = Number(middle.toFixed(digits));
    if (short > low && short <= high) return short;
  }
  return high;
}
