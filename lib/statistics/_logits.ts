/** log(p / (1 - p)) of each probability; infinite for 0 and 1. */
export function logitsOf(probabilities: Float64Array): Float64Array {
  return probabilities.map((p) => Math.log(p) - Math.log1p(-p));
}
