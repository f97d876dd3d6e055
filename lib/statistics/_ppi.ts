/** Mean and mean square about it, of values or of pairs. */
export interface Moments {
  readonly mean: number;
  /** Sum of squares about the mean. */
  readonly squares: number;
}

/** Mean and sum of squares, in two passes so that large values keep their digits. */
export function momentsOf(values: ArrayLike<number>): Moments {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  const mean = sum / values.length;
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i] - mean) ** 2;
  return { mean, squares };
}

/** Sum of products about the means. */
export function productsOf(first: Float64Array, second: Float64Array): number {
  const { mean: a } = momentsOf(first);
  const { mean: b } = momentsOf(second);
  let products = 0;
  for (let i = 0; i < first.length; i++) products += (first[i] - a) * (second[i] - b);
  return products;
}

/**
 * The weight of the judge that makes the interval shortest, in [0, 1]: PPI++ (arXiv 2311.01453), section 6,
 * for a mean. 0 for a constant judge, and without rows that only the judge has scored.
 */
export function tunedLambda(
  human: Float64Array,
  judge: Float64Array,
  unlabelled: Float64Array,
  divisorOf: (rows: number) => number,
): number {
  const n = human.length;
  const pooled = new Float64Array(n + unlabelled.length);
  pooled.set(judge);
  pooled.set(unlabelled, n);
  const { mean, squares } = momentsOf(pooled);
  // A judge that always says .1 has a spread of some 1e-34 after rounding.
  if (unlabelled.length === 0 || squares <= 1e-24 * mean * mean * pooled.length) return 0;
  const covariance = productsOf(human, judge) / divisorOf(n);
  const variance = squares / (pooled.length - 1);
  return Math.min(1, Math.max(0, covariance / ((1 + n / unlabelled.length) * variance)));
}
