import type { AnsweredSteps } from "./_answered_steps.ts";

/** The strictest step with at least so many answers. */
export function firstWith(steps: AnsweredSteps, answers: number): number {
  let [low, high] = [0, steps.rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps.rows[middle] >= answers) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The step of a score that is one of its thresholds. */
export function placeOf({ thresholds }: AnsweredSteps, score: number): number {
  let [low, high] = [0, thresholds.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (thresholds[middle] <= score) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Some of the steps: those whose places are listed; place -1 answers nothing. */
export function stepsAt(steps: AnsweredSteps, places: readonly number[]): AnsweredSteps {
  const pick = (column: Float64Array) => Float64Array.from(places, (place) => column[place] ?? 0);
  return {
    thresholds: pick(steps.thresholds),
    rows: pick(steps.rows),
    answered: pick(steps.answered),
    wrong: pick(steps.wrong),
    squares: pick(steps.squares),
    wrongSquares: pick(steps.wrongSquares),
  };
}

/** What is answered at each of a list of thresholds, strictest first; a threshold may answer nothing. */
export function stepsOfThresholds(
  steps: AnsweredSteps,
  thresholds: readonly number[],
): AnsweredSteps {
  const strictestFirst = [...new Set(thresholds)].sort((a, b) => b - a);
  let place = -1;
  const places = strictestFirst.map((threshold) => {
    while (place + 1 < steps.thresholds.length && steps.thresholds[place + 1] >= threshold) place++;
    return place;
  });
  return { ...stepsAt(steps, places), thresholds: Float64Array.from(strictestFirst) };
}
