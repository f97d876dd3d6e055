import { assertAlmostEquals, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { monitorPower } from "../../lib/decisions/monitor_power.ts";
import { monitorThreshold } from "../../lib/decisions/monitor_threshold.ts";
import { thresholdRecord } from "../../lib/decisions/threshold_record.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";

const RECORD = thresholdRecord(
  tuneThreshold({
    ...{ scores: Array(80).fill(0.9), hallucinated: Array(80).fill(false), targetRisk: 0.05 },
  }),
  { signal: "retrieval score" },
);

/** Chances of an alarm by look, at rates .05, .10 and .15. */
const EXPECTED = [
  [0.000573488986771276, 0.001178045867295018, 0.0015065020902877311, 0.00166446500556816],
  [0.02582678866190989, 0.08161273200071172, 0.1388252364251356, 0.1901343276234272],
  [0.15258096076280062, 0.4269927736435172, 0.6343697869781473, 0.7691284478743892],
];

/** A batch of given answers, the first few of them hallucinated, and of withheld ones, all good. */
function batch(label: string, wrong: number, given: number, withheld = 0) {
  return {
    label,
    scores: [...Array(given).fill(0.95), ...Array(withheld).fill(0.1)],
    hallucinated: [...Array(given + withheld).keys()].map((row) => row < wrong),
  };
}

Deno.test("monitorPower() equals an independent computation", () => {
  // scipy 1.17.1: the first count whose mixture beats the likelihood at .05 twentyfold, and the chances by convolving
  // binom.pmf(30, rate) and setting aside what is at or above it.
  const power = monitorPower({ perLook: 30, looks: 4, target: 0.05, rates: [0.05, 0.1, 0.15] });
  assertEquals(power.map(({ n, alarmAt }) => [n, alarmAt]), [
    ...[[30, 7], [60, 10], [90, 13], [120, 16]],
  ]);
  power.forEach(({ chance }, look) => {
    assertAlmostEquals(chance[0].alarm, EXPECTED[0][look], 1e-12);
    assertAlmostEquals(chance[1].alarm, EXPECTED[1][look], 1e-12);
    assertAlmostEquals(chance[2].alarm, EXPECTED[2][look], 1e-12);
  });
});

Deno.test("monitorPower() raises no more false alarms than it says, and sees little in one look", () => {
  const power = monitorPower({ perLook: 30, looks: 52, target: 0.05 });
  assertEquals(power[51].chance[0].alarm < 0.05, true);
  assertEquals(power[0].chance.map(({ rate }) => rate), [0.05, 0.1, 0.15000000000000002, 0.25]);
  assertEquals(power[0].chance[1].alarm < 0.1, true);
  assertEquals(monitorPower({ perLook: 1, looks: 1, target: 0.9 })[0], {
    ...{ look: 1, n: 1, alarmAt: null, noticed: null },
    chance: [{ rate: 0.9, alarm: 0 }],
  });
});

Deno.test("monitorThreshold() keeps to given answers for the risk, to good ones for over-refusal", () => {
  const { looks, state } = monitorThreshold(RECORD, [batch("a", 2, 30, 10), batch("b", 0, 30)]);
  assertEquals(looks.map(({ answered, wrong }) => [answered, wrong]), [[30, 2], [60, 2]]);
  // 28 + 10 good ones, of which 10 declined; then 30 more, all given.
  assertEquals(looks.map(({ overRefusal }) => overRefusal.n), [38, 68]);
  assertAlmostEquals(looks[0].overRefusal.estimate ?? NaN, 10 / 38, 1e-15);
  assertEquals(state, "open");
});

Deno.test("monitorThreshold() alarms at the count that monitorPower() names, and stays alarmed", () => {
  const [{ alarmAt }] = monitorPower({ perLook: 30, looks: 1, target: 0.05 });
  assertEquals(monitorThreshold(RECORD, [batch("a", Number(alarmAt) - 1, 30)]).state, "open");
  const { looks, message } = monitorThreshold(RECORD, [
    batch("a", Number(alarmAt), 30),
    batch("b", 0, 1000),
  ]);
  assertEquals(looks.map(({ state }) => state), ["broken", "broken"]);
  assertEquals(
    message,
    "The promise is broken since a: 7 of 30 answers given were hallucinated by then, and the risk is above the promised 5 %. " +
      "Tune again on new labels.",
  );
});

Deno.test("monitorThreshold() says that a promise holds once the bounds say so", () => {
  const { state, message } = monitorThreshold(RECORD, [batch("a", 5, 600)]);
  assertEquals(state, "holds");
  assertEquals(
    message,
    "The promise holds: 5 of 600 answers given were hallucinated, and the risk is below the promised 5 %.",
  );
  assertEquals(monitorThreshold(RECORD, []).state, "open");
});

Deno.test("monitorThreshold() refuses a record without a threshold and a batch that is none", () => {
  const none = tuneThreshold({ scores: [1], hallucinated: [true], targetRisk: 0.05 });
  assertThrows(
    () => monitorThreshold(thresholdRecord(none, { signal: "s" }), []),
    RangeError,
    "Cannot monitor the threshold as record.tuned.threshold must be a number: current value is null",
  );
  assertThrows(
    () => monitorThreshold(RECORD, [{ ...batch("a", 0, 2), scores: [1, NaN] }]),
    RangeError,
    "Cannot monitor the threshold: batches[0] as scores[1] must be a finite number",
  );
});

/** Promised by 800 good ones: at most 5 % hallucinated among the given, and 10 % of the good ones declined. */
const BOTH = thresholdRecord(
  tuneThreshold({
    ...{ scores: Array(800).fill(0.9), hallucinated: Array(800).fill(false) },
    ...{ targetRisk: 0.05, targetOverRefusal: 0.1 },
  }),
  { signal: "retrieval score" },
);

Deno.test("monitorThreshold() watches both budgets of a record, each at half of the risk of error", () => {
  const { looks, state, message } = monitorThreshold(BOTH, [batch("a", 0, 600, 900)]);
  assertEquals([looks[0].risk.level, looks[0].overRefusal.level], [0.975, 0.975]);
  assertEquals(state, "broken");
  assertEquals(
    message,
    "The promise is broken: 0 of 600 answers given were hallucinated and 900 of 1500 good ones declined, and the " +
      "share declined is above the promised 10 %. Tune again on new labels.",
  );
  const held = monitorThreshold(BOTH, [batch("a", 0, 600, 6)]);
  assertStringIncludes(
    held.message,
    "6 of 606 good ones declined, and both are below the promised 5 % and 10 %",
  );
  assertEquals(monitorThreshold(BOTH, [batch("a", 0, 600, 50)]).state, "open");
});

Deno.test("monitorThreshold() tells nothing of over-refusal from answers drawn apart", () => {
  // 30 given and 30 withheld, as many as one chose to label.
  const apart = { ...batch("a", 0, 30, 30), sampled: "apart" as const };
  const [first, second] = monitorThreshold(RECORD, [apart, batch("b", 0, 20, 5)]).looks;
  assertEquals([first.answered, first.overRefusal.estimate, first.overRefusal.n], [30, null, 0]);
  assertEquals([second.answered, second.overRefusal.estimate], [50, 5 / 25]);
  const many = monitorThreshold(BOTH, [{ ...batch("a", 0, 600, 600), sampled: "apart" }]);
  assertEquals(many.state, "open");
  assertStringIncludes(many.message, "hallucinated, of good ones declined nothing is known");
  assertThrows(
    () => monitorThreshold(RECORD, [{ ...apart, sampled: "weekly" as "apart" }]),
    RangeError,
    "batches[0].sampled must be one of together, apart",
  );
});

Deno.test("monitorThreshold() claims nothing of a record that promises nothing, nor without answers", () => {
  const rows = { scores: Array(80).fill(0.9), hallucinated: Array(80).fill(false) };
  const observed = tuneThreshold({ ...rows, targetRisk: 0.05, method: "plug-in" });
  assertThrows(
    () => monitorThreshold(thresholdRecord(observed, { signal: "s" }), []),
    RangeError,
    "record.tuned.promised must be true: current value is false",
  );
  const message = "Not settled: no answer that counts is labelled yet. Label on.";
  assertEquals(monitorThreshold(RECORD, []).message, message);
});
