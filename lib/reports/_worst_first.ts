import type { Severity } from "../data/case.ts";

const SEVERITIES: readonly Severity[] = ["critical", "major", "minor"];

/** Cases or results in the order in which they want reading; of one severity, as they were. */
export function worstFirst<One extends { readonly severity: Severity }>(
  list: readonly One[],
): readonly One[] {
  return list.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
