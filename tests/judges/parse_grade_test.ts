import { assertEquals, assertThrows } from "@std/assert";
import { parseGrade } from "../../lib/judges/parse_grade.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { readOrFault } from "./said.ts";

function check(
  [min, max]: readonly [number, number],
  rows: readonly (readonly [string, number | string])[],
  integer = false,
): void {
  for (const [reply, right] of rows) {
    const read = readOrFault(() => parseGrade(reply, { min, max, integer }).grade);
    assertEquals(read, right, JSON.stringify(reply));
  }
}

Deno.test("parseGrade() takes the score and not the maximum (jdg-21)", () => {
  check([0, 10], [
    ["I'd give it 8 out of 10.", 8],
    ["8/10", 8],
    ["Score: 8 (max 10)", 8],
    ["Score (0-10): 8", 8],
    ["On a scale of 0 to 10, I rate this 8.", 8],
    ["**Rating:** 7.5 / 10, as one date is wrong", 7.5],
    ["10 out of 10", 10],
    ["[[8]]", 8],
    ["4/5", "!out-of-range"],
    ["Score: 4 out of 5", "!out-of-range"],
    ["8 out of 10 claims are supported.", "!no-verdict"],
    ["There are 3 claims.", "!no-verdict"],
    ["Score: 8 or 9", "!ambiguous"],
    ["8-9", "!no-verdict"],
    ["Score: 7,5", "!no-verdict"],
    ["Final score: 8\nscore: 7", 8],
    ["Score: 5%", "!no-verdict"],
  ]);
});

Deno.test("parseGrade() takes no bound, no denied grade and no count for the score (jdg-21)", () => {
  check([1, 5], [
    ["Score: not 4", "!ambiguous"],
    ["Score: under 4", "!ambiguous"],
    ["Score: <4", "!ambiguous"],
    ["Grade: > 3", "!ambiguous"],
    ["Score: 4? No, 3.", "!ambiguous"],
    ["Score: 4 or higher", "!ambiguous"],
    ["Score: 2..4", "!ambiguous"],
    ["Score: was 3, now 4", "!ambiguous"],
    ["Score: can't be 5", "!ambiguous"],
    ["Score: 5 if lenient, 3 if strict", "!ambiguous"],
    ["I'd give it 5 if it cited.", "!no-verdict"],
    ["I almost gave it a 5.", "!no-verdict"],
    ["I give it a 4 because one gap remains.", 4],
    ["Score: 4... since one gap", 4],
    ["Score: 4. No claim is unsupported.", 4],
    ["Score: 4 (not 5, because of one gap)", 4],
    ["4/5 or 5/5", "!ambiguous"],
    ["I would give it 4 or 5.", "!ambiguous"],
    ["I can't give this a 5.", "!no-verdict"],
    ["I refuse to grade 4-letter words.", "!no-verdict"],
    ["Score: 4 of 5 claims", "!ambiguous"],
    ["Score: 4/5/2024", "!ambiguous"],
  ]);
});

Deno.test("parseGrade() reads a grade with its reason on one line, and no echo of the form", () => {
  check([1, 5], [
    ["4: all but one", 4],
    ["4 - one gap", 4],
    ["Groundedness: 4", 4],
    ["1: ignores\n2: adds", "!ambiguous"],
    ['{"grade": "<1-5>"} {"grade": 4}', 4],
    ['{"grade": "<1-5>"}', "!no-verdict"],
  ]);
});

Deno.test("parseGrade() takes a clean number in a text, and no empty one (jdg-22)", () => {
  check([1, 5], [
    ['{"score":"4"}', 4],
    ['{"score":" 4.0 "}', 4],
    ['{"score":""}', "!no-verdict"],
    ['{"score":"four"}', "!no-verdict"],
    ['{"score":"4/5"}', 4],
    ['{"score":true}', "!no-verdict"],
    ['{"score":null}', "!no-verdict"],
    ['{"score":[4]}', "!no-verdict"],
    ['{"grade":4,"score":3}', "!ambiguous"],
    ['{"reason":"2 of 3 hold","grade":3}', 3],
  ]);
});

Deno.test("parseGrade() clamps nothing (jdg-23)", () => {
  check([0, 100], [
    ['{"score": NaN}', "!malformed"],
    ['{"score": "Infinity"}', "!no-verdict"],
    ['{"score": 250}', "!out-of-range"],
    ['{"score": -0.5}', "!out-of-range"],
    ['{"score": 1e999}', "!malformed"],
    ['{"score": "85%"}', 85],
    ['{"score": 8, "max": 10}', "!out-of-range"],
  ]);
  check([1, 5], [["Grade: 0", "!out-of-range"], ["4.5", "!out-of-range"], ["4.0", 4]], true);
});

Deno.test("parseGrade() tells an empty reply from one without a grade (jdg-36)", () => {
  check([1, 5], [
    ...["", "   \n", "```json\n```"].map((reply) => [reply, "!empty"] as const),
    ...["{}", "[]"].map((reply) => [reply, "!no-verdict"] as const),
  ]);
});

Deno.test("parseGrade() leaves unreadable replies out of the rate and counts them (jdg-34)", () => {
  const replies = [
    ...Array.from({ length: 30 }, () => '{"grade": 5}'),
    ...Array.from({ length: 6 }, () => "Grade: 1"),
    ...["", "{}", "Grade: 7", '{"grade": '],
  ];
  const grades = replies.map((reply) => {
    try {
      return parseGrade(reply, { min: 1, max: 5 }).grade;
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  });
  const scored = grades.filter((grade) => grade !== null);
  const right = scored.filter((grade) => grade === 5).length;
  const rate = wilsonInterval(right, scored.length);
  const [estimate, lower, upper] = [rate.estimate, rate.lower, rate.upper].map((it) =>
    Number(it?.toFixed(6))
  );

  assertEquals([scored.length, replies.length - scored.length], [36, 4]);
  assertEquals([estimate, lower, upper], [.833333, .681092, .921296]);
});

Deno.test("parseGrade() keeps the reason and says what is wrong", () => {
  assertEquals(parseGrade("Grade: 4\nReason: one gap", { min: 1, max: 5 }).reason, "one gap");
  assertThrows(
    () => parseGrade('{"score": 250}', { min: 0, max: 100 }),
    SyntaxError,
    'Cannot read the grade as it must be from 0 to 100: current value is "250"',
  );
  assertThrows(() => parseGrade("1", { min: 5, max: 1 }), RangeError, "min must be below max");
});
