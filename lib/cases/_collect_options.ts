import type { AnswerCase, CollectTracesOptions } from "./collect_traces.ts";
import {
  isObject,
  requireCases,
  requireOptionalFunction,
  requireOptions,
  requirePositiveInteger,
  requireSignal,
  wrongKind,
} from "./_require.ts";
import type { Case } from "../data/case.ts";

export const COLLECT = "collect the traces";
const OPTIONS: Record<keyof CollectTracesOptions, true> = {
  concurrency: true,
  repeats: true,
  signal: true,
  journal: true,
  now: true,
  onProgress: true,
};

/** The options of `collectTraces` with defaults, or an error that names what is wrong. */
export function readCollectOptions(
  cases: readonly Case[],
  answer: AnswerCase,
  options: CollectTracesOptions,
): CollectTracesOptions & { readonly concurrency: number; readonly repeats: number } {
  requireCases(cases, COLLECT);
  if (typeof answer !== "function") {
    throw wrongKind("answer must be a function", answer, COLLECT);
  }
  requireOptions(options, OPTIONS, COLLECT);
  const { concurrency = 4, repeats = 1, signal, journal, now, onProgress } = options;
  requirePositiveInteger(concurrency, "concurrency", COLLECT);
  requirePositiveInteger(repeats, "repeats", COLLECT);
  requireSignal(signal, COLLECT);
  requireOptionalFunction(now, "now", COLLECT);
  requireOptionalFunction(onProgress, "onProgress", COLLECT);
  if (journal !== undefined) {
    const whole = isObject(journal) && typeof journal.entries === "function" &&
      typeof journal.append === "function";
    if (!whole) throw wrongKind("journal must have entries() and append()", journal, COLLECT);
  }
  return { ...options, concurrency, repeats };
}
