import type { CaseResult, PropertyEvidence, PropertyName } from "../data/case_result.ts";
import { isObject, wrongKind } from "./_require.ts";

/**
 * Where an answer went wrong. `not-retrieved`: no passage held what it needed. `not-in-prompt`: a passage did, and
 * was lost before the prompt. `contradicted`: it was there, and the answer says otherwise. `wrong-source`: the answer
 * follows a passage that is superseded, mislabelled or about something else. `wrong-citation`: what is cited is
 * wrong. `should-have-abstained`: there was no answer to give.
 */
export type FailureCause =
  | "not-retrieved"
  | "not-in-prompt"
  | "contradicted"
  | "wrong-source"
  | "wrong-citation"
  | "should-have-abstained";

/** Where to look for the fault of a case. */
export interface Diagnosis {
  /** The likeliest cause: the first on the way from the documents to the answer. */
  readonly cause: FailureCause;
  /** What to look at. */
  readonly look: string;
  /** What it is concluded from. */
  readonly why: string;
}

const LOOK: Readonly<Record<FailureCause, string>> = {
  "not-retrieved": "the index, the query as it was rewritten, filters, and how many are retrieved",
  "not-in-prompt": "the reranker, its cut-off, and how the prompt is filled",
  "contradicted": "the prompt, the order of its passages, and the model",
  "wrong-source": "status, version, date and labels of the passages, and how the prompt shows them",
  "wrong-citation": "how passages are numbered in the prompt and how citations are read",
  "should-have-abstained": "the prompt's rule for declining, and the least score of a passage",
};

/**
 * Says which of six causes to look at for a case that went wrong.
 *
 * It follows the way from the documents to the answer and names the first station that explains the failure, from
 * the properties of the result alone. It is where to begin, and no proof.
 *
 * @param result What scoring gave for the case.
 * @returns The cause, what to look at and why; `null` where nothing failed or nothing could be scored.
 * @throws {TypeError} If `result` is no result.
 *
 * @example
 * ```ts
 * import { diagnose, scoreCases } from "@touchstone/eval/cases";
 * import { assertEquals } from "@std/assert";
 *
 * const [result] = await scoreCases([{
 *   id: "fee",
 *   type: "answerable",
 *   expect: "answer",
 *   question: "What does a label cost?",
 *   chunks: [{ id: "hours", text: "The desk opens at 08:30." }],
 *   relevant_chunk_ids: ["fees"],
 *   required_facts: ["$9"],
 *   answer: "A label is free.",
 * }]);
 *
 * assertEquals(result && diagnose(result)?.cause, "not-retrieved");
 * ```
 */
export function diagnose(result: CaseResult): Diagnosis | null {
  if (!isObject(result) || !Array.isArray(result.properties)) {
    throw wrongKind("result must be what scoring gives of a case", result, "diagnose the case");
  }
  const found = causeOf(result);
  return found && { cause: found[0], look: LOOK[found[0]], why: found[1] };
}

function causeOf(result: CaseResult): readonly [FailureCause, string] | null {
  const { outcome, expect, type, reason, properties } = result;
  if (outcome === "unscored" || outcome === "judge-error") return null;
  const failed = (name: PropertyName) =>
    properties.find((one) => one.name === name && one.status === "fail");
  const wrong = outcome !== "right";
  if (wrong && expect === "abstain") return ["should-have-abstained", reason];
  const correctness = failed("correctness");
  const coverage = properties.find(({ name }) => name === "retrieval-coverage");
  const facts = correctness?.evidence ?? [];
  const missing = facts.filter((one) => one.span === undefined);
  const forbidden = facts.filter((one) => one.span !== undefined);
  const at = (list: readonly PropertyEvidence[], reached: PropertyEvidence["reached"]) =>
    list.find((one) => one.reached === reached);

  // What was retrieved as the case wishes may word a fact in another way.
  const nowhere = coverage?.status === "pass" ? undefined : at(missing, "nowhere");
  const taken = forbidden.find(({ reached }) => reached !== "nowhere");
  if (coverage?.status === "fail") return ["not-retrieved", coverage.reason];
  if (wrong && nowhere) return ["not-retrieved", `no passage says "${nowhere.text}"`];
  const lost = at(missing, "retrieved") ??
    (wrong ? at(coverage?.evidence ?? [], "retrieved") : undefined);
  if (lost) return ["not-in-prompt", `"${lost.text}" was retrieved and did not reach the prompt`];
  if (taken) {
    const which = taken.superseded === true ? "superseded passages alone" : "a passage";
    return ["wrong-source", `"${taken.text}" is from ${which}, and forbidden here`];
  }
  if (wrong && type === "stale_context" && missing.length > 0) return ["wrong-source", reason];
  if (wrong) return ["contradicted", reason];
  const citation = failed("citations");
  if (citation) return ["wrong-citation", citation.reason];
  const source = failed("access") ?? failed("injection");
  if (source) return ["wrong-source", source.reason];
  const invented = failed("quantities") ?? failed("tokens");
  return invented ? ["contradicted", invented.reason] : null;
}
