import type { JudgedPremise } from "./_combine_all.ts";
import type { SupportingText } from "./entail_claims.ts";

/** Each stretch that supports a claim, best first; of windows that overlap, which repeat one text, the best. */
export function supportingTexts(
  judged: readonly JudgedPremise[],
  threshold: number,
): readonly SupportingText[] {
  const found: SupportingText[] = [];
  let [lastId, lastEnd] = ["", -1];
  for (const { chunk_ids: [chunk_id], span, entailment: { entailment } } of judged) {
    if (entailment < threshold) continue;
    const repeats = chunk_id === lastId && span.start < lastEnd;
    [lastId, lastEnd] = [chunk_id, span.end];
    const one = { chunk_id, span, entailment };
    if (!repeats) found.push(one);
    else if (entailment > (found.at(-1)?.entailment ?? 0)) found[found.length - 1] = one;
  }
  return found.sort((a, b) => b.entailment - a.entailment);
}
