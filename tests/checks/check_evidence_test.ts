import { assertEquals, assertThrows } from "@std/assert";
import { thresholdRecord } from "../../lib/decisions/threshold_record.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import { checkEvidence } from "../../lib/checks/check_evidence.ts";
import type { Chunk } from "../../lib/data/chunk.ts";

const OLD: Chunk = { id: "fee#1", text: "The fee is $10.", score: 0.8, status: "superseded" };
const NEW: Chunk = {
  id: "fee#2",
  text: "The fee for the X100 is $15.",
  score: 0.7,
  effective_date: "2025-01-01",
  scope: ["eu"],
};
const FAR: Chunk = { id: "far", text: "Lunch is at noon.", score: 0.31 };

Deno.test("checkEvidence() is enough with one near, current passage", () => {
  const found = checkEvidence([OLD, NEW, FAR], {
    minScore: 0.7,
    fallbackUrl: "https://example.com",
  });
  assertEquals(found, { sufficient: true, reasons: [], usable: [NEW] });
});

Deno.test("checkEvidence() says why it is not enough, and where to go", () => {
  const reasons = (chunks: readonly Chunk[], options = {}) =>
    checkEvidence(chunks, { minScore: 0.5, ...options }).reasons;
  assertEquals(reasons([]), ["no passage was retrieved"]);
  assertEquals(reasons([FAR]), ["no passage reaches .5: the best is .31 (far)"]);
  assertEquals(reasons([{ ...FAR, score: 0.49999 }]), [
    "no passage reaches .5: the best is .49999 (far)",
  ]);
  assertEquals(reasons([{ id: "a", text: "A." }]), ["no passage reaches .5: none has a score"]);
  assertEquals(reasons([OLD]), ["every passage that reaches .5 is superseded: fee#1"]);
  assertEquals(reasons([OLD], { currentOnly: false }), []);
  assertEquals(reasons([NEW], { require: { date: "2024-12-31" } }), [
    "no passage is in effect on 2024-12-31: fee#2 from 2025-01-01",
  ]);
  assertEquals(
    reasons([NEW], { require: { date: "2025-01-01", entities: ["X100"], region: "eu" } }),
    [],
  );
  assertEquals(reasons([NEW], { require: { entities: ["X10", "fee"], region: "US" } }), [
    'no usable passage names "X10"',
    'no usable passage is for the region "US"',
  ]);
  const { fallbackUrl } = checkEvidence([], { minScore: 0.5, fallbackUrl: "https://example.com" });
  assertEquals(fallbackUrl, "https://example.com");
});

Deno.test("checkEvidence() refuses what it cannot read", () => {
  const call = checkEvidence as (...args: unknown[]) => unknown;
  assertThrows(() => call([]), TypeError, "Cannot check evidence as options must be an object");
  assertThrows(
    () => call([], {}),
    TypeError,
    "minScore must be a number: current value is undefined",
  );
  assertThrows(
    () => call([], { minScore: 0.5, require: { date: "1 May" } }),
    RangeError,
    'require.date must be YYYY-MM-DD: current value is "1 May"',
  );
});

Deno.test("checkEvidence() takes the threshold of a record, and refuses one that promises nothing", () => {
  const rows = { scores: Array(80).fill(0.5), hallucinated: Array(80).fill(false) };
  const record = (method: "learn-then-test" | "plug-in") =>
    thresholdRecord(tuneThreshold({ ...rows, targetRisk: 0.05, method }), { signal: "score" });
  const chunks = [{ id: "a", text: "A.", score: 0.4 }, { id: "b", text: "B.", score: 0.5 }];
  const { usable } = checkEvidence(chunks, { minScore: record("learn-then-test") });
  assertEquals(usable.map(({ id }) => id), ["b"]);
  assertThrows(
    () => checkEvidence(chunks, { minScore: record("plug-in") }),
    RangeError,
    "current value is a record of method plug-in with threshold 0.5",
  );
});
