import { requireChecks } from "./_require_checks.ts";
import type { AnswerCheck } from "./check_answer.ts";

/** One answer for a person to judge, as a row of a `review.jsonl`. */
export interface ReviewRow {
  /** Id of the answer; where it has none, its place among the results, from 1. */
  readonly id: string;
  /** The question; `null` where it was not given. */
  readonly question: string | null;
  /** The answer. */
  readonly answer: string;
  /** The passages, those first that bear on a claim. */
  readonly evidence: readonly { readonly id: string; readonly text: string }[];
  /** Why a person should look. */
  readonly reason: string;
  /** `scored`, or that a judge failed. */
  readonly outcome: AnswerCheck["outcome"];
  /** The claims with what was found of each. */
  readonly claims: readonly {
    readonly text: string;
    readonly verdict: string;
    readonly chunk_ids: readonly string[];
    readonly reason: string | null;
  }[];
  /** For the person to fill in: `true` for hallucinated, `false` for faithful. */
  readonly human: boolean | null;
  /** For the person's remarks. */
  readonly note: string;
}

/**
 * The answers that a person should judge, as rows to be written to a `review.jsonl` and filled in.
 *
 * Write them with `writeJsonl("review.jsonl", reviewRows(results))`; once `human` is filled in, `readLabels` reads
 * them as labels.
 *
 * @param results What `checkAnswer` gave.
 * @returns A row for each with the decision `review`, in their order.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @example
 * ```ts
 * import { checkAnswer, reviewRows } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "a", text: "A label costs $5." }];
 * const results = [await checkAnswer("A label costs $5.", chunks, { id: "q7" })];
 *
 * const [row] = reviewRows(results);
 * assertEquals([row?.id, row?.human], ["q7", null]);
 * assertEquals(row?.reason, "no layer settles it: its quantities and names are in the passages");
 * ```
 */
export function reviewRows(results: readonly AnswerCheck[]): readonly ReviewRow[] {
  requireChecks(results, "make review rows");
  return results.flatMap((result, i) => result.decision === "review" ? [rowOf(result, i)] : []);
}

function rowOf(result: AnswerCheck, i: number): ReviewRow {
  const { id = String(i + 1), question = null, answer, chunks, reason, outcome, claims } = result;
  const bearing = new Set(claims.flatMap(({ chunk_ids }) => chunk_ids ?? []));
  const evidence = chunks.map(({ id, text }) => ({ id, text }));
  return {
    ...{ id, question, answer },
    evidence: [
      ...evidence.filter((one) => bearing.has(one.id)),
      ...evidence.filter((one) => !bearing.has(one.id)),
    ],
    ...{ reason, outcome },
    claims: claims.map(({ text, verdict, chunk_ids, reason = null }) => ({
      ...{ text, verdict, chunk_ids, reason },
    })),
    human: null,
    note: "",
  };
}
