import type { Case } from "../data/case.ts";
import type { Incident } from "../data/incident.ts";
import {
  chunksOfIncident,
  forbiddenIn,
  inventedQuantities,
  requireIncidents,
} from "./_incident_rules.ts";

/**
 * Permanent cases out of incidents: the same question over the same context, and the invention forbidden.
 *
 * Each is critical and tagged `"incident"`. Forbidden are the facts that the incident names and the numbers of the
 * recorded answer that its context does not bear out; where there is neither, the answer as a whole. The recorded
 * answer itself is left out, so that a fresh one is collected; {@linkcode checkIncidents} looks at the recorded one.
 *
 * @param incidents Incidents, each id once.
 * @returns A case for each, in order, that expects an answer where the incident has grounded claims.
 * @throws {TypeError} If `incidents` is no list of incidents.
 * @throws {RangeError} If an id stands twice.
 *
 * @example
 * ```ts
 * import { incidentCases } from "@touchstone/eval/cases";
 * import { assertEquals } from "@std/assert";
 *
 * const [fee] = incidentCases([{
 *   incident_id: "fee-1",
 *   question: "What does a return cost?",
 *   retrieved_context: ["Returns by post are free within 30 days."],
 *   hallucinated_answer: "Returns are free within 30 days, less a $10 restocking fee.",
 *   why_it_reached_production: "No case asked for fees.",
 *   grounded_claims: ["Returns by post are free."],
 * }]);
 *
 * assertEquals([fee?.severity, fee?.forbidden_facts], ["critical", ["$10"]]);
 * ```
 */
export function incidentCases(incidents: readonly Incident[]): readonly Case[] {
  requireIncidents(incidents, "make cases of incidents");
  return incidents.map(incidentCase);
}

function incidentCase(incident: Incident): Case {
  const { incident_id, question, hallucinated_answer, why_it_reached_production } = incident;
  const { forbidden_facts = [], grounded_claims, required_facts } = incident;
  const numbers = [...new Set(inventedQuantities(hallucinated_answer, incident))];
  const named = [...forbidden_facts, ...numbers.filter((text) => !forbidden_facts.includes(text))];
  const caught = numbers.length > 0 || forbiddenIn(hallucinated_answer, incident).length > 0;
  const answered = grounded_claims.length > 0;
  return {
    id: incident_id,
    type: answered ? "answerable" : "unanswerable",
    expect: answered ? "answer" : "abstain",
    severity: "critical",
    question,
    chunks: chunksOfIncident(incident),
    ...required_facts && { required_facts },
    forbidden_facts: caught ? named : [...named, hallucinated_answer],
    tags: ["incident"],
    metadata: { cause: why_it_reached_production },
  };
}
