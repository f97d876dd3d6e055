import type { JsonValue } from "./json_value.ts";
import type { PositiveRule } from "./parse_positive.ts";

/** A rule that remembers which words and numbers it met. */
export interface WordWatch {
  readonly rule: PositiveRule;
  /** What is wrong with the column as a whole. */
  readonly faults: () => readonly string[];
  /** What a reader should know of the column: several other words were taken as not positive. */
  readonly notes: () => readonly string[];
}

/** Distinct values that a message names. */
const NAMED = 12;

/** Distinct values that are remembered: beyond them a column holds no words. */
const REMEMBERED = 1000;

/** Watches a list of positive words or numbers: one that never occurs is a slip, or another file. */
export function watchWords(field: string, rule: PositiveRule): WordWatch {
  const wanted = rule.values?.filter((value) => typeof value !== "boolean") ?? [];
  if (wanted.length === 0) return { rule, faults: () => [], notes: () => [] };
  // A column holds few distinct words, so each is judged once, and what was met is known in the end.
  const met = new Map<JsonValue | undefined, boolean | null | undefined>();
  const list = (values: readonly (JsonValue | undefined)[]) =>
    values.map((value) => JSON.stringify(value)).join(", ");
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
      return [
        `no row has ${list(absent)} in ${field}, which holds ${
          list(others)
        }: if that is right, list the ` +
        "values that are not hallucinated too",
      ];
    },
    notes() {
      const passed = [...met].filter(([value, verdict]) =>
        verdict === false && typeof value === "string"
      );
      if (passed.length < 2) return [];
      const named = list(passed.slice(0, NAMED).map(([value]) => value));
      const more = passed.length > NAMED ? ` and ${passed.length - NAMED} more` : "";
      return [
        `${named}${more} in ${field} are all taken as not hallucinated: if one of them is no verdict, list ` +
        "those that are (--human-negative, --judge-negative)",
      ];
    },
  };
}
