import { normalSf } from "../statistics/normal_sf.ts";
import { rocAuc } from "../statistics/roc_auc.ts";

/**
 * Two-sided p-value of the rank sum test (Wilcoxon, Mann and Whitney), normal with the variance that ties leave
 * and continuity correction; `null` where a class is empty or all values are the same.
 */
export function rankSumP(labels: readonly boolean[], scores: readonly number[]): number | null {
  const { estimate, positives, negatives } = rocAuc({ labels, scores });
  if (estimate === null) return null;
  const n = positives + negatives;
  const sizes = new Map<number, number>();
  for (const score of scores) sizes.set(score, (sizes.get(score) ?? 0) + 1);
  let ties = 0;
  for (const size of sizes.values()) ties += size ** 3 - size;
  const variance = positives * negatives / 12 * (n + 1 - ties / (n * (n - 1)));
  if (sizes.size < 2) return null;
  const pairs = positives * negatives;
  const distance = Math.max(0, Math.abs(estimate * pairs - pairs / 2) - 0.5);
  return Math.min(1, 2 * normalSf(distance / Math.sqrt(variance)));
}
