import type { Coefficient } from "./_chance_corrected.ts";
import type { Profiles } from "./_rating_profiles.ts";

/** What chance is taken for: labels drawn by their shares (Fleiss), or Gwet's chance of a guess. */
export type ChanceModel = "fleiss" | "gwet";

/** A coefficient and two standard errors of it. */
export interface MultiRaterCoefficient extends Coefficient {
  /**
   * Gwet's own `standardError` takes the number of units rated twice for known to be that of all units: too
   * large where many are rated once. This one is of the ratio as it is; equal where all are rated twice.
   */
  readonly ratioError: number;
}

/**
 * A chance-corrected coefficient of many raters, missing ratings allowed, as Gwet generalises it.
 *
 * Agreement is the mean over the units rated twice or more; the label shares, on which chance depends, are
 * of all units rated at all. The variance is that of each unit's part in the coefficient, over n - 1.
 * Handbook of Inter-Rater Reliability (4th ed. 2014), ch. 2 to 5.
 *
 * @param profiles The units rated at all, at least one of them twice; their numbers need not be whole.
 * @param nearness Agreement weights by the distance of two labels, one for each declared label.
 * @returns `null` where agreement by chance is certain.
 */
export function multiRaterCoefficient(
  profiles: Profiles,
  nearness: Float64Array,
  chance: ChanceModel,
): MultiRaterCoefficient | null {
  const { units, ratings, start, label, count } = profiles;
  const size = nearness.length;
  const shares = new Float64Array(size);
  const agreed = new Float64Array(units.length);
  let n = 0;
  let paired = 0;
  let observed = 0;
  for (let i = 0; i < units.length; i++) {
    n += units[i];
    for (let k = start[i]; k < start[i + 1]; k++) {
      shares[label[k]] += units[i] * count[k] / ratings[i];
    }
    if (ratings[i] < 2) continue;
    agreed[i] = pairsThatAgree(profiles, i, nearness);
    paired += units[i];
    observed += units[i] * agreed[i];
  }
  observed /= paired;
  for (let k = 0; k < size; k++) shares[k] /= n;
  const influence = influenceOf(shares, nearness, chance);
  let expected = 0;
  for (let k = 0; k < size; k++) expected += shares[k] * influence[k];
  if (1 - expected < 1e-12) return null;
  const estimate = (observed - expected) / (1 - expected);

  let spread = 0;
  let ratioSpread = 0;
  for (let i = 0; i < units.length; i++) {
    let own = 0;
    for (let k = start[i]; k < start[i + 1]; k++) {
      own += influence[label[k]] * count[k] / ratings[i];
    }
    const byChance = 2 * (1 - estimate) * (own - expected);
    const scale = ratings[i] < 2 ? 0 : n / paired;
    const part = (scale * (agreed[i] - expected) - byChance) / (1 - expected) - estimate;
    const ratioPart = (scale * (agreed[i] - observed) - byChance) / (1 - expected);
    spread += units[i] * part ** 2;
    ratioSpread += units[i] * ratioPart ** 2;
  }
  const standardError = Math.sqrt(spread / n / (n - 1));
  const ratioError = Math.sqrt(ratioSpread / n / (n - 1));
  return { estimate, standardError, ratioError, observed, expected };
}

/** The share of the pairs of ratings of one unit that agree, near misses in part where weights say so. */
export function pairsThatAgree(
  { ratings, start, label, count }: Profiles,
  i: number,
  nearness: Float64Array,
): number {
  let pairs = 0;
  for (let a = start[i]; a < start[i + 1]; a++) {
    pairs += count[a] * (count[a] - 1);
    for (let b = start[i]; b < a; b++) {
      pairs += 2 * count[a] * count[b] * nearness[label[a] - label[b]];
    }
  }
  return pairs / (ratings[i] * (ratings[i] - 1));
}

/** The part of each label in the chance agreement: weighted by the label shares they sum to it. */
function influenceOf(
  shares: Float64Array,
  nearness: Float64Array,
  chance: ChanceModel,
): Float64Array {
  if (chance === "fleiss") return shares;
  const size = shares.length;
  let total = size;
  for (let apart = 1; apart < size; apart++) total += 2 * (size - apart) * nearness[apart];
  return shares.map((share) => total / (size * (size - 1)) * (1 - share));
}
