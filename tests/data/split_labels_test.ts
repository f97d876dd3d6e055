import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { splitLabels } from "../../lib/data/split_labels.ts";

Deno.test("splitLabels() puts every row in one part, in ascending order", () => {
  const labels = Array.from({ length: 31 }, (_, row) => row % 3 === 0);
  const { tune, report } = splitLabels(labels);
  assertEquals([...tune, ...report].sort((a, b) => a - b), labels.map((_, row) => row));
  assertEquals(tune, [...tune].sort((a, b) => a - b));
});

Deno.test("splitLabels() gives both parts their share of rows and of positives", () => {
  const labels = Array.from({ length: 1000 }, (_, row) => row % 10 === 0);
  for (const share of [0.25, 0.5, 0.8]) {
    const { tune } = splitLabels(labels, { share });
    const positives = tune.filter((row) => labels[row]).length;
    assert(Math.abs(tune.length - 1000 * share) <= 1);
    assert(Math.abs(positives - 100 * share) <= 1);
  }
});

Deno.test("splitLabels() never divides a group", () => {
  fc.assert(fc.property(
    fc.array(fc.tuple(fc.boolean(), fc.nat(12)), { minLength: 40, maxLength: 120 }),
    fc.integer({ min: 0, max: 1000 }),
    (rows, seed) => {
      const groups = rows.map(([, group]) => group);
      let parts;
      try {
        parts = splitLabels(rows.map(([label]) => label), { groups, seed });
      } catch (error) {
        return error instanceof RangeError && error.message.includes("part has no");
      }
      const tuned = new Set(parts.tune.map((row) => groups[row]));
      return parts.report.every((row) => !tuned.has(groups[row])) &&
        parts.tune.length + parts.report.length === rows.length;
    },
  ));
});

Deno.test("splitLabels() takes rows without a group as alone", () => {
  const labels = [true, false, true, false, true, false];
  const { tune, report } = splitLabels(labels, { groups: [null, null, null, null, null, null] });
  assertEquals([tune.length, report.length], [3, 3]);
});

Deno.test("splitLabels() is the same for the same seed, and differs for another", () => {
  const labels = Array.from({ length: 200 }, (_, row) => row % 4 === 0);
  assertEquals(splitLabels(labels, { seed: 3 }), splitLabels(labels, { seed: 3 }));
  assert(
    splitLabels(labels, { seed: 3 }).tune.join() !== splitLabels(labels, { seed: 4 }).tune.join(),
  );
});

Deno.test("splitLabels() refuses a part without one of the classes", () => {
  assertThrows(
    () => splitLabels([true, false, false, false]),
    RangeError,
    "the report part has no positive row: label more rows",
  );
  const oneGroup = ["q", "q", "q", "q"];
  assertThrows(
    () => splitLabels([true, false, true, false], { groups: oneGroup }),
    RangeError,
    "no positive",
  );
  assertThrows(() => splitLabels([], {}), RangeError, "no positive");
});

Deno.test("splitLabels() says what is wrong with its options", () => {
  assertThrows(
    () => splitLabels([true, false], { share: 1 }),
    RangeError,
    "share must be between 0 and 1",
  );
  assertThrows(
    () => splitLabels([true, false], { groups: ["a"] }),
    RangeError,
    "groups.length must be 2",
  );
});
