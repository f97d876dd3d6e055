/** Pearson's coefficient with its distance from both ends, which keeps its digits close to an end. */
export interface LinearAssociation {
  /** The coefficient; exactly 1 or -1 where the points lie on a line up to rounding. */
  readonly estimate: number;
  /** 1 - estimate. */
  readonly below: number;
  /** 1 + estimate. */
  readonly above: number;
}

/** Of two lists of which neither is constant. */
export function linearAssociation(x: readonly number[], y: readonly number[]): LinearAssociation {
  return associationOfDeviations(centred(scaled(x)), centred(scaled(y)));
}

/** Of deviations from a mean, none of the two lists all 0. */
export function associationOfDeviations(x: Float64Array, y: Float64Array): LinearAssociation {
  const toX = 1 / Math.sqrt(sumOfSquares(x));
  const toY = 1 / Math.sqrt(sumOfSquares(y));
  let estimate = 0;
  let below = 0;
  let above = 0;
  for (let i = 0; i < x.length; i++) {
    const u = x[i] * toX;
    const v = y[i] * toY;
    estimate += u * v;
    // Of unit vectors, 1 - r is half the squared distance: no digits cancel.
    below += (u - v) ** 2 / 2;
    above += (u + v) ** 2 / 2;
  }
  if (below < 1e-15) return { estimate: 1, below: 0, above: 2 };
  if (above < 1e-15) return { estimate: -1, below: 2, above: 0 };
  return { estimate, below, above };
}

/** The values times a power of 2, which is exact, so that no square overflows or vanishes. */
export function scaled(values: readonly number[]): Float64Array {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  if (largest === 0) return Float64Array.from(values);
  const factor = 2 ** Math.min(1023, -Math.floor(Math.log2(largest)));
  return Float64Array.from(values, (value) => value * factor);
}

/** The values less their mean, taken twice: the first mean is rounded to the size of the values. */
export function centred(values: Float64Array): Float64Array {
  let result = values;
  for (let pass = 0; pass < 2; pass++) {
    let sum = 0;
    for (const value of result) sum += value;
    const mean = sum / result.length;
    result = result.map((value) => value - mean);
  }
  return result;
}

function sumOfSquares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}
