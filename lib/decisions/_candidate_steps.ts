import { type AnsweredSteps, answeredSteps } from "./_answered_steps.ts";
import type { ChoiceInput } from "./_choose_step.ts";
import { firstWith, stepsAt, stepsOfThresholds } from "./_step_places.ts";

/** Thresholds that `"bonferroni"` tests where none are given. */
const QUANTILES = 20;

/** The steps to choose among. */
export function candidateSteps(
  { scores, hallucinated, thresholds, method }: ChoiceInput,
): AnsweredSteps {
  const steps = answeredSteps({ scores, hallucinated });
  if (thresholds !== undefined && thresholds !== "distinct") {
    return stepsOfThresholds(steps, thresholds);
  }
  if (thresholds === "distinct" || method !== "bonferroni") return steps;
  const places = new Set<number>();
  for (let part = 1; part <= QUANTILES; part++) {
    places.add(firstWith(steps, Math.ceil(scores.length * part / QUANTILES)));
  }
  return stepsAt(steps, [...places].filter((place) => place < steps.rows.length));
}
