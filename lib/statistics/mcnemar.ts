import { requireInteger, requireOneOf, requireOptions } from "./_require.ts";
import { binomialCdf } from "./binomial_cdf.ts";
import { binomialPmf } from "./binomial_pmf.ts";
import { chiSquareSf } from "./chi_square_sf.ts";

/** A method of {@linkcode mcnemarTest}, described there. */
export type McnemarMethod = "exact" | "mid-p" | "mid-p-fagerland" | "chi2" | "chi2-cc";

/** Options of {@linkcode mcnemarTest}. */
export interface McnemarOptions {
  /** How the p-value is computed. Default `"exact"`. */
  readonly method?: McnemarMethod;
}

/** What {@linkcode mcnemarTest} found. */
export interface McnemarTest {
  /** The chi-square statistic, 1 degree of freedom; `null` for the exact methods, which need none. */
  readonly statistic: number | null;
  /** Two-sided p-value; `null` where the statistic is undefined. */
  readonly pValue: number | null;
  /** The method used. */
  readonly method: McnemarMethod;
  /** Pairs in which only the first is positive. */
  readonly b: number;
  /** Pairs in which only the second is positive. */
  readonly c: number;
  /** Pairs that differ, `b + c`: all that the test rests on. */
  readonly n: number;
  /** Why the p-value is undefined; only where it is. */
  readonly reason?: string;
}

const ACTION = "mcnemarTest";
const OPTIONS: Record<keyof McnemarOptions, true> = { method: true };
const METHODS: readonly McnemarMethod[] = ["exact", "mid-p", "mid-p-fagerland", "chi2", "chi2-cc"];

/**
 * McNemar's test of whether two systems do equally well on the same rows.
 *
 * Only the rows on which they differ count. A p-value says neither how large the difference is nor that
 * there is none: report {@linkcode pairedDifferenceInterval} with it. Not for rows in clusters.
 *
 * - `"exact"`: twice the binomial tail, at most 1. Keeps its level always, conservative.
 * - `"mid-p"`: that less the probability of the outcome itself; nearer to the level, rarely above it.
 *   At `b = c` it is 1.
 * - `"mid-p-fagerland"`: the same but for `b = c > 0`, where it is 1 - P(X = b) / 2.
 * - `"chi2"`: (b - c)^2 / (b + c); for comparison, and only where b + c is 25 or more.
 * - `"chi2-cc"`: (|b - c| - 1)^2 / (b + c), and 0 at b = c; for comparison, conservative.
 *
 * @param b Pairs in which only the first is positive, an integer >= 0.
 * @param c Pairs in which only the second is positive, an integer >= 0.
 * @param options The method.
 * @returns Statistic, p-value and the counts. Without pairs that differ the chi-square statistics are
 *   undefined (`null`, with a reason), the exact p-values 1.
 * @throws {RangeError} If a count is not an integer >= 0, or the method is unknown.
 * @throws {TypeError} If a count is no number, or an option is unknown.
 *
 * @see Q. McNemar, Psychometrika 12 (1947) 153-157; M. W. Fagerland, S. Lydersen and P. Laake, The McNemar
 *   test for binary matched-pairs data: mid-p and asymptotic are better than exact conditional, BMC Med.
 *   Res. Methodol. 13:91 (2013).
 *
 * @example
 * ```ts
 * import { mcnemarTest } from "@touchstone/eval/statistics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * // Of 10 answers that differ, the old prompt got 1 right and the new one 9: 2 (1 + 10) / 2^10.
 * assertAlmostEquals(mcnemarTest(1, 9).pValue ?? NaN, 22 / 1024, 1e-15);
 * ```
 */
export function mcnemarTest(b: number, c: number, options: McnemarOptions = {}): McnemarTest {
  requireOptions(options, OPTIONS, ACTION);
  const { method = "exact" } = options;
  requireInteger(b, "b", ACTION);
  requireInteger(c, "c", ACTION);
  requireOneOf(method, METHODS, "method", ACTION);
  const about = { method, b, c, n: b + c };
  if (method !== "chi2" && method !== "chi2-cc") {
    return { statistic: null, pValue: exactP(b, c, method), ...about };
  }
  if (b + c === 0) {
    const reason = "no pair differs: the statistic is 0 / 0";
    return { statistic: null, pValue: null, ...about, reason };
  }
  const distance = Math.max(0, Math.abs(b - c) - (method === "chi2" ? 0 : 1));
  const statistic = distance ** 2 / (b + c);
  return { statistic, pValue: chiSquareSf(statistic, 1), ...about };
}

function exactP(b: number, c: number, method: McnemarMethod): number {
  const n = b + c;
  const fewer = Math.min(b, c);
  if (b === c) return method === "mid-p-fagerland" && n > 0 ? 1 - binomialPmf(b, n, 0.5) / 2 : 1;
  const tails = 2 * binomialCdf(fewer, n, 0.5);
  return method === "exact" ? Math.min(1, tails) : tails - binomialPmf(fewer, n, 0.5);
}
