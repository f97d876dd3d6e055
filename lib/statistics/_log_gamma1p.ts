import { STIRLING_COEFFICIENTS, stirlingError } from "./_stirling_error.ts";

/** log Gamma(1 + z) for z >= -1/2, with full relative accuracy near its zeros at 0 and 1. */
export function logGamma1p(z: number): number {
  if (z < 0.5) return logGammaNearTwo(z) - Math.log1p(z);
  if (z <= 1.5) return logGammaNearTwo(z - 1);
  return (z + 0.5) * Math.log(z) - z + HALF_LOG_TWO_PI + stirlingError(z);
}

/** log Gamma(b + a) - log Gamma(b) for a, b > 0, accurate relative to itself for small a too. */
export function logGammaRise(a: number, b: number): number {
  let rise = 0;
  let at = b;
  // Up to where the asymptotic series serves: Gamma(x + 1) = x Gamma(x), DLMF 5.5.1.
  while (at < 10) {
    rise -= Math.log1p(a / at);
    at += 1;
  }
  // DLMF 5.11.1 at both ends, term by term.
  const step = Math.log1p(a / at);
  rise += (at - 0.5) * step + a * (Math.log(at + a) - 1);
  let odd = 1;
  for (const coefficient of STIRLING_COEFFICIENTS) {
    rise += coefficient * Math.pow(at, -odd) * Math.expm1(-odd * step);
    odd += 2;
  }
  return rise;
}

/** log(a B(a, b)): what x^a is divided by in the lower tail of Beta(a, b) as x goes to 0. */
export function logScaledBeta(a: number, b: number): number {
  return logGamma1p(a) - logGammaRise(a, b);
}

const HALF_LOG_TWO_PI = 0.918938533204672742;
const ONE_MINUS_EULER = 0.422784335098467139;

/** log Gamma(2 + z) for |z| <= 1/2, DLMF 5.7.3. */
function logGammaNearTwo(z: number): number {
  let sum = 0;
  for (let k = ZETA_MINUS_ONE.length + 1; k >= 2; k--) {
    sum = (ZETA_MINUS_ONE[k - 2] ?? 0) / k - z * sum;
  }
  return z * (ONE_MINUS_EULER + z * sum);
}

// zeta(k) - 1 for k = 2 to 28 (M. Abramowitz and I. A. Stegun, table 23.3).
const ZETA_MINUS_ONE = [
  0.64493406684822643647,
  0.2020569031595942854,
  0.082323233711138191516,
  0.036927755143369926331,
  0.017343061984449139715,
  0.0083492773819228268398,
  0.0040773561979443393787,
  0.0020083928260822144179,
  9.9457512781808533715e-4,
  4.941886041194645587e-4,
  2.4608655330804829864e-4,
  1.2271334757848914675e-4,
  6.1248135058704829259e-5,
  3.0588236307020493552e-5,
  1.5282259408651871733e-5,
  7.6371976378997622736e-6,
  3.8172932649998398565e-6,
  1.9082127165539389257e-6,
  9.5396203387279611315e-7,
  4.7693298678780646312e-7,
  2.3845050272773299e-7,
  1.1921992596531107307e-7,
  5.9608189051259479612e-8,
  2.9803503514652280186e-8,
  1.4901554828365041235e-8,
  7.450711789835429492e-9,
  3.7253340247884570548e-9,
];
