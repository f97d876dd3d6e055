/** All coefficients of many raters against the same reference tables. */
import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { fleissKappa } from "../../lib/statistics/fleiss_kappa.ts";
import { krippendorffAlpha } from "../../lib/statistics/krippendorff_alpha.ts";
import { multiRaterAgreement } from "../../lib/statistics/multi_rater_agreement.ts";
import { scottPi } from "../../lib/statistics/scott_pi.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/agreement_multi_raters.json" with { type: "json" };

for (const { name, inputs, expected, tolerance } of golden as readonly GoldenCase[]) {
  Deno.test(`agreement of many raters equals the reference: ${name}`, () => {
    const { labels, ratings } = inputs;
    const unchecked = new Set(Object.keys(expected));
    const check = (got: number | null | undefined, field: string) => {
      if (!(field in expected)) return;
      unchecked.delete(field);
      assertGolden(got, expected[field], tolerance, `${name} ${field}`);
    };
    for (const metric of ["nominal", "ordinal", "interval", "ratio"] as const) {
      if (!(`alpha_${metric}` in expected)) continue;
      const alpha = krippendorffAlpha(ratings, { metric, labels, resamples: 2 });
      check(alpha.estimate, `alpha_${metric}`);
      assertEquals(alpha.n, expected.n_units_paired);
    }
    for (const weights of ["linear", "quadratic"] as const) {
      const { gwetAc2 } = multiRaterAgreement(ratings, { labels, weights, resamples: 2 });
      check(gwetAc2.estimate, `ac2_${weights}`);
    }
    const all = multiRaterAgreement(ratings, { labels, resamples: 2 });
    check(all.units, "n_units");
    check(all.pairedUnits, "n_units_paired");
    check(all.ratings, "n_ratings");
    check(all.percentAgreement.estimate, "percent_agreement");
    check(all.brennanPrediger.estimate, "brennan_prediger");
    check(all.gwetAc1.estimate, "ac1");
    check(all.gwetAc1.standardError, "ac1_se_irrcac");
    check(all.fleissKappa.standardError, "fleiss_kappa_se_irrcac");
    const kappa = fleissKappa(ratings);
    check(kappa.estimate, "fleiss_kappa");
    check(kappa.standardError, "fleiss_kappa_se_irrcac");
    check(kappa.chanceZ, "fleiss_z_null");
    check(kappa.chanceP, "fleiss_p_null");
    assertEquals([...unchecked], []);
  });
}

Deno.test("fleissKappa() equals a hand computation", () => {
  // Units good x3, good x2 + bad, bad x3, bad x2 + good: agreement (1 + 1/3 + 1 + 1/3) / 4 = 2/3, chance 1/2.
  const kappa = fleissKappa([
    ["good", "good", "bad", "bad"],
    ["good", "bad", "bad", "bad"],
    ["good", "good", "bad", "good"],
  ]);
  assertAlmostEquals(kappa.estimate ?? NaN, 1 / 3, 1e-15);
  assertEquals(kappa.n, 4);
  assertAlmostEquals(kappa.expected ?? NaN, 0.5, 1e-15);
  // Chance alone: variance 2 / (4 * 3 * 2) with even shares; z = (1/3) / sqrt(1/12).
  assertAlmostEquals(kappa.chanceZ ?? NaN, Math.sqrt(12) / 3, 1e-12);
});

Deno.test("fleissKappa() of two raters who rated all is Scott's pi, and its error but for n - 1", () => {
  const [a, b] = [["x", "y", "x", "x", "y", "y"], ["x", "y", "y", "x", "y", "x"]];
  const kappa = fleissKappa([a, b]);
  const pi = scottPi(confusionMatrix(a, b));
  assertAlmostEquals(kappa.estimate ?? NaN, pi.estimate ?? NaN, 1e-15);
  const ratio = (kappa.standardError ?? NaN) / (pi.standardError ?? NaN);
  assertAlmostEquals(ratio, Math.sqrt(6 / 5), 1e-12);
});

Deno.test("fleissKappa() keeps a width where all agree, and has no chance test with gaps", () => {
  const said = Array.from({ length: 40 }, (_, i) => i % 4 === 0);
  const perfect = fleissKappa([said, said, said]);
  assertEquals([perfect.estimate, perfect.upper], [1, 1]);
  assert(perfect.lower !== null && perfect.lower > 0.7 && perfect.lower < 1);
  assertEquals(fleissKappa([said, said, said.with(0, null as never)]).chanceZ, null);
});

Deno.test("multiRaterAgreement() depends on the declared labels where the coefficient does", () => {
  const ratings = [[1, 2, 2, 1], [1, 2, 1, 1], [1, 2, 2, 1]];
  const two = multiRaterAgreement(ratings, { resamples: 2 });
  const five = multiRaterAgreement(ratings, { labels: [1, 2, 3, 4, 5], resamples: 2 });
  assertEquals(two.labels, [1, 2]);
  assertEquals(two.fleissKappa.estimate, five.fleissKappa.estimate);
  // Agreement (1 + 1 + 1/3 + 1) / 4 = 5/6; Brennan and Prediger (q * 5/6 - 1) / (q - 1).
  assertAlmostEquals(two.brennanPrediger.estimate ?? NaN, 2 / 3, 1e-15);
  assertAlmostEquals(five.brennanPrediger.estimate ?? NaN, (25 / 6 - 1) / 4, 1e-15);
  assert((five.gwetAc1.estimate ?? 0) > (two.gwetAc1.estimate ?? 1));
});

Deno.test("multiRaterAgreement() gives AC2 only where the labels have an order", () => {
  const ratings = [["low", "high", "mid"], ["low", "mid", "mid"]];
  const none = multiRaterAgreement(ratings, { resamples: 2 });
  assertEquals([none.gwetAc2.estimate, none.gwetAc1.estimate === null], [null, false]);
  assert("reason" in none.gwetAc2 && none.gwetAc2.reason.includes("give labels"));
  const labels = ["low", "mid", "high"];
  const { gwetAc1, gwetAc2 } = multiRaterAgreement(ratings, { labels, resamples: 2 });
  assert((gwetAc2.estimate ?? 0) > (gwetAc1.estimate ?? 1));
  const flat = multiRaterAgreement(ratings, { labels, weights: "none", resamples: 2 });
  assertEquals(flat.gwetAc2, flat.gwetAc1);
});

Deno.test("multiRaterAgreement() is undefined, not 0, without units, pairs or a second label", () => {
  const empty = multiRaterAgreement([[], []]);
  assertEquals([empty.units, empty.percentAgreement.estimate, empty.fleissKappa.n], [0, null, 0]);
  const constant = multiRaterAgreement([["y", "y"], ["y", "y"]]);
  for (const key of ["fleissKappa", "gwetAc1", "gwetAc2", "brennanPrediger"] as const) {
    assertEquals([empty[key].estimate, constant[key].estimate], [null, null], key);
    assert("reason" in constant[key], key);
  }
  assertEquals(constant.percentAgreement.estimate, 1);
});

Deno.test("multiRaterAgreement() gives shares that all units have alike a width", () => {
  // Every unit has one of three pairs alike: no spread, yet the next unit may differ.
  const { percentAgreement } = multiRaterAgreement([[1, 2, 1], [1, 2, 1], [2, 1, 2]]);
  assertAlmostEquals(percentAgreement.estimate ?? NaN, 1 / 3, 1e-15);
  assert(percentAgreement.lower !== null && percentAgreement.upper - percentAgreement.lower > 0.2);
});

Deno.test("agreement of many raters is the same in any order of raters, units and declared labels", () => {
  const ratings = [[1, 2, 3, 3, 2, null], [1, 2, 3, 1, 2, 3], [1, null, 3, 3, 1, 3]];
  const order = [4, 2, 0, 5, 1, 3];
  const shuffled = ratings.toReversed().map((rater) => order.map((unit) => rater[unit]));
  const pick = (
    all: ReturnType<typeof multiRaterAgreement>,
  ) => [all.fleissKappa, all.gwetAc1, all.brennanPrediger, all.krippendorffAlpha];
  const found = pick(multiRaterAgreement(shuffled, { labels: [3, 1, 2] }));
  pick(multiRaterAgreement(ratings)).forEach(({ estimate }, i) =>
    assertAlmostEquals(found[i].estimate ?? NaN, estimate ?? NaN, 1e-12)
  );
});

Deno.test("fleissKappa() and multiRaterAgreement() refuse bad ratings, saying what and where", () => {
  for (const agreement of [fleissKappa, multiRaterAgreement]) {
    const name = agreement.name;
    const call = (ratings: unknown) => () => agreement(ratings as number[][]);
    assertThrows(
      call(null),
      TypeError,
      `Cannot compute ${name} as ratings must be a list of raters`,
    );
    assertThrows(call([[1]]), RangeError, "ratings.length must be at least 2");
    assertThrows(call([[1, 2], [1]]), RangeError, "ratings[1].length must be 2");
    assertThrows(call([[1], 1]), TypeError, "ratings[1] must be an array");
    assertThrows(call([[1, 2], [1, {}]]), TypeError, "ratings[1][1] must be a string");
    assertThrows(call([[1, NaN], [1, 2]]), RangeError, "ratings[0][1] must be a finite number");
    assertThrows(call([[1, 2], [Infinity, 2]]), RangeError, "ratings[1][0]");
  }
  const call = (labels: (string | number)[]) => () => multiRaterAgreement([[1], [2]], { labels });
  assertThrows(call([1]), RangeError, "ratings[1][0] must be one of the labels 1");
  assertThrows(call([1, 2, 1]), RangeError, "labels[2] must be distinct");
});
