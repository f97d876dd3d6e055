import { requireList, requireObject } from "./_require_arguments.ts";
import { sha256 } from "./_sha256.ts";
import type { CaseResult, PropertyEvidence, PropertyResult } from "./case_result.ts";

/**
 * Results without a word of a question, an answer or a document: for artifacts that others may see.
 *
 * Kept are ids, tags and other slices, outcomes, grades, hashes, spans, and how far a fact came on its way to the
 * answer. Evidence has the SHA-256 of its words in their place, so that two runs can still be told apart; the
 * reasons, which quote, become the names of what failed. A hash of a short text can be found by trying: it hides
 * words from readers, not from somebody who guesses them.
 *
 * @param results The results.
 * @returns Copies with nothing quoted.
 * @throws {TypeError} If `results` is no list of results.
 *
 * @example
 * ```ts
 * import { type CaseResult, redactResults } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const result: CaseResult = {
 *   ...{ id: "q1", type: "answerable", expect: "answer", severity: "major", case_hash: "0" },
 *   ...{ outcome: "right", reason: "45 days is there", abstention: "none", judge_error: false },
 *   ...{ properties: [], slices: {}, question: "How long?", answer: "45 days." },
 * };
 * const [redacted] = redactResults([result]);
 * assertEquals([redacted.answer, redacted.reason], [undefined, "right"]);
 * ```
 */
export function redactResults(results: readonly CaseResult[]): readonly CaseResult[] {
  requireList(results, "results", "redact results");
  return results.map((result, i) => {
    requireObject(result, `results[${i}]`, "redact results");
    requireList(result.properties, `results[${i}].properties`, "redact results");
    const { question: _, answer: __, ...kept } = result;
    const properties = result.properties.map((property, j) => {
      requireObject(property, `results[${i}].properties[${j}]`, "redact results");
      const { evidence } = property;
      requireList(evidence, `results[${i}].properties[${j}].evidence`, "redact results");
      return redactProperty(property);
    });
    const failed = properties.filter(({ status }) => status === "fail").map(({ name }) => name);
    const reason = failed.length === 0 ? result.outcome : `${result.outcome}: ${failed.join(", ")}`;
    return { ...kept, reason, properties };
  });
}

function redactProperty({ name, status, severity, evidence }: PropertyResult): PropertyResult {
  return { name, status, severity, reason: status, evidence: evidence.map(redactEvidence) };
}

/** What is not known to be free of words is left out: `note` quotes. */
function redactEvidence(evidence: PropertyEvidence): PropertyEvidence {
  const { text, span, chunk_id, reached, superseded } = evidence;
  return {
    text: `sha256:${sha256(String(text))}`,
    ...span === undefined ? {} : { span },
    ...chunk_id === undefined ? {} : { chunk_id },
    // How far it came is one of three words, and what `diagnose` goes by.
    ...reached === undefined ? {} : { reached },
    ...superseded === undefined ? {} : { superseded },
  };
}
