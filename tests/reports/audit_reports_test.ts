import { assert, assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import type { GoldTrace } from "../../lib/data/gold_trace.ts";
import { readGoldTraces } from "../../lib/data/read_gold_traces.ts";
import { auditMarkdown } from "../../lib/reports/audit_markdown.ts";
import { auditText } from "../../lib/reports/audit_text.ts";
import { traceDiffText } from "../../lib/reports/trace_diff_text.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";
import { diffTraces } from "../../lib/retrieval/diff_traces.ts";

const WARD = new URL("../../datasets/ward-procedures/traces.jsonl", import.meta.url);
const audit = auditRetrieval(await readGoldTraces(WARD));

Deno.test("auditText() shows places, measures, the split and what to mend first", () => {
  const text = auditText(audit);
  const row = (start: string) => text.split("\n").find((line) => line.startsWith(start)) ?? "";
  assertMatch(row("not retrieved"), /48$/);
  assertMatch(row("recall@5"), /152\/200 {2}76\.0 % \(69\.6 to 81\.4\), n 200/);
  assertMatch(row("MRR"), /\.631 \(\.572 to \.691\), n 200/);
  assertMatch(row("wrong and confident"), /38\/200 {2}19\.0 % \(14\.2 to 25\.0\), n 200/);
  assertMatch(
    row("gold missed, answer faithful to another passage (17 superseded)"),
    /29 {2}superseded passages in the index/,
  );
  assertMatch(row("not for porter"), /wp-109 \(keys#1, prompt\)/);
  assertMatch(row("label anew"), /wp-005 \(observations: v7, now v8\)/);
  assertStringIncludes(text, "and 19 more");
  assertStringIncludes(text, "Beware: 29 of 38 confident wrong answers are faithful");
});

Deno.test("auditText() prints no rate without its n, and spells out control characters", () => {
  const trace: GoldTrace = {
    ...{ id: "a\u001b[31m", question: "?", answer: null, correct: false, faithfulness: 0 },
    ...{ chunks: [{ id: "x", text: "" }], relevant_chunk_ids: ["y"] },
  };
  const text = auditText(auditRetrieval([trace]));
  assert(!text.includes("\u001b"));
  assertStringIncludes(text, "a\\x1b[31m");
  const rates = text.split("\n").filter((line) => line.includes(" % "));
  assert(rates.length > 3 && rates.every((line) => /n \d/.test(line)));
});

Deno.test("auditText() shows hits beside recall where questions have several gold passages", () => {
  const trace = {
    ...{ question: "?", answer: null, chunks: [{ id: "x", text: "" }] },
    relevant_chunk_ids: ["x", "y"],
  };
  const text = auditText(auditRetrieval([trace]));
  assertStringIncludes(text, "a gold passage among the first 5");
  assertStringIncludes(text, "recall@5");
});

Deno.test("auditMarkdown() has the same tables, and escapes what traces say", () => {
  const markdown = auditMarkdown(audit);
  assertStringIncludes(markdown, "| recall@5 | 152/200 | 76.0 % (69.6 to 81.4), n 200 |");
  assertStringIncludes(markdown, "### Why answers are wrong");
  const trace = { question: "<b>|", answer: null, chunks: [] };
  assert(!auditMarkdown(auditRetrieval([trace])).includes("<b>|"));
});

Deno.test("traceDiffText() lays places side by side", () => {
  const ask = { question: "How long?", answer: null, relevant_chunk_ids: ["g"] };
  const old = { id: "g-v1", doc_id: "g", text: "", version: "v1", status: "superseded" as const };
  const now = { id: "g", doc_id: "g", text: "", version: "v2", status: "current" as const };
  const other = { id: "b", text: "" };
  const text = traceDiffText(
    diffTraces({ ...ask, chunks: [old, other] }, { ...ask, chunks: [other, now] }),
  );
  assertEquals(text.split("\n"), [
    "How long?",
    "gold at no place in the failing trace, at place 2 in the passing",
    "rank  failing                 passing",
    "   1  g-v1 superseded (gone)  b (2)",
    "   2  b (1)                   g * (new)",
    "versions: g: v1 against v2",
    "",
  ]);
});

Deno.test("audit reports refuse what is no audit", () => {
  for (const report of [auditText, auditMarkdown]) {
    assertThrows(() => report({} as never), TypeError, "audit must be what auditRetrieval gives");
  }
  assertThrows(() => traceDiffText({} as never), TypeError, "must be what diffTraces gives");
});
