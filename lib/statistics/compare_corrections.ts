import { requireOptions, wrongType } from "./_require.ts";
import { confusionMatrix } from "./confusion_matrix.ts";
import { type CorrectedRate, correctedRate } from "./corrected_rate.ts";
import { type PpiMean, ppiMean } from "./ppi_mean.ts";

/** What {@linkcode compareCorrections} corrects in two ways. */
export interface CompareCorrectionsInput {
  /** Rows that people and the judge have scored. */
  readonly labelled: {
    /** What people say, one entry a row. */
    readonly human: readonly boolean[];
    /** What the judge says of the same rows, in the same order. */
    readonly judge: readonly boolean[];
  };
  /** Rows that only the judge has scored. */
  readonly unlabelled: {
    /** What the judge says. */
    readonly judge: readonly boolean[];
  };
  /** Confidence level of both intervals, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** One rate, corrected in two ways. */
export interface CorrectionComparison {
  /** By the judge's sensitivity and specificity: `correctedRate`. */
  readonly corrected: CorrectedRate;
  /** By what people say beyond the judge: `ppiMean`. */
  readonly ppi: PpiMean;
  /** `corrected` less `ppi`; `null` where either is undefined. */
  readonly difference: number | null;
  /** Whether one of the intervals holds the other's estimate; `null` where that cannot be told. */
  readonly agree: boolean | null;
  /** What both warn of, and whether they disagree. */
  readonly warnings: readonly string[];
}

const ACTION = "compareCorrections";
const INPUTS: Record<keyof CompareCorrectionsInput, true> = {
  labelled: true,
  unlabelled: true,
  level: true,
};

/**
 * Corrects a judge's rate in two ways and says whether they agree.
 *
 * `correctedRate` needs the judge's error rates to hold on the new rows and tolerates another prevalence;
 * `ppiMean` needs labels drawn at random from the rows scored. Where neither interval holds the other's
 * estimate, one of these fails: the prevalence has moved, or the labels were picked. It finds large
 * failures only; agreement proves neither assumption.
 *
 * @param input Labelled rows, the judge's verdicts on the others, and the level.
 * @returns Both results, their difference, whether they agree, and warnings.
 * @throws {RangeError} If lists differ in length or the level is out of range.
 * @throws {TypeError} If an entry is no boolean, naming its index, or an option is unknown.
 *
 * @example
 * ```ts
 * import { compareCorrections } from "@touchstone/eval/statistics";
 * import { assert, assertEquals } from "@std/assert";
 *
 * // Labels enriched to half positive, while the judge flags 15 % of the rest.
 * const human = Array.from({ length: 200 }, (_, row) => row < 100);
 * const judge = human.map((label, row) => row % 10 === 0 ? !label : label);
 * const others = Array.from({ length: 1000 }, (_, row) => row < 150);
 * const { agree, warnings } = compareCorrections({
 *   labelled: { human, judge },
 *   unlabelled: { judge: others },
 * });
 *
 * assertEquals(agree, false);
 * assert(warnings.some((warning) => warning.includes("prevalence")));
 * ```
 */
export function compareCorrections(input: CompareCorrectionsInput): CorrectionComparison {
  requireOptions(input, INPUTS, ACTION, "input");
  const { labelled, unlabelled, level = 0.95 } = input;
  requireBooleans(labelled?.human, "labelled.human");
  requireBooleans(labelled?.judge, "labelled.judge");
  requireBooleans(unlabelled?.judge, "unlabelled.judge");
  const ppi = ppiMean({ labelled, unlabelled, level });
  const n = unlabelled.judge.length;
  const positives = unlabelled.judge.reduce((sum, verdict) => sum + Number(verdict), 0);
  const labels = [false, true];
  const calibration = confusionMatrix(labelled.human, labelled.judge, { labels });
  const corrected = correctedRate({ positives, n, calibration, level });
  const agree = agreeing(corrected, ppi);
  const warnings = [...corrected.warnings, ...ppi.warnings];
  if (agree === false) {
    warnings.push(
      "the two corrections disagree beyond their intervals: the prevalence has moved since the labels, or " +
        "they were not drawn at random from the rows scored",
    );
  }
  const difference = corrected.estimate === null || ppi.estimate === null
    ? null
    : corrected.estimate - ppi.estimate;
  return { corrected, ppi, difference, agree, warnings };
}

function agreeing(corrected: CorrectedRate, ppi: PpiMean): boolean | null {
  if (corrected.lower === null || ppi.lower === null) return null;
  return (corrected.lower <= ppi.estimate && ppi.estimate <= corrected.upper) ||
    (ppi.lower <= corrected.estimate && corrected.estimate <= ppi.upper);
}

function requireBooleans(values: readonly boolean[] | undefined, name: string): void {
  if (!Array.isArray(values)) throw wrongType(ACTION, name, "an array", values);
  values.forEach((value, i) => {
    if (typeof value !== "boolean") throw wrongType(ACTION, `${name}[${i}]`, "a boolean", value);
  });
}
