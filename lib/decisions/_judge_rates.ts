import type { JudgeRates } from "../data/calibration_record.ts";
import { binaryRates } from "../statistics/binary_rates.ts";
import { cohenKappa } from "../statistics/cohen_kappa.ts";
import type { ConfusionMatrix } from "../statistics/confusion_matrix.ts";
import { gwetAc1 } from "../statistics/gwet_ac1.ts";
import { matthewsCorrelation } from "../statistics/matthews_correlation.ts";
import { percentAgreement } from "../statistics/percent_agreement.ts";

/** Below this many rows in a class, Wald's interval of kappa is too narrow. */
export const FEW_ROWS = 30;

/**
 * Below this many disagreements it is too narrow as well, however many rows there are: with sensitivity .95
 * and specificity .99 it covers .88 at n = 100 and prevalence .5, and the adjusted one .94.
 */
export const FEW_DISAGREEMENTS = 20;

/** Which interval of kappa can be believed for a 2 x 2 table, from its cells in reading order. */
export function kappaIntervalFor(cells: readonly number[]): "wald" | "adjusted" {
  const [passPass, passFlag, flagPass, flagFlag] = cells;
  const fewRows = Math.min(passPass + passFlag, flagPass + flagFlag) < FEW_ROWS;
  return fewRows || passFlag + flagPass < FEW_DISAGREEMENTS ? "adjusted" : "wald";
}

/** All rates of a 2 x 2 table, from its cells in reading order. */
export function ratesOf(
  cells: readonly number[],
  missing: number,
  options: { readonly level: number; readonly seed: number },
): JudgeRates {
  const [passPass, passFlag, flagPass, flagFlag] = cells;
  const matrix: ConfusionMatrix = {
    labels: [false, true],
    counts: [[passPass, passFlag], [flagPass, flagFlag]],
    n: passPass + passFlag + flagPass + flagFlag,
    missing,
  };
  const rates = binaryRates(matrix, { positive: true, ...options });
  return {
    matrix,
    agreement: percentAgreement(matrix, options),
    kappa: cohenKappa(matrix, { level: options.level, interval: kappaIntervalFor(cells) }),
    ac1: gwetAc1(matrix, options),
    matthews: matthewsCorrelation(matrix, options),
    sensitivity: rates.sensitivity,
    specificity: rates.specificity,
    precision: rates.precision,
    negativePredictiveValue: rates.negativePredictiveValue,
    balancedAccuracy: rates.balancedAccuracy,
    youdenJ: rates.youdenJ,
    f1: rates.f1,
    prevalence: rates.prevalence,
  };
}
