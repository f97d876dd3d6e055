import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import type { CalibrationRecord } from "../../lib/data/calibration_record.ts";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import { matchCalibration } from "../../lib/decisions/match_calibration.ts";

const human = [...Array(48).fill(true), ...Array(60).fill(false)];
const judge = human.map((label, row) => row % 12 === 0 ? !label : label);
const record = calibrateJudge(human, judge, {
  ...{ name: "audit", fingerprint: "abc", createdAt: "2025-06-01T10:00:00Z" },
});

Deno.test("matchCalibration() takes the record of this very judge", () => {
  assertEquals(matchCalibration(record, "abc"), {
    ...{ matches: true, outcome: "match" },
    reason: "the record is about this judge, audit",
  });
});

Deno.test("matchCalibration() tells a changed judge from another", () => {
  const changed = matchCalibration(record, "abd", { name: "audit" });
  assertEquals([changed.matches, changed.outcome], [false, "stale"]);
  assertStringIncludes(changed.reason, "the judge audit has changed since (abc, now abd)");
  for (const options of [{}, { name: "other" }]) {
    assertEquals(matchCalibration(record, "abd", options).outcome, "foreign");
  }
});

Deno.test("matchCalibration() refuses a record that does not say whose it is", () => {
  const nobody = calibrateJudge(human, judge);
  const { matches, outcome, reason } = matchCalibration(nobody, "abc");
  assertEquals([matches, outcome], [false, "no-fingerprint"]);
  assertStringIncludes(reason, "has no fingerprint: calibrate with one");
});

Deno.test("matchCalibration() refuses a record of another schema or series of versions", () => {
  const other = { ...record, schema: 2 } as unknown as CalibrationRecord;
  assertEquals(matchCalibration(other, "abc").outcome, "stale");
  for (const version of ["@touchstone/eval@0.0.9", "@touchstone/eval@9.1.0", "other@0.1.0", ""]) {
    const { outcome } = matchCalibration({ ...record, package: version }, "abc");
    assertEquals(outcome, "stale", version);
  }
});

Deno.test("matchCalibration() refuses a record from before a day, or of no known day", () => {
  assertEquals(matchCalibration(record, "abc", { since: "2025-06-01" }).matches, true);
  assertEquals(matchCalibration(record, "abc", { since: "2025-06-02" }).outcome, "stale");
  const undated = { ...record, createdAt: null };
  assertEquals(matchCalibration(undated, "abc", { since: "2025-06-01" }).outcome, "stale");
  assertThrows(
    () => matchCalibration(record, "abc", { since: "June" }),
    RangeError,
    "Cannot match the calibration as since must be a day as YYYY-MM-DD: current value is June",
  );
});

Deno.test("matchCalibration() holds bars against the record: not settled is not met", () => {
  // 44 of 48: .917 (.804 to .967).
  const outcome = (requirement: string | string[]) =>
    matchCalibration(record, "abc", { requirement }).outcome;
  assertEquals(outcome("sensitivity>=.8"), "match");
  assertEquals(outcome("sensitivity>=.9"), "requirement");
  assertEquals(outcome("sensitivity>=.97"), "requirement");
  assertEquals(outcome(["sensitivity>=.8", "specificity>=.8"]), "match");
  assertEquals(outcome(["sensitivity>=.8", "specificity>=.99"]), "requirement");
  const { reason } = matchCalibration(record, "abc", { requirement: "sensitivity>=.9" });
  assertEquals(reason, "sensitivity >= 0.9 is not settled: .917 (.804 to .967), n 48");
});

Deno.test("matchCalibration() refuses what it cannot take", () => {
  assertThrows(
    () => matchCalibration(record, ""),
    TypeError,
    "Cannot match the calibration as fingerprint must be a text that is not empty",
  );
  const slip = { requirements: "kappa>=.6", name: "audit" };
  assertThrows(() => matchCalibration(record, "abc", slip), TypeError, "did you mean requirement?");
});
