import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import selectiveRisk from "../golden/selective_risk.json" with { type: "json" };

const CURVES = (selectiveRisk as readonly GoldenCase[]).filter(({ inputs }) => inputs.score);

function rowsOf({ inputs }: GoldenCase) {
  const { score, correct } = inputs;
  return { scores: score, hallucinated: correct.map((right: number) => right === 0) };
}

for (const golden of CURVES) {
  Deno.test(`riskCoverage() equals the reference: ${golden.name}`, () => {
    const curve = riskCoverage(rowsOf(golden));
    const { expected, tolerance, inputs } = golden;
    if (expected.aurc !== undefined) {
      assertGolden(curve.aurc.estimate, expected.aurc, tolerance, "aurc");
    }
    if (expected.aurc_optimal !== undefined) {
      assertGolden(curve.aurcOptimal, expected.aurc_optimal, tolerance, "aurc_optimal");
      assertGolden(curve.excessAurc.estimate, expected.excess_aurc, tolerance, "excess_aurc");
    }
    // With a grid the reference is not at the scores themselves.
    if (inputs.grid !== null || expected.answered === undefined) return;
    // The reference goes from the lowest threshold up.
    const columns = {
      thresholds: curve.thresholds,
      answered: curve.answered,
      errors: curve.wrong,
      coverage: curve.coverage,
      risk: curve.risk,
    };
    for (const [name, column] of Object.entries(columns)) {
      assertEquals(column.length, expected[name].length, name);
      column.toReversed().forEach((value, at) =>
        assertGolden(value, expected[name][at], tolerance, `${name}[${at}]`)
      );
    }
  });
}

Deno.test("riskCoverage() counts what is avoided and what is lost at every threshold", () => {
  const { errorsAvoided, goodLost, wrong, n, hallucinated } = riskCoverage({
    scores: [5, 4, 4, 3, 3, 1],
    hallucinated: [false, true, false, false, true, true],
  });
  assertEquals([n, hallucinated], [6, 3]);
  assertEquals(wrong, [0, 1, 2, 3]);
  assertEquals(errorsAvoided, [3, 2, 1, 0]);
  assertEquals(goodLost, [2, 1, 0, 0]);
});

Deno.test("riskCoverage() bounds the risk as Wilson does", () => {
  // statsmodels 0.14.4: proportion_confint(1, 3, method="wilson") = (0.0614919, 0.7923404).
  const { riskLower, riskUpper } = riskCoverage({
    scores: [2, 1, 1],
    hallucinated: [false, true, false],
  });
  assertAlmostEquals(riskLower[1], 0.0614919, 1e-6);
  assertAlmostEquals(riskUpper[1], 0.7923404, 1e-6);
});

Deno.test("riskCoverage() with equal weights gives the same shares as without", () => {
  const [golden] = CURVES;
  const rows = rowsOf(golden);
  const plain = riskCoverage(rows);
  const weighted = riskCoverage({ ...rows, weights: rows.scores.map(() => 2.5) });
  assertEquals(weighted.answered, plain.answered);
  assertEquals(weighted.wrong, plain.wrong);
  plain.risk.forEach((risk, at) => assertAlmostEquals(weighted.risk[at], risk, 1e-12));
  plain.riskUpper.forEach((upper, at) => assertAlmostEquals(weighted.riskUpper[at], upper, 1e-9));
  assertAlmostEquals(weighted.aurc.estimate ?? NaN, plain.aurc.estimate ?? NaN, 1e-12);
  assertAlmostEquals(weighted.aurc.upper ?? NaN, plain.aurc.upper ?? NaN, 1e-12);
});

Deno.test("riskCoverage() with a weight of 2 gives the shares of a row that stands twice", () => {
  const twice = riskCoverage({ scores: [3, 2, 2, 1], hallucinated: [false, true, true, false] });
  const weighted = riskCoverage({
    scores: [3, 2, 1],
    hallucinated: [false, true, false],
    weights: [1, 2, 1],
  });
  assertEquals(weighted.risk, twice.risk);
  assertEquals(weighted.coverage, twice.coverage);
  assertEquals(weighted.aurc.estimate, twice.aurc.estimate);
});

Deno.test("riskCoverage() says when the score points the other way", () => {
  const scores = [1, 2, 3, 4];
  const hallucinated = [false, false, true, true];
  assertEquals(riskCoverage({ scores, hallucinated }).warnings, [
    "The score points the other way: a hallucinated answer scores higher than a good one in 100.0 % of pairs " +
    "(AUC 0.000). If high means hallucinated, pass the negated scores.",
  ]);
  assertEquals(riskCoverage({ scores: scores.map((x) => -x), hallucinated }).warnings, []);
});

Deno.test("riskCoverage() has no NaN for no answers, one answer, or one kind of answer", () => {
  for (
    const rows of [
      { scores: [], hallucinated: [] },
      { scores: [1], hallucinated: [true] },
      { scores: [1, 1, 1], hallucinated: [false, false, false] },
      { scores: [0, -0], hallucinated: [true, false] },
    ]
  ) {
    const text = JSON.stringify(riskCoverage(rows));
    assert(!text.includes("NaN"), text);
    // JSON has no NaN: it would be null in a column.
    assert(!/"(?:risk|coverage|riskLower|riskUpper)":\[[^\]]*null/.test(text), text);
  }
  assertEquals(riskCoverage({ scores: [0, -0], hallucinated: [true, false] }).answered, [2]);
});

Deno.test("riskCoverage() names the first bad entry", () => {
  assertThrows(
    () => riskCoverage({ scores: [1, NaN], hallucinated: [true, true] }),
    RangeError,
    "Cannot trace the risk-coverage curve as scores[1] must be a finite number: current value is NaN",
  );
  assertThrows(
    () => riskCoverage({ scores: [1], hallucinated: [] }),
    RangeError,
    "hallucinated.length must be 1, as scores.length: current value is 0",
  );
  assertThrows(
    () => riskCoverage({ scores: [1], hallucinated: [1 as unknown as boolean] }),
    TypeError,
    "hallucinated[0] must be true or false: current value is 1",
  );
  assertThrows(
    () => riskCoverage({ scores: [1], hallucinated: [true], weights: [0] }),
    RangeError,
    "weights[0] must be > 0: current value is 0",
  );
});

Deno.test("riskCoverage() takes weights of any size, as only their ratios matter", () => {
  for (const weight of [1e308, 1e-320]) {
    const rows = { scores: [1, 2], hallucinated: [true, false], weights: [weight, weight] };
    const { coverage, risk, riskUpper } = riskCoverage(rows);
    assertEquals([coverage, risk], [[0.5, 1], [0, 0.5]]);
    assert(riskUpper.every((bound) => bound > 0 && bound < 1));
  }
});
