import type { Entail } from "../data/entail.ts";
import { askEntail } from "./_ask_entail.ts";
import {
  outOfRange,
  requireFunction,
  requireOptions,
  requireSignal,
  requireText,
  requireTexts,
} from "./_require.ts";

/** Options of {@linkcode zeroShot}. */
export interface ZeroShotOptions {
  /** The statement that a label becomes, with `{}` for the label. Default `"This text is {}."`. */
  readonly template?: string;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** A label and how far it fits a text. */
export interface LabelScore {
  /** The label. */
  readonly label: string;
  /** From 0 to 1: its entailment against its contradiction, whatever the other labels. */
  readonly score: number;
}

const ACTION = "compute zeroShot";
const OPTIONS: Record<keyof ZeroShotOptions, true> = { template: true, signal: true };

/**
 * How far each label fits each text, by a model that tells entailment and has never seen the labels.
 *
 * Every label is judged by itself, so that several may fit, or none: a score is the probability of entailment
 * against that of contradiction, with neutral set aside. It is no share among the labels, which for a single label
 * would always be 1. Where there is no contradiction at all, as from a two-way model, it is the entailment itself.
 *
 * @param texts The texts.
 * @param labels The labels, as they read in the template, such as `"about refunds"`.
 * @param entail Tells entailment; asked once, for all texts and labels.
 * @param options The template.
 * @returns For each text the labels in the order given, with their scores.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If the template has no `{}`.
 *
 * @see Yin, Hay and Roth, arXiv 1909.00161.
 *
 * @example
 * ```ts
 * import { zeroShot } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * // A model's place is taken by a function that finds nothing about refunds.
 * const entail = () => Promise.resolve([{ entailment: 0.1, neutral: 0.6, contradiction: 0.3 }]);
 *
 * assertEquals(await zeroShot(["The sky is blue."], ["about refunds"], entail), [
 *   [{ label: "about refunds", score: 0.25 }],
 * ]);
 * ```
 */
export async function zeroShot(
  texts: readonly string[],
  labels: readonly string[],
  entail: Entail,
  options: ZeroShotOptions = {},
): Promise<readonly (readonly LabelScore[])[]> {
  requireTexts(texts, "texts", ACTION);
  requireTexts(labels, "labels", ACTION);
  requireFunction(entail, "entail", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { template = "This text is {}.", signal } = options;
  requireText(template, "template", ACTION);
  if (!template.includes("{}")) {
    throw outOfRange("template must have {} for the label", template, ACTION);
  }
  requireSignal(signal, ACTION);
  const pairs = texts.flatMap((premise) =>
    // A function, as a label may hold the marks that replace() reads.
    labels.map((label) => ({ premise, hypothesis: template.replace("{}", () => label) }))
  );
  const results = await askEntail(entail, pairs, signal, ACTION);
  return texts.map((_, i) =>
    labels.map((label, j) => {
      const { entailment, contradiction } = results[i * labels.length + j];
      const score = contradiction === 0 ? entailment : entailment / (entailment + contradiction);
      return { label, score };
    })
  );
}
