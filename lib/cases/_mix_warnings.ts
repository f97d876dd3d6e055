import type { CaseResult } from "../data/case_result.ts";
import { formatCount } from "../statistics/format_count.ts";

/** A third of a set should ask for more than a plain answer. */
const LEAST_OTHER = 1 / 3;

/** What the mix of a set cannot show. */
export function mixWarnings(results: readonly CaseResult[]): readonly string[] {
  const n = results.length;
  if (n === 0) return ["there are no cases: nothing can be said"];
  const other = results.filter(({ type }) => type !== "answerable").length;
  if (other >= n * LEAST_OTHER) return [];
  return [
    `${formatCount(other)} of ${
      formatCount(n)
    } cases are other than plain answerable, under a third: ` +
    "the set says little about when to decline, to correct or to use the current version",
  ];
}
