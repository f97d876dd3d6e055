/** How often the intervals of variance components hold the true value, by seeded simulation. */
import { createRandom } from "../../lib/statistics/create_random.ts";
import { normalQuantile } from "../../lib/statistics/normal_quantile.ts";
import { varianceSplit } from "../../lib/statistics/variance_split.ts";
import type { CoverageRow } from "./coverage_row.ts";

interface Population {
  readonly name: string;
  readonly item: number;
  readonly generator: number;
  readonly judge: number;
  /** Draws an item, and gives a function that draws an answer, which gives one that draws a score. */
  readonly draw: (random: () => number) => () => () => number;
}

const POPULATIONS: readonly Population[] = [
  {
    name: "normal scores",
    item: 1,
    generator: 0.3,
    judge: 0.2,
    draw: (random) => {
      const normal = (variance: number) => Math.sqrt(variance) * normalQuantile(random() || 0.5);
      const item = normal(1);
      return () => {
        const answer = item + normal(0.3);
        return () => answer + normal(0.2);
      };
    },
  },
  {
    // Good answers come with probability .2 or .8; the judge turns a verdict round in one of ten:
    // .1 x .9 within an answer, .8^2 x .2 x .8 within an item, .8^2 x .3^2 between items.
    name: "verdicts",
    item: 0.64 * 0.09,
    generator: 0.64 * 0.16,
    judge: 0.09,
    draw: (random) => {
      const chance = random() < 0.5 ? 0.2 : 0.8;
      return () => {
        const good = random() < chance;
        return () => Number((random() < 0.1) !== good);
      };
    },
  },
];

/** Coverage with 3 answers an item, each judged twice. */
export function varianceCoverage(draws: number): readonly CoverageRow[] {
  const rows: CoverageRow[] = [];
  for (const items of [20, 50]) {
    for (const population of POPULATIONS) {
      const random = createRandom(items);
      const held = { item: 0, generator: 0, judge: 0 };
      const bounded = { item: 0, generator: 0, judge: 0 };
      for (let draw = 0; draw < draws; draw++) {
        const split = varianceSplit(scoresOf(population, items, random), {
          plans: [],
          resamples: 600,
          seed: draw,
        });
        for (const component of ["item", "generator", "judge"] as const) {
          const { lower, upper } = split[component];
          if (lower === null) continue;
          bounded[component]++;
          const truth = population[component];
          if (lower <= truth && truth <= upper) held[component]++;
        }
      }
      for (const component of ["item", "generator", "judge"] as const) {
        rows.push({
          interval: `variance of ${component}`,
          setting: `${items} items, ${population.name}`,
          nominal: 0.95,
          draws: bounded[component],
          covered: held[component] / bounded[component],
          claimed: true,
        });
      }
    }
  }
  return rows;
}

function scoresOf({ draw }: Population, items: number, random: () => number) {
  return Array.from({ length: items }, (_, item) => {
    const answerOf = draw(random);
    return [0, 1, 2].flatMap((generation) => {
      const scoreOf = answerOf();
      return [0, 1].map(() => ({ item, generation, score: scoreOf() }));
    });
  }).flat();
}
