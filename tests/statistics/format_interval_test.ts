import { assertEquals, assertThrows } from "@std/assert";
import { formatInterval } from "../../lib/statistics/format_interval.ts";
import type { Interval } from "../../lib/statistics/interval.ts";

function interval(estimate: number, lower: number, upper: number, n = 200): Interval {
  return { estimate, lower, upper, n, level: 0.95, method: "wilson" };
}

Deno.test("formatInterval() prints estimate, bounds and n", () => {
  const kappa = interval(0.69498, 0.65866, 0.73151, 1487);
  assertEquals(formatInterval(kappa), ".695 (.659 to .732), n 1,487");
  assertEquals(formatInterval(kappa, { percent: true }), "69.5 % (65.9 to 73.2), n 1,487");
  assertEquals(formatInterval(kappa, { digits: 2 }), ".69 (.66 to .73), n 1,487");
  assertEquals(formatInterval(kappa, { percent: true, digits: 0 }), "69 % (66 to 73), n 1,487");
});

Deno.test("formatInterval() prints whole, negative and larger numbers", () => {
  assertEquals(formatInterval(interval(1, 0.5, 1)), "1.000 (.500 to 1.000), n 200");
  assertEquals(formatInterval(interval(0, -0.0234, 0.1)), ".000 (-.023 to .100), n 200");
  assertEquals(formatInterval(interval(-1, -1, -0.5)), "-1.000 (-1.000 to -.500), n 200");
  assertEquals(formatInterval(interval(1.5, 0.25, 12.3456)), "1.500 (.250 to 12.346), n 200");
  const all = interval(1, 0.9, 1);
  assertEquals(formatInterval(all, { percent: true }), "100.0 % (90.0 to 100.0), n 200");
});

Deno.test("formatInterval() never prints a minus before zero", () => {
  assertEquals(formatInterval(interval(-0, -1e-17, -2e-13)), ".000 (.000 to .000), n 200");
  assertEquals(formatInterval(interval(0, -0.0002, 0)), ".000 (-.0002 to .000), n 200");
  const noise = interval(-0, -1e-17, 0);
  assertEquals(formatInterval(noise, { percent: true }), "0.0 % (0.0 to 0.0), n 200");
});

Deno.test("formatInterval() never prints a number inside (0, 1) as 0 or 1", () => {
  assertEquals(
    formatInterval(interval(0.0004, 0.00001, 0.00049)),
    ".0004 (.00001 to .0005), n 200",
  );
  assertEquals(formatInterval(interval(0.9996, 0.9994, 0.99996)), ".9996 (.999 to .99996), n 200");
  assertEquals(
    formatInterval(interval(0.9996, 0.0003, 0.999999), { percent: true }),
    "99.96 % (0.03 to 99.9999), n 200",
  );
  assertEquals(
    formatInterval(interval(0.6, 0.4, 0.96), { digits: 0 }),
    ".6 (.4 to .96), n 200",
  );
  assertEquals(formatInterval(interval(3.2e-15, 1e-300, 0.5)), "3e-15 (1e-300 to .500), n 200");
  const last = 1 - 2 ** -53;
  assertEquals(
    formatInterval(interval(last, last, 1)),
    ".9999999999999999 (.9999999999999999 to 1.000), n 200",
  );
  assertEquals(
    formatInterval(interval(last, 1e-13, 1), { percent: true }),
    "99.99999999999999 % (1e-11 to 100.0), n 200",
  );
});

Deno.test("formatInterval() says why there are no bounds, or no estimate", () => {
  const base = { lower: null, upper: null, level: 0.95, method: "wilson" };
  const none: Interval = { ...base, estimate: null, reason: "no observations", n: 0 };
  assertEquals(formatInterval(none), "undefined (no observations), n 0");
  assertEquals(formatInterval(none, { percent: true }), "undefined (no observations), n 0");
  const open: Interval = { ...base, estimate: 0, reason: "one constant rater", n: 50 };
  assertEquals(formatInterval(open), ".000 (no interval: one constant rater), n 50");
  assertEquals(
    formatInterval(open, { percent: true }),
    "0.0 % (no interval: one constant rater), n 50",
  );
});

Deno.test("formatInterval() sets thousands off by commas, whatever the locale", () => {
  const lines = [1, 999, 1000, 123456, 1234567].map((n) => formatInterval(interval(0.5, 0, 1, n)));
  assertEquals(lines.map((line) => line.split("n ")[1]), [
    "1",
    "999",
    "1,000",
    "123,456",
    "1,234,567",
  ]);
});

Deno.test("formatInterval() refuses digits out of range", () => {
  assertThrows(
    () => formatInterval(interval(0.5, 0, 1), { digits: -1 }),
    RangeError,
    "Cannot compute formatInterval as digits must be an integer >= 0: current value is -1",
  );
  assertThrows(
    () => formatInterval(interval(0.5, 0, 1), { digits: 16 }),
    RangeError,
    "Cannot compute formatInterval as digits must be at most 15: current value is 16",
  );
});
