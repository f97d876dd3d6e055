import type { Case } from "../data/case.ts";
import { caseHash } from "../data/case_hash.ts";
import type { CaseResult } from "../data/case_result.ts";
import { answerProperties } from "./_answer_properties.ts";
import { decideOutcome } from "./_decide_outcome.ts";
import type { EvidenceReader } from "./_evidence_reader.ts";
import type { Findings } from "./_findings.ts";
import { named } from "./_property.ts";
import type { Grade } from "./_read_grade.ts";
import { resultSlices } from "./_result_slices.ts";
import {
  accessProperty,
  injectionProperty,
  recallOf,
  retrievalProperties,
} from "./_retrieval_properties.ts";
import type { ScorePolicy } from "./score_policy.ts";

/** The result of a case whose answer has been read and whose judge, if any, has spoken. */
export function scoreCase(
  one: Case,
  findings: Findings | null,
  grade: Grade | null,
  policy: ScorePolicy,
  reader: EvidenceReader,
): CaseResult {
  const { id, type, expect, severity = "major", question, answer } = one;
  const k = policy.recallAt ?? 5;
  const { relevance, coverage } = retrievalProperties(one, k);
  const recall = recallOf(one, k);
  const of = answerProperties(one, findings, grade, policy);
  return {
    ...{ id, type, expect, severity },
    ...decideOutcome(one, findings, grade, policy),
    abstention: findings?.abstention.kind ?? null,
    ...grade !== null && "grade" in grade && { grade: grade.grade },
    ...recall !== null && { recall },
    judge_error: grade !== null && "error" in grade,
    properties: [
      named("retrieval-relevance", relevance, one),
      named("retrieval-coverage", coverage, one),
      named("groundedness", of.groundedness, one),
      named("correctness", of.correctness, one),
      named("citations", of.citations, one),
      named("abstention", of.abstention, one),
      named("quantities", of.quantities, one),
      named("tokens", of.tokens, one),
      named("access", accessProperty(one, policy), one),
      named("injection", injectionProperty(one, findings, reader), one),
    ],
    slices: resultSlices(one),
    case_hash: caseHash(one),
    question,
    answer: answer ?? null,
  };
}
