import { checkCitations } from "../checks/check_citations.ts";
import type { Case } from "../data/case.ts";
import type { PropertyEvidence } from "../data/case_result.ts";
import type { Findings } from "./_findings.ts";
import { notAsked, type Property, property, stretch } from "./_property.ts";
import { listed } from "./_listed.ts";
import type { ScorePolicy } from "./score_policy.ts";

/** Whether what an answer cites is there, and bears out what it stands beside. A refusal needs none. */
export function citations(one: Case, findings: Findings, policy: ScorePolicy): Property {
  const { answer, abstention } = findings;
  const asked = one.citations_required ?? policy.citations === "required";
  const required = asked && abstention.kind !== "full";
  const check = checkCitations({ ...one, answer }, { required });
  const { cited, unknown, malformed, misattributed } = check;
  if (cited.length === 0 && malformed.length === 0 && unknown.length === 0) {
    if (!asked) return notAsked("nothing is cited, and need not be");
    if (!required) return notAsked("nothing is cited by an answer that declines");
    return property(false, "nothing is cited");
  }
  if (check.pass) return property(true, `cites ${listed(cited)}`);
  const evidence: PropertyEvidence[] = [
    ...unknown.map((id) => {
      const note = "cited, and not among the passages";
      const place = check.citations.find((citation) => citation.id === id);
      return place === undefined ? { text: id, note } : stretch(answer, place.span, note);
    }),
    ...malformed.map((text) => ({ text, note: "no citation that can be read" })),
    ...misattributed.map(({ id, span }) =>
      stretch(answer, span, `not in the passage ${id} that is cited for it`)
    ),
  ];
  const faults = [
    ...unknown.length > 0 ? [`cites ${listed(unknown)}, which was not retrieved`] : [],
    ...malformed.length > 0 ? [`cannot be read: ${listed(malformed)}`] : [],
    ...misattributed.length > 0
      ? [`not in what is cited for it: ${listed(misattributed.map(({ text }) => text))}`]
      : [],
  ];
  return property(false, faults.join("; ") || "the citations are wrong", evidence);
}
