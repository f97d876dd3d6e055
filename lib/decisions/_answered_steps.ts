import type { ScoredAnswers } from "./scored_answers.ts";

/**
 * What is answered at each distinct score, strictest first: a step takes in all rows of one score, so that a tie is
 * answered whole or not at all. Lists of one length; sums run from the strictest step on. Without weights the sums of
 * weights, of their squares and the counts are the same lists.
 */
export interface AnsweredSteps {
  /** Answered where the score is at least this. */
  readonly thresholds: Float64Array;
  /** Rows answered. */
  readonly rows: Float64Array;
  /** Weight of the rows answered. */
  readonly answered: Float64Array;
  /** Weight of the hallucinated rows among them. */
  readonly wrong: Float64Array;
  /** Sum of the squared weights of the rows answered. */
  readonly squares: Float64Array;
  /** Sum of the squared weights of the hallucinated rows among them. */
  readonly wrongSquares: Float64Array;
}

/** Beyond that, or below its inverse, sums of squared weights may leave the range of numbers. */
const LARGE = 2 ** 400;

/** Counts the answered, and the hallucinated among them, at every distinct score. */
export function answeredSteps(rows: ScoredAnswers): AnsweredSteps {
  return rows.weights === undefined ? countedSteps(rows) : weightedSteps(rows, rows.weights);
}

/** Two sorted lists of numbers merged: many times quicker than sorting rows by a comparison. */
function countedSteps({ scores, hallucinated }: ScoredAnswers): AnsweredSteps {
  let bad = 0;
  for (const label of hallucinated) if (label) bad++;
  const wrongScores = new Float64Array(bad);
  const goodScores = new Float64Array(scores.length - bad);
  for (let row = 0, w = 0, g = 0; row < scores.length; row++) {
    if (hallucinated[row]) wrongScores[w++] = scores[row];
    else goodScores[g++] = scores[row];
  }
  wrongScores.sort();
  goodScores.sort();
  const thresholds = new Float64Array(scores.length);
  const answered = new Float64Array(scores.length);
  const wrong = new Float64Array(scores.length);
  let steps = 0;
  let w = wrongScores.length - 1;
  let g = goodScores.length - 1;
  while (w >= 0 || g >= 0) {
    const nextWrong = w >= 0 ? wrongScores[w] : -Infinity;
    const nextGood = g >= 0 ? goodScores[g] : -Infinity;
    const score = nextWrong > nextGood ? nextWrong : nextGood;
    while (w >= 0 && wrongScores[w] === score) w--;
    while (g >= 0 && goodScores[g] === score) g--;
    // -0 and 0 are one threshold, written 0.
    thresholds[steps] = score === 0 ? 0 : score;
    wrong[steps] = wrongScores.length - 1 - w;
    answered[steps] = scores.length - 2 - w - g;
    steps++;
  }
  const rows = answered.slice(0, steps);
  const errors = wrong.slice(0, steps);
  return {
    thresholds: thresholds.slice(0, steps),
    rows,
    answered: rows,
    wrong: errors,
    squares: rows,
    wrongSquares: errors,
  };
}

function weightedSteps(
  { scores, hallucinated }: ScoredAnswers,
  weights: readonly number[],
): AnsweredSteps {
  // Only their ratios matter.
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0);
  const scale = most > LARGE || most < 1 / LARGE ? most : 1;
  const order = scores.map((_, row) => row).sort((a, b) => scores[b] - scores[a]);
  const sums: number[][] = [];
  let [rows, answered, wrong, squares, wrongSquares] = [0, 0, 0, 0, 0];
  order.forEach((row, at) => {
    const weight = weights[row] / scale;
    rows++;
    answered += weight;
    squares += weight ** 2;
    if (hallucinated[row]) {
      wrong += weight;
      wrongSquares += weight ** 2;
    }
    const next = order[at + 1];
    if (next !== undefined && scores[next] === scores[row]) return;
    const threshold = scores[row] === 0 ? 0 : scores[row];
    sums.push([threshold, rows, answered, wrong, squares, wrongSquares]);
  });
  const column = (place: number) => Float64Array.from(sums, (step) => step[place]);
  return {
    thresholds: column(0),
    rows: column(1),
    answered: column(2),
    wrong: column(3),
    squares: column(4),
    wrongSquares: column(5),
  };
}
