/**
 * One test for each case, under `deno test`.
 *
 * Apart from the other doors, as it registers tests: import it in files of tests only.
 *
 * @module
 */
import type { Case } from "../data/case.ts";
import type { CaseResult, PropertyName } from "../data/case_result.ts";
import { withoutAnswer } from "../data/without_answer.ts";
import { failureMessage } from "./_failure_message.ts";
import {
  isObject,
  requireCases,
  requireOptionalFunction,
  requireOptions,
  requireSignal,
  wrongKind,
} from "./_require.ts";
import { requirePolicy } from "./_require_policy.ts";
import { requireScorable } from "./_require_scorable.ts";
import { type AnswerCase, collectTraces } from "./collect_traces.ts";
import { scoreCases } from "./score_cases.ts";
import type { ScorePolicy } from "./score_policy.ts";

/** Options of {@linkcode caseTests}. */
export interface CaseTestsOptions {
  /** Scores cases as they stand, one result each. Default: `scoreCases` under `policy`. */
  readonly score?: (
    cases: readonly Case[],
  ) => readonly CaseResult[] | Promise<readonly CaseResult[]>;
  /** What `scoreCases` counts as what. Default: see {@linkcode ScorePolicy}. */
  readonly policy?: ScorePolicy;
  /** Asks your system anew in each test. Default: the recorded answers are scored. */
  readonly answer?: AnswerCase;
  /** Properties of which none may fail, whatever the outcome, such as `"citations"`. Default: none. */
  readonly properties?: readonly PropertyName[];
  /** Ends what is under way. */
  readonly signal?: AbortSignal;
  /** What registers a test. Default `Deno.test`. */
  readonly register?: (name: string, test: () => Promise<void>) => void;
}

const ACTION = "register tests of cases";
const OPTIONS: Record<keyof CaseTestsOptions, true> = {
  score: true,
  policy: true,
  answer: true,
  properties: true,
  signal: true,
  register: true,
};

/**
 * Registers one test for each case, named `id: question`.
 *
 * With it `deno test --filter ID` runs one case, and `--junit-path` reports all. A test fails where its case does
 * not come out right; the error shows outcome, reason, what failed, and the answer. With `answer`, an answer is
 * asked for in the test itself, so that only the cases that are run cost anything. A rate over a set is no matter
 * of single tests: for that score the set and put it to `gate`.
 *
 * @param cases Cases, each id once.
 * @param options The policy or another way to score, and where answers come from.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice, or there is no case.
 *
 * @example
 * ```ts
 * import { caseTests } from "@touchstone/eval/testing";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const rugs: Case = {
 *   ...{ id: "rugs", type: "answerable", expect: "answer", question: "How long?", chunks: [] },
 *   answer: "45 days",
 * };
 * const names: string[] = [];
 * // In a file of tests leave `register` out.
 * caseTests([rugs], { register: (name) => names.push(name) });
 *
 * assertEquals(names, ["rugs: How long?"]);
 * ```
 */
export function caseTests(cases: readonly Case[], options: CaseTestsOptions = {}): void {
  requireCases(cases, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { score, policy = {}, answer, properties = [], signal, register } = options;
  requireOptionalFunction(score, "score", ACTION);
  if (score === undefined) requireScorable(cases, ACTION);
  requirePolicy(policy, ACTION);
  requireOptionalFunction(answer, "answer", ACTION);
  requireOptionalFunction(register, "register", ACTION);
  requireSignal(signal, ACTION);
  if (!Array.isArray(properties)) {
    throw wrongKind("properties must be a list of names", properties, ACTION);
  }
  if (cases.length === 0) {
    throw new RangeError(`Cannot ${ACTION} as there is none: a run without tests would pass`);
  }
  for (const oneCase of cases) {
    const name = `${oneCase.id}: ${oneCase.question.replace(/\s+/g, " ").trim().slice(0, 100)}`;
    const test = () => testCase(oneCase, options);
    if (register === undefined) Deno.test(name, test);
    else register(name, test);
  }
}

async function testCase(oneCase: Case, options: CaseTestsOptions): Promise<void> {
  const { policy = {}, answer, properties = [], signal } = options;
  const score = options.score ?? ((cases: readonly Case[]) => scoreCases(cases, { policy }));
  const answered = answer === undefined ? oneCase : await ask(oneCase, answer, signal);
  const results: unknown = await score([answered]);
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || result.id !== oneCase.id || !Array.isArray(result.properties)) {
    throw wrongKind("score must give one result for each case", results, ACTION);
  }
  const message = failureMessage(result as unknown as CaseResult, answered, properties);
  if (message !== null) throw new Error(message);
}

/** The case with a fresh answer: nothing that was recorded of another stays. */
async function ask(oneCase: Case, answer: AnswerCase, signal?: AbortSignal): Promise<Case> {
  const [trace] = await collectTraces([oneCase], answer, signal && { signal });
  return { ...withoutAnswer(oneCase), ...trace, id: oneCase.id };
}
