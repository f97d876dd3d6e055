/** How often the intervals of correlations hold the true value, by seeded simulation. */
import { createRandom } from "../../lib/statistics/create_random.ts";
import { correlationWithinSlices } from "../../lib/statistics/correlation_within_slices.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { kendall } from "../../lib/statistics/kendall.ts";
import { normalQuantile } from "../../lib/statistics/normal_quantile.ts";
import { pearson } from "../../lib/statistics/pearson.ts";
import { spearman } from "../../lib/statistics/spearman.ts";
import type { CoverageRow } from "./coverage_row.ts";

interface Population {
  readonly name: string;
  readonly pair: (random: () => number) => readonly [number, number];
  readonly pearson: number;
  readonly spearman: number;
  readonly kendall: number;
}

/** Two normal variables of correlation rho; Kruskal, JASA 53 (1958) 814, has what their ranks do. */
function normal(rho: number): Population {
  return {
    name: `normal, ${rho}`,
    pair: (random) => {
      const x = normalOf(random);
      return [x, rho * x + Math.sqrt(1 - rho * rho) * normalOf(random)];
    },
    pearson: rho,
    spearman: 6 / Math.PI * Math.asin(rho / 2),
    kendall: 2 / Math.PI * Math.asin(rho),
  };
}

/** Two graders that give the same grade with probability `same`, and else grades that are unrelated. */
function grades(same: number, shares: readonly number[]): Population {
  const tied = shares.reduce((sum, share) => sum + share * share, 0);
  const grade = (random: () => number) => {
    let left = random();
    let value = 0;
    while (value < shares.length - 1 && left >= shares[value]) left -= shares[value++];
    return value;
  };
  let concordance = 0;
  const cell = (i: number, j: number) =>
    (1 - same) * shares[i] * shares[j] + (i === j ? same * shares[i] : 0);
  const indices = [...shares.keys()];
  for (const i of indices) {
    for (const j of indices) {
      for (const k of indices) {
        for (const l of indices) {
          concordance += cell(i, j) * cell(k, l) * Math.sign(i - k) * Math.sign(j - l);
        }
      }
    }
  }
  return {
    name: `grades ${shares.join(" ")}, ${same}`,
    pair: (random) => {
      const first = grade(random);
      return [first, random() < same ? first : grade(random)];
    },
    // The two share their margins, so any scores of the grades correlate at `same`.
    pearson: same,
    spearman: same,
    kendall: concordance / (1 - tied),
  };
}

const POPULATIONS = [
  ...[0, 0.5, 0.9].map(normal),
  ...[0, 0.5, 0.8].map((same) => grades(same, [0.2, 0.2, 0.2, 0.2, 0.2])),
  grades(0.5, [0.05, 0.05, 0.1, 0.2, 0.6]),
  grades(0.5, [0.7, 0.3]),
];

/** Coverage of each coefficient's interval over normal data and grades, and within slices. */
export function correlationCoverage(draws: number): readonly CoverageRow[] {
  const rows: CoverageRow[] = [];
  for (const n of [20, 100]) {
    for (const population of POPULATIONS) {
      const isNormal = population.name.startsWith("normal");
      const setting = `n ${n}, ${population.name}`;
      rows.push(...simulate(setting, draws, n, population, (x, y) => [
        ["pearson, fisher-z", pearson(x, y), population.pearson, isNormal],
        [
          "pearson, jackknife",
          pearson(x, y, { interval: "jackknife" }),
          population.pearson,
          n >= 100 && !/0.6,/.test(setting),
        ],
        ["spearman", spearman(x, y), population.spearman, n >= 100 || isNormal],
        ["kendall", kendall(x, y), population.kendall, n >= 100 || isNormal],
      ]));
    }
  }
  for (const [slices, size] of [[4, 25], [20, 5]]) {
    const rho = 0.5;
    const population = normal(rho);
    const names = Array.from({ length: slices * size }, (_, row) => row % slices);
    const shift = (values: readonly number[]) => values.map((value, i) => value + 3 * names[i]);
    const setting = `${slices} slices of ${size}, ${population.name}`;
    rows.push(
      ...simulate(
        setting,
        draws,
        slices * size,
        population,
        (x, y) =>
          (["pearson", "spearman", "kendall"] as const).flatMap((coefficient) =>
            (["centred", "fisher-z"] as const).map((method) =>
              [
                `within slices: ${coefficient}, ${method}`,
                correlationWithinSlices(shift(x), shift(y), names, { coefficient, method }),
                population[coefficient],
                method === "centred" || size >= 25,
              ] as const
            )
          ),
      ),
    );
  }
  return rows;
}

type Tried = readonly [interval: string, got: Interval, truth: number, claimed: boolean];

function simulate(
  setting: string,
  draws: number,
  n: number,
  population: Population,
  tryAll: (x: readonly number[], y: readonly number[]) => readonly Tried[],
): CoverageRow[] {
  const random = createRandom(setting.length * 1000 + n);
  const tallies = new Map<string, { held: number; bounded: number; claimed: boolean }>();
  for (let draw = 0; draw < draws; draw++) {
    const pairs = Array.from({ length: n }, () => population.pair(random));
    for (
      const [interval, got, truth, claimed] of tryAll(
        pairs.map(([x]) => x),
        pairs.map(([, y]) => y),
      )
    ) {
      const tally = tallies.get(interval) ?? { held: 0, bounded: 0, claimed };
      tallies.set(interval, tally);
      if (got.lower === null) continue;
      tally.bounded++;
      if (got.lower <= truth && truth <= got.upper) tally.held++;
    }
  }
  return [...tallies].map(([interval, { held, bounded, claimed }]) => ({
    interval,
    setting,
    nominal: 0.95,
    draws: bounded,
    covered: held / bounded,
    claimed,
  }));
}

function normalOf(random: () => number): number {
  return normalQuantile(random() || 0.5);
}
