import { rocAuc } from "../statistics/roc_auc.ts";
import type { ScoredAnswers } from "./scored_answers.ts";

/** A score whose high values go with hallucination was probably meant the other way round. */
export function directionWarnings({ scores, hallucinated }: ScoredAnswers): readonly string[] {
  if (scores.length === 0) return [];
  const { estimate: auc } = rocAuc({ labels: hallucinated.map((bad) => !bad), scores });
  if (auc === null || auc >= 0.5) return [];
  return [
    `The score points the other way: a hallucinated answer scores higher than a good one in ${
      ((1 - auc) * 100).toFixed(1)
    } % of pairs (AUC ${auc.toFixed(3)}). If high means hallucinated, pass the negated scores.`,
  ];
}
