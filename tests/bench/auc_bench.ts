/** ROC AUC with DeLong's interval of a million scores, beside sorting them once. */
import { createRandom } from "../../lib/statistics/create_random.ts";
import { rocAuc } from "../../lib/statistics/roc_auc.ts";

const random = createRandom(1);
const scores = Array.from({ length: 1_000_000 }, random);
const labels = scores.map((score) => random() < score);

Deno.bench("sort the scores", { group: "1,000,000 scores", baseline: true }, () => {
  Float64Array.from(scores).sort();
});
Deno.bench("rocAuc()", { group: "1,000,000 scores" }, () => {
  rocAuc({ labels, scores });
});
