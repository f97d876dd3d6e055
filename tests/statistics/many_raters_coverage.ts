/** How often the intervals of many raters hold the true value, by seeded simulation. */
import { alternativeAnnotatorTest } from "../../lib/statistics/alternative_annotator.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { fleissKappa } from "../../lib/statistics/fleiss_kappa.ts";
import { humanCeiling } from "../../lib/statistics/human_ceiling.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { multiRaterAgreement } from "../../lib/statistics/multi_rater_agreement.ts";
import type { RatingMetric } from "../../lib/statistics/krippendorff_alpha.ts";
import type { CoverageRow } from "./coverage_row.ts";

/** What each rater says of an item of each true class: shares of the labels. */
interface Setting {
  readonly name: string;
  readonly n: number;
  readonly raters: number;
  readonly metric: RatingMetric;
  /** Shares of the true classes. */
  readonly classes: readonly number[];
  /** By true class, how often a person gives each label. */
  readonly person: readonly (readonly number[])[];
  /** By true class, how often the judge gives each label. */
  readonly judge: readonly (readonly number[])[];
  readonly claimed: boolean;
}

const MISSING = 0.1;
const PERSON = [[0.95, 0.05], [0.1, 0.9]];
const JUDGE = [[0.9, 0.1], [0.2, 0.8]];
const GRADES = [[0.7, 0.2, 0.1], [0.15, 0.7, 0.15], [0.05, 0.25, 0.7]];

const SETTINGS: readonly Setting[] = [
  ...[[50, 0.1, 3], [100, 0.1, 3], [100, 0.3, 3], [100, 0.02, 3], [100, 0.1, 5]].map(
    ([n, prevalence, raters]): Setting => ({
      name: `${raters} raters, n ${n}, prevalence ${prevalence}`,
      n,
      raters,
      metric: "nominal",
      classes: [1 - prevalence, prevalence],
      person: PERSON,
      judge: JUDGE,
      claimed: n >= 100 && prevalence >= 0.1,
    }),
  ),
  {
    name: "3 raters, n 100, three grades",
    n: 100,
    raters: 3,
    metric: "interval",
    classes: [0.5, 0.3, 0.2],
    person: GRADES,
    judge: GRADES,
    claimed: true,
  },
];

type Sample = readonly [ratings: (number | null)[][], judge: number[]];

/** Coverage of every interval in every setting. */
export function manyRatersCoverage(draws: number, resamples = 200): CoverageRow[] {
  return SETTINGS.flatMap((setting, seed) => {
    const truth = intervalsOf(population(setting), setting, 2);
    const random = createRandom(seed);
    const tallies = Object.keys(truth).map((interval) => ({ interval, held: 0, bounded: 0 }));
    for (let i = 0; i < draws; i++) {
      const found = intervalsOf(drawSample(setting, random), setting, resamples);
      for (const tally of tallies) {
        const { lower, upper } = found[tally.interval];
        const value = truth[tally.interval].estimate ?? NaN;
        if (lower === null || upper === null) continue;
        tally.bounded++;
        if (lower <= value && value <= upper) tally.held++;
      }
    }
    return tallies.map(({ interval, held, bounded }) => ({
      interval,
      setting: setting.name,
      nominal: 0.95,
      draws: bounded,
      covered: held / bounded,
      claimed: setting.claimed,
    }));
  });
}

function intervalsOf(
  [ratings, judge]: Sample,
  { metric, classes }: Setting,
  resamples: number,
): Readonly<Record<string, Interval>> {
  const labels = classes.map((_, label) => label);
  const all = multiRaterAgreement(ratings, { labels, metric, resamples });
  const majority = humanCeiling(ratings, judge);
  const each = humanCeiling(ratings, judge, { against: "each" });
  return {
    "percentAgreement": all.percentAgreement,
    "fleissKappa": fleissKappa(ratings),
    "gwetAc1": all.gwetAc1,
    "gwetAc2": all.gwetAc2,
    "brennanPrediger": all.brennanPrediger,
    "krippendorffAlpha": all.krippendorffAlpha,
    "humanCeiling person": majority.person,
    "humanCeiling judge": majority.judge,
    "humanCeiling difference": majority.difference,
    "humanCeiling one person": majority.raters[0].person,
    "humanCeiling one difference": majority.raters[0].difference,
    "humanCeiling person, each": each.person,
    "humanCeiling judge, each": each.judge,
    "humanCeiling difference, each": each.difference,
    "alternativeAnnotatorTest advantage":
      alternativeAnnotatorTest(ratings, judge, { epsilon: 0.1 }).advantage,
  };
}

function drawSample({ n, raters, classes, person, judge }: Setting, random: () => number): Sample {
  const truth = Array.from({ length: n }, () => draw(classes, random));
  const ratings = Array.from(
    { length: raters },
    () => truth.map((own) => random() < MISSING ? null : draw(person[own], random)),
  );
  return [ratings, truth.map((own) => draw(judge[own], random))];
}

function draw(shares: readonly number[], random: () => number): number {
  let left = random();
  let label = 0;
  while (label < shares.length - 1 && left >= shares[label]) left -= shares[label++];
  return label;
}

/** A sample so large that its shares are the true ones: each combination as often as it is likely. */
function population({ raters, classes, person, judge }: Setting): Sample {
  const size = 20_000;
  const ratings: (number | null)[][] = Array.from({ length: raters }, () => []);
  const verdicts: number[] = [];
  const given: (number | null)[] = [];
  const fill = (own: number, share: number) => {
    if (share * size < 0.5) return;
    if (given.length === raters) {
      judge[own].forEach((judged, verdict) => {
        for (let i = Math.round(share * judged * size); i > 0; i--) {
          given.forEach((label, r) => ratings[r].push(label));
          verdicts.push(verdict);
        }
      });
      return;
    }
    [null, ...classes.keys()].forEach((label) => {
      given.push(label);
      fill(own, share * (label === null ? MISSING : (1 - MISSING) * person[own][label]));
      given.pop();
    });
  };
  classes.forEach((share, own) => fill(own, share));
  return [ratings, verdicts];
}
