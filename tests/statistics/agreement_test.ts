/** All two-rater coefficients against the same reference tables. */
import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";
import { gwetAc1 } from "../../lib/statistics/gwet_ac1.ts";
import { gwetAc2 } from "../../lib/statistics/gwet_ac2.ts";
import { krippendorffAlpha } from "../../lib/statistics/krippendorff_alpha.ts";
import { matthewsCorrelation } from "../../lib/statistics/matthews_correlation.ts";
import { pabak } from "../../lib/statistics/pabak.ts";
import { percentAgreement } from "../../lib/statistics/percent_agreement.ts";
import { scottPi } from "../../lib/statistics/scott_pi.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/agreement_two_raters.json" with { type: "json" };

const COEFFICIENTS = [
  cohenKappa,
  gwetAc1,
  gwetAc2,
  pabak,
  percentAgreement,
  scottPi,
  matthewsCorrelation,
];

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`agreement of two raters equals the reference: ${name}`, () => {
    const { labels, rater1, rater2 } = inputs;
    const matrix = confusionMatrix(rater1, rater2, { labels });
    if (inputs.table) assertEquals(matrix.counts, inputs.table);
    const check = (got: number | null, field: string) =>
      assertGolden(got, expected[field], tolerance, `${name} ${field}`);

    const kappa = cohenKappa(matrix);
    check(kappa.estimate, "kappa");
    check(kappa.standardError, "kappa_se");
    check(kappa.expected, "expected_agreement_cohen");
    const [lower, upper] = expected.kappa_ci95 ?? [null, null];
    assertGolden(kappa.lower, lower, tolerance, `${name} lower`);
    assertGolden(kappa.upper, upper, tolerance, `${name} upper`);
    for (const weights of ["linear", "quadratic"] as const) {
      const weighted = cohenKappa(matrix, { weights });
      check(weighted.estimate, `kappa_${weights}`);
      check(weighted.standardError, `kappa_${weights}_se`);
      check(gwetAc2(matrix, { weights, resamples: 2 }).estimate, `ac2_${weights}`);
    }
    check(percentAgreement(matrix).estimate, "percent_agreement");
    check(scottPi(matrix).estimate, "scott_pi");
    check(scottPi(matrix).standardError, "scott_pi_se");
    const ac1 = gwetAc1(matrix, { resamples: 2 });
    check(ac1.estimate, "ac1");
    check(ac1.standardError, "ac1_se");
    check(pabak(matrix).estimate, "brennan_prediger");
    check(pabak(matrix, { categories: 2 }).estimate, "pabak_two_categories");
    check(matthewsCorrelation(matrix, { resamples: 2 }).estimate, "mcc");
    const alpha = krippendorffAlpha([rater1, rater2], { labels, resamples: 2 });
    check(alpha.estimate, "alpha_nominal");
  });
}

Deno.test("cohenKappa() equals a hand computation", () => {
  // Observed 25/30; by chance (12 * 13 + 18 * 17) / 900 = 462/900; kappa = (750 - 462) / (900 - 462).
  const { estimate } = cohenKappa({ labels: [0, 1], counts: [[10, 2], [3, 15]] });
  assertAlmostEquals(estimate ?? NaN, 288 / 438, 1e-15);
});

Deno.test("cohenKappa() takes the order of weights from the labels, never from the alphabet", () => {
  const human = ["low", "high", "medium", "low", "high", "high"];
  const judge = ["low", "medium", "medium", "medium", "low", "high"];
  const inOrder = confusionMatrix(human, judge, { labels: ["low", "medium", "high"] });
  const byAlphabet = confusionMatrix(human, judge, { labels: ["high", "low", "medium"] });
  const kappa = (matrix: typeof inOrder) => cohenKappa(matrix, { weights: "quadratic" }).estimate;
  // scikit-learn 1.9.1, cohen_kappa_score(human, judge, labels=..., weights="quadratic").
  assertAlmostEquals(kappa(inOrder) ?? NaN, 0.28, 1e-12);
  assertAlmostEquals(kappa(byAlphabet) ?? NaN, 0.3571428571428571, 1e-12);
});

Deno.test("cohenKappa() adjusted adds 1/2 to each of four cells, and keeps a width when perfect", () => {
  const perfect = { labels: [false, true], counts: [[40, 0], [0, 10]] };
  assertEquals(cohenKappa(perfect).lower, null);
  const { estimate, lower, upper, method } = cohenKappa(perfect, { interval: "adjusted" });
  assertEquals([estimate, upper, method], [1, 1, "adjusted"]);
  // Wald's interval of [[40.5, .5], [.5, 10.5]]: statsmodels 0.15.0, cohens_kappa(table).kappa_low.
  assertAlmostEquals(lower ?? NaN, 0.8305139118598411, 1e-9);
});

Deno.test("cohenKappa() of a constant rater is 0, without bounds, whatever the interval", () => {
  const constant = { labels: [0, 1], counts: [[7, 0], [3, 0]] };
  for (const interval of ["wald", "adjusted"] as const) {
    const kappa = cohenKappa(constant, { interval });
    assertEquals([kappa.estimate, kappa.lower, kappa.upper], [0, null, null]);
    assert("reason" in kappa && kappa.reason.includes("as often as chance"));
  }
});

Deno.test("cohenKappa() does not mistake nearly certain chance for certain", () => {
  const nearly = cohenKappa({ labels: [0, 1], counts: [[999_999, 0], [0, 1]] });
  assertAlmostEquals(nearly.estimate ?? NaN, 1, 1e-9);
});

Deno.test("agreement functions refuse what is no count table, saying what and where", () => {
  for (const agreement of COEFFICIENTS) {
    const name = agreement.name;
    const call = (matrix: unknown) => () => agreement(matrix as Parameters<typeof agreement>[0]);
    assertThrows(call(null), TypeError, `Cannot compute ${name} as matrix must be a count table`);
    assertThrows(
      call({ labels: [0, 1], counts: [[1, 2.5], [0, 0]] }),
      RangeError,
      `Cannot compute ${name} as matrix.counts[0][1] must be an integer >= 0: current value is 2.5`,
    );
    assertThrows(call({ labels: [0, 1], counts: [[1, 2]] }), RangeError, "matrix.counts.length");
    assertThrows(call({ labels: [0, 1], counts: [[1, 2], [1]] }), RangeError, "matrix.counts[1]");
    assertThrows(call({ labels: [0, 1], counts: [[1, NaN], [0, 0]] }), RangeError, "NaN");
  }
});

Deno.test("agreement functions are undefined, not 0, without rows", () => {
  const empty = { labels: [false, true], counts: [[0, 0], [0, 0]] };
  for (const agreement of COEFFICIENTS) {
    const { estimate, n } = agreement(empty);
    assertEquals([estimate, n], [null, 0]);
  }
});

Deno.test("sta-01: two identical constant raters have no kappa, and an agreement of 1", () => {
  const matrix = confusionMatrix([1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]);
  const kappa = cohenKappa(matrix);
  assertEquals([kappa.estimate, kappa.observed], [null, 1]);
  assert("reason" in kappa && kappa.reason.includes("no variation"));
  assertEquals(percentAgreement(matrix).estimate, 1);
});

Deno.test("sta-10: one dissent among skewed labels gives exactly 0, beside .9 raw agreement", () => {
  const a = Array(10).fill("y");
  const b = [...Array(9).fill("y"), "n"];
  const kappa = cohenKappa(confusionMatrix(a, b));
  assertEquals([kappa.estimate, kappa.observed], [0, 0.9]);
  assertEquals(krippendorffAlpha([a, b]).estimate, 0);
});

Deno.test("cohenKappa() bootstrap agrees with the general bootstrap of the same table, and with Wald", () => {
  const table = { labels: [0, 1], counts: [[679, 137], [89, 582]] };
  const quick = cohenKappa(table, { interval: "bootstrap", seed: 3 });
  assertEquals([quick.method, quick.n], ["bootstrap-percentile", 1487]);
  // Wald's: .658524 to .731582; ten thousand resamples leave a limit uncertain by about .0005.
  assertAlmostEquals(quick.lower ?? NaN, 0.6585, 0.003);
  assertAlmostEquals(quick.upper ?? NaN, 0.7316, 0.003);
  assertEquals(quick, cohenKappa(table, { interval: "bootstrap", seed: 3 }));
  for (const weights of ["linear", "quadratic"] as const) {
    const graded = { labels: [0, 1, 2], counts: [[40, 9, 2], [7, 50, 8], [1, 10, 33]] };
    const wald = cohenKappa(graded, { weights });
    const { lower, upper } = cohenKappa(graded, { weights, interval: "bootstrap" });
    assertAlmostEquals(lower ?? NaN, wald.lower ?? NaN, 0.02);
    assertAlmostEquals(upper ?? NaN, wald.upper ?? NaN, 0.02);
  }
});

Deno.test("cohenKappa() bootstrap has no bounds where every resample is the same", () => {
  const perfect = cohenKappa({ labels: [0, 1], counts: [[9, 0], [0, 5]] }, {
    interval: "bootstrap",
  });
  assertEquals([perfect.estimate, perfect.lower], [1, null]);
});
