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

/** Distinct values that are remembered: beyond them a column holds no words. */
const REMEMBERED = 1000;

/** Watches a list of positive words or numbers: one that never occurs is a slip, or another file. */
export function watchWords(field: string, rule: PositiveRule): WordWatch {
  const wanted = rule.values?.filter((value) => typeof value !== "boolean") ?? [];
  if (wanted.length === 0) return { rule, faults: () => [] };
  // A column holds few distinct words, so each is judged once, and what was met is known in the end.
  const met = new Map<JsonValue | undefined, boolean | null | undefined>();
  return {
    rule: {
      ...rule,
      test(value) {
        const known = met.get(value);
        if (known !== undefined) return known;
        const verdict = rule.test(value);
        if (met.size < REMEMBERED) met.set(value, verdict);
        return verdict;
      },
    },
    faults() {
      const absent = wanted.filter((value) => !met.has(value));
      if (absent.length < wanted.length || met.size === 0 || met.size === REMEMBERED) return [];
      const others = [...met.keys()].filter((value) => value !== null && value !== undefined)
        .slice(0, NAMED);
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
