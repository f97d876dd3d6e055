import {
  requireGrades,
  requireIds,
  requireKnownOptions,
  requireRelevanceLevel,
} from "./_require_ranking.ts";

/** Options of {@linkcode bpref}. */
export interface BprefOptions {
  /** The least grade that counts as relevant, above 0. Default 1. */
  readonly relevanceLevel?: number;
}

/**
 * How seldom something judged not relevant is ranked above something relevant; what nobody judged is skipped.
 *
 * For judgements that are far from complete: the other measures take every unjudged one for not relevant,
 * which punishes a system that finds what the judges never saw.
 *
 * @param retrieved Ids, best first; repeats count once.
 * @param grades The grade of each judged id. 0 and up to the level: not relevant. Below 0: as if unjudged.
 * @param options The least grade that counts as relevant.
 * @returns A number from 0 to 1, or `null` where nothing is relevant.
 * @throws {TypeError} If `retrieved` is no list of texts, `grades` no object, or an option unknown.
 * @throws {RangeError} If a grade is not finite, or the level not above 0.
 * @see C. Buckley and E. M. Voorhees, Retrieval evaluation with incomplete information, SIGIR 2004, as trec_eval
 * computes it: at most R that are not relevant count.
 *
 * @example
 * ```ts
 * import { bpref } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * // "new" is unjudged. One of two that are not relevant stands above b, none above a: (1 + 1/2) / 2.
 * assertEquals(bpref(["new", "a", "x", "b"], { a: 1, b: 1, x: 0, y: 0 }), 0.75);
 * ```
 */
export function bpref(
  retrieved: readonly string[],
  grades: Readonly<Record<string, number>>,
  options: BprefOptions = {},
): number | null {
  requireIds(retrieved, "retrieved", "bpref");
  requireGrades(grades, "grades", "bpref");
  requireKnownOptions(options, { relevanceLevel: true }, "bpref");
  const { relevanceLevel = 1 } = options;
  requireRelevanceLevel(relevanceLevel, "bpref");
  const judged = Object.values(grades);
  const relevant = judged.filter((grade) => grade >= relevanceLevel).length;
  if (relevant === 0) return null;
  const others = judged.filter((grade) => grade >= 0).length - relevant;
  let above = 0;
  let sum = 0;
  for (const id of new Set(retrieved)) {
    if (!Object.hasOwn(grades, id) || grades[id] < 0) continue;
    if (grades[id] < relevanceLevel) above++;
    else sum += above === 0 ? 1 : 1 - Math.min(above, relevant) / Math.min(others, relevant);
  }
  return sum / relevant;
}
