import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { readThreshold } from "../../lib/data/read_threshold.ts";
import { writeThreshold } from "../../lib/data/write_threshold.ts";
import type { TunedThreshold } from "../../lib/data/threshold_record.ts";
import { matchThreshold, type ThresholdUse } from "../../lib/decisions/match_threshold.ts";
import { thresholdRecord } from "../../lib/decisions/threshold_record.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import { applyLogistic } from "../../lib/statistics/apply_logistic.ts";
import { fitLogistic } from "../../lib/statistics/fit_logistic.ts";

const ROWS = { scores: Array(80).fill(0.5), hallucinated: Array(80).fill(false) };
const RECORD = thresholdRecord(tuneThreshold({ ...ROWS, targetRisk: 0.05 }), {
  signal: "retrieval score",
  fingerprint: "f1",
  dataHash: "d1",
});

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("writeThreshold() keeps a record that readThreshold() gives back, and the same bytes again", () =>
  inFolder(async (folder) => {
    const path = `${folder}/a/decline.json`;
    await writeThreshold(path, RECORD);
    assertEquals(await readThreshold(path), RECORD);
    const bytes = await Deno.readTextFile(path);
    await writeThreshold(path, RECORD, { force: true });
    assertEquals(await Deno.readTextFile(path), bytes);
  }));

Deno.test("writeThreshold() writes over nothing unless forced, and over no other file at all", () =>
  inFolder(async (folder) => {
    const path = `${folder}/decline.json`;
    await writeThreshold(path, RECORD);
    await assertRejects(
      () => writeThreshold(path, RECORD),
      Deno.errors.AlreadyExists,
      "as a record is there: name another file, or force it",
    );
    await Deno.writeTextFile(path, '{"my": "notes"}');
    await assertRejects(
      () => writeThreshold(path, RECORD, { force: true }),
      Deno.errors.AlreadyExists,
      "as what is there is no threshold record",
    );
  }));

for (
  const [edit, message] of [
    [{ kind: "binary" }, 'kind must be "threshold": current value is "binary"'],
    [{ schema: 2 }, "made by a newer version"],
    [{ signal: 3 }, "signal must be a text: current value is 3"],
    [{ tuned: { ...RECORD.tuned, wrong: 90 } }, "tuned.wrong must be 0 to answered"],
    [{ tuned: { ...RECORD.tuned, method: "plug-in" } }, "tuned.promised must be false"],
    [{ tuned: { ...RECORD.tuned, threshold: 0.4 } }, "tuned.promise must be a sentence of its"],
    [{ tuned: { ...RECORD.tuned, targetRisk: 0.01 } }, "tuned.promise must be a sentence of its"],
    [{ tuned: { ...RECORD.tuned, confidence: 0.99 } }, "tuned.promise must be a sentence of its"],
    [{ tuned: { ...RECORD.tuned, promise: "All is well." } }, "tuned.promise must be a sentence"],
    [{ tuned: { ...RECORD.tuned, n: 90 } }, "tuned.coverage.estimate must be 0.888"],
    [{ tuned: { ...RECORD.tuned, bound: 0.001 } }, "tuned.bound must be 0.0367541977799823"],
    [{ tuned: { ...RECORD.tuned, overRefusal: undefined } }, "it must be an interval"],
    [{ tuned: { ...RECORD.tuned, warnings: undefined } }, "tuned.warnings must be a list of texts"],
    [{ tuned: { ...RECORD.tuned, sequences: [{}] } }, "tuned.sequences must be a list of starts"],
    [{ tuned: { ...RECORD.tuned, threshold: null, promised: false } }, "tuned.bound must be null"],
    [{ tuned: { ...RECORD.tuned, wrong: 8 } }, "tuned.risk.estimate must be 0.1, wrong / answered"],
    [{ tuned: { ...RECORD.tuned, threshold: "0.5" } }, "tuned.threshold must be a number"],
  ] as const
) {
  Deno.test(`readThreshold() refuses an edited record: ${message}`, () =>
    inFolder(async (folder) => {
      const path = `${folder}/edited.json`;
      await Deno.writeTextFile(path, JSON.stringify({ ...RECORD, ...edit }));
      await assertRejects(() => readThreshold(path), Error, message);
    }));
}

Deno.test("writeThreshold() takes what tuneThreshold() gives by every method, found or not", () =>
  inFolder(async (folder) => {
    const scores = [...Array(900).keys()].map((row) => row / 7 - 60);
    const some = { scores, hallucinated: scores.map((_, row) => row % 50 === 0 || row < 100) };
    const inputs = [some, { scores: [], hallucinated: [] }, { scores: [1], hallucinated: [true] }];
    const methods = ["learn-then-test", "bonferroni", "split", "pointwise", "plug-in"] as const;
    for (const [at, input] of inputs.entries()) {
      for (const method of methods) {
        for (const second of [{}, { targetOverRefusal: 0.5 }]) {
          const tuned = tuneThreshold({ ...input, targetRisk: 0.1, method, ...second });
          assertEquals(tuned.threshold === null, at > 0, `${at} ${method}`);
          const record = thresholdRecord(tuned, { signal: "s" });
          const path = `${folder}/${at}.json`;
          await writeThreshold(path, record, { force: true });
          assertEquals(await readThreshold(path), record);
        }
      }
    }
  }));

Deno.test("matchThreshold() takes a record of the same score, and says every reason why not", () => {
  assertEquals(
    matchThreshold(RECORD, { signal: "retrieval score", fingerprint: "f1", dataHash: "d1" }),
    { matches: true, reasons: [] },
  );
  assertEquals(
    matchThreshold({ ...RECORD, fingerprint: null }, {
      ...{ signal: "judge grade", fingerprint: "f2", dataHash: "d2" },
    }).reasons,
    [
      'it is a threshold of "retrieval score", not of "judge grade"',
      "it does not say which model, prompt and settings its score came from",
      "it was tuned on other data: the hashes differ",
    ],
  );
  const greedy = tuneThreshold({ ...ROWS, targetRisk: 0.05, method: "plug-in" });
  assertEquals(
    matchThreshold(thresholdRecord(greedy, { signal: "s" }), { signal: "s" }).reasons,
    ["its method, plug-in, keeps no promise"],
  );
});

Deno.test("matchThreshold() and thresholdRecord() refuse what is of another kind", () => {
  for (
    const use of [{}, { signal: 3 }, { signal: "s", fingerprint: 3 }, {
      signal: "s",
      dataHash: null,
    }]
  ) {
    assertThrows(
      () => matchThreshold(RECORD, use as unknown as ThresholdUse),
      TypeError,
      "must be a text: current value is ",
    );
  }
  assertThrows(
    () => thresholdRecord({} as TunedThreshold, { signal: "s" }),
    TypeError,
    "Cannot make a threshold record as tuned must be what tuneThreshold returns",
  );
});

Deno.test("writeThreshold() keeps how several signals became one score, and readThreshold() checks it", () =>
  inFolder(async (folder) => {
    const features = { a: [1, 2, 3, 4], b: [1, 0, 1, 0] };
    const combination = fitLogistic({ features, labels: [false, false, true, true] });
    const scores = applyLogistic(combination, features);
    const tuned = tuneThreshold({
      ...{ scores, hallucinated: [true, true, false, false] },
      targetRisk: 0.4,
    });
    const record = thresholdRecord(tuned, { signal: "a and b", combination });
    const path = `${folder}/both.json`;
    await writeThreshold(path, record);
    const kept = await readThreshold(path);
    assertEquals(kept, record);
    assertEquals(kept.combination && applyLogistic(kept.combination, features), scores);
    const edited = { ...record, combination: { ...combination, slopes: [{ name: "a" }] } };
    await Deno.writeTextFile(path, JSON.stringify(edited));
    await assertRejects(() => readThreshold(path), TypeError, "combination.slopes must be a list");
  }));
