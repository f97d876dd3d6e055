import type { Entailment } from "../data/entail.ts";
import { wrongKind } from "./_require.ts";
import { classesOf } from "./_nli_labels.ts";

const ACTION = "compute entailmentFrom";

/**
 * Three probabilities from the raw scores of a classifier, whatever the order of its labels.
 *
 * Models differ in the order and the spelling of their labels, so these are read from the model's own config:
 * `contradictory`, `ENTAILMENT` and `E` are all understood. A two-way model that tells only entailment from the rest
 * says nothing of contradiction: the rest is then neutral, and contradiction 0. Names that mean nothing, such as
 * `LABEL_0`, are refused, as guessing an order would swap support and contradiction; pass the mapping yourself, as
 * the model's card gives it.
 *
 * @param logits The scores before softmax, one a label, all finite.
 * @param id2label The label of each place: the `id2label` of a model's config, or a list.
 * @returns Probabilities that add up to 1.
 * @throws {RangeError} If the labels are unknown, double or of other number than the scores, or a score is not finite.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @see Williams, Nangia and Bowman, arXiv 1704.05426, for the three classes.
 *
 * @example
 * ```ts
 * import { entailmentFrom } from "@touchstone/eval/entailment";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { entailment, contradiction } = entailmentFrom([2, -0.5, 0.4], {
 *   0: "contradiction",
 *   1: "entailment",
 *   2: "neutral",
 * });
 *
 * assertAlmostEquals(entailment, 0.06393, 1e-6);
 * assertAlmostEquals(contradiction, 0.778827, 1e-6);
 * ```
 */
export function entailmentFrom(
  logits: ArrayLike<number>,
  id2label: Readonly<Record<number, string>> | readonly string[],
): Entailment {
  if (!isScores(logits)) throw wrongKind("logits must be a list of numbers", logits, ACTION);
  const scores = Array.from(logits);
  const classes = classesOf(id2label, ACTION);
  if (scores.length !== classes.length) {
    const sizes = `${scores.length} for ${classes.length} labels`;
    throw new RangeError(
      `Cannot ${ACTION} as there must be one score a label: current value is ${sizes}`,
    );
  }
  scores.forEach((score, i) => {
    if (Number.isFinite(score)) return;
    throw new RangeError(
      `Cannot ${ACTION} as logits[${i}] must be finite: current value is ${score}`,
    );
  });
  // Less the greatest, so that no power overflows.
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - greatest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const result = { entailment: 0, neutral: 0, contradiction: 0 };
  classes.forEach((name, i) => {
    result[name] += powers[i] / total;
  });
  return result;
}

function isScores(value: unknown): value is ArrayLike<number> {
  const list = Array.isArray(value)
    ? value
    : ArrayBuffer.isView(value)
    ? Object.values(value)
    : null;
  return list !== null && list.every((score) => typeof score === "number");
}
