/**
 * How often the intervals of scores and of probabilities hold the true value, by simulation.
 *
 * Rows are drawn at random, a share of them positive; a hidden number is normal in both classes, some
 * standard deviations apart. The score is the true probability given that number, its logit multiplied by
 * `sureness`: 1 is calibrated, 2 too sure. The true values are sums over a fine grid of the same law.
 */
import { averagePrecisionScore } from "../../lib/statistics/average_precision_score.ts";
import { brierScore } from "../../lib/statistics/brier_score.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { expectedCalibrationError } from "../../lib/statistics/expected_calibration_error.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { logLoss } from "../../lib/statistics/log_loss.ts";
import { normalQuantile } from "../../lib/statistics/normal_quantile.ts";
import type { CoverageRow } from "./coverage_row.ts";

/** What rows are drawn from. */
export interface Setting {
  readonly n: number;
  readonly prevalence: number;
  readonly distance: number;
  readonly sureness: number;
}

export const SETTINGS: readonly Setting[] = [
  { n: 100, prevalence: 0.1, distance: 1.5, sureness: 1 },
  { n: 100, prevalence: 0.1, distance: 3, sureness: 2 },
  { n: 100, prevalence: 0.3, distance: 1.5, sureness: 2 },
  { n: 100, prevalence: 0.5, distance: 3, sureness: 1 },
  { n: 1000, prevalence: 0.1, distance: 1.5, sureness: 2 },
  { n: 1000, prevalence: 0.5, distance: 0.7, sureness: 1 },
  { n: 1000, prevalence: 0.02, distance: 1.5, sureness: 2 },
];

const NOMINAL = 0.95;
const GRID = 20_000;
const BINS = 10;
/** Bins with fewer rows are not counted: Wilson's interval swings more there. */
const LEAST_IN_BIN = 20;

/** Coverage of every interval in every setting. */
export function probabilityCoverage(draws: number): CoverageRow[] {
  return SETTINGS.flatMap((setting) => coverageIn(setting, draws));
}

/** Coverage of every interval in one setting. */
export function coverageIn(setting: Setting, draws: number): CoverageRow[] {
  const { n, prevalence, distance, sureness } = setting;
  const law = lawOf(setting);
  const random = createRandom(n + Math.round(1000 * prevalence));
  const tally = new Map<string, { bounded: number; held: number }>();
  const count = (name: string, { lower, upper }: Interval, truth: number) => {
    if (lower === null || upper === null) return;
    const sum = tally.get(name) ?? { bounded: 0, held: 0 };
    sum.bounded++;
    if (lower <= truth && truth <= upper) sum.held++;
    tally.set(name, sum);
  };
  for (let draw = 0; draw < draws; draw++) {
    const labels = Array.from({ length: n }, () => random() < prevalence);
    const scores = labels.map((label) =>
      scoreOf(normalQuantile(random()) + (label ? distance : 0), setting)
    );
    const rows = { labels, scores };
    count("average precision, logit", averagePrecisionScore(rows), law.averagePrecision);
    if (n === 100 && draw % 4 === 0) {
      const options = { method: "bootstrap", resamples: 200, seed: draw } as const;
      const interval = averagePrecisionScore(rows, options);
      count("average precision, bootstrap", interval, law.averagePrecision);
    }
    count("Brier score", brierScore(rows), law.brier);
    count("log loss", logLoss(rows), law.logLoss);
    for (const strategy of ["width", "mass"] as const) {
      const error = expectedCalibrationError(rows, { bins: BINS, strategy });
      const inner = error.bins.slice(1).map(({ lower }) => lower);
      const truth = law.between([0, ...inner, 1]);
      const sum = truth.reduce((total, { scores, labels }) => total + Math.abs(scores - labels), 0);
      count(`expected calibration error, equal ${strategy}`, error, sum);
      if (strategy === "mass") continue;
      error.bins.forEach(({ share, n }, bin) => {
        const { labels, mass } = truth[bin];
        if (n >= LEAST_IN_BIN) count("calibration curve, a bin", share, labels / mass);
      });
    }
  }
  return [...tally].map(([interval, { bounded, held }]) => ({
    interval,
    setting: `n ${n}, prevalence ${prevalence}, distance ${distance}, sureness ${sureness}`,
    nominal: NOMINAL,
    draws: bounded,
    covered: held / bounded,
    claimed: prevalence >= 0.1 && interval !== "average precision, bootstrap",
  }));
}

/** The score of a hidden number that is normal about 0, or about `distance` for a positive row. */
function scoreOf(hidden: number, { prevalence, distance, sureness }: Setting): number {
  const prior = Math.log(prevalence / (1 - prevalence));
  const logit = distance * (hidden - distance / 2) + prior;
  return 1 / (1 + Math.exp(-sureness * logit));
}

/** Mass of a stretch of scores, with the integrals of score and label over it. */
interface Stretch {
  readonly mass: number;
  readonly scores: number;
  readonly labels: number;
}

interface Law {
  readonly averagePrecision: number;
  readonly brier: number;
  readonly logLoss: number;
  readonly between: (edges: readonly number[]) => Stretch[];
}

function lawOf(setting: Setting): Law {
  const { prevalence, distance } = setting;
  const points = [0, 1].flatMap((label) =>
    Array.from({ length: GRID }, (_, i) => {
      const hidden = normalQuantile((i + 0.5) / GRID) + label * distance;
      const mass = (label === 1 ? prevalence : 1 - prevalence) / GRID;
      return { label, mass, score: scoreOf(hidden, setting) };
    })
  ).sort((a, b) => a.score - b.score);
  let brier = 0;
  let logLoss = 0;
  const running = [{ mass: 0, scores: 0, labels: 0 }];
  for (const { label, mass, score } of points) {
    brier += mass * (score - label) ** 2;
    logLoss -= mass * Math.log(label === 1 ? score : 1 - score);
    const { mass: sum, scores, labels } = running[running.length - 1];
    running.push({
      mass: sum + mass,
      scores: scores + mass * score,
      labels: labels + mass * label,
    });
  }
  const total = running[running.length - 1];
  let averagePrecision = 0;
  points.forEach(({ label, mass }, i) => {
    // Half of a point's own mass lies above its middle.
    const above = total.mass - running[i].mass - mass / 2;
    const caught = total.labels - running[i].labels - label * mass / 2;
    averagePrecision += label * mass / total.labels * caught / above;
  });
  const upTo = (edge: number) => {
    let low = 0;
    let high = points.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (points[middle].score <= edge) low = middle + 1;
      else high = middle;
    }
    return running[low];
  };
  const between = (edges: readonly number[]) =>
    edges.slice(1).map((upper, bin) => {
      const [from, to] = [upTo(edges[bin]), upTo(upper)];
      return {
        mass: to.mass - from.mass,
        scores: to.scores - from.scores,
        labels: to.labels - from.labels,
      };
    });
  return { averagePrecision, brier, logLoss, between };
}
