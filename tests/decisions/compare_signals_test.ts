import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { compareSignals } from "../../lib/decisions/compare_signals.ts";
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

/** Answers with a quality, and signals that see it more or less well. */
function draw(n: number, random: () => number) {
  const quality = Array.from({ length: n }, random);
  const hallucinated = quality.map((good) => random() > 0.5 + good / 2);
  const seen = (noise: number) => quality.map((good) => good + noise * (random() - 0.5));
  return { signals: { clear: seen(0.2), dim: seen(1) }, hallucinated };
}

Deno.test("compareSignals() gives each signal the areas that riskCoverage() gives it", () => {
  const rows = draw(200, createRandom(3));
  const { signals, differences } = compareSignals(rows);
  for (const { name, aurc } of signals) {
    const scores = rows.signals[name as "clear"];
    assertEquals(riskCoverage({ scores, hallucinated: rows.hallucinated }).aurc, aurc);
  }
  const [{ a, b, difference }] = differences;
  assertEquals([a, b], signals.map(({ name }) => name));
  const [first, second] = signals;
  assertAlmostEquals(
    difference.estimate ?? NaN,
    (first.aurc.estimate ?? NaN) - (second.aurc.estimate ?? NaN),
    1e-12,
  );
});

Deno.test("compareSignals() covers the true difference, by simulation", () => {
  const random = createRandom(11);
  // The true areas, from as many answers as make the error small.
  const many = compareSignals(draw(200_000, random)).signals;
  const truth = new Map(many.map(({ name, aurc }) => [name, aurc.estimate ?? NaN]));
  const draws = 300;
  let covered = 0;
  for (let at = 0; at < draws; at++) {
    const [{ a, b, difference }] = compareSignals(draw(500, random)).differences;
    const true_ = (truth.get(a) ?? NaN) - (truth.get(b) ?? NaN);
    if ((difference.lower ?? 1) <= true_ && true_ <= (difference.upper ?? -1)) covered++;
  }
  // Nominal .95; at 300 draws a share of .93 varies by 3 x .0147.
  assert(covered / draws >= 0.886, `${covered} of ${draws}`);
});

Deno.test("compareSignals() says that signals of one order do not differ", () => {
  const scores = [1, 2, 3, 4];
  const { differences } = compareSignals({
    signals: { once: scores, twice: scores.map((score) => 2 * score) },
    hallucinated: [true, false, true, false],
  });
  assertEquals(differences[0].difference, {
    ...{ n: 4, level: 0.95, method: "influence-function", estimate: 0, lower: null, upper: null },
    reason: "the signals order alike",
  });
});

Deno.test("compareSignals() names the signal and the row that is wrong", () => {
  assertThrows(
    () => compareSignals({ signals: { a: [1], b: [NaN] }, hallucinated: [true] }),
    RangeError,
    "Cannot compare signals: b as scores[0] must be a finite number: current value is NaN",
  );
  assertThrows(
    () => compareSignals({ signals: {}, hallucinated: [] }),
    RangeError,
    "signals must name at least one",
  );
});
