import { assertEquals, assertThrows } from "@std/assert";
import { fleissKappa } from "../../lib/statistics/fleiss_kappa.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";

Deno.test("confusionMatrix() puts the reference in rows and the prediction in columns", () => {
  const matrix = confusionMatrix(["a", "b", "b", "a"], ["a", "a", "b", "a"], {
    labels: ["a", "b"],
  });
  assertEquals(matrix, { labels: ["a", "b"], counts: [[2, 0], [1, 1]], n: 4, missing: 0 });
});

Deno.test("confusionMatrix() orders numbers ascending, booleans false first, text as met", () => {
  assertEquals(confusionMatrix([10, 2], [2, 10]).labels, [2, 10]);
  assertEquals(confusionMatrix([true, false], [true, true]).labels, [false, true]);
  assertEquals(confusionMatrix(["b", "a"], ["c", "a"]).labels, ["b", "a", "c"]);
});

Deno.test("confusionMatrix() keeps declared labels that never occur, and their order", () => {
  const matrix = confusionMatrix([3, 1], [1, 1], { labels: [3, 2, 1] });
  assertEquals(matrix.counts, [[0, 0, 1], [0, 0, 0], [0, 0, 1]]);
});

Deno.test("confusionMatrix() counts rows without a label when asked, and else names the first", () => {
  const human = [true, null, false, undefined];
  const judge = [true, true, null, null];
  const matrix = confusionMatrix(human, judge, { missing: "count" });
  assertEquals([matrix.n, matrix.missing], [1, 3]);
  assertThrows(
    () => confusionMatrix([true, true], [true, null]),
    TypeError,
    "predicted[1] must be a label",
  );
});

Deno.test("confusionMatrix() takes counts from a GROUP BY", () => {
  const matrix = confusionMatrix([false, false, true, true], [false, true, false, true], {
    counts: [679, 137, 89, 582],
  });
  assertEquals(matrix, {
    labels: [false, true],
    counts: [[679, 137], [89, 582]],
    n: 1487,
    missing: 0,
  });
});

Deno.test("confusionMatrix() keeps 1 and true and 'yes' apart", () => {
  const matrix = confusionMatrix([1, true, "yes"], [1, true, "yes"]);
  assertEquals(matrix.counts, [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
});

Deno.test("confusionMatrix() of nothing is an empty table", () => {
  assertEquals(confusionMatrix([], []), { labels: [], counts: [], n: 0, missing: 0 });
});

Deno.test("confusionMatrix() says what is wrong, and where", () => {
  assertThrows(() => confusionMatrix([1], [1, 2]), RangeError, "predicted.length must be 1");
  assertThrows(
    () => confusionMatrix(["ok"], ["bad"], { labels: ["ok"] }),
    RangeError,
    'predicted[0] must be one of the labels ok: current value is "bad"',
  );
  assertThrows(() => confusionMatrix([NaN], [1]), TypeError, "reference[0]");
  assertThrows(() => confusionMatrix([1], [1], { labels: [1, 1] }), RangeError, "distinct");
  assertThrows(() => confusionMatrix([1], [1], { counts: [0.5] }), RangeError, "counts[0]");
  const untyped = confusionMatrix as unknown as (...args: unknown[]) => unknown;
  assertThrows(
    () => untyped([{ a: 1 }], [{ a: 1 }]),
    TypeError,
    "reference[0] must be a string",
  );
  // @ts-expect-error a caller without types
  assertThrows(() => confusionMatrix("ab", "ab"), TypeError, "reference must be an array");
});

Deno.test("labels of two types that read alike are refused, as they never agree", () => {
  const mixed = () => confusionMatrix([1, 0, 1], ["1", "0", "1"]);
  assertThrows(
    mixed,
    RangeError,
    "labels must be of one type, as a number or boolean never equals",
  );
  const flags = [[true, false], ["true", "false"]];
  assertThrows(() => fleissKappa(flags), RangeError, '[true,"true"]');
  // Declared, they are what the caller wants.
  assertEquals(confusionMatrix([1], ["1"], { labels: [1, "1"] }).counts, [[0, 1], [0, 0]]);
});
