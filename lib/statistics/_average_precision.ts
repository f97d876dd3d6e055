/** Average precision with its standard error under sampling of rows. */
export interface AveragePrecision {
  readonly estimate: number;
  readonly standardError: number;
  /** Degrees of freedom of the standard error, at least 1. */
  readonly degrees: number;
}

/** The mean, over positive rows, of the precision at their score; `null` without a positive row. */
export function averagePrecisionOf(
  positives: ArrayLike<number>,
  negatives: ArrayLike<number>,
): number | null {
  let caught = 0;
  let flagged = 0;
  let sum = 0;
  for (let group = 0; group < positives.length; group++) {
    if (positives[group] === 0) {
      flagged += negatives[group];
      continue;
    }
    caught += positives[group];
    flagged += positives[group] + negatives[group];
    sum += positives[group] * caught / flagged;
  }
  return caught === 0 ? null : sum / caught;
}

/**
 * Average precision with the infinitesimal jackknife's standard error, in one pass down and one up.
 *
 * With A(s) and B(s) the shares of rows that are positive, or any, at s or above, and P the share of
 * positives, average precision is E[y A(s)/B(s)] / P. Its derivative in the direction of a row (y, s) is
 * (y (A(s)/B(s) + G(s) - AP) - H(s)) / P, where G and H sum, over the positive rows at s or below,
 * 1/(n B) and A/(n B^2): what one more row at s does to their precision.
 *
 * Few rows may hold most of the variance: its degrees of freedom are Satterthwaite's, 2n / (k - 1) for
 * derivatives of kurtosis k, and no more than the positive rows less one.
 */
export function averagePrecisionError(
  positives: readonly number[],
  negatives: readonly number[],
): AveragePrecision {
  const groups = positives.length;
  const precisions = new Float64Array(groups);
  const flagged = new Float64Array(groups);
  let caught = 0;
  let rows = 0;
  let estimate = 0;
  for (let i = 0; i < groups; i++) {
    caught += positives[i];
    rows += positives[i] + negatives[i];
    flagged[i] = rows;
    precisions[i] = caught / rows;
    estimate += positives[i] * precisions[i];
  }
  estimate /= caught;
  let gain = 0;
  let loss = 0;
  let squares = 0;
  let fourths = 0;
  for (let i = groups - 1; i >= 0; i--) {
    gain += positives[i] / flagged[i];
    loss += positives[i] * precisions[i] / flagged[i];
    const ofPositive = precisions[i] + gain - estimate - loss;
    squares += positives[i] * ofPositive ** 2 + negatives[i] * loss ** 2;
    fourths += positives[i] * ofPositive ** 4 + negatives[i] * loss ** 4;
  }
  const standardError = Math.sqrt(squares * rows / Math.max(1, rows - 1)) / caught;
  const kurtosis = rows * fourths / squares ** 2;
  const degrees = Math.max(1, Math.min(caught - 1, 2 * rows / (kurtosis - 1)));
  return { estimate, standardError, degrees };
}
