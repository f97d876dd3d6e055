import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { type ClusteredPair, clusterKappa } from "../../lib/statistics/cluster_kappa.ts";
import { cohenKappa } from "../../lib/statistics/cohen_kappa.ts";
import { confusionMatrix } from "../../lib/statistics/confusion_matrix.ts";

const LABELS = [0, 1, 2];

/** 40 clusters of 1 to 5 rows: 120 rows with three labels. */
const ROWS: ClusteredPair[] = [];
for (let cluster = 0; cluster < 40; cluster++) {
  for (let k = 0; k < 1 + cluster % 5; k++) {
    const reference = (cluster * 7 + k * 3) % 3;
    const differs = (cluster * 5 + k) % 4 === 0;
    const predicted = differs ? (reference + 1 + cluster % 2) % 3 : reference;
    ROWS.push({ reference, predicted, cluster });
  }
}

/**
 * numpy 2.4.6: influence by central differences of kappa towards a point mass, summed by cluster, with
 * G / (G - 1); the jackknife over clusters beside it as a check from another side.
 */
const REFERENCE = {
  none: [0.6249218587205667, 0.03242805427732774, 0.03267129426825748, 0.2990900434627004],
  linear: [0.6167030227485201, 0.034916513614472296, 0.035299243148131654, 0.2884723623309476],
  quadratic: [0.6085335542667776, 0.04750345774346436, 0.04859426506257796, 0.3705598330103033],
} as const;

for (const weights of ["none", "linear", "quadratic"] as const) {
  Deno.test(`clusterKappa() sums the influence of clusters, weights ${weights}`, () => {
    const [estimate, standardError, jackknife, designEffect] = REFERENCE[weights];
    const kappa = clusterKappa(ROWS, { labels: LABELS, weights });
    assertAlmostEquals(kappa.estimate ?? NaN, estimate, 1e-12);
    assertAlmostEquals(kappa.standardError ?? NaN, standardError, 1e-8);
    assertAlmostEquals(kappa.designEffect ?? NaN, designEffect, 1e-6);
    assert(Math.abs((kappa.standardError ?? NaN) / jackknife - 1) < 0.03);
    assertEquals([kappa.n, kappa.clusters, kappa.method], [120, 40, "cluster-sandwich"]);
    assertEquals(kappa.warning, undefined);
  });
}

Deno.test("clusterKappa() takes t on one degree less than clusters", () => {
  const { lower, upper } = clusterKappa(ROWS, { labels: LABELS });
  // .62492 -+ scipy.stats.t.ppf(.975, 39) * .032428.
  assertAlmostEquals(lower ?? NaN, 0.5593299277793566, 1e-8);
  assertAlmostEquals(upper ?? NaN, 0.6905137896617768, 1e-8);
});

Deno.test("clusterKappa() of rows each in a cluster of its own is cohenKappa, but for G / (G - 1)", () => {
  const alone = ROWS.map((row, cluster) => ({ ...row, cluster }));
  const plain = cohenKappa(confusionMatrix(
    ROWS.map((row) => row.reference),
    ROWS.map((row) => row.predicted),
    { labels: LABELS },
  ));
  const kappa = clusterKappa(alone, { labels: LABELS });
  assertEquals(kappa.estimate, plain.estimate);
  assertAlmostEquals(
    kappa.standardError ?? NaN,
    (plain.standardError ?? NaN) * Math.sqrt(120 / 119),
  );
});

Deno.test("clusterKappa() of pairs with counts is that of their rows, in any order", () => {
  const counted = new Map<string, ClusteredPair & { count: number }>();
  for (const row of ROWS) {
    const key = [row.cluster, row.reference, row.predicted].join();
    counted.set(key, { ...row, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const pairs = [...counted.values()];
  assert(pairs.length < ROWS.length);
  const same = clusterKappa(pairs, { labels: LABELS });
  assertAlmostEquals(same.standardError ?? NaN, clusterKappa(ROWS).standardError ?? NaN, 1e-15);
  const reversed = clusterKappa(ROWS.toReversed(), { labels: LABELS });
  assertAlmostEquals(reversed.standardError ?? NaN, same.standardError ?? NaN, 1e-15);
});

Deno.test("clusterKappa() by bootstrap is near the sandwich, and repeats with its seed", () => {
  const options = { labels: LABELS, method: "bootstrap", seed: 3 } as const;
  const kappa = clusterKappa(ROWS, options);
  assertEquals(kappa, clusterKappa(ROWS, options));
  assertEquals(kappa.method, "cluster-bootstrap");
  const sandwich = clusterKappa(ROWS);
  assert(Math.abs((kappa.standardError ?? NaN) / (sandwich.standardError ?? NaN) - 1) < 0.1);
  assert(Math.abs((kappa.lower ?? NaN) - (sandwich.lower ?? NaN)) < 0.02);
});

Deno.test("clusterKappa() adjusted is that of effective rows, and keeps a width when perfect", () => {
  // Two rows a cluster, always alike: 80 rows count as 40, and a table of 40 has cohenKappa's adjusted one.
  const twins = ROWS.slice(0, 40).flatMap((row, cluster) =>
    [0, 1].map(() => ({ ...row, cluster }))
  );
  const kappa = clusterKappa(twins, { labels: LABELS, interval: "adjusted" });
  assertAlmostEquals(kappa.designEffect ?? NaN, 2 * 40 / 39, 1e-9);
  const perfect = twins.map((row) => ({ ...row, predicted: row.reference }));
  const wald = clusterKappa(perfect, { labels: LABELS });
  assertEquals([wald.estimate, wald.lower], [1, null]);
  const adjusted = clusterKappa(perfect, { labels: LABELS, interval: "adjusted" });
  assertEquals([adjusted.estimate, adjusted.upper, adjusted.method], [1, 1, "cluster-adjusted"]);
  const half = perfect.filter((_, i) => i % 2 === 0);
  const single = clusterKappa(half, { labels: LABELS, interval: "adjusted" });
  assertAlmostEquals(adjusted.lower ?? NaN, single.lower ?? NaN, 1e-12);
  const bootstrap = clusterKappa(perfect, { labels: LABELS, method: "bootstrap" });
  assert(bootstrap.lower === null && "reason" in bootstrap);
});

Deno.test("clusterKappa() says why it is undefined or has no bounds", () => {
  const none = clusterKappa([]);
  assert(none.estimate === null && none.reason === "no observations" && none.clusters === 0);
  const agreed = [1, 2, 3].map((cluster) => ({ reference: true, predicted: true, cluster }));
  const same = clusterKappa(agreed);
  assert(same.estimate === null && same.reason.includes("no variation"));
  const constant = ROWS.map((row) => ({ ...row, predicted: 1 }));
  const silent = clusterKappa(constant, { labels: LABELS });
  assert(silent.estimate === 0 && silent.lower === null && "reason" in silent);
  const one = clusterKappa(ROWS.map((row) => ({ ...row, cluster: "all" })));
  assert(one.estimate !== null && one.lower === null && "reason" in one);
  assert(one.reason.includes("one cluster"));
});

Deno.test("clusterKappa() warns below 30 clusters", () => {
  const few = ROWS.filter(({ cluster }) => Number(cluster) < 12);
  assert(clusterKappa(few).warning?.startsWith("only 12 clusters"));
});

Deno.test("clusterKappa() names the row that is wrong", () => {
  const untyped = clusterKappa as (rows: unknown, options?: unknown) => unknown;
  const good = { reference: 1, predicted: 1, cluster: "a" };
  const cases: readonly [unknown, new () => Error, string][] = [
    ["rows", TypeError, "rows must be an array"],
    [[good, null], TypeError, "rows[1] must be { reference, predicted, cluster }"],
    [[good, { ...good, reference: null }], TypeError, "rows[1].reference"],
    [[{ ...good, predicted: NaN }], TypeError, "rows[0].predicted"],
    [[{ ...good, cluster: undefined }], TypeError, "rows[0].cluster"],
    [[{ ...good, count: 0 }], RangeError, "rows[0].count must be an integer >= 1"],
  ];
  for (const [rows, type, message] of cases) assertThrows(() => untyped(rows), type, message);
  assertThrows(() => clusterKappa([good], { labels: [0, 2] }), RangeError, "reference[0]");
  assertThrows(() => untyped([good], { method: "gee" }), RangeError, "sandwich, bootstrap");
  assertThrows(() => untyped([good], { interval: "exact" }), RangeError, "wald, adjusted");
  assertThrows(() => clusterKappa([good], { level: 0 }), RangeError, "level");
  assertThrows(() => clusterKappa([good], { resamples: 0 }), RangeError, "resamples");
});
