import { requireText } from "./_require_arguments.ts";
import type { JsonValue } from "./json_value.ts";
import { parseValueList } from "./parse_value_list.ts";

/** Tells from a value of a file whether it is positive, that is *hallucinated*. */
export interface PositiveRule {
  /** What the rule takes, for messages, such as `a boolean`. */
  readonly expects: string;
  /** The words and numbers that are positive, where others are negative: one that never occurs is a slip. */
  readonly values?: readonly (string | number | boolean)[];
  /**
   * `true` or `false`; `null` for a missing value; `undefined` for a value the rule does not know, such
   * as a text where numbers are compared.
   */
  readonly test: (value: JsonValue | undefined) => boolean | null | undefined;
}

/** Which values are positive when nothing is said: `true`, of a boolean column. */
export const BOOLEAN_POSITIVE: PositiveRule = {
  expects: "a boolean (or say which values are positive)",
  test: (value) => value === null || value === undefined ? null : booleanOrUnknown(value),
};

/** Words that say that nothing was judged, however they are spelt in the field's tools. */
const FAILURES =
  /^(?:|-|\?|n\/?a|nan|null|none|nil|undefined|unknown|error|err|fail(?:ed|ure)? to .*|exception|timeout|timed out|skipped|missing|invalid|unparsable|unparseable|judge[-_ ]error|unjudged|#n\/a|#value!)$/i;

/**
 * Reads which values of a column mean *hallucinated*: a comma list of JSON values or one comparison.
 *
 * `false` for a column that says correct or not; `1,2` for the low grades of a scale; `fail` for a word;
 * `<=2` or `>0.5` for a number. A value of another kind than those listed is not taken for negative, nor is
 * a word that reads as a failure of the judge, such as `error` or `n/a`: the rule answers `undefined`, and
 * the reader reports the row. With `negative` only the values listed there are negative.
 *
 * @param text A comma list of JSON values, where a bare word is a text, or `<`, `<=`, `>`, `>=` and a number.
 * @param negative The values that are not hallucinated. Default: all others of the same kind.
 * @returns The rule.
 * @throws {TypeError} If an argument is no text.
 * @throws {SyntaxError} If a text is empty, its comparison has no number or another sign, or a value stands
 *   in both lists.
 *
 * @example
 * ```ts
 * import { parsePositive } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parsePositive("false").test(true), false);
 * assertEquals(parsePositive("1,2").test(2), true);
 * assertEquals(parsePositive("<=2").test(3), false);
 * assertEquals(parsePositive("<=2").test("n/a"), undefined);
 * assertEquals(parsePositive("bad").test("error"), undefined);
 * assertEquals(parsePositive("bad", "good").test("Bad "), undefined);
 * assertEquals(parsePositive("bad").test(null), null);
 * ```
 */
export function parsePositive(text: string, negative?: string): PositiveRule {
  requireText(text, "text", "read the values");
  if (/^\s*(?:=|!)/.test(text)) {
    throw new SyntaxError(
      `Cannot read the comparison ${
        JSON.stringify(text)
      }: write <, <=, > or >= and a number, or a list`,
    );
  }
  const comparison = /^\s*(<=|>=|<|>)\s*(.*)$/.exec(text);
  if (comparison) return comparisonRule(comparison[1], comparison[2], text);
  const values = parseValueList(text);
  const positive = new Set<JsonValue>(values);
  if (negative !== undefined) return closedRule(positive, parseValueList(negative));
  const kinds = new Set(values.map((value) => typeof value));
  return {
    expects: [...kinds].map((kind) =>
      kind === "string"
        ? "a word that judges (leave it empty where there is no verdict)"
        : `a ${kind}`
    ).join(
      " or ",
    ),
    values,
    test: (value) => {
      if (value === null || value === undefined) return null;
      if (positive.has(value)) return true;
      if (!kinds.has(typeof value)) return undefined;
      return typeof value === "string" && FAILURES.test(value.trim()) ? undefined : false;
    },
  };
}

function closedRule(
  positive: ReadonlySet<JsonValue>,
  negatives: readonly JsonValue[],
): PositiveRule {
  const negative = new Set(negatives);
  const both = negatives.find((value) => positive.has(value));
  if (both !== undefined) {
    throw new SyntaxError(
      `Cannot read the values as ${JSON.stringify(both)} is called both good and bad`,
    );
  }
  return {
    expects: `one of ${
      [...positive, ...negative].map((value) => JSON.stringify(value)).join(", ")
    }`,
    test: (value) => {
      if (value === null || value === undefined) return null;
      return positive.has(value) ? true : negative.has(value) ? false : undefined;
    },
  };
}

function comparisonRule(operator: string, operand: string, text: string): PositiveRule {
  const bar = Number(operand);
  if (operand.trim() === "" || !Number.isFinite(bar)) {
    throw new SyntaxError(
      `Cannot read the comparison ${JSON.stringify(text)}: write <, <=, > or >= and a number`,
    );
  }
  const compare: Readonly<Record<string, (value: number) => boolean>> = {
    "<": (value) => value < bar,
    "<=": (value) => value <= bar,
    ">": (value) => value > bar,
    ">=": (value) => value >= bar,
  };
  return {
    expects: "a number",
    test: (value) => {
      if (value === null || value === undefined) return null;
      return typeof value === "number" ? compare[operator](value) : undefined;
    },
  };
}

function booleanOrUnknown(value: JsonValue): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}
