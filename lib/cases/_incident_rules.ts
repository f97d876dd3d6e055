import { containsFact } from "../checks/contains_fact.ts";
import { unsupportedQuantities } from "../checks/unsupported_quantities.ts";
import type { Chunk } from "../data/chunk.ts";
import type { Fact } from "../data/case.ts";
import type { Incident } from "../data/incident.ts";
import { isChunk, isObject, outOfRange, requireFacts, wrongKind } from "./_require.ts";

/** The passages of an incident: a bare text gets an id from its place. */
export function chunksOfIncident({ retrieved_context }: Incident): readonly Chunk[] {
  return retrieved_context.map((context, i) =>
    typeof context === "string" ? { id: `context-${i + 1}`, text: context } : context
  );
}

/** The quantities of a text that neither the context of an incident nor its question bears out. */
export function inventedQuantities(text: string, incident: Incident): readonly string[] {
  const evidence = chunksOfIncident(incident).map((chunk) => chunk.text);
  return unsupportedQuantities(text, evidence, { allow: [incident.question] })
    .filter(({ status }) => status === "unsupported")
    .map((quantity) => quantity.text);
}

/** The forbidden facts of an incident that a text holds. */
export function forbiddenIn(text: string, { forbidden_facts = [] }: Incident): readonly Fact[] {
  return forbidden_facts.filter((fact) => containsFact(text, fact));
}

/** Throws unless `incidents` is a list of incidents, each id once. */
export function requireIncidents(incidents: unknown, action: string): void {
  if (!Array.isArray(incidents)) {
    throw wrongKind("incidents must be a list of incidents", incidents, action);
  }
  const seen = new Set<unknown>();
  incidents.forEach((incident: unknown, i) => {
    const texts = [
      ...["incident_id", "question", "hallucinated_answer", "why_it_reached_production"],
    ];
    const whole = isObject(incident) &&
      texts.every((name) => typeof incident[name] === "string" && incident[name] !== "");
    if (!whole) {
      throw wrongKind(`incidents[${i}] must hold the texts ${texts.join(", ")}`, incident, action);
    }
    const { incident_id, retrieved_context, grounded_claims } = incident;
    const context = Array.isArray(retrieved_context) &&
      retrieved_context.every((one) => typeof one === "string" || isChunk(one));
    if (!context) {
      const need = `incidents[${i}].retrieved_context must be a list of texts or passages`;
      throw wrongKind(need, retrieved_context, action);
    }
    const claims = Array.isArray(grounded_claims) &&
      grounded_claims.every((claim) => typeof claim === "string");
    if (!claims) {
      const need = `incidents[${i}].grounded_claims must be a list of texts`;
      throw wrongKind(need, grounded_claims, action);
    }
    for (const name of ["required_facts", "forbidden_facts"]) {
      requireFacts(incident[name], `incidents[${i}].${name}`, action);
    }
    if (seen.has(incident_id)) {
      throw outOfRange("every incident_id must stand once", incident_id, action);
    }
    seen.add(incident_id);
  });
}
