import { assert, assertEquals, assertThrows } from "@std/assert";
import { clopperPearsonInterval } from "../../lib/statistics/clopper_pearson_interval.ts";
import { sampleSizeForInterval } from "../../lib/statistics/sample_size_for_interval.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

const METHODS = [
  ["wilson", wilsonInterval],
  ["clopper-pearson", clopperPearsonInterval],
] as const;

Deno.test("sampleSizeForInterval() equals the closed form of Wilson's width", () => {
  // Half the width is z sqrt(p q n + z^2 / 4) / (n + z^2): squared, n is the larger root of
  // h^2 n^2 + (2 h^2 - p q) z^2 n + z^4 (h^2 - 1/4) = 0.
  const z2 = 1.959963984540054 ** 2;
  for (const rate of [0, 0.02, 0.3, 0.5, 0.9, 1]) {
    for (const halfWidth of [0.2, 0.05, 0.01, 0.001]) {
      const half = (2 * halfWidth ** 2 - rate * (1 - rate)) * z2 / 2;
      const constant = halfWidth ** 2 * z2 ** 2 * (halfWidth ** 2 - 0.25);
      const n = (Math.sqrt(half ** 2 - constant) - half) / halfWidth ** 2;
      assertEquals(sampleSizeForInterval({ rate, halfWidth }).n, Math.ceil(n - 1e-9));
    }
  }
});

Deno.test("sampleSizeForInterval() gives the first n whose interval is narrow enough", () => {
  // Half of 2n is a whole count, so that the intervals themselves can tell.
  for (const [method, interval] of METHODS) {
    const { n, lower, upper } = sampleSizeForInterval({ rate: 0.5, halfWidth: 0.05, method });
    const width = (n: number) => {
      const { lower, upper } = interval(n / 2, n);
      return (upper ?? NaN) - (lower ?? NaN);
    };
    const even = 2 * Math.ceil(n / 2);
    assert(width(even) <= 0.1 && width(even - 2) > 0.1, method);
    assert(upper - lower <= 0.1);
  }
});

Deno.test("sampleSizeForInterval() gives the interval that the expected rate would have", () => {
  const plan = Object.freeze({ rate: 0.9, halfWidth: 0.05, level: 0.9 });
  assertEquals(sampleSizeForInterval(plan), wilsonInterval(90, 100, { level: 0.9 }));
});

Deno.test("sampleSizeForInterval() needs one row where any width will do", () => {
  assertEquals(sampleSizeForInterval({ rate: 0.3, halfWidth: 0.5 }).n, 1);
});

Deno.test("sampleSizeForInterval() refuses what it cannot plan", () => {
  const cases: readonly [unknown, typeof Error, string][] = [
    [{ rate: 1.2, halfWidth: 0.1 }, RangeError, "rate must be in [0, 1]: current value is 1.2"],
    [{ rate: NaN, halfWidth: 0.1 }, RangeError, "rate must be in [0, 1]"],
    [{ rate: 0.5, halfWidth: 0 }, RangeError, "halfWidth must be a number > 0"],
    [{ rate: 0.5, halfWidth: 5 }, RangeError, "halfWidth must be at most .5: current value is 5"],
    [
      { rate: 0.5, halfWidth: 1e-6 },
      RangeError,
      "halfWidth must be wide enough for 100,000,000 rows: current value is 0.000001",
    ],
    [{ rate: 0.5, halfWidth: 0.1, method: "wald" }, RangeError, "method must be one of wilson"],
    [{ rate: 0.5, halfWidth: 0.1, level: 0 }, RangeError, "level must be between 0 and 1"],
    [{ rate: "0.5", halfWidth: 0.1 }, TypeError, "rate must be a number"],
  ];
  for (const [input, kind, message] of cases) {
    const call = () => Reflect.apply(sampleSizeForInterval, undefined, [input]);
    assertThrows(call, kind, `Cannot compute sampleSizeForInterval as ${message}`);
  }
});
