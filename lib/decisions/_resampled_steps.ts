import { firstWith } from "./_step_places.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";

/** Answers, and the hallucinated among them, counted at every step from the strictest on. */
export type CountedSteps = Pick<AnsweredSteps, "rows" | "wrong">;

/** As many answers drawn with replacement, counted at the same steps. */
export function resampledSteps(steps: AnsweredSteps, random: () => number): CountedSteps {
  const size = steps.rows.length;
  const n = steps.rows[size - 1];
  const rows = new Float64Array(size);
  const wrong = new Float64Array(size);
  for (let draw = 0; draw < n; draw++) {
    const row = Math.floor(random() * n);
    const at = firstWith(steps, row + 1);
    rows[at]++;
    // Within a step the hallucinated rows stand first.
    const before = at === 0 ? 0 : steps.rows[at - 1];
    const bad = steps.wrong[at] - (at === 0 ? 0 : steps.wrong[at - 1]);
    if (row - before < bad) wrong[at]++;
  }
  for (let at = 1; at < size; at++) {
    rows[at] += rows[at - 1];
    wrong[at] += wrong[at - 1];
  }
  return { rows, wrong };
}
