/** Runs of whole judges, with what goes round their models. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import type { Complete } from "../../lib/data/complete.ts";
import type { Case } from "../../lib/data/case.ts";
import { probeJudge } from "../../lib/decisions/probe_judge.ts";
import { auditAnswer } from "../../lib/judges/audit_answer.ts";
import { exportBatch } from "../../lib/judges/export_batch.ts";
import { gradeGroundedness } from "../../lib/judges/grade_groundedness.ts";
import { importBatch } from "../../lib/judges/import_batch.ts";
import { judgedRate } from "../../lib/judges/judged_rate.ts";
import { judgeFingerprint } from "../../lib/judges/judge_fingerprint.ts";
import { runJudge } from "../../lib/judges/run_judge.ts";
import { withBudget } from "../../lib/judges/with_budget.ts";

/** A model that passes answers with an even number, on the settings of a real one. */
const model: Complete = Object.assign(
  ({ messages }: Parameters<Complete>[0]) => {
    const answer = messages[messages.length - 1].content;
    return Promise.resolve({
      ...{ text: /answer \d*[02468]\b/.test(answer) ? "PASS" : "FAIL", finish: "stop" as const },
      usage: { promptTokens: 100, completionTokens: 1 },
      ...{ model: "llama-3.2-3b", latencyMs: null, attempts: 1, cached: false },
    });
  },
  { settings: { model: "llama3.2", baseURL: "http://127.0.0.1:1/v1", temperature: 0 } },
);
const items = Array.from({ length: 10 }, (_, i) => ({
  id: `q${i}`,
  question: "Which is it?",
  answer: `answer ${i}`,
  chunks: [{ id: "c", text: "some text" }],
}));

Deno.test("runJudge() of an audit tells usage, models and prompt", async () => {
  const judge = auditAnswer(model);
  const { results, manifest, usage, warnings } = await runJudge(items, judge, {
    generator: "meta/llama-3.1-70b",
  });
  assertEquals(results.map(({ verdict }) => verdict), [
    ...items.map((_, i) => i % 2 === 0 ? "PASS" : "FAIL"),
  ]);
  assertEquals(usage, {
    ...{ calls: 10, cached: 0, promptTokens: 1000, completionTokens: 10, unknown: 0 },
  });
  assertEquals([manifest.model, manifest.resolvedModels], ["llama3.2", ["llama-3.2-3b"]]);
  assertEquals(manifest.fingerprint, judgeFingerprint(judge));
  assertEquals(manifest.prompt?.name, judge.prompt.name);
  assert(/both of the Llama family/.test(warnings[0]), warnings[0]);
});

Deno.test("runJudge() stops at the budget of its model and keeps what was paid for", async () => {
  const complete = withBudget(model, { calls: 4 });
  const { results, usage } = await runJudge(items, auditAnswer(complete), { concurrency: 2 });
  const { rate, errors } = judgedRate(results, { holds: (verdict) => verdict === "PASS" });
  assertEquals([rate.n, rate.estimate, errors], [4, 0.5, { budget: 6 }]);
  assertEquals([usage?.calls, complete.spent().calls], [4, 4]);
});

Deno.test("exportBatch() asks word for word what a run would, and importBatch() reads it so", async () => {
  const judge = gradeGroundedness(model);
  const lines = await Array.fromAsync(exportBatch(items, judge));
  const { question: _, ...half } = items[1];
  await assertRejects(
    () => Array.fromAsync(exportBatch([items[0], half as typeof items[0]], judge)),
    TypeError,
    "Cannot export a batch as items[1] makes no request: ",
  );
  const requests = lines.map((line) => JSON.parse(line));
  assertEquals(requests[3].body.messages, judge.requestOf(items[3]).messages);
  assertEquals(requests[3].body.model, "llama3.2");
  const replies = requests.map(({ custom_id }, i) => {
    const content = JSON.stringify({ grade: 1 + i % 5, reason: "Because." });
    const body = { choices: [{ message: { content }, finish_reason: "stop" }] };
    return JSON.stringify({ custom_id, response: { status_code: 200, body }, error: null });
  });
  const { results, manifest } = await importBatch(replies.reverse(), items, judge);
  assertEquals(results.map(({ verdict }) => verdict?.grade), [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  assertEquals(manifest.fingerprint, judgeFingerprint(judge));
});

Deno.test("probeJudge() tests a whole judge whose words become yes and no", async () => {
  const audit = auditAnswer(model);
  const cases = items.map(({ id, answer, chunks }): Case => ({
    ...{ id, type: "answerable", expect: "answer", question: "Which is it?" },
    ...{ answer, chunks },
  }));
  const report = await probeJudge(cases, async (item, call) => {
    const verdict = await audit(item, call);
    return verdict === "UNCERTAIN" ? null : verdict === "FAIL";
  }, { fingerprint: judgeFingerprint(audit), probes: ["padded"] });
  // It passes even numbers, and is not put off by thanks.
  assertEquals([report.originals.passed, report.originals.flagged], [5, 5]);
  assertEquals([report.probes[0].rate.estimate, report.probes[0].rate.n], [0, 5]);
});
