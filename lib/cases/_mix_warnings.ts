import type { CaseResult } from "../data/case_result.ts";
import { formatCount } from "../statistics/format_count.ts";

/** A third of a set should ask for more than a plain answer. */
const LEAST_OTHER = 1 / 3;

/** What the mix of a set cannot show. */
export function mixWarnings(results: readonly CaseResult[], budget: number): readonly string[] {
  const n = results.length;
  if (n === 0) return ["there are no cases: nothing can be said"];
  const warnings: string[] = [];
  const other = results.filter(({ type }) => type !== "answerable").length;
  if (other < n * LEAST_OTHER) {
    warnings.push(
      `${formatCount(other)} of ${formatCount(n)} cases are other than plain answerable, under a ` +
        "third: the set says little about when to decline, to correct or to use the current version",
    );
  }
  const counts = new Map<string, number>();
  for (const { type } of results) counts.set(type, (counts.get(type) ?? 0) + 1);
  const small = [...counts].filter(([, count]) => 1 / count > budget);
  if (budget > 0 && small.length > 0) {
    const named = small.map(([type, count]) => `${type} ${formatCount(count)}`).join(", ");
    // Written so that a rounding of 1 / budget does not ask for one case more.
    const needed = Math.ceil(Number((1 / budget).toPrecision(12)));
    warnings.push(
      `types too small for a budget of ${
        Number((budget * 100).toPrecision(12))
      } %, which one wrong ` +
        `answer exceeds under ${formatCount(needed)} cases: ${named}`,
    );
  }
  return warnings;
}
