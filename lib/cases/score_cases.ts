import type { Case } from "../data/case.ts";
import type { CaseResult } from "../data/case_result.ts";
import { asksJudge } from "./_decide_outcome.ts";
import { evidenceReader } from "./_evidence_reader.ts";
import { findingsOf } from "./_findings.ts";
import { type Grade, readGrade } from "./_read_grade.ts";
import {
  requireOptionalFunction,
  requireOptions,
  requirePositiveInteger,
  requireSignal,
} from "./_require.ts";
import { requirePolicy } from "./_require_policy.ts";
import { requireScorable } from "./_require_scorable.ts";
import { scoreCase } from "./_score_case.ts";
import type { ScorePolicy } from "./score_policy.ts";

/** Grades how far an answer rests on its passages: 1 to 5, or an object with `grade`. */
export type GradeCase = (oneCase: Case) => unknown;

/** How far a scoring is. */
export interface ScoreProgress {
  /** Cases that are scored. */
  readonly done: number;
  /** Cases in all. */
  readonly total: number;
  /** The case that has just been scored. */
  readonly id: string;
}

/** Options of {@linkcode scoreCases}. */
export interface ScoreCasesOptions {
  /**
   * Grades groundedness; may give a promise. Asked only for answered cases that expect an answer. Default: the grade
   * recorded with the case, where there is one.
   */
  readonly judge?: GradeCase;
  /** What counts as what. Default: see {@linkcode ScorePolicy}. */
  readonly policy?: ScorePolicy;
  /** Grades that are waited for at once, an integer >= 1. Default 4. */
  readonly concurrency?: number;
  /** Ends the run early. */
  readonly signal?: AbortSignal;
  /** Called after each case. */
  readonly onProgress?: (progress: ScoreProgress) => void;
}

const ACTION = "score the cases";
const OPTIONS: Record<keyof ScoreCasesOptions, true> = {
  judge: true,
  policy: true,
  concurrency: true,
  signal: true,
  onProgress: true,
};

/**
 * Scores recorded answers against what their cases expect: did it make something up, did it decline without need?
 *
 * Needs no model. An answer is hallucinated where the case expects it to decline and it does not wholly; where it
 * says a forbidden fact, even inside a refusal; where a required fact is missing; and where a judge grades its
 * groundedness 1 or 2. A full refusal of a question that has an answer is over-refused. Quantities and names without
 * support fail their property, and make the answer of a critical case hallucinated; see {@linkcode ScorePolicy}. To a
 * partly answerable question a partial refusal is right where the required facts are there and nothing is invented
 * for the gap.
 *
 * A judge that throws, or gives no grade from 1 to 5, is a judge-error and never a pass. What the question says may
 * be repeated; the number of a false premise only by an answer that also says what is right. The checks read what
 * is written: an answer that quotes a forbidden value to deny it says it.
 *
 * @param cases Cases with their recorded answers, each id once. For fresh ones see `collectTraces`.
 * @param options A judge, the policy, concurrency.
 * @returns One result a case, in their order, with every property apart.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If an id stands twice, or a value is out of range.
 *
 * @example
 * ```ts
 * import { scoreCases } from "@touchstone/eval/cases";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const fee: Case = {
 *   id: "fee",
 *   type: "stale_context",
 *   expect: "answer",
 *   question: "What does a return label cost?",
 *   chunks: [
 *     { id: "fees-1", text: "A return label costs $7.", status: "superseded" },
 *     { id: "fees-2", text: "A return label costs $9.", status: "current" },
 *   ],
 *   required_facts: ["$9"],
 *   forbidden_facts: ["$7"],
 *   answer: "A label costs $7.",
 * };
 * const [wrong, good] = await scoreCases([fee, { ...fee, id: "fee-2", answer: "It costs nine dollars." }]);
 *
 * assertEquals([wrong?.outcome, wrong?.reason], ["hallucinated", 'says "$7", which is forbidden']);
 * assertEquals(good?.outcome, "right");
 * ```
 */
export async function scoreCases(
  cases: readonly Case[],
  options: ScoreCasesOptions = {},
): Promise<readonly CaseResult[]> {
  requireScorable(cases, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { judge, policy = {}, concurrency = 4, signal, onProgress } = options;
  requireOptionalFunction(judge, "judge", ACTION);
  requirePolicy(policy, ACTION);
  requirePositiveInteger(concurrency, "concurrency", ACTION);
  requireSignal(signal, ACTION);
  requireOptionalFunction(onProgress, "onProgress", ACTION);
  const reader = evidenceReader();
  const results: CaseResult[] = [];
  let [next, done] = [0, 0];
  let failed = false;

  async function work(): Promise<void> {
    while (next < cases.length && !failed) {
      signal?.throwIfAborted();
      const place = next++;
      const one = cases[place];
      const findings = findingsOf(one, policy, reader);
      const asked = asksJudge(one, findings);
      const grade = !asked ? null : judge ? await ask(judge, one, signal) : recorded(one);
      results[place] = scoreCase(one, findings, grade, policy, reader);
      done++;
      onProgress?.({ done, total: cases.length, id: one.id });
    }
  }
  const workers = Array.from(
    { length: Math.min(judge ? concurrency : 1, cases.length) },
    () =>
      work().catch((error) => {
        failed = true;
        throw error;
      }),
  );
  await Promise.all(workers);
  return results;
}

/** The grade of a judge. Where the run is aborted it is no error of the judge. */
async function ask(judge: GradeCase, one: Case, signal?: AbortSignal): Promise<Grade> {
  try {
    return readGrade(await judge(one));
  } catch (error) {
    signal?.throwIfAborted();
    return { error: `the judge failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function recorded({ groundedness }: Case): Grade | null {
  return groundedness === undefined ? null : readGrade(groundedness);
}
