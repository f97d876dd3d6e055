import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { allocateLabels } from "../../lib/statistics/allocate_labels.ts";

/** Ten rows a class: sensitivity .9, specificity .7. */
const PILOT = Object.freeze({ labels: [false, true], counts: [[7, 3], [1, 9]] });
const INPUT = Object.freeze({ positives: 400, n: 1000, total: 200, pilot: PILOT });

Deno.test("allocateLabels() equals the published example and does better", () => {
  // Smoothed rates 10/12 and 8/12: k = (4/12) / (2/12) = 2; 200 / (1 + 1.5 sqrt 2) = 64.08.
  const lee = allocateLabels({ ...INPUT, method: "lee" });
  assertEquals([lee.positives, lee.negatives, lee.method], [64, 136, "lee"]);
  // t = (.4 + .7 - 1) / .6 = 1/6; least at m1 / m0 = .2 sqrt(.09 / .21) = .13093: 200 * .11577 = 23.15.
  const best = allocateLabels(INPUT);
  assertEquals([best.positives, best.negatives, best.method], [23, 177, "variance"]);
  // sqrt(.4 * .6 / 1000 + (1/6)^2 .09 / m1 + (5/6)^2 .21 / m0) / .6.
  const at = (m1: number) =>
    Math.sqrt(0.24 / 1000 + 0.09 / 36 / m1 + 0.21 * 25 / 36 / (200 - m1)) / 0.6;
  for (const { standardErrors } of [lee, best]) {
    assertAlmostEquals(standardErrors?.lee ?? NaN, at(64), 1e-14);
    assertAlmostEquals(standardErrors?.variance ?? NaN, at(23), 1e-14);
  }
  assertEquals([at(64).toFixed(4), at(23).toFixed(4)], ["0.0613", "0.0571"]);
});

Deno.test("allocateLabels() finds the least variance of all allocations", () => {
  const rates = { sensitivity: 0.8, positives: 15, specificity: 0.95, negatives: 40 };
  for (const positives of [20, 50, 150, 480]) {
    for (const total of [55, 56, 100, 333]) {
      const plan = allocateLabels({ positives, n: 500, total, pilot: rates });
      const p = positives / 500;
      const t = Math.min(1, Math.max(0, (p - 0.05) / 0.75));
      let best = { m1: NaN, variance: Infinity };
      for (let m1 = 15; m1 <= total - 40; m1++) {
        const variance = t ** 2 * 0.16 / m1 + (1 - t) ** 2 * 0.0475 / (total - m1);
        if (variance < best.variance) best = { m1, variance };
      }
      assertEquals([plan.positives, plan.negatives], [best.m1, total - best.m1]);
    }
  }
});

Deno.test("allocateLabels() keeps the pilot's rows, and holds where nothing or everything is flagged", () => {
  for (const method of ["variance", "lee"] as const) {
    const nothing = allocateLabels({ ...INPUT, positives: 0, method });
    assertEquals([nothing.positives, nothing.negatives], [10, 190]);
    const everything = allocateLabels({ ...INPUT, positives: 1000, method });
    assertEquals([everything.positives, everything.negatives], [190, 10]);
    const none = allocateLabels({ ...INPUT, total: 20, method });
    assertEquals([none.positives, none.negatives], [10, 10]);
    assert(Number.isFinite(nothing.standardErrors?.variance));
  }
});

Deno.test("allocateLabels() smooths a rate of 1, which would ask for no row", () => {
  const pilot = { labels: [false, true], counts: [[20, 0], [0, 20]] };
  const plan = allocateLabels({ positives: 500, n: 1000, total: 400, pilot });
  // Both 21/22, t = 1/2: the halves.
  assertEquals([plan.positives, plan.negatives], [200, 200]);
  const q = 21 / 22;
  const variance = 0.25 / 1000 + 2 * 0.25 * q * (1 - q) / 200;
  assertAlmostEquals(
    plan.standardErrors?.variance ?? NaN,
    Math.sqrt(variance) / (2 * q - 1),
    1e-14,
  );
});

Deno.test("allocateLabels() takes a table with labels of any name", () => {
  const pilot = { labels: ["bad", "good"], counts: [[9, 1], [3, 7]] };
  assertEquals(allocateLabels({ ...INPUT, pilot, positive: "bad" }), allocateLabels(INPUT));
  assertThrows(
    () => allocateLabels({ ...INPUT, pilot }),
    RangeError,
    "Cannot compute allocateLabels as positive must be one of",
  );
});

Deno.test("allocateLabels() says why there is no plan", () => {
  const plan = (change: Partial<Parameters<typeof allocateLabels>[0]>) =>
    allocateLabels({ ...INPUT, ...change });
  const rates = { sensitivity: 0.7, positives: 10, specificity: 0.3, negatives: 10 };
  const cases = [
    [plan({ positives: 0, n: 0 }), "no observations"],
    [
      plan({ pilot: { labels: [false, true], counts: [[5, 1], [0, 0]] } }),
      "no row of the pilot is positive",
    ],
    [
      plan({ pilot: { labels: [false, true], counts: [[0, 0], [1, 5]] } }),
      "no row of the pilot is negative",
    ],
    [plan({ pilot: rates }), "the pilot does not tell the judge from chance"],
  ] as const;
  for (const [{ positives, negatives, standardErrors, reason }, expected] of cases) {
    assertEquals([positives, negatives, standardErrors, reason], [null, null, null, expected]);
  }
});

Deno.test("allocateLabels() refuses what it cannot allocate", () => {
  const cases: readonly [unknown, typeof Error, string][] = [
    [{ positives: 1001 }, RangeError, "positives must be at most n = 1000: current value is 1001"],
    [{ n: NaN }, RangeError, "n must be an integer >= 0"],
    [
      { total: 19 },
      RangeError,
      "total must be at least 20, the rows of the pilot: current value is 19",
    ],
    [{ total: 99.5 }, RangeError, "total must be an integer >= 0"],
    [{ method: "even" }, RangeError, "method must be one of variance, lee"],
    [{ pilot: null }, TypeError, "matrix must be a count table"],
    [
      { pilot: { sensitivity: 2, positives: 9, specificity: 0.5, negatives: 9 } },
      RangeError,
      "pilot.sensitivity must be in [0, 1]: current value is 2",
    ],
  ];
  for (const [change, kind, message] of cases) {
    const call = () => Reflect.apply(allocateLabels, undefined, [Object.assign({}, INPUT, change)]);
    assertThrows(call, kind, `Cannot compute allocateLabels as ${message}`);
  }
});
