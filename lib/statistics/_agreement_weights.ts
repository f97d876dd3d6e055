import type { AgreementWeights } from "./agreement.ts";
import { requireOneOf } from "./_require.ts";

/** Throws unless `weights` names a weighting. */
export function requireWeights(weights: string, action: string): void {
  requireOneOf(weights, ["none", "linear", "quadratic"], "weights", action);
}

/** Weights of agreement in [0, 1], row after row: 1 on the diagonal (Cohen 1968). */
export function agreementWeights(size: number, weights: AgreementWeights): Float64Array {
  const result = new Float64Array(size * size);
  const power = weights === "quadratic" ? 2 : 1;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      result[i * size + j] = i === j
        ? 1
        : weights === "none"
        ? 0
        : 1 - (Math.abs(i - j) / (size - 1)) ** power;
    }
  }
  return result;
}
