/**
 * What Stirling's formula leaves of log Gamma(x + 1), for x > 0:
 * log Gamma(x + 1) - (x + 1/2) log x + x - log(2 pi) / 2.
 * C. Loader, Fast and accurate computation of binomial probabilities (2000), calls it `stirlerr`. All
 * terms added here are of one sign or nearly so, and it keeps full relative accuracy.
 */
export function stirlingError(x: number): number {
  let sum = 0;
  let at = x;
  // Downward recurrence from the asymptotic range; DLMF 5.5.1 on Stirling's formula.
  while (at < 10) {
    sum += stirlingStep(at);
    at += 1;
  }
  // DLMF 5.11.1: sum of B_2k / (2k (2k - 1) x^(2k - 1)); the next term is below 3e-17 at x = 10.
  let power = 1 / at;
  let series = 0;
  for (const coefficient of STIRLING_COEFFICIENTS) {
    series += coefficient * power;
    power /= at * at;
  }
  return sum + series;
}

/** B_2k / (2k (2k - 1)) for k = 1 to 7, the coefficients of Stirling's series. */
export const STIRLING_COEFFICIENTS: readonly number[] = [
  1 / 12,
  -1 / 360,
  1 / 1260,
  -1 / 1680,
  1 / 1188,
  -691 / 360360,
  1 / 156,
];

/** stirlingError(x) - stirlingError(x + 1) = (x + 1/2) log(1 + 1/x) - 1. */
function stirlingStep(x: number): number {
  if (x < 0.5) return (x + 0.5) * (Math.log1p(x) - Math.log(x)) - 1;
  // log(1 + 1/x) = 2 artanh v with v = 1/(2x + 1), so that the step is v^2/3 + v^4/5 + ...
  const v2 = 1 / ((2 * x + 1) * (2 * x + 1));
  let power = v2;
  let sum = 0;
  for (let odd = 3; power > 1e-18 * sum; odd += 2) {
    sum += power / odd;
    power *= v2;
  }
  return sum;
}
