import { assertThrows } from "@std/assert";
import type { GoldTrace } from "../../lib/data/gold_trace.ts";
import { auditRetrieval } from "../../lib/retrieval/audit_retrieval.ts";
import { evaluateRun } from "../../lib/retrieval/evaluate_run.ts";
import { ndcgAtK } from "../../lib/retrieval/ndcg_at_k.ts";

// Notebook cells are not type-checked, and a Map has no keys: it would count as an empty object.
// deno-lint-ignore no-explicit-any
const untyped = (value: unknown): any => value;

Deno.test("evaluateRun() and ndcgAtK() take no Map or Set for an empty object", () => {
  const scores = new Map([["a", 1]]);
  const bad: readonly (readonly [() => unknown, string])[] = [
    [() => evaluateRun(untyped(new Map([["q", ["a"]]])), {}), "qrels must be an object of queries"],
    [() => evaluateRun({ q: ["a"] }, untyped(new Map())), "current value is a Map"],
    [() => evaluateRun({ q: untyped(new Set(["a"])) }, {}), "current value is a Set"],
    [() => evaluateRun({ q: ["a"] }, { q: untyped(scores) }), 'run["q"] must be an array of ids'],
    [() => ndcgAtK(["a"], untyped(scores), 1), "grades must be an object with a grade for each id"],
  ];
  for (const [call, message] of bad) assertThrows(call, TypeError, message);
});

Deno.test("auditRetrieval() refuses what would silently move a figure", () => {
  const audit = (more: object) => () =>
    auditRetrieval([
      untyped({ question: "?", answer: null, chunks: [{ id: "a", text: "" }], ...more }),
    ] as GoldTrace[]);
  const chunk = { id: "a", text: "" };
  const bad: readonly (readonly [() => unknown, string])[] = [
    [audit({ grades: new Map([["a", 1]]) }), "grades must be an object of numbers"],
    [audit({ gold_versions: new Map([["a", "1"]]) }), "gold_versions must be an object"],
    [audit({ chunks: [{ ...chunk, rank: NaN }] }), "chunks[0].rank must be a finite number"],
    [audit({ chunks: [{ ...chunk, rank: "1" }] }), "chunks[0].rank must be a finite number"],
    [
      audit({ chunks: [{ ...chunk, status: "Superseded" }] }),
      'chunks[0].status must be "current" or "superseded"',
    ],
    [() => auditRetrieval([], { versions: untyped(new Map()) }), "versions must be an object"],
  ];
  for (const [call, message] of bad) assertThrows(call, TypeError, message);
});

Deno.test("auditRetrieval() takes no grade of 0 for gold", () => {
  for (const goldGrade of [0, -1]) {
    assertThrows(() => auditRetrieval([], { goldGrade }), RangeError, "goldGrade must be above 0");
  }
});
