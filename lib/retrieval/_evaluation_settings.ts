import { DEFAULT_MEASURES, type Measure, parseMeasures } from "./_measures.ts";
import {
  outOfRange,
  requireKnownOptions,
  requireRelevanceLevel,
  requireWord,
} from "./_require_ranking.ts";
import type { Resampling } from "./_resampling.ts";
import type { EvaluateRunOptions } from "./run_evaluation.ts";

/** Checked options, with nothing left open. */
export interface EvaluationSettings extends Required<Omit<EvaluateRunOptions, "measures">> {
  /** The measures, taken apart. */
  readonly measures: readonly Measure[];
}

const OPTIONS: Record<keyof EvaluateRunOptions, true> = {
  ...{ measures: true, noRelevant: true, missing: true, ties: true, relevanceLevel: true },
  ...{ unjudgedAt: true, level: true, resamples: true, seed: true },
};

/** Checks the options and fills in the defaults. */
export function readSettings(options: EvaluateRunOptions, action: string): EvaluationSettings {
  requireKnownOptions(options, OPTIONS, action);
  const { noRelevant = "exclude", missing = "zero", ties = "trec", relevanceLevel = 1 } = options;
  const { unjudgedAt = 10, measures = DEFAULT_MEASURES } = options;
  requireWord(noRelevant, ["exclude", "zero"], "noRelevant", action);
  requireWord(missing, ["zero", "omit"], "missing", action);
  requireWord(ties, ["trec", "file"], "ties", action);
  requireRelevanceLevel(relevanceLevel, action);
  requireInteger(unjudgedAt, "unjudgedAt", 1, action);
  return {
    measures: parseMeasures(measures, action),
    ...{ noRelevant, missing, ties, relevanceLevel, unjudgedAt },
    ...readResampling(options, action),
  };
}

/** Checks level, resamples and seed, and fills in the defaults. */
export function readResampling(
  options: Pick<EvaluateRunOptions, "level" | "resamples" | "seed">,
  action: string,
): Resampling {
  const { level = 0.95, resamples = 1000, seed = 1 } = options;
  if (!(typeof level === "number" && level > 0 && level < 1)) {
    const need = "a confidence level between 0 and 1 (the least relevant grade is relevanceLevel)";
    throw outOfRange(action, "level", need, level);
  }
  requireInteger(resamples, "resamples", 2, action);
  requireInteger(seed, "seed", -Number.MAX_SAFE_INTEGER, action);
  return { level, resamples, seed };
}

/** Throws unless `value` is an integer of at least `least`. */
export function requireInteger(
  value: unknown,
  name: string,
  least: number,
  action: string,
): void {
  if (Number.isSafeInteger(value) && Number(value) >= least) return;
  const need = least < 0 ? "an integer" : `an integer >= ${least}`;
  throw outOfRange(action, name, need, value);
}
