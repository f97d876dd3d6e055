import { assertEquals, assertThrows } from "@std/assert";
import { multiRaterAgreement } from "../../lib/statistics/multi_rater_agreement.ts";
import { ratingsFromRows } from "../../lib/statistics/ratings_from_rows.ts";

const LONG = Object.freeze([
  { id: "q1", who: "ana", said: true, note: 1 },
  { id: "q2", who: "ben", said: null, note: 2 },
  { id: "q1", who: "ben", said: false, note: 3 },
  { id: "q3", who: "cem", said: true, note: 4 },
]);

Deno.test("ratingsFromRows() gathers rows of one rating each, absent ones null", () => {
  assertEquals(ratingsFromRows(LONG, { item: "id", rater: "who", label: "said" }), {
    ratings: [[true, null, null], [false, null, null], [null, null, true]],
    raters: ["ana", "ben", "cem"],
    items: ["q1", "q2", "q3"],
  });
});

Deno.test("ratingsFromRows() reads an object or an array of raters in a row", () => {
  const objects = [{ id: 7, by: { ana: 1, ben: 2 } }, { id: 8, by: { ben: 3, cem: null } }];
  assertEquals(ratingsFromRows(objects, { item: "id", label: "by" }), {
    ratings: [[1, null], [2, 3], [null, null]],
    raters: ["ana", "ben", "cem"],
    items: [7, 8],
  });
  const arrays = [{ id: "a", by: ["x", null] }, { id: "b", by: ["y", "y"] }, { id: "c", by: null }];
  const { ratings, raters, items } = ratingsFromRows(arrays, { item: "id", label: "by" });
  assertEquals(ratings, [["x", "y", null], [null, "y", null]]);
  assertEquals([raters, items], [["0", "1"], ["a", "b", "c"]]);
  assertEquals(multiRaterAgreement(ratings).pairedUnits, 1);
});

Deno.test("ratingsFromRows() refuses a second rating of an item by the same person, naming both rows", () => {
  const twice = [...LONG, { id: "q1", who: "ana", said: true, note: 5 }];
  assertThrows(
    () => ratingsFromRows(twice, { item: "id", rater: "who", label: "said" }),
    RangeError,
    'Cannot compute ratingsFromRows as rows[4].said must be the only label by "ana" of "q1", which ' +
      "rows[0] has: current value is true",
  );
  const wide = [{ id: 1, by: { ana: 1 } }, { id: 2, by: {} }, { id: 1, by: { ana: 1 } }];
  assertThrows(
    () => ratingsFromRows(wide, { item: "id", label: "by" }),
    RangeError,
    'rows[2].by.ana must be the only label by "ana" of 1, which rows[0] has',
  );
});

Deno.test("ratingsFromRows() takes a rating that fills what was missing before", () => {
  const rows = [{ id: 1, who: "a", said: null }, { id: 1, who: "a", said: 4 }];
  assertEquals(ratingsFromRows(rows, { item: "id", rater: "who", label: "said" }).ratings, [[4]]);
  assertEquals(ratingsFromRows([], { item: "id" as never, label: "said" as never }), {
    ratings: [],
    raters: [],
    items: [],
  });
});

Deno.test("ratingsFromRows() names the row and the field that are wrong", () => {
  const call = (rows: unknown, rater?: string) => () =>
    ratingsFromRows(rows as Record<string, unknown>[], { item: "id", rater, label: "said" });
  assertThrows(call("rows"), TypeError, "rows must be an array");
  assertThrows(call([null]), TypeError, "rows[0] must be an object");
  assertThrows(call([{ said: {} }]), TypeError, "rows[0].id must be text or a number");
  assertThrows(call([{ id: NaN, said: {} }]), RangeError, "rows[0].id must be finite");
  assertThrows(call([{ id: 1, said: 1 }]), TypeError, "rows[0].said must be an object by rater");
  assertThrows(call([{ id: 1, said: { a: {} } }]), TypeError, "rows[0].said.a must be a string");
  assertThrows(
    call([{ id: 1, said: 1 }], "who"),
    TypeError,
    "rows[0].who must be text or a number",
  );
  assertThrows(
    call([{ id: 1, who: 1, said: Infinity }], "who"),
    RangeError,
    "rows[0].said must be",
  );
});
