/** The logistic curve 1 / (1 + exp(-(intercept + slope x))). */
export interface LogisticCurve {
  readonly slope: number;
  readonly intercept: number;
}

/**
 * The logistic curve nearest to targets strictly between 0 and 1, by cross-entropy.
 *
 * Newton's method with halved steps. Each step is taken about the weighted mean of x, where slope and
 * height are independent: no determinant is lost to a far-off score.
 */
export function smoothLogistic(x: Float64Array, targets: Float64Array): LogisticCurve {
  let mean = 0;
  for (const target of targets) mean += target / targets.length;
  let curve: LogisticCurve = { slope: 0, intercept: Math.log(mean / (1 - mean)) };
  let loss = lossOf(curve, x, targets);
  for (let round = 0; round < 100; round++) {
    const step = newtonStep(curve, x, targets);
    let size = 1;
    let next = along(curve, step, size);
    let nextLoss = lossOf(next, x, targets);
    // Rounding alone moves the loss near its least.
    while (!(nextLoss <= loss + 1e-13 * Math.abs(loss)) && size > 1e-10) {
      size /= 2;
      next = along(curve, step, size);
      nextLoss = lossOf(next, x, targets);
    }
    const small = Math.abs(step.slope) <= 1e-13 * (1 + Math.abs(curve.slope)) &&
      Math.abs(step.intercept) <= 1e-13 * (1 + Math.abs(curve.intercept));
    curve = next;
    loss = nextLoss;
    if (small || size <= 1e-10) break;
  }
  return curve;
}

function along(from: LogisticCurve, step: LogisticCurve, size: number): LogisticCurve {
  return {
    slope: from.slope + size * step.slope,
    intercept: from.intercept + size * step.intercept,
  };
}

function newtonStep(curve: LogisticCurve, x: Float64Array, targets: Float64Array): LogisticCurve {
  let weights = 0;
  let weighted = 0;
  let residuals = 0;
  for (let i = 0; i < x.length; i++) {
    const p = 1 / (1 + Math.exp(-curve.intercept - curve.slope * x[i]));
    const weight = p * (1 - p);
    weights += weight;
    weighted += weight * x[i];
    residuals += targets[i] - p;
  }
  if (weights === 0) return { slope: 0, intercept: 0 };
  const centre = weighted / weights;
  let gradient = 0;
  let curvature = 0;
  for (let i = 0; i < x.length; i++) {
    const p = 1 / (1 + Math.exp(-curve.intercept - curve.slope * x[i]));
    gradient += (targets[i] - p) * (x[i] - centre);
    curvature += p * (1 - p) * (x[i] - centre) ** 2;
  }
  const slope = curvature === 0 ? 0 : gradient / curvature;
  return { slope, intercept: residuals / weights - slope * centre };
}

/** Cross-entropy, as log(1 + exp(-|z|)) and what is linear in z, which neither overflows nor cancels. */
function lossOf(curve: LogisticCurve, x: Float64Array, targets: Float64Array): number {
  let loss = 0;
  for (let i = 0; i < x.length; i++) {
    const z = curve.intercept + curve.slope * x[i];
    loss += Math.log1p(Math.exp(-Math.abs(z))) + (z > 0 ? (1 - targets[i]) * z : -targets[i] * z);
  }
  return loss;
}
