/** Krippendorff's alpha with its interval on a million ratings, beside its floor: a plain loop that counts. */
import { createRandom } from "../../lib/statistics/create_random.ts";
import { krippendorffAlpha } from "../../lib/statistics/krippendorff_alpha.ts";
import { multiRaterAgreement } from "../../lib/statistics/multi_rater_agreement.ts";

const UNITS = 333_334;
const LABELS = ["contradicted", "unsupported", "partial", "supported", "unclear"];
const random = createRandom(1);
const truth = Array.from({ length: UNITS }, () => Math.floor(random() * LABELS.length));
const ratings = [0, 1, 2].map(() =>
  truth.map((own) => {
    if (random() < 0.05) return null;
    return LABELS[random() < 0.3 ? Math.floor(random() * LABELS.length) : own];
  })
);
const numbers = [0, 1, 2].map(() =>
  Array.from({ length: 10_000 }, (_, i) => i + Math.floor(random() * 500))
);

/** What any program must do: look up each label and count the pairs of each unit. */
function countPairs(): Float64Array {
  const position = new Map(LABELS.map((label, i) => [label, i]));
  const counts = new Float64Array(LABELS.length ** 2);
  const given = new Int32Array(ratings.length);
  for (let unit = 0; unit < UNITS; unit++) {
    let size = 0;
    for (const rater of ratings) {
      const label = rater[unit];
      if (label !== null) given[size++] = position.get(label) ?? 0;
    }
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) {
        if (a !== b) counts[given[a] * LABELS.length + given[b]] += 1 / (size - 1);
      }
    }
  }
  return counts;
}

Deno.bench("a plain counting loop, no interval", { group: "million", baseline: true }, () => {
  countPairs();
});
Deno.bench("krippendorffAlpha, 2,000 resamples", { group: "million" }, () => {
  krippendorffAlpha(ratings);
});
Deno.bench("multiRaterAgreement, all coefficients", { group: "million" }, () => {
  multiRaterAgreement(ratings);
});
Deno.bench("krippendorffAlpha, interval, 10,000 distinct numbers", { group: "distinct" }, () => {
  krippendorffAlpha(numbers, { metric: "interval" });
});
