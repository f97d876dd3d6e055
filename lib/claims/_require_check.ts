import {
  isObject,
  outOfRange,
  requireChunks,
  requireFunction,
  requireOptionalFunction,
  requireOptionalText,
  requireOptionalTexts,
  requireOptions,
  requireShare,
  requireSignal,
  requireText,
  wrongKind,
} from "./_require.ts";
import type { CheckAnswerOptions } from "./check_answer.ts";
import type { CheckThresholds } from "./check_layers.ts";
import { STARTING_THRESHOLDS } from "./starting_thresholds.ts";

const ACTION = "check the answer";
const OPTIONS: Record<keyof CheckAnswerOptions, true> = {
  ...{ layers: true, thresholds: true, question: true, id: true, now: true, signal: true },
};
const THRESHOLDS: Record<keyof CheckThresholds, true> = {
  ...{ entailment: true, faithfulness: true },
  ...{ contradictionReview: true, contradictionFail: true },
};
const MEMBERS: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  grounding: { kind: true, allow: true },
  entail: { kind: true, entail: true, decompose: true, combine: true },
  judge: { kind: true, judge: true },
};

/** Throws unless `checkAnswer` can take its arguments. */
export function requireCheck(answer: unknown, chunks: unknown, options: CheckAnswerOptions): void {
  requireText(answer, "answer", ACTION);
  requireChunks(chunks, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { layers, thresholds = {}, question, id, now, signal } = options;
  requireOptionalText(question, "question", ACTION);
  requireOptionalText(id, "id", ACTION);
  requireOptionalFunction(now, "now", ACTION);
  requireSignal(signal, ACTION);
  requireThresholds(thresholds);
  if (layers !== undefined) requireLayers(layers);
}

function requireThresholds(thresholds: CheckThresholds): void {
  if (!isObject(thresholds)) throw wrongKind("thresholds must be an object", thresholds, ACTION);
  requireOptions(thresholds, THRESHOLDS, ACTION);
  for (const [name, value] of Object.entries(thresholds)) {
    if (value !== undefined) requireShare(value, `thresholds.${name}`, ACTION);
  }
  const { contradictionReview, contradictionFail } = { ...STARTING_THRESHOLDS, ...thresholds };
  if (contradictionReview <= contradictionFail) return;
  const need = "thresholds.contradictionReview must not be above contradictionFail";
  throw outOfRange(need, [contradictionReview, contradictionFail], ACTION);
}

function requireLayers(layers: unknown): void {
  if (!Array.isArray(layers)) throw wrongKind("layers must be a list of layers", layers, ACTION);
  if (layers.length === 0) throw outOfRange("layers must not be empty", layers, ACTION);
  const seen = new Set<unknown>();
  layers.forEach((layer: unknown, i) => {
    const kind = isObject(layer) ? layer.kind : undefined;
    if (!isObject(layer) || typeof kind !== "string" || !Object.hasOwn(MEMBERS, kind)) {
      const need = `layers[${i}] must be an object with kind grounding, entail or judge`;
      throw wrongKind(need, layer, ACTION);
    }
    requireOptions(layer, MEMBERS[kind], ACTION);
    if (seen.has(kind)) throw outOfRange("each kind of layer must stand once", kind, ACTION);
    seen.add(kind);
    requireOptionalTexts(layer.allow, `layers[${i}].allow`, ACTION);
    if (kind !== "grounding") requireFunction(layer[kind], `layers[${i}].${kind}`, ACTION);
    requireOptionalFunction(layer.decompose, `layers[${i}].decompose`, ACTION);
    if (layer.combine !== undefined && !isObject(layer.combine)) {
      throw wrongKind(`layers[${i}].combine must be an object`, layer.combine, ACTION);
    }
  });
}
