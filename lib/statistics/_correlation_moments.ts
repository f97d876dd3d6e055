import { averageRanks } from "./_average_ranks.ts";
import { concordance } from "./_concordance.ts";
import { centred } from "./_linear_association.ts";

/** The sums of products that make a correlation `xy / sqrt(xx yy)`. */
export interface MomentSums {
  readonly xy: number;
  readonly xx: number;
  readonly yy: number;
}

/** The sums of all pairs, and of all but each one, in the order of the input. */
export interface CorrelationMoments {
  readonly all: MomentSums;
  readonly without: readonly MomentSums[];
}

/** The coefficient; `null` where a side does not vary. */
export function coefficientOf({ xy, xx, yy }: MomentSums): number | null {
  if (!(xx > 0 && yy > 0)) return null;
  const estimate = xy / Math.sqrt(xx) / Math.sqrt(yy);
  return Math.abs(estimate) > 1 - 1e-15 ? Math.sign(estimate) : estimate;
}

/** Products of deviations, of values that are scaled so that no square overflows. */
export function pearsonMoments(x: Float64Array, y: Float64Array): CorrelationMoments {
  const u = centred(x);
  const v = centred(y);
  const n = x.length;
  const all = { xy: 0, xx: 0, yy: 0 };
  for (let i = 0; i < n; i++) {
    all.xy += u[i] * v[i];
    all.xx += u[i] * u[i];
    all.yy += v[i] * v[i];
  }
  // Without a pair the mean moves too: its products count n / (n - 1) times.
  const more = n / (n - 1);
  // Where only that pair differs, rounding is left in place of 0.
  const rest = (sum: number, product: number) => {
    const left = sum - more * product;
    return left > 1e-12 * sum ? left : 0;
  };
  const without = Array.from(u, (_, i) => ({
    xy: all.xy - more * u[i] * v[i],
    xx: rest(all.xx, u[i] * u[i]),
    yy: rest(all.yy, v[i] * v[i]),
  }));
  return { all, without };
}

/**
 * Products of the deviations of average ranks. Without a pair, each rank above its own falls by 1 and
 * each tied one by 1/2, so a deviation from the mean rank changes by half a sign.
 */
export function spearmanMoments(x: Float64Array, y: Float64Array): CorrelationMoments {
  const n = x.length;
  const u = averageRanks(x).map((rank) => rank - (n + 1) / 2);
  const v = averageRanks(y).map((rank) => rank - (n + 1) / 2);
  const all = { xy: 0, xx: 0, yy: 0 };
  for (let i = 0; i < n; i++) {
    all.xy += u[i] * v[i];
    all.xx += u[i] * u[i];
    all.yy += v[i] * v[i];
  }
  const { excess, differInX, differInY } = concordance(x, y);
  const [uByX, uByY] = [signedSums(u, u), signedSums(u, v)];
  const [vByX, vByY] = [signedSums(v, u), signedSums(v, v)];
  const without = u.map((_, i) =>
    times(1 / (n - 1) ** 2, {
      xy: all.xy - u[i] * v[i] - (uByY[i] + vByX[i]) / 2 + excess[i] / 4,
      xx: all.xx - u[i] * u[i] - uByX[i] + differInX[i] / 4,
      yy: all.yy - v[i] * v[i] - vByY[i] + differInY[i] / 4,
    })
  );
  return { all: times(1 / n ** 2, all), without };
}

/** Pairs of points in order less those in reverse order, and pairs that differ. */
export function kendallMoments(x: Float64Array, y: Float64Array): CorrelationMoments {
  const { excess, differInX, differInY } = concordance(x, y);
  const all = { xy: 0, xx: 0, yy: 0 };
  for (let i = 0; i < x.length; i++) {
    all.xy += excess[i] / 2;
    all.xx += differInX[i] / 2;
    all.yy += differInY[i] / 2;
  }
  const without = Array.from(excess, (_, i) =>
    times(1 / (x.length - 1), {
      xy: all.xy - excess[i],
      xx: all.xx - differInX[i],
      yy: all.yy - differInY[i],
    }));
  return { all: times(1 / x.length, all), without };
}

/** Scaled to grow like the number of pairs, so that the sums of several slices can be added. */
function times(factor: number, { xy, xx, yy }: MomentSums): MomentSums {
  return { xy: xy * factor, xx: xx * factor, yy: yy * factor };
}

/** For each point, the sum of `weights` of the points above it in `values`, less those below. */
function signedSums(weights: readonly number[], values: readonly number[]): Float64Array {
  const order = Uint32Array.from(values, (_, i) => i).sort((a, b) => values[a] - values[b]);
  const sums = new Float64Array(values.length);
  let below = 0;
  let total = 0;
  for (const weight of weights) total += weight;
  for (let start = 0; start < order.length;) {
    let tied = 0;
    let end = start;
    for (; end < order.length && values[order[end]] === values[order[start]]; end++) {
      tied += weights[order[end]];
    }
    for (let i = start; i < end; i++) sums[order[i]] = total - tied - 2 * below;
    below += tied;
    start = end;
  }
  return sums;
}
