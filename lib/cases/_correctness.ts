import { factCoverage } from "../checks/fact_coverage.ts";
import type { Case, Fact } from "../data/case.ts";
import type { PropertyEvidence } from "../data/case_result.ts";
import type { Findings } from "./_findings.ts";
import { notAsked, type Property, property, stretch } from "./_property.ts";
import { listed } from "./_listed.ts";
import { firstWording } from "./_wordings.ts";

/** Whether an answer holds what it must and nothing that it must not, with where each is in the passages. */
export function correctness(one: Case, findings: Findings): Property {
  const { answer, forbidden, abstention } = findings;
  const { required_facts = [], forbidden_facts = [] } = one;
  // What an answer must hold is no matter of a refusal: the abstention fails or passes for that.
  const wanted = abstention.kind === "full" || one.expect === "abstain" && one.type !== "partial"
    ? []
    : required_facts;
  const missing = wanted.length === 0 ? [] : findings.missing;
  if (missing.length === 0 && forbidden.length === 0) {
    if (wanted.length === 0 && required_facts.length > 0) return notAsked("the answer declines");
    if (wanted.length === 0 && forbidden_facts.length === 0) return notAsked("no facts are named");
    return property(true, "says what it must and nothing that it must not");
  }
  const evidence: PropertyEvidence[] = [
    ...forbidden.map(({ fact, span }) => ({
      ...stretch(answer, span, `forbidden: ${firstWording(fact)}`),
      ...wayOf(one, fact),
    })),
    ...missing.map((fact) => ({
      text: firstWording(fact),
      note: "required, and not in the answer",
      ...wayOf(one, fact),
    })),
  ];
  const said = forbidden.map(({ span }) => answer.slice(span.start, span.end));
  const faults = [
    ...said.length > 0 ? [`says ${listed(said)}, which is forbidden`] : [],
    ...missing.length > 0 ? [`does not say ${listed(missing.map(firstWording))}`] : [],
  ];
  return property(false, faults.join("; "), evidence);
}

/** How far a fact came on its way to the answer, and in which passage. */
export function wayOf(
  { chunks, prompt_chunk_ids }: Case,
  fact: Fact,
): Pick<PropertyEvidence, "reached" | "superseded" | "chunk_id"> {
  const ids = factCoverage(chunks, [fact]).covered[0]?.chunk_ids ?? [];
  const holding = chunks.filter(({ id }) => ids.includes(id));
  if (holding.length === 0) return { reached: "nowhere" };
  const seen = holding.filter(({ id }) => prompt_chunk_ids?.includes(id) ?? true);
  return {
    reached: seen.length > 0 ? "prompt" : "retrieved",
    ...holding.every(({ status }) => status === "superseded") && { superseded: true },
  };
}
