import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import {
  pairedDifferenceInterval,
  type PairedDifferenceMethod,
} from "../../lib/statistics/paired_difference_interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/paired_differences.json" with { type: "json" };

const METHODS: Readonly<Record<string, PairedDifferenceMethod>> = {
  newcombe_paired: "newcombe",
  newcombe_paired_phi_uncorrected: "newcombe-plain-phi",
  tango: "tango",
  wald_paired: "wald",
  bonett_price: "bonett-price",
};

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`pairedDifferenceInterval() equals the reference: ${name}`, () => {
    const { both, first_only: onlyFirst, second_only: onlySecond, neither, level } = inputs;
    const pairs = { both, onlyFirst, onlySecond, neither };
    for (const [field, method] of Object.entries(METHODS)) {
      const interval = pairedDifferenceInterval(pairs, { method, level });
      assertGolden(interval.estimate, expected.difference, tolerance, `${name} ${field}`);
      let [lower, upper] = expected[field] ?? [null, null];
      // Packages print an interval of no width where no pair differs; here it has no bounds.
      if (lower === upper) lower = upper = null;
      assertGolden(interval.lower, lower, tolerance, `${name} ${field} lower`);
      assertGolden(interval.upper, upper, tolerance, `${name} ${field} upper`);
      assertEquals("reason" in interval, lower === null);
    }
  });
}

Deno.test("pairedDifferenceInterval() by Tango equals a hand computation", () => {
  // With no pair that differs the likeliest shares for a difference D > 0 are D and 0, so that
  // n D^2 = z^2 D (1 - D) and D = z^2 / (n + z^2).
  const z2 = 1.959963984540054 ** 2;
  const pairs = { both: 11, onlyFirst: 0, onlySecond: 0, neither: 9 };
  const { lower, upper } = pairedDifferenceInterval(pairs, { method: "tango" });
  assertAlmostEquals(upper ?? NaN, z2 / (20 + z2), 1e-14);
  assertAlmostEquals(lower ?? NaN, -z2 / (20 + z2), 1e-14);
});

Deno.test("pairedDifferenceInterval() corrects phi towards 0 and no further", () => {
  // Newcombe's method 10: phi = max(ad - bc - n/2, 0) / sqrt(product of the margins) where ad > bc. Both
  // rates being one, the upper limit is sqrt(x^2 - 2 phi x y + y^2) with x above and y below that rate.
  // Wilson's intervals: statsmodels 0.15.0, proportion_confint(3, 7, method="wilson") and (2, 5, ...).
  const reach = (rate: number, [lower, upper]: readonly [number, number], phi: number) =>
    Math.sqrt(
      (upper - rate) ** 2 - 2 * phi * (upper - rate) * (rate - lower) + (rate - lower) ** 2,
    );
  // 2 * 3 - 1 * 1 - 3.5 = 1.5; margins 3, 4, 3 and 4.
  const corrected = pairedDifferenceInterval({ both: 2, onlyFirst: 1, onlySecond: 1, neither: 3 });
  const three = reach(3 / 7, [0.15821985525146964, 0.7495416354723428], 1.5 / 12);
  assertAlmostEquals(corrected.upper ?? NaN, three, 1e-13);
  // 1 * 2 - 1 * 1 - 2.5 is below 0.
  const none = pairedDifferenceInterval({ both: 1, onlyFirst: 1, onlySecond: 1, neither: 2 });
  const two = reach(2 / 5, [0.11762077423264788, 0.7692757187239871], 0);
  assertAlmostEquals(none.upper ?? NaN, two, 1e-13);
});

Deno.test("pairedDifferenceInterval() takes a table in either order of its labels", () => {
  const pairs = Object.freeze({ both: 20, onlyFirst: 12, onlySecond: 2, neither: 16 });
  const named = pairedDifferenceInterval(pairs);
  const booleans = { labels: [false, true], counts: [[16, 2], [12, 20]] };
  const words = { labels: ["right", "wrong"], counts: [[20, 12], [2, 16]] };
  assertEquals(pairedDifferenceInterval(booleans), named);
  assertEquals(pairedDifferenceInterval(words, { positive: "right" }), named);
  assertEquals(pairedDifferenceInterval(words, { positive: "wrong" }).estimate, -10 / 50);
  const first = [true, true, false, false, true];
  const second = [true, false, false, true, false];
  const matrix = confusionMatrix(first, second);
  // 3 of 5 less 2 of 5.
  assertAlmostEquals(pairedDifferenceInterval(matrix).estimate ?? NaN, 0.2, 1e-15);
});

Deno.test("pairedDifferenceInterval() changes sign with the order, for every method", () => {
  const pairs = { both: 9, onlyFirst: 6, onlySecond: 1, neither: 3 };
  const swapped = { both: 9, onlyFirst: 1, onlySecond: 6, neither: 3 };
  for (const method of Object.values(METHODS)) {
    const there = pairedDifferenceInterval(pairs, { method });
    const back = pairedDifferenceInterval(swapped, { method });
    assertAlmostEquals(there.lower ?? NaN, -(back.upper ?? NaN), 1e-14, method);
  }
});

Deno.test("pairedDifferenceInterval() says why there are no bounds or no difference", () => {
  const alike = { both: 10, onlyFirst: 0, onlySecond: 0, neither: 10 };
  for (const method of ["wald", "newcombe-plain-phi"] as const) {
    const interval = pairedDifferenceInterval(alike, { method });
    assertEquals([interval.estimate, interval.lower, interval.upper], [0, null, null]);
    assert("reason" in interval && interval.reason.includes("no width"));
  }
  const nothing = pairedDifferenceInterval({ labels: [false, true], counts: [[0, 0], [0, 0]] });
  assert(nothing.estimate === null && nothing.reason === "no observations" && nothing.n === 0);
});

Deno.test("pairedDifferenceInterval() refuses what is no table of pairs, naming it", () => {
  const good = { both: 1, onlyFirst: 1, onlySecond: 1, neither: 1 };
  const words = { labels: ["right", "wrong"], counts: [[1, 2], [3, 4]] };
  const three = { labels: [1, 2, 3], counts: [[1, 2, 3], [1, 2, 3], [1, 2, 3]] };
  const cases: readonly [unknown, unknown, typeof Error, string][] = [
    [{ ...good, onlySecond: -1 }, {}, RangeError, "table.onlySecond must be an integer >= 0"],
    [{ ...good, neither: NaN }, {}, RangeError, "table.neither must be an integer >= 0"],
    [{ both: 1 }, {}, TypeError, "table.onlyFirst must be a number"],
    [
      words,
      {},
      RangeError,
      "positive must be one of the labels right, wrong: current value is true",
    ],
    [three, {}, RangeError, "matrix.labels.length must be 2: current value is 3"],
    [null, {}, TypeError, "matrix must be a count table"],
    [good, { method: "z" }, RangeError, "method must be one of newcombe, newcombe-plain-phi"],
    [good, { level: 1 }, RangeError, "level must be between 0 and 1"],
  ];
  for (const [table, options, kind, message] of cases) {
    const call = () => Reflect.apply(pairedDifferenceInterval, undefined, [table, options]);
    assertThrows(call, kind, `Cannot compute pairedDifferenceInterval as ${message}`);
  }
});
