import type { ItemSums } from "./_nested_sums.ts";

/** Unbiased variances, which may come out below 0; `null` where no repeat tells them apart. */
export interface NestedComponents {
  readonly item: number | null;
  readonly generator: number | null;
  readonly judge: number | null;
}

/**
 * Each sum of squares set to its expectation, innermost first (Searle, Casella and McCulloch, section 5.2
 * and appendix F.3): with N scores, n_i of item i and n_ij of its answer j,
 *
 *     E judge sum     = (N - answers) judge
 *     E generator sum = (answers - items) judge + (N - S) generator,      S = sum n_ij^2 / n_i
 *     E item sum      = (items - 1) judge + (S - sum n_ij^2 / N) generator + (N - sum n_i^2 / N) item
 *
 * What repeats cannot tell apart stays in the level above.
 */
export function nestedComponents(items: readonly ItemSums[]): NestedComponents {
  let scores = 0;
  let answers = 0;
  let sum = 0;
  let judgeSquares = 0;
  let generatorSquares = 0;
  let sizesByItem = 0;
  let sizes = 0;
  let itemSizes = 0;
  for (const item of items) {
    scores += item.scores;
    answers += item.generations;
    // From the first mean, so that items that are all alike differ by exactly 0.
    sum += item.scores * (item.mean - items[0].mean);
    judgeSquares += item.withinGenerations;
    generatorSquares += item.betweenGenerations;
    sizesByItem += item.squaredSizes / item.scores;
    sizes += item.squaredSizes;
    itemSizes += item.scores ** 2;
  }
  const grand = items.length === 0 ? 0 : items[0].mean + sum / scores;
  let itemSquares = 0;
  for (const item of items) itemSquares += item.scores * (item.mean - grand) ** 2;

  const judge = scores > answers ? judgeSquares / (scores - answers) : null;
  const generator = answers > items.length
    ? (generatorSquares - (answers - items.length) * (judge ?? 0)) / (scores - sizesByItem)
    : null;
  const item = items.length > 1
    ? (itemSquares - (items.length - 1) * (judge ?? 0) -
      (sizesByItem - sizes / scores) * (generator ?? 0)) / (scores - itemSizes / scores)
    : null;
  return { item, generator, judge };
}
