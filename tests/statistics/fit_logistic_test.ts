import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { applyLogistic } from "../../lib/statistics/apply_logistic.ts";
import { fitLogistic } from "../../lib/statistics/fit_logistic.ts";

const A = [
  16.123,
  2.333,
  11.254,
  8.297,
  8.642,
  9.353,
  3.94,
  9.304,
  7.404,
  19.969,
  10.677,
  8.942,
  9.156,
  7.996,
  6.835,
  8.828,
  11.446,
  9.284,
  12.873,
  9.401,
  10.073,
  14.637,
  11.635,
  8.484,
  9.451,
  11.622,
  15.805,
  9.191,
  9.269,
  13.007,
  7.341,
  9.125,
  12.648,
  11.741,
  10.275,
  12.01,
  1.516,
  13.064,
  7.121,
  4.994,
];
const B = [
  0.658,
  0.683,
  0.82,
  0.429,
  0.759,
  0.878,
  0.102,
  0.85,
  0.394,
  0.48,
  0.146,
  0.698,
  0.292,
  0.871,
  0.275,
  0.562,
  0.4,
  0.613,
  0.197,
  0.18,
  0.747,
  0.752,
  0.567,
  0.921,
  0.206,
  0.851,
  0.169,
  0.964,
  0.624,
  0.607,
  0.971,
  0.787,
  0.79,
  0.054,
  0.369,
  0.085,
  0.194,
  0.214,
  0.859,
  0.127,
];
const POSITIVE = [0, 5, 8, 9, 10, 16, 18, 20, 21, 22, 23, 25, 26, 27, 28, 30, 31, 32, 34, 37];
const LABELS = A.map((_, row) => POSITIVE.includes(row));

Deno.test("fitLogistic() equals scikit-learn on standardised features", () => {
  // scikit-learn 1.9.1: LogisticRegression(C=1, tol=1e-12) on (x - mean) / std, brought back to the features' scales;
  // standard errors from the inverse of A' W A + diag(0, 1, 1) by numpy.
  const { intercept, slopes, n, positives } = fitLogistic({
    features: { a: A, b: B },
    labels: LABELS,
  });
  assertAlmostEquals(intercept, -4.623696461070924, 1e-6);
  assertAlmostEquals(slopes[0].slope, 0.36484144, 1e-7);
  assertAlmostEquals(slopes[1].slope, 1.86575451, 1e-7);
  assertAlmostEquals((slopes[0].upper - slopes[0].lower) / 2 / 1.959963984540054, 0.13873865, 1e-7);
  assertAlmostEquals((slopes[1].upper - slopes[1].lower) / 2 / 1.959963984540054, 1.19572265, 1e-7);
  assertEquals([n, positives], [40, 20]);
});

Deno.test("fitLogistic() does not mind the scale of a feature", () => {
  const far = A.map((value) => value * 1e9 + 5e9);
  const near = fitLogistic({ features: { a: A, b: B }, labels: LABELS });
  const wide = fitLogistic({ features: { a: far, b: B }, labels: LABELS });
  assertAlmostEquals(wide.slopes[0].slope * 1e9, near.slopes[0].slope, 1e-6);
  const [first, second] = [
    applyLogistic(near, { a: A, b: B }),
    applyLogistic(wide, { a: far, b: B }),
  ];
  first.forEach((p, row) => assertAlmostEquals(p, second[row], 1e-6));
});

Deno.test("fitLogistic() stays finite where the classes are apart, and gives a constant no slope", () => {
  const { slopes, intercept } = fitLogistic({
    features: { apart: [1, 2, 3, 4], same: [7, 7, 7, 7] },
    labels: [false, false, true, true],
  });
  assert(Number.isFinite(slopes[0].slope) && slopes[0].slope > 0 && Number.isFinite(intercept));
  assertEquals(slopes[1], { name: "same", slope: 0, lower: 0, upper: 0 });
  // As many of either class, and scores that lie evenly about 2.5: even odds there.
  assertAlmostEquals(intercept + 2.5 * slopes[0].slope, 0, 1e-9);
});

Deno.test("fitLogistic() and applyLogistic() name what is wrong", () => {
  assertThrows(
    () => fitLogistic({ features: { a: [1, NaN] }, labels: [true, false] }),
    RangeError,
    "Cannot compute fitLogistic as features.a[1] must be a finite number: current value is NaN",
  );
  assertThrows(
    () => fitLogistic({ features: { a: [1, 2] }, labels: [true, true] }),
    RangeError,
    "labels must be of both classes",
  );
  const fit = fitLogistic({ features: { a: [1, 2] }, labels: [true, false] });
  assertThrows(() => applyLogistic(fit, { b: [1] }), RangeError, "features.a must be given");
});

Deno.test("fitLogistic() draws slopes towards 0 by its ridge", () => {
  // Of a standardised feature at -1 and 1 the slope b solves 2 (1 - s(b)) = ridge b, s being the logistic function:
  // b = 1 for 2 (1 - .7310585786), b = 2 for 1 - .8807970780.
  const rows = { features: { score: [-1, 1] }, labels: [false, true] };
  const slope = (ridge: number) => fitLogistic(rows, { ridge }).slopes[0].slope;
  assertAlmostEquals(slope(0.5378828427), 1, 1e-9);
  assertAlmostEquals(slope(0.119202922), 2, 1e-8);
  assertThrows(() => slope(0), RangeError, "ridge must be a number > 0: current value is 0");
});

Deno.test("fitLogistic() and applyLogistic() give no slope to rounding, and no NaN", () => {
  // The mean of three .1 is .10000000000000002 in doubles.
  const fit = fitLogistic({ features: { a: [0.1, 0.1, 0.1] }, labels: [true, false, false] });
  assertEquals(fit.slopes[0], { name: "a", slope: 0, lower: 0, upper: 0 });
  const apart = { features: { a: [0, 0, 1, 1] }, labels: [false, false, true, true] };
  assertThrows(() => fitLogistic(apart, { ridge: 1e-300 }), RangeError, "ridge must be larger");
  assertThrows(
    () => applyLogistic({ ...fit, intercept: NaN }, { a: [1] }),
    RangeError,
    "intercept",
  );
});
