import { assert, assertEquals, assertNotEquals, assertRejects, assertThrows } from "@std/assert";
import { sha256 } from "../../lib/data/_sha256.ts";
import type { Case } from "../../lib/data/case.ts";
import { caseHash } from "../../lib/data/case_hash.ts";
import type { CaseResult } from "../../lib/data/case_result.ts";
import { manifestOf } from "../../lib/data/manifest_of.ts";
import { readResults } from "../../lib/data/read_results.ts";
import { redactResults } from "../../lib/data/redact_results.ts";
import { withTraces } from "../../lib/data/with_traces.ts";
import { writeResults } from "../../lib/data/write_results.ts";
import { withFile } from "./_files.ts";

const one: Case = {
  ...{ id: "q1", type: "answerable", expect: "answer", question: "How long?" },
  ...{ chunks: [], required_facts: ["45 days", ["rug", "carpet"]] },
};
const result: CaseResult = {
  ...{ id: "q1", type: "answerable", expect: "answer", severity: "major", outcome: "hallucinated" },
  ...{ reason: "SECRET is in no passage", abstention: "none", judge_error: false },
  properties: [{
    ...{ name: "quantities", status: "fail", severity: "major", reason: "SECRET" },
    evidence: [{ text: "SECRET", span: { start: 3, end: 9 }, chunk_id: "c1", note: "SECRET" }],
  }],
  ...{ slices: { tags: ["fees"] }, case_hash: "0", question: "SECRET?", answer: "A: SECRET" },
};
const manifest = manifestOf([one], { prompt: "v3", corpus_snapshot: undefined });

Deno.test("sha256() gives the digests of Web Crypto at every length around a block", async () => {
  for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const text = "aé\u{1f600}".repeat(length).slice(0, length).toWellFormed();
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    assertEquals(sha256(text), new Uint8Array(bytes).toHex());
  }
});

Deno.test("caseHash() changes with what is expected and with nothing else", () => {
  const same: Case[] = [
    { ...one, answer: "Ages.", chunks: [{ id: "c", text: "a" }], tags: ["x"], severity: "major" },
    { ...one, required_facts: [["carpet", "rug"], ["45 days"]], forbidden_facts: [] },
  ];
  for (const other of same) assertEquals(caseHash(other), caseHash(one));
  const others: Case[] = [
    { ...one, severity: "critical" },
    { ...one, question: "How short?" },
    { ...one, forbidden_facts: ["30 days"] },
    { ...one, may_abstain: true },
  ];
  for (const other of others) assertNotEquals(caseHash(other), caseHash(one));
});

Deno.test("manifestOf() refuses an unknown detail and leaves out what is undefined", () => {
  assertEquals(Object.keys(manifest), ["touchstone", "case_set", "prompt"]);
  const slip = { promt: "v3" };
  assertThrows(() => manifestOf([one], slip as object), TypeError, "did you mean prompt?");
});

Deno.test("readResults() gives back what writeResults() wrote", () =>
  withFile("run.jsonl", "", async (path) => {
    await writeResults(path, [result], manifest);
    assertEquals(await readResults(path), { results: [result], manifest });
  }));

Deno.test("readResults() refuses a file that was cut off, edited or is another's", () =>
  withFile("run.jsonl", "", async (path) => {
    await writeResults(path, [result, { ...result, id: "q2" }], manifest);
    const lines = (await Deno.readTextFile(path)).trimEnd().split("\n");
    const bad: readonly (readonly [string, string])[] = [
      ["", " as it is empty"],
      [lines.slice(0, 2).join("\n"), ":2: the file was cut off or added to: 2 results were"],
      [lines[1], ":1: the first line must hold the manifest"],
      [[lines[0], lines[1], lines[1]].join("\n"), ':3: duplicate id "q1": first on line 2'],
      [[...lines, lines[1].replace("hallucinated", "fine")].join("\n"), ":4: outcome must be one"],
      [lines.join("\n").replace('"start":3', '"start":"3"'), ":2: properties[0].evidence[0] must"],
    ];
    for (const [text, message] of bad) {
      await Deno.writeTextFile(path, text);
      const error = await assertRejects(() => readResults(path), SyntaxError);
      assert(error.message.includes(`${path}${message}`), error.message);
    }
  }));

Deno.test("redactResults() leaves no word of question, answer, reason or evidence", () => {
  const [redacted] = redactResults([result]);
  assert(!JSON.stringify(redacted).includes("SECRET"));
  assertEquals(redacted.reason, "hallucinated: quantities");
  assertEquals(redacted.properties[0].evidence, [
    { text: `sha256:${sha256("SECRET")}`, span: { start: 3, end: 9 }, chunk_id: "c1" },
  ]);
  assertEquals([redacted.id, redacted.slices, redacted.case_hash], ["q1", { tags: ["fees"] }, "0"]);
});

Deno.test("redactResults() keeps what tells how far a fact came", () => {
  const evidence = [{ text: "$5", reached: "retrieved", superseded: true }] as const;
  const { properties: [property] } = result;
  const [redacted] = redactResults([{ ...result, properties: [{ ...property, evidence }] }]);
  assertEquals(redacted.properties[0].evidence, [
    { text: `sha256:${sha256("$5")}`, reached: "retrieved", superseded: true },
  ]);
});

Deno.test("withTraces() replaces all that belongs to the recorded answer", () => {
  const recorded: Case = { ...one, answer: "Ages.", citations: ["c9"], groundedness: 5 };
  const trace = { question: "How long?", chunks: [{ id: "c1", text: "a" }], answer: "45 days." };
  const [found] = withTraces([recorded], [trace]);
  assertEquals(found, { ...one, ...trace });
  assertEquals(withTraces([recorded], [])[0].answer, null);
  // A system is not asked what is expected of it, how it is graded or who asked.
  const sly = {
    ...{ ...trace, id: "q1", model: "m", expect: "abstain", required_facts: [], severity: "minor" },
    ...{
      type: "unanswerable",
      allow: ["$7"],
      groundedness: 5,
      tags: ["x"],
      caller: { scopes: ["hr"] },
    },
  };
  const asked: Case = { ...one, caller: { scopes: ["staff"] } };
  assertEquals(withTraces([asked], [sly]), [{ ...asked, ...trace, model: "m" }]);
  assertThrows(() => withTraces([one], [{ ...trace, id: "q2" }]), RangeError, "belong to a case");
  assertThrows(() => withTraces([one], [trace, trace]), RangeError, "one trace");
  assertThrows(
    () => withTraces([one], [{ ...trace, id: "q1", question: "?" }]),
    RangeError,
    "must have the question",
  );
});
