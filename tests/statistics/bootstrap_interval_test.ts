import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { bootstrapInterval } from "../../lib/statistics/bootstrap_interval.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";
import { type ConfusionMatrix, confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";
import { assertGolden, type GoldenCase } from "../golden.ts";
import golden from "../golden/bootstrap.json" with { type: "json" };

const RESAMPLES = 100_000;
const shareOfTrue = ({ counts, n }: ConfusionMatrix) => counts[1][1] / n;
const kappaOf = (matrix: ConfusionMatrix) => cohenKappa(matrix).estimate;

for (
  const { name, kind, inputs, expected, tolerance, ...rest } of golden as readonly GoldenCase[]
) {
  Deno.test(`bootstrapInterval() equals the reference: ${kind} ${name}`, () => {
    const isKappa = inputs.rater1 !== undefined;
    const table = isKappa
      ? confusionMatrix(inputs.rater1, inputs.rater2)
      : { labels: [0, 1], counts: [[inputs.n - inputs.successes, 0], [0, inputs.successes]] };
    const run = (method: "percentile" | "bca", ties: "half" | "strict") =>
      bootstrapInterval(table, isKappa ? kappaOf : shareOfTrue, {
        resamples: RESAMPLES,
        level: inputs.level,
        method,
        ties,
        seed: 5,
      });
    const within = (got: number | null, want: number, field: string) => {
      const abs = rest.per_field_tolerance?.[field] ?? tolerance.abs;
      assertGolden(got, want, { abs, rel: 0 }, `${name} ${field}`);
    };
    const percentile = run("percentile", "half");
    const bca = run("bca", "half");
    within(percentile.estimate, expected.estimate, "estimate");
    const bounds = expected.percentile ?? expected.percentile_over_defined;
    within(percentile.lower, bounds[0], "percentile");
    within(percentile.upper, bounds[1], "percentile");
    if (expected.standard_error !== undefined) {
      const abs = rest.per_field_tolerance?.standard_error ?? 0.01 * expected.standard_error;
      assertAlmostEquals(percentile.standardError ?? NaN, expected.standard_error, abs + 1e-12);
    }
    if (expected.undefined_fraction !== undefined) {
      assertAlmostEquals(
        percentile.undefinedResamples / RESAMPLES,
        expected.undefined_fraction,
        0.01,
      );
    }
    if (expected.bca === null) {
      assertEquals([bca.lower, bca.upper], [null, null]);
      assert("reason" in bca);
      return;
    }
    within(bca.lower, expected.bca[0], "bca");
    within(bca.upper, expected.bca[1], "bca");
    assertAlmostEquals(bca.acceleration ?? NaN, expected.bca_acceleration, 1e-9);
    if (expected.bca_bias_correction_z0 !== undefined) {
      assertAlmostEquals(bca.biasCorrection ?? NaN, expected.bca_bias_correction_z0, 0.02);
    }
    if (expected.bca_strict_z0) {
      const strict = run("bca", "strict");
      within(strict.lower, expected.bca_strict_z0[0], "bca_strict_z0");
      within(strict.upper, expected.bca_strict_z0[1], "bca_strict_z0");
    }
  });
}

Deno.test("bootstrapInterval() over rows and over their table agree", () => {
  const table = { labels: [0, 1], counts: [[20, 5], [10, 15]] };
  const rows = table.counts.flatMap((row, a) =>
    row.flatMap((count, b) => Array(count).fill([a, b]))
  );
  const overTable = bootstrapInterval(table, kappaOf, { resamples: 20_000 });
  const overRows = bootstrapInterval(
    rows,
    (drawn) =>
      kappaOf(confusionMatrix(drawn.map(([a]) => a), drawn.map(([, b]) => b), { labels: [0, 1] })),
    { resamples: 4000 },
  );
  assertEquals(overRows.estimate, overTable.estimate);
  assertAlmostEquals(overRows.lower ?? NaN, overTable.lower ?? NaN, 0.03);
  assertAlmostEquals(overRows.upper ?? NaN, overTable.upper ?? NaN, 0.03);
});

Deno.test("bootstrapInterval() draws whole clusters", () => {
  // Ten clusters of ten equal rows: the mean of ten draws, standard error sqrt(.25 / 10) = .158.
  const rows = Array.from(
    { length: 100 },
    (_, i) => ({ cluster: i % 10, value: i % 10 < 5 ? 1 : 0 }),
  );
  const mean = (drawn: readonly { value: number }[]) =>
    drawn.reduce((sum, { value }) => sum + value, 0) / drawn.length;
  const alone = bootstrapInterval(rows, mean);
  const together = bootstrapInterval(rows, mean, { cluster: (row) => row.cluster });
  assertAlmostEquals(alone.standardError ?? NaN, 0.05, 0.005);
  assertAlmostEquals(together.standardError ?? NaN, 0.158, 0.015);
});

Deno.test("bootstrapInterval() of a million rows is as quick as of a hundred: it draws counts, not rows", () => {
  let calls = 0;
  const counting = (matrix: ConfusionMatrix) => (calls++, kappaOf(matrix));
  for (const scale of [1, 10_000]) {
    const counts = [[40 * scale, 10 * scale], [10 * scale, 40 * scale]];
    const { n, lower } = bootstrapInterval({ labels: [0, 1], counts }, counting, {
      resamples: 500,
    });
    assertEquals(n, 100 * scale);
    assert(lower !== null);
  }
  assertEquals(calls, 2 * 501);
});

Deno.test("bootstrapInterval() is the same for the same seed, and differs for another", () => {
  const table = { labels: [0, 1], counts: [[20, 5], [10, 15]] };
  const run = (seed: number) => bootstrapInterval(table, kappaOf, { seed });
  assertEquals(run(4), run(4));
  assert(run(4).lower !== run(5).lower);
});

Deno.test("bootstrapInterval() is undefined without rows, and says so", () => {
  const empty = bootstrapInterval([] as number[], () => 1);
  assertEquals([empty.estimate, empty.n], [null, 0]);
  const table = bootstrapInterval({ labels: [0, 1], counts: [[0, 0], [0, 0]] }, kappaOf);
  assert(table.estimate === null && table.reason === "no observations");
});

Deno.test("bootstrapInterval() never counts an undefined resample as a number", () => {
  const rows = [1, 0, 0, 0];
  const meanOfOnes = (drawn: readonly number[]) => {
    const ones = drawn.filter((value) => value === 1);
    return ones.length === 0 ? NaN : ones.length / drawn.length;
  };
  const { undefinedResamples, lower } = bootstrapInterval(rows, meanOfOnes, { resamples: 4000 });
  // (3/4)^4 = .316 of the resamples hold no 1.
  assertAlmostEquals(undefinedResamples / 4000, 0.316, 0.03);
  assert(lower !== null && lower >= 0.25);
});

Deno.test("bootstrapInterval() says what is wrong with its options", () => {
  const rows = [1, 2];
  const one = () => 1;
  assertThrows(() => bootstrapInterval(rows, one, { resamples: 0 }), RangeError, "resamples");
  assertThrows(() => bootstrapInterval(rows, one, { level: 1 }), RangeError, "level");
  // @ts-expect-error a caller without types
  assertThrows(() => bootstrapInterval(rows, one, { method: "basic" }), RangeError, "method");
  // @ts-expect-error a caller without types
  assertThrows(() => bootstrapInterval(7, one), TypeError, "count table");
});

Deno.test("sta-04: Wilson keeps a width at 0 of 40 and 1 of 1, where a bootstrap collapses and says so", () => {
  const rates = [wilsonInterval(0, 40), wilsonInterval(1, 1)];
  const bounds = rates.map(({ lower, upper }) => [lower, upper]);
  // statsmodels 0.13.5, proportion_confint(count, nobs, method="wilson").
  assertAlmostEquals(bounds[0][1] ?? NaN, 0.087622, 1e-6);
  assertAlmostEquals(bounds[1][0] ?? NaN, 0.206549, 1e-6);
  assertEquals([bounds[0][0], bounds[1][1]], [0, 1]);
  const never = bootstrapInterval(Array(40).fill(0), (rows: readonly number[]) => rows[0]);
  assert(never.warning?.includes("say nothing about other rows"));
});

Deno.test("sta-15: half credit is no count, so it has a bootstrap interval and no Wilson interval", () => {
  const credit = { C: 1, P: 0.5, I: 0 } as const;
  const grades = ["C", "P", "C", "I"] as const;
  const values = grades.map((grade) => credit[grade]);
  const mean = (drawn: readonly number[]) => drawn.reduce((sum, x) => sum + x, 0) / drawn.length;
  const { estimate } = bootstrapInterval(values, mean);
  assertEquals(estimate, 0.625);
  // Without partial credit "P" is no label of a pass/fail grader: it is counted as missing.
  const passes = grades.map((grade) => grade === "P" ? null : grade === "C");
  const matrix = confusionMatrix(passes, passes, { missing: "count" });
  assertEquals([matrix.counts[1][1], matrix.n, matrix.missing], [2, 3, 1]);
});
