import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { type ClusterCount, clusterInterval } from "../../lib/statistics/cluster_interval.ts";
import { studentTQuantile } from "../../lib/statistics/student_t_quantile.ts";

const SUCCESSES = [3, 0, 5, 1, 4, 2, 0, 6, 2, 1, 3, 5];
const SIZES = [4, 2, 5, 3, 6, 2, 1, 8, 5, 4, 3, 7];
const COUNTS = SIZES.map((n, i) => ({ successes: SUCCESSES[i], n }));
const ROWS = COUNTS.flatMap(({ successes, n }, cluster) =>
  Array.from({ length: n }, (_, i) => ({ success: i < successes, cluster: `c${cluster}` }))
);

Deno.test("clusterInterval() equals statsmodels' cluster-robust standard error", () => {
  const rate = clusterInterval(COUNTS);
  assertAlmostEquals(rate.estimate ?? NaN, 0.64, 1e-15);
  // statsmodels 0.15.0, OLS(y, ones).fit(cov_type="cluster", cov_kwds={"groups": g}).bse; GEE with an
  // independent working correlation gives .0719911, which is this without G / (G - 1).
  assertAlmostEquals(rate.standardError ?? NaN, 0.07519226265804457, 1e-14);
  // expit(logit(.64) -+ t se / (.64 * .36)), t = scipy.stats.t.ppf(.975, 11).
  assertAlmostEquals(rate.lower ?? NaN, 0.4643259585471014, 1e-12);
  assertAlmostEquals(rate.upper ?? NaN, 0.7847672762708787, 1e-12);
  assertAlmostEquals(rate.designEffect ?? NaN, 1.226969696969697, 1e-12);
  assertAlmostEquals(rate.effectiveN ?? NaN, 40.75080266732526, 1e-10);
  assertEquals([rate.n, rate.clusters, rate.method], [50, 12, "cluster-logit"]);
  const linear = clusterInterval(COUNTS, { scale: "linear" });
  assertAlmostEquals(linear.lower ?? NaN, 0.4745029457359312, 1e-12);
  assertAlmostEquals(linear.upper ?? NaN, 0.8054970542640688, 1e-12);
});

Deno.test("clusterInterval() by rows in any order and by counts are one", () => {
  assertEquals(clusterInterval(ROWS), clusterInterval(COUNTS));
  const numeric = ROWS.map((
    { success, cluster },
  ) => ({ success: success ? 1 : 0, cluster } as const));
  assertEquals(clusterInterval(numeric.toReversed()), clusterInterval(COUNTS));
});

Deno.test("clusterInterval() of clusters of one row is that of independent rows, on t", () => {
  const singles = Array.from({ length: 40 }, (_, i) => ({ successes: i < 10 ? 1 : 0, n: 1 }));
  const { standardError, designEffect, warning } = clusterInterval(singles, { scale: "linear" });
  // sqrt(.25 * .75 / 40) with G / (G - 1) = 40/39.
  assertAlmostEquals(standardError ?? NaN, Math.sqrt(0.25 * 0.75 / 39), 1e-15);
  assertAlmostEquals(designEffect ?? NaN, 40 / 39, 1e-12);
  assertEquals(warning, undefined);
});

Deno.test("clusterInterval() at 0 and 1 counts the rows of a cluster as one", () => {
  const none = Array.from({ length: 10 }, () => ({ successes: 0, n: 4 }));
  const rate = clusterInterval(none);
  // 40^2 / (10 * 16) = 10 effective rows, none of which counts: 1 - .025^(1/10).
  assertEquals([rate.estimate, rate.lower, rate.method, rate.effectiveN], [
    0,
    0,
    "cluster-exact",
    10,
  ]);
  assertAlmostEquals(rate.upper ?? NaN, 1 - 0.025 ** 0.1, 1e-15);
  const all = clusterInterval(none.map(({ n }) => ({ successes: n, n })));
  assertAlmostEquals(all.lower ?? NaN, 0.025 ** 0.1, 1e-15);
  assertEquals(all.upper, 1);
});

Deno.test("clusterInterval() says why it has no bounds, and leaves out clusters without rows", () => {
  const one = clusterInterval([{ successes: 2, n: 5 }, { successes: 0, n: 0 }]);
  assertEquals([one.estimate, one.lower, one.clusters], [0.4, null, 1]);
  assert("reason" in one && one.reason.includes("one cluster"));
  const same = clusterInterval(Array.from({ length: 9 }, () => ({ successes: 1, n: 3 })));
  assert(same.lower === null && "reason" in same && same.reason.includes("same rate"));
  for (const empty of [[], [{ successes: 0, n: 0 }]]) {
    const nothing = clusterInterval(empty);
    assert(nothing.estimate === null && nothing.reason === "no observations");
  }
  const more = clusterInterval([...COUNTS, { successes: 0, n: 0 }]);
  assertEquals(more, clusterInterval(COUNTS));
});

Deno.test("clusterInterval() warns below 30 clusters and uses t on one degree less", () => {
  assert(clusterInterval(COUNTS).warning?.startsWith("only 12 clusters"));
  const rate = clusterInterval(COUNTS.slice(0, 3), { scale: "linear", level: 0.5 });
  const { estimate, upper, standardError } = rate;
  const t = studentTQuantile(0.75, 2);
  assertAlmostEquals(upper ?? NaN, (estimate ?? NaN) + t * (standardError ?? NaN), 1e-15);
});

Deno.test("clusterInterval() names the entry that is wrong", () => {
  const untyped = clusterInterval as (data: unknown, options?: unknown) => unknown;
  const cases: readonly [unknown, new () => Error, string][] = [
    [null, TypeError, "data must be an array"],
    [[{ successes: 1, n: 2 }, null], TypeError, "data[1]"],
    [[{ successes: 3, n: 2 }], RangeError, "data[0].successes must be at most n = 2"],
    [[{ successes: 0.5, n: 2 }], RangeError, "data[0].successes"],
    [[{ successes: 1, n: NaN }], RangeError, "data[0].n"],
    [[{ success: true, cluster: 1 }, { success: null, cluster: 1 }], TypeError, "data[1].success"],
    [[{ success: true, cluster: 1 }, { success: true }], TypeError, "data[1].cluster"],
    [[{ success: true, cluster: NaN }], TypeError, "data[0].cluster"],
  ];
  for (const [data, type, message] of cases) assertThrows(() => untyped(data), type, message);
  assertThrows(() => clusterInterval([], { level: 1 }), RangeError, "level");
  assertThrows(
    () => untyped([], { scale: "log" }),
    RangeError,
    "scale must be one of logit, linear",
  );
});

Deno.test("clusterInterval() of a million rows takes well under a second, and changes nothing", () => {
  const frozen: readonly ClusterCount[] = Object.freeze(COUNTS.map((one) => Object.freeze(one)));
  clusterInterval(frozen);
  const rows = Array.from(
    { length: 1_000_000 },
    (_, i) => ({ success: i % 7 === 0, cluster: i >> 2 }),
  );
  assertEquals(clusterInterval(rows).clusters, 250_000);
});
