import { canonicalJson } from "./_canonical_json.ts";
import { requireList, requireObject, requireText } from "./_require_arguments.ts";
import { sha256 } from "./_sha256.ts";
import type { Case, Fact } from "./case.ts";

/**
 * SHA-256 of a case's id, its question and what is expected of an answer.
 *
 * By it two runs know that they scored the same case: a fact added or a severity raised gives another hash, so
 * that a better score is not mistaken for a better system. The recorded answer, what was retrieved, tags and
 * metadata do not enter; nor do the order of facts, and what is written out though it is the default.
 *
 * @param oneCase The case.
 * @returns 64 hexadecimal digits in lower case.
 * @throws {TypeError} If the case is none.
 *
 * @example
 * ```ts
 * import { type Case, caseHash } from "@touchstone/eval/data";
 * import { assertEquals, assertNotEquals } from "@std/assert";
 *
 * const one: Case = {
 *   id: "q1",
 *   type: "answerable",
 *   expect: "answer",
 *   question: "How long for rugs?",
 *   chunks: [],
 *   required_facts: ["45 days"],
 * };
 * assertEquals(caseHash({ ...one, answer: "45 days." }), caseHash(one));
 * assertNotEquals(caseHash({ ...one, required_facts: ["30 days"] }), caseHash(one));
 * ```
 */
export function caseHash(oneCase: Case): string {
  requireObject(oneCase, "oneCase", "hash a case");
  const { id, type, expect, question } = oneCase;
  requireText(id, "oneCase.id", "hash a case");
  return sha256(canonicalJson({
    ...{ id, type, expect, question },
    severity: oneCase.severity ?? "major",
    may_abstain: oneCase.may_abstain === true,
    citations_required: oneCase.citations_required,
    required_facts: facts(oneCase, "required_facts"),
    forbidden_facts: facts(oneCase, "forbidden_facts"),
    required_evidence: facts(oneCase, "required_evidence"),
    relevant_chunk_ids: facts(oneCase, "relevant_chunk_ids"),
    relevant_doc_ids: facts(oneCase, "relevant_doc_ids"),
    allow: facts(oneCase, "allow"),
  }));
}

type ListName =
  | "required_facts"
  | "forbidden_facts"
  | "required_evidence"
  | "relevant_chunk_ids"
  | "relevant_doc_ids"
  | "allow";

/** In order of their text; one wording in a list is that wording. */
function facts(oneCase: Case, name: ListName): readonly string[] {
  const list: readonly Fact[] = oneCase[name] ?? [];
  requireList(list, `oneCase.${name}`, "hash a case");
  return list.map((fact) => JSON.stringify([fact].flat().toSorted())).sort();
}
