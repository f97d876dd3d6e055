import { assertEquals, assertThrows } from "@std/assert";
import { combineRaters, type HumanRule } from "../../lib/data/combine_raters.ts";

const CASES: readonly [HumanRule, (boolean | null)[], boolean | "undecided" | null][] = [
  ["majority", [true, true, false], true],
  ["majority", [true, false, false], false],
  ["majority", [true, false], "undecided"],
  ["majority", [true, false, null], "undecided"],
  ["majority", [true, null, null], true],
  ["majority", [null, null], null],
  ["majority", [], null],
  ["any", [false, true], true],
  ["any", [false, false], false],
  ["any", [false, null], "undecided"],
  ["any", [true, null], true],
  ["all", [true, true], true],
  ["all", [true, false, null], false],
  ["all", [true, null], "undecided"],
  ["at-least:2", [true, true, false], true],
  ["at-least:2", [true, false, false], false],
  ["at-least:2", [true, false, null], "undecided"],
  // Two raters only: there is no third who could tip it.
  ["at-least:2", [true, false], false],
  ["at-least:3", [true, true], false],
];

for (const [rule, labels, expected] of CASES) {
  Deno.test(`combineRaters() by ${rule} of ${JSON.stringify(labels)} is ${expected}`, () => {
    assertEquals(combineRaters(labels, rule), expected);
  });
}

Deno.test("combineRaters() does not depend on the order of the raters", () => {
  for (const [rule, labels, expected] of CASES) {
    assertEquals(combineRaters(labels.toReversed(), rule), expected);
  }
});

Deno.test("combineRaters() names the rules that it knows", () => {
  for (const rule of ["most", "at-least:0", "at-least:1.5", "at-least:", ""]) {
    // @ts-expect-error a caller without types
    assertThrows(() => combineRaters([true], rule), RangeError, "majority, any, all, at-least:N");
  }
});
