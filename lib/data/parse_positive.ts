import type { JsonValue } from "./json_value.ts";
import { parseValueList } from "./parse_value_list.ts";

/** Tells from a value of a file whether it is positive, that is *hallucinated*. */
export interface PositiveRule {
  /** What the rule takes, for messages, such as `a boolean`. */
  readonly expects: string;
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

/**
 * Reads which values of a column mean *hallucinated*: a comma list of JSON values or one comparison.
 *
 * `false` for a column that says correct or not; `1,2` for the low grades of a scale; `fail` for a word;
 * `<=2` or `>0.5` for a number. A value of another kind than those listed is not taken for negative: the
 * rule answers `undefined`, and the reader reports the row.
 *
 * @param text A comma list of JSON values, where a bare word is a text, or `<`, `<=`, `>`, `>=` and a number.
 * @returns The rule.
 * @throws {SyntaxError} If the text is empty or its comparison has no number.
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
 * assertEquals(parsePositive("fail").test(null), null);
 * ```
 */
export function parsePositive(text: string): PositiveRule {
  const comparison = /^\s*(<=|>=|<|>)\s*(.*)$/.exec(text);
  if (comparison) return comparisonRule(comparison[1], comparison[2], text);
  const values = parseValueList(text);
  const kinds = new Set(values.map((value) => typeof value));
  const positive = new Set<JsonValue>(values);
  return {
    expects: [...kinds].map((kind) => kind === "string" ? "a text" : `a ${kind}`).join(" or "),
    test: (value) => {
      if (value === null || value === undefined) return null;
      return kinds.has(typeof value) ? positive.has(value) : undefined;
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
