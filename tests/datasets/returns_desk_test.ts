/** What the datasheet of returns-desk promises. */
import { assert, assertEquals } from "@std/assert";
import type { Case } from "../../lib/data/case.ts";
import type { JsonType } from "../../lib/data/json_value.ts";
import type { FieldRule } from "../../lib/data/row_options.ts";
import { readRows } from "../../lib/data/read_rows.ts";

interface Row extends Case {
  readonly kind: string;
  readonly channel: string;
  readonly candidate: { readonly answer: string; readonly citations: readonly string[] };
  readonly hallucinated: Readonly<Record<string, boolean | null>>;
  readonly judges: Readonly<Record<string, boolean | null>>;
  readonly judge_scores: Readonly<Record<string, number | null>>;
}

const FILE = new URL("../../datasets/returns-desk/cases.jsonl", import.meta.url);
const TYPES: Readonly<Record<string, JsonType>> = {
  ...{ id: "string", type: "string", kind: "string", expect: "string", severity: "string" },
  ...{ channel: "string", question: "string", chunks: "array", required_facts: "array" },
  ...{
    forbidden_facts: "array",
    relevant_chunk_ids: "array",
    answer: "string",
    citations: "array",
  },
  ...{ candidate: "object", hallucinated: "object", judges: "object", judge_scores: "object" },
};
const fields: Record<string, FieldRule> = Object.fromEntries(
  Object.entries(TYPES).map(([name, type]): [string, FieldRule] => [name, { type }]),
);
const read = await Array.fromAsync(readRows(FILE, { id: "id", fields }));
// Every field was checked while reading.
const rows = read.map(({ value }) => value as unknown as Row);

function count(values: readonly string[]): Record<string, number> {
  const groups = Map.groupBy(values, (value) => value);
  return Object.fromEntries([...groups].map(([value, list]) => [value, list.length]));
}

/** The word 5-grams of a text, lower-cased and without punctuation. */
function fiveGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 5) return new Set([words.join(" ")]);
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(" ")));
}

Deno.test("returns-desk has 240 cases, at least 25 of each type and kind", () => {
  assertEquals(rows.length, 240);
  const types = count(rows.map(({ type }) => type));
  const kinds = count(rows.map(({ kind }) => kind));
  assertEquals(Object.keys(types).sort(), [
    "answerable",
    "false_premise",
    "partial",
    "stale_context",
    "unanswerable",
  ]);
  assertEquals(Object.keys(kinds).sort(), [
    "clear support",
    "irrelevant citation",
    "number changed",
    "paraphrase",
    "partial support",
    "subtle contradiction",
  ]);
  for (const n of [...Object.values(types), ...Object.values(kinds)]) assert(n >= 25);
});

Deno.test("returns-desk: at least 220 answers differ, and no two share 60 % of their 5-grams", () => {
  assert(new Set(rows.map(({ answer }) => answer)).size >= 220);
  const grams = rows.map(({ answer }) => fiveGrams(answer ?? ""));
  for (let i = 0; i < grams.length; i++) {
    for (let j = 0; j < i; j++) {
      const shared = grams[i].intersection(grams[j]).size / Math.min(grams[i].size, grams[j].size);
      assert(shared < 0.6, `${rows[i].id} and ${rows[j].id} share ${shared}`);
    }
  }
});

Deno.test("fiveGrams() finds what two texts share", () => {
  const a = fiveGrams("You may return it within 30 days.");
  const b = fiveGrams("You may return it, within 60 days!");
  assertEquals(a.intersection(b), new Set(["you may return it within"]));
  assertEquals(fiveGrams("No."), new Set(["no"]));
});

Deno.test("returns-desk: every case is whole: chunks in rank order, citations and labels of the known kinds", () => {
  for (
    const { id, type, expect, chunks, citations, relevant_chunk_ids, judges, judge_scores } of rows
  ) {
    assert(chunks.length >= 1 && chunks.length <= 4, id);
    assertEquals(chunks.map(({ rank }) => rank), chunks.map((_, i) => i + 1), id);
    const ids = new Set(chunks.map((chunk) => chunk.id));
    assertEquals(ids.size, chunks.length, id);
    for (const cited of [...citations ?? [], ...relevant_chunk_ids ?? []]) {
      assert(ids.has(cited), id);
    }
    assertEquals(expect, type === "unanswerable" ? "abstain" : "answer", id);
    for (const [judge, verdict] of Object.entries(judges)) {
      const score = judge_scores[judge];
      assertEquals(score === null ? null : score >= 0.5, verdict, `${id} ${judge}`);
    }
  }
});

Deno.test("returns-desk: 40 rows have no human label, 3 no verdict by Marl", () => {
  const unlabelled = rows.filter(({ hallucinated }) =>
    Object.values(hallucinated).every((label) => label === null)
  );
  const half = rows.filter(({ hallucinated }) =>
    new Set(Object.values(hallucinated).map((label) => label === null)).size > 1
  );
  assertEquals([unlabelled.length, half.length], [40, 0]);
  assertEquals(rows.filter(({ judges }) => judges.marl === null).length, 3);
  assertEquals(rows.filter(({ judges }) => judges.teal === null).length, 0);
});
