import type { Label } from "./confusion_matrix.ts";
import type { RatingMetric } from "./krippendorff_alpha.ts";

/**
 * Krippendorff's squared difference of each pair of labels, row after row (2011, section E).
 *
 * @param counts How often each label occurs; the ordinal metric measures in ranks.
 */
export function ratingDistance(
  metric: RatingMetric,
  labels: readonly Label[],
  counts: Float64Array,
): Float64Array {
  const size = labels.length;
  const result = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    let between = counts[i] / 2;
    for (let j = i + 1; j < size; j++) {
      const a = Number(labels[i]);
      const b = Number(labels[j]);
      const ranks = between + counts[j] / 2;
      between += counts[j];
      const distance = metric === "nominal"
        ? 1
        : metric === "ordinal"
        ? ranks ** 2
        : metric === "interval"
        ? (a - b) ** 2
        : a + b === 0
        ? 0
        : ((a - b) / (a + b)) ** 2;
      result[i * size + j] = distance;
      result[j * size + i] = distance;
    }
  }
  return result;
}
