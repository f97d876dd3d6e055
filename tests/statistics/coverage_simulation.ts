/** How often intervals hold the true value, by simulation: draws are seeded, so a table can be repeated. */
import { kappaIntervalFor } from "../../lib/decisions/_kappa_interval.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";
import { correctedRate } from "../../lib/statistics/corrected_rate.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { binaryRates } from "../../lib/statistics/binary_rates.ts";
import { gwetAc1 } from "../../lib/statistics/gwet_ac1.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { matthewsCorrelation } from "../../lib/statistics/matthews_correlation.ts";
import { normalCdf } from "../../lib/statistics/normal_cdf.ts";
import { normalQuantile } from "../../lib/statistics/normal_quantile.ts";
import { scottPi } from "../../lib/statistics/scott_pi.ts";
import { rocAuc } from "../../lib/statistics/roc_auc.ts";

/** How one interval did in one setting. */
export interface Coverage {
  readonly interval: string;
  readonly prevalence: number;
  readonly n: number;
  /** Draws in which the interval had bounds. */
  readonly draws: number;
  /** Share of those that hold the true value. */
  readonly covered: number;
  /** Mean width of the intervals. */
  readonly width: number;
  /** Draws in which the quantity was undefined or without bounds. */
  readonly without: number;
}

/** The settings: labelled rows drawn at random, n of them, a share of them positive. */
export const SETTINGS = [0.02, 0.05, 0.1, 0.3, 0.5].flatMap((prevalence) =>
  [100, 200, 1000].map((n) => ({ prevalence, n }))
);

/** Whether the docs claim at least 93 % here: n >= 100, prevalence >= .1 and 30 rows a class expected. */
export function isClaimed({ prevalence, n }: { prevalence: number; n: number }): boolean {
  return n >= 100 && prevalence >= 0.1 && n * prevalence >= 30;
}

/** The judge of every simulation. */
const SENSITIVITY = 0.9;
const SPECIFICITY = 0.95;
/** Distance of the two normal score distributions: AUC = normalCdf(1.5 / sqrt 2) = .856. */
const DISTANCE = 1.5;
/** Rows that only the judge scores. */
const JUDGE_ONLY = 1000;

type Setting = (typeof SETTINGS)[number];
type Draw = (random: () => number) => Readonly<Record<string, Interval>>;

/** Coverage of both intervals of kappa, and of the choice between them that a record makes. */
export function kappaCoverage(setting: Setting, draws: number): Coverage[] {
  const cells = cellsOf(setting);
  const kappa = cohenKappa(hugeTable(cells)).estimate ?? NaN;
  const truth = {
    "kappa, as records choose": kappa,
    "kappa, wald": kappa,
    "kappa, adjusted": kappa,
  };
  return simulate(setting, draws, truth, (random) => {
    const table = drawTable(cells, setting.n, random);
    const intervals = {
      wald: cohenKappa(table),
      adjusted: cohenKappa(table, { interval: "adjusted" }),
    };
    return {
      "kappa, as records choose": intervals[kappaIntervalFor(table.counts)],
      "kappa, wald": intervals.wald,
      "kappa, adjusted": intervals.adjusted,
      "Scott's pi, wald": scottPi(table),
    };
  });
}

/** Coverage of the intervals of a confusion matrix that resample it. */
export function matrixCoverage(setting: Setting, draws: number, resamples: number): Coverage[] {
  const { n } = setting;
  const cells = cellsOf(setting);
  const truth = truthOf(cells);
  return simulate(setting, draws, truth, (random) => {
    const table = drawTable(cells, n, random);
    const options = { resamples, seed: Math.floor(random() * 2 ** 31) };
    const { f1, balancedAccuracy } = binaryRates(table, { positive: true, ...options });
    return {
      "AC1": gwetAc1(table, options),
      "MCC": matthewsCorrelation(table, options),
      "F1": f1,
      "balanced accuracy": balancedAccuracy,
    };
  });
}

/** Coverage of DeLong's interval on the logit scale, normal scores in both classes. */
export function aucCoverage(setting: Setting, draws: number): Coverage[] {
  const truth = { "AUC, DeLong logit": normalCdf(DISTANCE / Math.SQRT2) };
  return simulate(setting, draws, truth, (random) => {
    const labels = Array.from({ length: setting.n }, () => random() < setting.prevalence);
    const scores = labels.map((label) => normalQuantile(random()) + (label ? DISTANCE : 0));
    return { "AUC, DeLong logit": rocAuc({ labels, scores }) };
  });
}

/** Coverage of the corrected rate: n labelled rows, a thousand that only the judge has scored. */
export function correctedCoverage(setting: Setting, draws: number): Coverage[] {
  const { prevalence, n } = setting;
  const cells = cellsOf(setting);
  const name = "corrected rate, Lee";
  return simulate(setting, draws, { [name]: prevalence }, (random) => {
    const calibration = drawTable(cells, n, random);
    const { counts } = drawTable(cells, JUDGE_ONLY, random);
    const positives = counts[0][1] + counts[1][1];
    return { [name]: correctedRate({ positives, n: JUDGE_ONLY, calibration }) };
  });
}

function simulate(
  { prevalence, n }: Setting,
  draws: number,
  truth: Readonly<Record<string, number>>,
  draw: Draw,
): Coverage[] {
  const random = createRandom(Math.round(1000 * prevalence) * 10_000 + n);
  const names = Object.keys(truth);
  const sums = names.map(() => ({ held: 0, width: 0, bounded: 0 }));
  for (let i = 0; i < draws; i++) {
    const intervals = draw(random);
    names.forEach((name, k) => {
      const { lower, upper } = intervals[name];
      if (lower === null || upper === null) return;
      sums[k].bounded++;
      sums[k].width += upper - lower;
      // A hair's breadth, as a bound of exactly 1 may come out as 1 - 1e-16.
      if (lower <= truth[name] + 1e-12 && truth[name] - 1e-12 <= upper) sums[k].held++;
    });
  }
  return names.map((interval, k) => {
    const { held, width, bounded } = sums[k];
    const covered = held / bounded;
    return {
      interval,
      prevalence,
      n,
      draws: bounded,
      covered,
      width: width / bounded,
      without: draws - bounded,
    };
  });
}

function drawTable(cells: readonly number[], n: number, random: () => number) {
  const counts = [[0, 0], [0, 0]];
  for (let row = 0; row < n; row++) {
    let left = random();
    let cell = 0;
    while (cell < 3 && left >= cells[cell]) left -= cells[cell++];
    counts[cell >> 1][cell & 1]++;
  }
  return { labels: [false, true], counts };
}

/** Shares of the cells: human x judge, both false first. */
function cellsOf({ prevalence }: Setting): readonly number[] {
  return [
    (1 - prevalence) * SPECIFICITY,
    (1 - prevalence) * (1 - SPECIFICITY),
    prevalence * (1 - SENSITIVITY),
    prevalence * SENSITIVITY,
  ];
}

/** A table so large that its rates are the true ones. */
function hugeTable(cells: readonly number[]) {
  const [a, b, c, d] = cells.map((share) => Math.round(share * 1e12));
  return { labels: [false, true], counts: [[a, b], [c, d]] };
}

function truthOf(cells: readonly number[]): Record<string, number> {
  const table = hugeTable(cells);
  const rates = binaryRates(table, { positive: true, resamples: 2 });
  return {
    "AC1": gwetAc1(table, { resamples: 2 }).estimate ?? NaN,
    "MCC": matthewsCorrelation(table, { resamples: 2 }).estimate ?? NaN,
    "F1": rates.f1.estimate ?? NaN,
    "balanced accuracy": rates.balancedAccuracy.estimate ?? NaN,
  };
}
