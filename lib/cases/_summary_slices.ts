import type { CaseResult } from "../data/case_result.ts";
import type { SummarySlice } from "./case_summary.ts";

type Rates = Pick<SummarySlice, "hallucinated" | "overRefused">;

const SLICES = ["type", "severity", "tag", "language", "document age", "scope"] as const;

/** The two rates for every value of every slice, values in the order in which they are met. */
export function summarySlices(
  results: readonly CaseResult[],
  ratesOf: (part: readonly CaseResult[]) => Rates,
): readonly SummarySlice[] {
  return SLICES.flatMap((by) => {
    const parts = new Map<string, CaseResult[]>();
    for (const result of results) {
      for (const value of new Set(valuesOf(result, by))) {
        const part = parts.get(value) ?? [];
        part.push(result);
        parts.set(value, part);
      }
    }
    return [...parts].map(([value, part]) => ({ by, value, n: part.length, ...ratesOf(part) }));
  });
}

function valuesOf(result: CaseResult, by: typeof SLICES[number]): readonly string[] {
  if (by === "type" || by === "severity") return [result[by]];
  return Object.hasOwn(result.slices, by) ? result.slices[by] : [];
}
