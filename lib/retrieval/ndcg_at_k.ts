import { type Gain, relativeGain } from "./_gain.ts";
import {
  requireGrades,
  requireIds,
  requireK,
  requireKnownOptions,
  requireWord,
} from "./_require_ranking.ts";

/** Options of {@linkcode ndcgAtK}. */
export interface NdcgOptions {
  /**
   * What a grade is worth: `"exponential"` (default), 2^grade - 1, as in the IR book; `"linear"`, the grade
   * itself, trec_eval's.
   */
  readonly gain?: "exponential" | "linear";
}

/**
 * Normalised discounted cumulative gain: what the first `k` are worth, each divided by log2(1 + rank), over what
 * the best ranking of all graded ids would be worth.
 *
 * For graded relevance. Say which gain a figure was computed with: the two differ by .1 and more. The ideal is
 * taken from `grades`, never from what was retrieved, and cut at `k`.
 *
 * @param retrieved Ids, best first. What is retrieved twice counts once and takes up two places.
 * @param grades The grade of each judged id, fractions too. Below 0 counts as 0; what has no grade counts as 0.
 * @param k How many of the retrieved count, an integer from 1, or `Infinity` for all.
 * @param options Which gain.
 * @returns A number from 0 to 1, or `null` where no grade is above 0.
 * @throws {TypeError} If `retrieved` is no list of texts, `grades` no object, or an option unknown.
 * @throws {RangeError} If a grade is not finite, `k` no integer from 1, or the gain unknown.
 * @see {@link https://nlp.stanford.edu/IR-book/html/htmledition/evaluation-of-ranked-retrieval-results-1.html}
 * @see K. Järvelin and J. Kekäläinen, ACM TOIS 20 (2002) 422.
 *
 * @example
 * ```ts
 * import { ndcgAtK } from "@touchstone/eval/retrieval";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const retrieved = ["a", "b", "c", "d", "e"];
 * const grades = { a: 1, b: 0, c: 3, d: 0, e: 2 };
 *
 * assertAlmostEquals(ndcgAtK(retrieved, grades, 5) ?? NaN, 0.6026, 1e-4);
 * assertAlmostEquals(ndcgAtK(retrieved, grades, 5, { gain: "linear" }) ?? NaN, 0.6875, 1e-4);
 * ```
 */
export function ndcgAtK(
  retrieved: readonly string[],
  grades: Readonly<Record<string, number>>,
  k: number,
  options: NdcgOptions = {},
): number | null {
  requireIds(retrieved, "retrieved", "ndcgAtK");
  requireGrades(grades, "grades", "ndcgAtK");
  if (k !== Infinity) requireK(k, "ndcgAtK");
  requireKnownOptions(options, { gain: true }, "ndcgAtK");
  const { gain = "exponential" } = options;
  requireWord(gain, ["exponential", "linear"], "gain", "ndcgAtK");
  const best = Object.values(grades).filter((grade) => grade > 0).sort((a, b) => b - a);
  if (best.length === 0) return null;
  const seen = new Set<string>();
  const found = retrieved.slice(0, k).map((id) => {
    if (seen.has(id) || !Object.hasOwn(grades, id)) return 0;
    seen.add(id);
    return grades[id];
  });
  return Math.min(1, sumOf(found, best[0], gain) / sumOf(best.slice(0, k), best[0], gain));
}

function sumOf(grades: readonly number[], most: number, gain: Gain): number {
  let sum = 0;
  grades.forEach((grade, place) => {
    sum += relativeGain(grade, most, gain) / Math.log2(place + 2);
  });
  return sum;
}
