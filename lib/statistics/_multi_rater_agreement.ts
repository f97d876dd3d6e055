import { undefinedAgreement } from "./_chance_corrected.ts";
import { type ChanceModel, multiRaterCoefficient } from "./_multi_rater_coefficient.ts";
import type { Profiles } from "./_rating_profiles.ts";
import type { Agreement, AgreementWeights } from "./agreement.ts";
import { studentTQuantile } from "./student_t_quantile.ts";

const MOST_STEPS = 20;

/** Agreement weights in [0, 1] by the distance of two labels in their order, 1 at distance 0. */
export function nearnessByDistance(size: number, weights: AgreementWeights): Float64Array {
  const power = weights === "quadratic" ? 2 : 1;
  return Float64Array.from({ length: size }, (_, apart) => {
    if (apart === 0) return 1;
    return weights === "none" ? 0 : 1 - (apart / (size - 1)) ** power;
  });
}

/**
 * A coefficient of many raters with an interval that holds its level where a label is rare.
 *
 * Student's t with n - 1 degrees around the coefficient of the data with two units more, each rated twice
 * at random: as for the adjusted interval of kappa, a perfect table keeps a width.
 */
export function multiRaterAgreement(
  profiles: Profiles,
  nearness: Float64Array,
  chance: ChanceModel,
  level: number,
): Agreement {
  let n = 0;
  let paired = 0;
  profiles.units.forEach((units, i) => {
    n += units;
    if (profiles.ratings[i] >= 2) paired += units;
  });
  if (paired === 0) {
    return undefinedAgreement("no unit has two ratings", n, level, null, null);
  }
  if (chance === "gwet" && nearness.length < 2) {
    return undefinedAgreement("only one label is declared", n, level, 1, null);
  }
  const plain = multiRaterCoefficient(profiles, nearness, chance);
  if (plain === null) {
    return undefinedAgreement("no variation: only one label occurs", n, level, 1, 1);
  }
  const { estimate, observed, expected } = plain;
  const about = { n, level, method: "adjusted-t", observed, expected };
  const adjusted = multiRaterCoefficient(withTwoMore(profiles, nearness.length), nearness, chance);
  if (n === 1 || adjusted === null) {
    const reason = "one unit says nothing about others";
    return { estimate, lower: null, upper: null, ...about, standardError: null, reason };
  }
  const reach = studentTQuantile((1 + level) / 2, n - 1) * adjusted.ratioError;
  return {
    estimate,
    lower: Math.max(-1, Math.min(estimate, adjusted.estimate - reach)),
    upper: Math.min(1, Math.max(estimate, adjusted.estimate + reach)),
    ...about,
    standardError: plain.standardError,
  };
}

/**
 * The profiles and two units more, each rated twice, spread over the pairs of labels so that every label
 * comes up alike and the two ratings agree as often as guesses. With many labels not every pair is taken.
 */
function withTwoMore(profiles: Profiles, size: number): Profiles {
  const units = Array.from(profiles.units);
  const ratings = Array.from(profiles.ratings);
  const start = Array.from(profiles.start);
  const label = Array.from(profiles.label);
  const count = Array.from(profiles.count);
  const add = (share: number, labels: readonly number[]) => {
    units.push(share);
    ratings.push(2);
    for (const each of labels) {
      label.push(each);
      count.push(2 / labels.length);
    }
    start.push(label.length);
  };
  const steps = Math.min(size - 1, MOST_STEPS);
  for (let first = 0; first < size; first++) {
    add(2 / size ** 2, [first]);
    for (let step = 1; step <= steps; step++) {
      const second = (first + Math.ceil(step * (size - 1) / steps)) % size;
      const share = 2 * (1 - 1 / size) / size / steps;
      add(share, first < second ? [first, second] : [second, first]);
    }
  }
  return {
    units: Float64Array.from(units),
    ratings: Int32Array.from(ratings),
    start: Int32Array.from(start),
    label: Int32Array.from(label),
    count: Int32Array.from(count),
  };
}
