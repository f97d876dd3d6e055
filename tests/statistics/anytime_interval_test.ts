import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { anytimeInterval } from "../../lib/statistics/anytime_interval.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

// scipy 1.17.1: roots of s log p + f log(1 - p) = betaln(s + .5, f + .5) - betaln(.5, .5) + log(1 - level), by brentq.
for (
  const [successes, n, level, lower, upper] of [
    [0, 30, 0.95, 0, 0.16118246840772177],
    [5, 100, 0.95, 0.007149478932602081, 0.15579444354060631],
    [50, 1000, 0.95, 0.02871991725962335, 0.07923958181085697],
    [7, 7, 0.95, 0.5213828761341973, 1],
    [3, 10, 0.9, 0.0419099635360104, 0.7161317965425272],
    // By hand: B(1.5, .5) / B(.5, .5) = 1/2, so p >= .01 / 2.
    [1, 1, 0.99, 0.005, 1],
  ]
) {
  Deno.test(`anytimeInterval() equals the reference: ${successes} of ${n} at ${level}`, () => {
    const found = anytimeInterval(successes, n, { level });
    assertAlmostEquals(found.lower ?? NaN, lower, 1e-9);
    assertAlmostEquals(found.upper ?? NaN, upper, 1e-9);
    assertEquals(found.estimate, successes / n);
  });
}

Deno.test("anytimeInterval() misses the rate at any of many looks no more often than it says", () => {
  const random = createRandom(5);
  const draws = 400;
  for (const rate of [0.02, 0.1, 0.5]) {
    let [missed, wilsonMissed] = [0, 0];
    for (let draw = 0; draw < draws; draw++) {
      let [sum, out, wilsonOut] = [0, false, false];
      for (let n = 1; n <= 600; n++) {
        if (random() < rate) sum++;
        if (n > 20 && n % 10 > 0) continue;
        out ||= misses(anytimeInterval(sum, n), rate);
        wilsonOut ||= misses(wilsonInterval(sum, n), rate);
      }
      if (out) missed++;
      if (wilsonOut) wilsonMissed++;
    }
    assert(missed <= 0.05 * draws, `${rate}: missed in ${missed} of ${draws}`);
    assert(wilsonMissed > 0.2 * draws, `the simulation can tell: Wilson missed ${wilsonMissed}`);
  }
});

function misses(found: { lower: number | null; upper: number | null }, rate: number): boolean {
  return (found.lower ?? 0) > rate || (found.upper ?? 1) < rate;
}

Deno.test("anytimeInterval() without observations is undefined, and refuses what is no count", () => {
  const { estimate, lower, upper } = anytimeInterval(0, 0);
  assertEquals([estimate, lower, upper], [null, null, null]);
  assertThrows(
    () => anytimeInterval(3, 2),
    RangeError,
    "Cannot compute anytimeInterval as successes must be at most n = 2: current value is 3",
  );
});
