/**
 * One draw from Binomial(n, p), at a cost that does not grow with n.
 *
 * Small means by inversion; others by Hörmann's transformed rejection BTRS (J. Stat. Comput. Simul. 46
 * (1993) 101), with log-factorials by Stirling's series.
 */
export function binomialDraw(n: number, p: number, random: () => number): number {
  if (p > 0.5) return n - binomialDraw(n, 1 - p, random);
  if (n <= 0 || p <= 0) return 0;
  return n * p < 10 ? byInversion(n, p, random) : byRejection(n, p, random);
}

function byInversion(n: number, p: number, random: () => number): number {
  const odds = p / (1 - p);
  let term = Math.exp(n * Math.log1p(-p));
  let left = random();
  let k = 0;
  while (left > term && k < n) {
    left -= term;
    k++;
    term *= odds * (n - k + 1) / k;
  }
  return k;
}

function byRejection(n: number, p: number, random: () => number): number {
  const q = 1 - p;
  const deviation = Math.sqrt(n * p * q);
  const b = 1.15 + 2.53 * deviation;
  const a = -0.0873 + 0.0248 * b + 0.01 * p;
  const centre = n * p + 0.5;
  const inner = 0.92 - 4.2 / b;
  for (;;) {
    const u = random() - 0.5;
    const v = random();
    const edge = 0.5 - Math.abs(u);
    const k = Math.floor((2 * a / edge + b) * u + centre);
    // Six of seven draws end here, without a logarithm.
    if (edge >= 0.07 && v <= inner) return k;
    if (k < 0 || k > n) continue;
    const alpha = (2.83 + 5.1 / b) * deviation;
    const height = Math.log(v * alpha / (a / (edge * edge) + b));
    if (height <= logRatioToMode(k, n, p)) return k;
  }
}

/** The logarithm of the probability of k over that of the mode. */
function logRatioToMode(k: number, n: number, p: number): number {
  const mode = Math.floor((n + 1) * p);
  return logFactorial(mode) + logFactorial(n - mode) - logFactorial(k) - logFactorial(n - k) +
    (k - mode) * Math.log(p / (1 - p));
}

const LOG_FACTORIALS = [0];
for (let k = 1; k < 16; k++) LOG_FACTORIALS.push(LOG_FACTORIALS[k - 1] + Math.log(k));

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

function logFactorial(k: number): number {
  if (k < LOG_FACTORIALS.length) return LOG_FACTORIALS[k];
  const x = k + 1;
  const inverse = 1 / x;
  const series = inverse * (1 / 12 - inverse ** 2 * (1 / 360 - inverse ** 2 / 1260));
  return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + series;
}
