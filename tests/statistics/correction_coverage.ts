/** How often the intervals of corrected rates hold the true value, by seeded simulation. */
import { binomialDraw } from "../../lib/statistics/_binomial_draw.ts";
import { correctedDifference } from "../../lib/statistics/corrected_difference.ts";
import { correctedRate } from "../../lib/statistics/corrected_rate.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { ppiMean } from "../../lib/statistics/ppi_mean.ts";
import { weightedRates } from "../../lib/statistics/weighted_rates.ts";
import type { CoverageRow } from "./coverage_row.ts";

/** One draw: intervals by name. */
type Draw = (random: () => number) => Readonly<Record<string, Interval>>;

/** Counts over `draws` draws how often each interval holds its true value. */
export function measureCoverage(
  setting: string,
  draws: number,
  seed: number,
  truth: Readonly<Record<string, number>>,
  claims: (interval: string) => boolean,
  draw: Draw,
): CoverageRow[] {
  const random = createRandom(seed);
  const held = new Map(Object.keys(truth).map((name) => [name, { bounded: 0, covered: 0 }]));
  for (let i = 0; i < draws; i++) {
    const intervals = draw(random);
    for (const [name, count] of held) {
      const { lower, upper } = intervals[name];
      if (lower === null || upper === null) continue;
      count.bounded++;
      if (lower <= truth[name] && truth[name] <= upper) count.covered++;
    }
  }
  return [...held].map(([interval, { bounded, covered }]) => ({
    interval,
    setting,
    nominal: 0.95,
    draws: bounded,
    covered: covered / bounded,
    claimed: claims(interval),
  }));
}

/** The judge of most simulations. */
const SENSITIVITY = 0.9;
const SPECIFICITY = 0.95;

function verdictOn(bad: boolean, random: () => number): boolean {
  return random() < (bad ? SENSITIVITY : 1 - SPECIFICITY);
}

/** PPI++ of a rate: labels at random, a thousand rows that only the judge has scored. */
export function ppiCoverage(draws: number): CoverageRow[] {
  const settings = [0.05, 0.1, 0.3, 0.5].flatMap((prevalence) =>
    [50, 100, 400].map((n) => ({ prevalence, n }))
  );
  return settings.flatMap(({ prevalence, n }, k) => {
    const flag = prevalence * SENSITIVITY + (1 - prevalence) * (1 - SPECIFICITY);
    const truth = { "ppi, n": prevalence, "ppi, n-1": prevalence, "labels alone": prevalence };
    const claims = (name: string) => name !== "labels alone" && n * prevalence >= 30;
    return measureCoverage(
      `prevalence ${prevalence}, ${n} labels, 1000 others`,
      draws,
      100 + k,
      truth,
      claims,
      (random) => {
        const human = Array.from({ length: n }, () => random() < prevalence);
        const judge = human.map((bad) => verdictOn(bad, random));
        const flagged = binomialDraw(1000, flag, random);
        const others = Array.from({ length: 1000 }, (_, row) => row < flagged);
        const input = { labelled: { human, judge }, unlabelled: { judge: others } };
        const plain = ppiMean(input);
        return {
          "ppi, n": plain,
          "ppi, n-1": ppiMean({ ...input, divisor: "n-1" }),
          "labels alone": plain.classical,
        };
      },
    );
  });
}

/** The difference of two systems: 500 items each, 200 labels, beside two corrected rates taken apart. */
export function differenceCoverage(draws: number): CoverageRow[] {
  const settings = [[0.1, 0.1], [0.2, 0.1], [0.3, 0.3], [0.5, 0.4]];
  return settings.flatMap(([ofA, ofB], k) => {
    const names = ["one calibration", "paired", "by system", "two intervals", "paired, by system"];
    const truth = Object.fromEntries(names.map((name) => [name, ofA - ofB]));
    return measureCoverage(
      `prevalence ${ofA} and ${ofB}, 500 items, 200 labels`,
      draws,
      200 + k,
      truth,
      (name) => name !== "two intervals",
      (random) => {
        const [shared, ownA, ownB] = [(ofA + ofB) / 2, ofA, ofB].map((prevalence) =>
          drawCalibration(prevalence, 200, random)
        );
        const a = { positives: 0, n: 500 };
        const b = { positives: 0, n: 500 };
        const paired = [[0, 0], [0, 0]];
        let alone = 0;
        for (let item = 0; item < 500; item++) {
          // A hard item is hard for both: the same draw decides whether each gets it wrong.
          const hard = random();
          const onA = verdictOn(hard < ofA, random);
          const onB = verdictOn(hard < ofB, random);
          paired[Number(onA)][Number(onB)]++;
          a.positives += Number(onA);
          b.positives += Number(onB);
          alone += Number(verdictOn(random() < ofB, random));
        }
        const unpaired = { a, b: { positives: alone, n: 500 } };
        const table = { labels: [false, true], counts: paired };
        const bySystem = { a: ownA, b: ownB };
        return {
          "one calibration": correctedDifference({ ...unpaired, calibration: shared }),
          "paired": correctedDifference({ a, b, paired: table, calibration: shared }),
          "by system": correctedDifference({ ...unpaired, calibration: bySystem }),
          "paired, by system": correctedDifference({ a, b, paired: table, calibration: bySystem }),
          "two intervals": apart(
            correctedRate({ ...unpaired.a, calibration: shared }),
            correctedRate({ ...unpaired.b, calibration: shared }),
          ),
        };
      },
    );
  });
}

function drawCalibration(prevalence: number, n: number, random: () => number) {
  const counts = [[0, 0], [0, 0]];
  for (let row = 0; row < n; row++) {
    const bad = random() < prevalence;
    counts[Number(bad)][Number(verdictOn(bad, random))]++;
  }
  return { labels: [false, true], counts };
}

/** What adding two intervals gives: the worst of one against the best of the other. */
function apart(a: Interval, b: Interval): Interval {
  if (a.lower === null || b.lower === null) return a;
  const [estimate, lower, upper] = [
    a.estimate - b.estimate,
    a.lower - b.upper,
    a.upper - b.lower,
  ];
  return { estimate, lower, upper, n: a.n, level: a.level, method: "apart" };
}

/** Rows that the judge has scored, where labels are picked among them. */
const SCORED = 4000;

/** Makes the weights of each verdict add up to its rows, as those of a stratified sample do. */
function scaleToVerdicts(weights: number[], judge: readonly boolean[], flagged: number): void {
  const sums = [0, 0];
  weights.forEach((weight, row) => sums[Number(judge[row])] += weight);
  weights.forEach((_, row) => {
    weights[row] *= (judge[row] ? flagged : SCORED - flagged) / sums[Number(judge[row])];
  });
}

/** Labels picked by verdict, half flagged and half passed; the judge of FORMULAS' check, .80 and .95. */
export function weightedCoverage(draws: number): CoverageRow[] {
  const [sensitivity, specificity] = [0.8, 0.95];
  const settings = [0.05, 0.1, 0.3, 0.5].flatMap((prevalence) =>
    [100, 400].flatMap((n) => [false, true].map((varied) => ({ prevalence, n, varied })))
  );
  return settings.flatMap(({ prevalence, n, varied }, k) => {
    const flag = prevalence * sensitivity + (1 - prevalence) * (1 - specificity);
    const ofFlagged = prevalence * sensitivity / flag;
    const ofPassed = prevalence * (1 - sensitivity) / (1 - flag);
    const accuracy = prevalence * sensitivity + (1 - prevalence) * specificity;
    const name = varied ? ", uneven" : "";
    const truth = {
      [`sensitivity${name}`]: sensitivity,
      [`specificity${name}`]: specificity,
      [`prevalence${name}`]: prevalence,
      [`accuracy${name}`]: accuracy,
    };
    return measureCoverage(
      `prevalence ${prevalence}, ${n} labels`,
      draws,
      300 + k,
      truth,
      () => true,
      (random) => {
        const flagged = binomialDraw(SCORED, flag, random);
        const judge = Array.from({ length: n }, (_, row) => row < n / 2);
        const human = judge.map((flags) => random() < (flags ? ofFlagged : ofPassed));
        const weights = judge.map((flags) => {
          const base = (flags ? flagged : SCORED - flagged) / (n / 2);
          return varied ? base * (random() < 0.5 ? 0.5 : 1.5) : base;
        });
        if (varied) scaleToVerdicts(weights, judge, flagged);
        const rates = weightedRates({ human, judge, weights });
        return {
          [`sensitivity${name}`]: rates.sensitivity,
          [`specificity${name}`]: rates.specificity,
          [`prevalence${name}`]: rates.prevalence,
          [`accuracy${name}`]: rates.accuracy,
        };
      },
    );
  });
}

if (import.meta.main) {
  const draws = Number(Deno.args[0] ?? 1000);
  // deno-lint-ignore no-console
  console.table([...ppiCoverage(draws), ...differenceCoverage(draws), ...weightedCoverage(draws)]);
}
