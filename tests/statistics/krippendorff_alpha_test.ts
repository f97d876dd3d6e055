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
