import { assertEquals, assertThrows } from "@std/assert";
import { parsePositive } from "../../lib/data/parse_positive.ts";
import { parseValueList } from "../../lib/data/parse_value_list.ts";

Deno.test("parsePositive() reads lists and comparisons", () => {
  const cases: readonly [string, readonly [unknown, boolean | null | undefined][]][] = [
    ["false", [[false, true], [true, false], [null, null], ["false", undefined], [0, undefined]]],
    ["1,2", [[1, true], [2, true], [4, false], ["1", undefined], [undefined, null]]],
    ["fail", [["fail", true], ["pass", false], ["FAIL", false], [true, undefined]]],
    ['"a, b",c', [["a, b", true], ["c", true], ["a", false]]],
    ["<=2", [[2, true], [2.5, false], ["2", undefined], [null, null]]],
    ["<2", [[2, false], [1.9, true]]],
    [">.5", [[0.5, false], [0.51, true]]],
    [" >= -1 ", [[-1, true], [-1.5, false]]],
    ["true,1", [[true, true], [1, true], [false, false], [0, false], ["1", undefined]]],
  ];
  for (const [text, expectations] of cases) {
    const rule = parsePositive(text);
    for (const [value, expected] of expectations) {
      assertEquals(
        rule.test(value as Parameters<typeof rule.test>[0]),
        expected,
        `${text} of ${value}`,
      );
    }
  }
});

Deno.test("parsePositive() never takes a list or an object for negative", () => {
  for (const text of ["false", "1", "fail"]) {
    assertEquals(parsePositive(text).test([]), undefined);
    assertEquals(parsePositive(text).test({ fail: true }), undefined);
  }
});

Deno.test("parsePositive() says how to write a rule", () => {
  for (const text of ["", "  ", "[1]", "null", "a,,b"]) {
    assertThrows(() => parsePositive(text), SyntaxError, "comma list");
  }
  for (const text of ["=bad", "==1", "!=good"]) {
    assertThrows(() => parsePositive(text), SyntaxError, "write <, <=, > or >=");
  }
  assertThrows(() => parsePositive("bad", "bad,good"), SyntaxError, "both good and bad");
  for (const text of ["<=", "<= two", ">NaN"]) {
    assertThrows(() => parsePositive(text), SyntaxError, "and a number");
  }
});

Deno.test("parseValueList() reads JSON where it is JSON, and words else", () => {
  assertEquals(parseValueList("0,1,2,3"), [0, 1, 2, 3]);
  assertEquals(parseValueList("bad, fair ,good"), ["bad", "fair", "good"]);
  assertEquals(parseValueList("true, maybe"), [true, "maybe"]);
});

Deno.test("parsePositive() never takes a judge's failure for a pass, unless it is listed", () => {
  const words = [
    "error",
    "ERR",
    "n/a",
    "NA",
    "NaN",
    "null",
    "None",
    "timeout",
    "skipped",
    "-",
    "",
    " Error ",
  ];
  for (const word of words) {
    assertEquals(parsePositive("bad").test(word), undefined, word);
    if (word !== "") assertEquals(parsePositive("bad", `good,"${word}"`).test(word), false, word);
  }
  assertEquals(parsePositive("error").test("error"), true);
  assertEquals(parsePositive("bad").test("fail"), false);
});

Deno.test("parsePositive() with negatives knows no other value", () => {
  const rule = parsePositive("bad", "good,fine");
  assertEquals(["bad", "good", "fine", "Bad", 1, null].map((value) => rule.test(value)), [
    true,
    false,
    false,
    undefined,
    undefined,
    null,
  ]);
});
