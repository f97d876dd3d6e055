import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { krippendorffAlpha } from "../../lib/statistics/krippendorff_alpha.ts";

Deno.test("krippendorffAlpha() equals Krippendorff's own example in every metric", () => {
  // Krippendorff 2011, four observers and twelve units; values to 12 digits from the Python package
  // krippendorff 0.8.3, krippendorff.alpha(ratings, level_of_measurement=...).
  const ratings = [
    [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
    [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
    [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
    [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
  ];
  const expected = {
    nominal: 0.743421052631579,
    ordinal: 0.8153875037548814,
    interval: 0.8491071428571428,
    ratio: 0.7974027747116121,
  };
  for (const metric of ["nominal", "ordinal", "interval", "ratio"] as const) {
    const { estimate, n } = krippendorffAlpha(ratings, { metric });
    assertAlmostEquals(estimate ?? NaN, expected[metric], 1e-12, metric);
    assertEquals(n, 11);
  }
});

Deno.test("sta-08: a missing rating is no category of its own", () => {
  const { estimate } = krippendorffAlpha([
    ["s", "s", "u", "u", null],
    ["s", null, "u", "u", "s"],
    [null, "s", "u", null, "s"],
  ]);
  assertEquals(estimate, 1);
});

Deno.test("sta-09: with one label throughout alpha is undefined, neither 0 nor 1", () => {
  const always = Array(4).fill("y");
  const alpha = krippendorffAlpha([always, always, always]);
  assertEquals(alpha.estimate, null);
  assert("reason" in alpha && alpha.reason.includes("no variation"));
});

Deno.test("sta-16: a single rater is an error that says what is needed", () => {
  assertThrows(
    () => krippendorffAlpha([["y", "n", "y"]]),
    RangeError,
    "needs at least two ratings for some unit",
  );
});

Deno.test("krippendorffAlpha() is undefined where no unit has two ratings", () => {
  const alpha = krippendorffAlpha([[1, null], [null, 2]]);
  assertEquals([alpha.estimate, alpha.n], [null, 0]);
});

Deno.test("krippendorffAlpha() covers its estimate, and narrows with units", () => {
  const rater = (shift: number, units: number) =>
    Array.from({ length: units }, (_, unit) => (unit * 7 + (unit % 5 === shift ? 1 : 0)) % 3);
  const widths = [60, 600].map((units) => {
    const { estimate, lower, upper } = krippendorffAlpha([rater(0, units), rater(1, units)]);
    assert(estimate !== null && lower !== null && lower < estimate && estimate < upper);
    return upper - lower;
  });
  assert(widths[1] < widths[0] / 2);
});

Deno.test("krippendorffAlpha() refuses raters of unequal length and ratings without an order", () => {
  assertThrows(() => krippendorffAlpha([[1, 2], [1]]), RangeError, "ratings[1].length must be 2");
  assertThrows(() => krippendorffAlpha([["a"], ["b"]], { metric: "ordinal" }), RangeError, "order");
  assertThrows(
    () => krippendorffAlpha([["a"], ["b"]], { metric: "interval" }),
    TypeError,
    "[0][0]",
  );
  assertThrows(() => krippendorffAlpha([[1], [2]], { labels: [1] }), RangeError, "ratings[1][0]");
});

Deno.test("krippendorffAlpha() of many distinct values equals its definition, pair by pair", () => {
  const base = Array.from({ length: 80 }, (_, i) => (i * 37 % 101) / 7);
  const ratings = [0, 1, 2].map((r) =>
    base.map((value, i) => (i + r) % 9 === 0 ? null : value + ((i * (r + 3)) % 11) / 5)
  );
  for (const metric of ["nominal", "ordinal", "interval", "ratio"] as const) {
    const { estimate } = krippendorffAlpha(ratings, { metric, resamples: 2 });
    assertAlmostEquals(estimate ?? NaN, byDefinition(ratings, metric), 1e-11, metric);
  }
});

/** Alpha from the sums over all pairs of ratings (Krippendorff 2011), without any shortcut. */
function byDefinition(ratings: readonly (readonly (number | null)[])[], metric: string): number {
  const units = ratings[0].map((_, unit) => ratings.flatMap((rater) => rater[unit] ?? []))
    .filter((unit) => unit.length > 1);
  const all = units.flat();
  const distance = (a: number, b: number) => {
    if (metric === "nominal") return a === b ? 0 : 1;
    if (metric === "interval") return (a - b) ** 2;
    if (metric === "ratio") return a === b ? 0 : ((a - b) / (a + b)) ** 2;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const count = (from: number, to: number) => all.filter((v) => from <= v && v <= to).length;
    return (count(low, high) - (count(low, low) + count(high, high)) / 2) ** 2;
  };
  const known = new Map<string, number>();
  const measure = (a: number, b: number) => {
    const key = `${a} ${b}`;
    const found = known.get(key) ?? distance(a, b);
    known.set(key, found);
    return found;
  };
  let observed = 0;
  for (const unit of units) {
    for (const a of unit) {
      for (const b of unit) observed += measure(a, b) / (unit.length - 1) / all.length;
    }
  }
  let expected = 0;
  for (const a of all) {
    for (const b of all) expected += measure(a, b) / all.length / (all.length - 1);
  }
  return 1 - observed / expected;
}

Deno.test("krippendorffAlpha() takes extreme numbers, and zeros in ratio", () => {
  const near = [[1, 2, 3, 4], [1, 2, 3, 5]];
  const alpha = (scale: number, shift = 0) =>
    krippendorffAlpha(near.map((rater) => rater.map((v) => shift + v * scale)), {
      metric: "interval",
      resamples: 2,
    }).estimate ?? NaN;
  assertAlmostEquals(alpha(1e300), alpha(1), 1e-12);
  assertAlmostEquals(alpha(1e-300), alpha(1), 1e-12);
  assertAlmostEquals(alpha(1, 1e9), alpha(1), 1e-6);
  const zeros = krippendorffAlpha([[0, 0, 1], [0, 1, 1]], { metric: "ratio", resamples: 2 });
  // Pairs apart: of the unit 0 1, one at distance 1: 2 / 6; by chance 3 zeros and 3 ones: 18 / 30.
  assertAlmostEquals(zeros.estimate ?? NaN, 1 - (2 / 6) / (18 / 30), 1e-12);
  assertThrows(() => krippendorffAlpha([[1], [-2]], { metric: "ratio" }), RangeError, "[1][0]");
});

Deno.test("krippendorffAlpha() is bounded by BCa, by percentiles where nearly every unit differs", () => {
  const ratings = [0, 1].map((r) =>
    Array.from({ length: 60 }, (_, i) => i + (i % 3 === r ? 5 : 0))
  );
  const method = (resamples: number) => krippendorffAlpha(ratings, { resamples }).method;
  assertEquals([method(200), method(20)], ["bootstrap-bca", "bootstrap-percentile"]);
  for (const metric of ["nominal", "ordinal", "interval", "ratio"] as const) {
    const { estimate, lower, upper } = krippendorffAlpha(ratings, { metric, resamples: 300 });
    assert(estimate !== null && lower !== null, metric);
    assert(lower <= estimate && estimate <= upper && lower < upper, metric);
  }
});

Deno.test("krippendorffAlpha() of perfect agreement has no bounds, and says why", () => {
  const alpha = krippendorffAlpha([[1, 2, 1, 2], [1, 2, 1, 2]]);
  assertEquals([alpha.estimate, alpha.lower, alpha.upper], [1, null, null]);
  assert("reason" in alpha && alpha.reason.includes("same value"));
});

Deno.test("krippendorffAlpha() of a million ratings equals a plain count", () => {
  const units = 333_334;
  const rater = (r: number) =>
    Array.from(
      { length: units },
      (_, i) => i % 50 === r ? null : (i * 7 + (i % 9 === r ? 1 : 0)) % 5,
    );
  const ratings = [rater(0), rater(1), rater(2)];
  const totals = [0, 0, 0, 0, 0];
  let apart = 0;
  for (let i = 0; i < units; i++) {
    const given = ratings.flatMap((each) => each[i] ?? []);
    for (const label of given) totals[label]++;
    // Ordered pairs that differ, over the ratings less one: Krippendorff's coincidences.
    for (const a of given) apart += given.filter((b) => b !== a).length / (given.length - 1);
  }
  const all = totals.reduce((sum, total) => sum + total);
  const byChance = totals.reduce((sum, total) => sum + total * (all - total), 0);
  const { estimate, lower, upper, n } = krippendorffAlpha(ratings);
  assertAlmostEquals(estimate ?? NaN, 1 - (all - 1) * apart / byChance, 1e-12);
  assert(n === units && lower !== null && upper - lower < 0.01);
});
