import { outOfRange, wrongType } from "./_require.ts";
import { confusionMatrix, type Label } from "./confusion_matrix.ts";
import type { WeightedRatesInput } from "./weighted_rates.ts";

/** Labelled rows as 0 and 1, with the weight of each. */
export interface WeightedRows {
  readonly human: Uint8Array;
  readonly judge: Uint8Array;
  readonly weights: Float64Array;
}

/** The rows as numbers, checked at the door of `action`. */
export function readWeightedRows(
  { human, judge, weights }: WeightedRatesInput,
  positive: Label,
  action: string,
): WeightedRows {
  if (!Array.isArray(weights)) throw wrongType(action, "weights", "an array", weights);
  const { labels } = confusionMatrix(human, judge);
  const { length } = human;
  if (weights.length !== length) {
    throw outOfRange(action, "weights.length", `${length}, that of human`, weights.length);
  }
  const known = labels.includes(positive) || isOtherBoolean(positive, labels);
  if (labels.length > 2 || !known) {
    const need = `one of two labels, of which there are ${labels.join(", ")}`;
    throw outOfRange(action, "positive", need, positive);
  }
  weights.forEach((weight, i) => {
    if (typeof weight !== "number") throw wrongType(action, `weights[${i}]`, "a number", weight);
    if (!(weight > 0 && weight < Infinity)) {
      throw outOfRange(action, `weights[${i}]`, "a number > 0", weight);
    }
  });
  return {
    human: Uint8Array.from(human, (label) => label === positive ? 1 : 0),
    judge: Uint8Array.from(judge, (label) => label === positive ? 1 : 0),
    weights: Float64Array.from(weights),
  };
}

/** Whether rows that lack `positive` may still have it for their other label: there are none, or booleans. */
function isOtherBoolean(positive: Label, labels: readonly Label[]): boolean {
  return labels.length === 0 ||
    labels.length === 1 && typeof labels[0] === "boolean" && typeof positive === "boolean";
}
