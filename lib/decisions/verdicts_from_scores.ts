import { requireObject } from "./_require.ts";

/** A judge's scores and how they become verdicts. */
export interface JudgeScores {
  /** One score a row; `null` where the judge gave none. */
  readonly scores: readonly (number | null)[];
  /** Which end means hallucinated: `"positive"` = high scores do, `"negative"` = low ones, as for faithfulness. */
  readonly higherIs: "positive" | "negative";
  /** The threshold, in units of the score, or `"auto"` to choose one on a part of the rows. */
  readonly threshold: number | "auto";
}

/** Scores with a threshold that is known. */
export interface ThresholdedScores extends JudgeScores {
  /** The threshold, in units of the score. */
  readonly threshold: number;
}

/**
 * Turns a judge's scores into verdicts by a threshold.
 *
 * Hallucinated is a score at or above the threshold where high scores mean hallucinated, and a score below
 * it where low scores do: a faithfulness score of exactly the threshold passes.
 *
 * @param judge Scores, their direction and the threshold.
 * @returns One verdict a row: `true` = hallucinated; `null` where there is no score.
 * @throws {TypeError} If `judge` is no object, or its scores are no list.
 * @throws {RangeError} If the threshold or a score is not finite, or the direction unknown.
 *
 * @example
 * ```ts
 * import { verdictsFromScores } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const faithfulness = [0.2, 0.5, 1, null];
 *
 * assertEquals(
 *   verdictsFromScores({ scores: faithfulness, higherIs: "negative", threshold: 0.5 }),
 *   [true, false, false, null],
 * );
 * ```
 */
export function verdictsFromScores(
  judge: ThresholdedScores,
): (boolean | null)[] {
  const action = "compute verdictsFromScores";
  requireObject(judge, "judge", "an object with scores, higherIs and threshold", action);
  const { scores, higherIs, threshold } = judge;
  requireFinite(threshold, "threshold");
  requireDirection(higherIs);
  if (!Array.isArray(scores)) {
    throw new TypeError(`Cannot ${action} as scores must be an array: current value is ${scores}`);
  }
  return scores.map((score, row) => {
    if (score === null) return null;
    requireFinite(score, `scores[${row}]`);
    return higherIs === "positive" ? score >= threshold : score < threshold;
  });
}

/** Throws unless the direction of a score is said. */
function requireDirection(higherIs: string): void {
  if (higherIs !== "positive" && higherIs !== "negative") {
    throw new RangeError(
      `Cannot compute verdictsFromScores as higherIs must be "positive" or "negative": ` +
        `current value is ${JSON.stringify(higherIs)}`,
    );
  }
}

function requireFinite(value: number, name: string): void {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new RangeError(
      `Cannot compute verdictsFromScores as ${name} must be a finite number: ` +
        `current value is ${value}`,
    );
  }
}
