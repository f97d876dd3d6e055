import { mean, sampleStandardDeviation } from "simple-statistics";
import type { AnnotatorAdvantage } from "./_annotator_advantage.ts";
import { studentTCdf } from "./student_t_cdf.ts";

/**
 * One-sided p-value of "the annotator's advantage exceeds the judge's by epsilon or more": the paired t-test
 * of the differences; `null` with fewer than two items.
 *
 * Where every item gives the same difference c, t has no scale. Then it is the largest probability that
 * differences of -1, 0 and 1 with a mean of at least epsilon can give to n times c: all that is not c
 * would be 1, so the share of c is at most (1 - epsilon) / (1 - c).
 */
export function advantagePValue(
  { judge, annotator }: AnnotatorAdvantage,
  epsilon: number,
): number | null {
  const n = judge.length;
  if (n < 2) return null;
  const differences = judge.map((wins, i) => annotator[i] - wins);
  const [first] = differences;
  if (differences.every((difference) => difference === first)) {
    return first >= epsilon ? 1 : ((1 - epsilon) / (1 - first)) ** n;
  }
  const standardError = sampleStandardDeviation(differences) / Math.sqrt(n);
  return studentTCdf((mean(differences) - epsilon) / standardError, n - 1);
}
