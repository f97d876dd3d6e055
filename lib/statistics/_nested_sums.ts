/** One score of one answer to one item. */
export interface ScoredRow {
  readonly item: string | number;
  readonly generation: string | number;
  readonly score: number;
}

/** What a nested analysis of variance needs of one item. */
export interface ItemSums {
  /** Scores of the item. */
  readonly scores: number;
  /** Answers to it. */
  readonly generations: number;
  /** Mean of its scores. */
  readonly mean: number;
  /** Squared distances of scores from their answer's mean. */
  readonly withinGenerations: number;
  /** Squared distances of answers' means from the item's, each times its scores. */
  readonly betweenGenerations: number;
  /** Sum over the answers of the squared number of scores. */
  readonly squaredSizes: number;
}

/** The sums of each item, in order of first appearance. */
export function nestedSums(rows: readonly ScoredRow[]): readonly ItemSums[] {
  const items = new Map<string | number, Map<string | number, number[]>>();
  for (const { item, generation, score } of rows) {
    let generations = items.get(item);
    if (!generations) items.set(item, generations = new Map());
    const scores = generations.get(generation);
    if (scores) scores.push(score);
    else generations.set(generation, [score]);
  }
  return [...items.values()].map((generations) => sumsOf([...generations.values()]));
}

function sumsOf(generations: readonly (readonly number[])[]): ItemSums {
  const all = generations.flat();
  const mean = meanOf(all);
  let withinGenerations = 0;
  let betweenGenerations = 0;
  let squaredSizes = 0;
  for (const scores of generations) {
    const own = meanOf(scores);
    for (const score of scores) withinGenerations += (score - own) ** 2;
    betweenGenerations += scores.length * (own - mean) ** 2;
    squaredSizes += scores.length ** 2;
  }
  return {
    scores: all.length,
    generations: generations.length,
    mean,
    withinGenerations,
    betweenGenerations,
    squaredSizes,
  };
}

/** Taken from the first value, so that equal values have exactly themselves as their mean. */
function meanOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value - values[0];
  return values[0] + sum / values.length;
}
