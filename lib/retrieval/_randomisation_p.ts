import { createRandom } from "../statistics/create_random.ts";
import type { Resampling } from "./_resampling.ts";

const BITS = 32;
/** So many differences are exchanged in every way there is. */
const MOST_EXACT = 13;

/**
 * Two-sided p-values of the paired randomisation test: how often the mean differences would be as far from 0 if the
 * names of the two systems were exchanged at random, query by query. Exact up to 13 differences that are not 0.
 */
export function randomisationP(
  columns: readonly Float64Array[],
  { resamples, seed }: Pick<Resampling, "resamples" | "seed">,
): number[] {
  const random = createRandom(seed);
  return columns.map((column) => {
    const differences = column.filter((difference) => difference !== 0);
    if (differences.length === 0) return 1;
    return differences.length <= MOST_EXACT
      ? exactP(differences)
      : sampledP(differences, resamples, random);
  });
}

function exactP(differences: Float64Array): number {
  const ways = 2 ** differences.length;
  const atLeast = limitOf(differences);
  let extreme = 0;
  for (let signs = 0; signs < ways; signs++) {
    let sum = 0;
    for (let i = 0; i < differences.length; i++) {
      sum += (signs >>> i) & 1 ? differences[i] : -differences[i];
    }
    if (Math.abs(sum) >= atLeast) extreme++;
  }
  return extreme / ways;
}

function sampledP(differences: Float64Array, resamples: number, random: () => number): number {
  const atLeast = limitOf(differences);
  let extreme = 0;
  for (let round = 0; round < resamples; round++) {
    let sum = 0;
    let signs = 0;
    for (let i = 0; i < differences.length; i++) {
      if (i % BITS === 0) signs = Math.floor(random() * 2 ** BITS);
      sum += signs & 1 ? differences[i] : -differences[i];
      signs >>>= 1;
    }
    if (Math.abs(sum) >= atLeast) extreme++;
  }
  // The exchange that was observed is one of them: a p-value of 0 would claim too much.
  return (extreme + 1) / (resamples + 1);
}

/** The size of the observed sum, less a hair, as sums that are equal in exact arithmetic differ by rounding. */
function limitOf(differences: Float64Array): number {
  let [sum, size] = [0, 0];
  for (const difference of differences) {
    sum += difference;
    size += Math.abs(difference);
  }
  return Math.abs(sum) - 1e-12 * size;
}
