import type { JsonValue } from "./json_value.ts";
import type { PositiveRule } from "./parse_positive.ts";

/** A rule that remembers which words and numbers it met. */
export interface WordWatch {
  readonly rule: PositiveRule;
  /** What is wrong with the column as a whole. */
  readonly faults: () => readonly string[];
}

/** Distinct values that a message names. */
const NAMED = 12;

/** Watches a list of positive words or numbers: one that never occurs is a slip, or another file. */
export function watchWords(field: string, rule: PositiveRule): WordWatch {
  const wanted = rule.values?.filter((value) => typeof value !== "boolean") ?? [];
  if (wanted.length === 0) return { rule, faults: () => [] };
  const met = new Set<JsonValue | undefined>();
  let last: JsonValue | undefined;
  return {
    rule: {
      ...rule,
      test(value) {
        if (value !== last) {
          last = value;
          if (met.size < NAMED || wanted.some((word) => word === value)) met.add(value);
        }
        return rule.test(value);
      },
    },
    faults() {
      const absent = wanted.filter((value) => !met.has(value));
      if (absent.length < wanted.length || met.size === 0) return [];
      const others = [...met].filter((value) => value !== null && value !== undefined);
      const list = (values: readonly (JsonValue | undefined)[]) =>
        values.map((value) => JSON.stringify(value)).join(", ");
      return [
        `no row has ${list(absent)} in ${field}, which holds ${
          list(others)
        }: if that is right, list the ` +
        "values that are not hallucinated too",
      ];
    },
  };
}
