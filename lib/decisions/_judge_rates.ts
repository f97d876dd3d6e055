import type { JudgeRates } from "../data/calibration_record.ts";
import { binaryRates } from "../statistics/binary_rates.ts";
import { cohenKappa } from "../statistics/cohen_kappa.ts";
import type { ConfusionMatrix } from "../statistics/confusion_matrix.ts";
import { gwetAc1 } from "../statistics/gwet_ac1.ts";
import { matthewsCorrelation } from "../statistics/matthews_correlation.ts";
import { percentAgreement } from "../statistics/percent_agreement.ts";
import { groupedRatesOf } from "./_grouped_rates.ts";
import { kappaIntervalFor } from "./_kappa_interval.ts";

/** All rates of a 2 x 2 table, from its cells in reading order; `groups` has those of each group. */
export function ratesOf(
  cells: readonly number[],
  missing: number,
  options: { readonly level: number; readonly seed: number },
  groups: readonly number[] | null = null,
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
    agreement: percentAgreement(matrix, { level: options.level }),
    kappa: cohenKappa(matrix, { level: options.level, interval: kappaIntervalFor(matrix.counts) }),
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
    ...(groups && groupedRatesOf(groups, options.level)),
  };
}
