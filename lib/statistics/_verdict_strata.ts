import { type Limits, wilsonLimits } from "./_ratio_limits.ts";
import type { WeightedRows } from "./_weighted_rows.ts";

/** The verdicts of all scored rows, and what people say of each verdict. */
export interface VerdictStrata {
  /** Share of the weight that is flagged. */
  readonly flagged: Limits;
  /** Of the flagged rows, the share that people call positive. */
  readonly positiveIfFlagged: Limits;
  /** Of the passed rows, the share that people call positive. */
  readonly positiveIfPassed: Limits;
}

/** What weighted rows say of each verdict; `null` where a verdict has no rows. */
export function verdictStrata(
  { human, judge, weights }: WeightedRows,
  z: number,
): VerdictStrata | null {
  const sums = [0, 0];
  const positives = [0, 0];
  const squares = [0, 0];
  for (let i = 0; i < human.length; i++) {
    sums[judge[i]] += weights[i];
    squares[judge[i]] += weights[i] ** 2;
    if (human[i] === 1) positives[judge[i]] += weights[i];
  }
  if (sums[0] === 0 || sums[1] === 0) return null;
  // Kish's effective rows: the rows themselves where their weights are equal.
  const limitsOf = (verdict: 0 | 1) =>
    wilsonLimits(positives[verdict] / sums[verdict], sums[verdict] ** 2 / squares[verdict], z);
  const total = sums[0] + sums[1];
  return {
    flagged: wilsonLimits(sums[1] / total, scoredRows(total, human.length), z),
    positiveIfFlagged: limitsOf(1),
    positiveIfPassed: limitsOf(0),
  };
}

/** Rows that the verdicts were counted on: the sum of the weights, at least the labelled ones. */
function scoredRows(total: number, labelled: number): number {
  return Math.max(total, labelled);
}

/** A share of weights: rows that count, among rows that can. */
export interface Ratio {
  readonly counts: (human: number, judge: number) => boolean;
  readonly among: (human: number, judge: number) => boolean;
}

/**
 * A weighted share and its linearised standard error: within verdicts, each a sample of its own, and between
 * them, as the verdicts are those of a sample too (Cochran 1977, 12.3, double sampling for stratification).
 * `null` where no row can count. A lone row of a verdict is held against 0, the mean of all.
 */
export function linearised(
  { human, judge, weights }: WeightedRows,
  { counts, among }: Ratio,
): { readonly estimate: number; readonly standardError: number; readonly rows: number } | null {
  let numerator = 0;
  let denominator = 0;
  let rows = 0;
  for (let i = 0; i < human.length; i++) {
    if (!among(human[i], judge[i])) continue;
    rows++;
    denominator += weights[i];
    if (counts(human[i], judge[i])) numerator += weights[i];
  }
  if (rows === 0) return null;
  const estimate = numerator / denominator;
  const sizes = [0, 0];
  const weight = [0, 0];
  const sums = [0, 0];
  const squares = [0, 0];
  for (let i = 0; i < human.length; i++) {
    const verdict = judge[i];
    sizes[verdict]++;
    weight[verdict] += weights[i];
    if (!among(human[i], verdict)) continue;
    const residual = weights[i] * (Number(counts(human[i], verdict)) - estimate);
    sums[verdict] += residual;
    squares[verdict] += residual * residual;
  }
  const total = weight[0] + weight[1];
  let variance = 0;
  for (const verdict of [0, 1]) {
    const size = sizes[verdict];
    if (size === 0) continue;
    variance += size === 1
      ? squares[verdict]
      : (squares[verdict] - sums[verdict] ** 2 / size) * size / (size - 1);
    variance += sums[verdict] ** 2 / weight[verdict] * total / scoredRows(total, human.length);
  }
  const standardError = Math.sqrt(Math.max(0, variance)) / denominator;
  return { estimate, standardError, rows };
}
