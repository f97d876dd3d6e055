import type { Case } from "../data/case.ts";
import { correctness } from "./_correctness.ts";
import { type Findings, isUnread, UNREAD } from "./_findings.ts";
import { notAsked, type Property, property, stretch } from "./_property.ts";
import type { Grade } from "./_read_grade.ts";
import { listed } from "./_listed.ts";
import type { ScorePolicy } from "./score_policy.ts";
import { citations } from "./_citations.ts";

type AnswerProperty =
  | "groundedness"
  | "correctness"
  | "citations"
  | "abstention"
  | "quantities"
  | "tokens";

/** The properties of the answer itself. */
export function answerProperties(
  one: Case,
  findings: Findings | null,
  grade: Grade | null,
  policy: ScorePolicy,
): Readonly<Record<AnswerProperty, Property>> {
  if (findings === null) {
    const none = notAsked("there is no answer");
    return {
      ...{ groundedness: none, correctness: none, citations: none },
      ...{ abstention: none, quantities: none, tokens: none },
    };
  }
  return {
    groundedness: groundedness(one, findings, grade),
    correctness: correctness(one, findings),
    citations: citations(one, findings, policy),
    abstention: abstention(one, findings),
    quantities: quantities(findings),
    tokens: tokens(findings),
  };
}

function groundedness(one: Case, { abstention }: Findings, grade: Grade | null): Property {
  if (grade === null) {
    if (one.expect === "abstain") return notAsked("the case expects no answer");
    return notAsked(abstention.kind === "full" ? "the answer declines" : "no judge was asked");
  }
  if ("error" in grade) return { status: "error", reason: grade.error, evidence: [] };
  return property(grade.grade > 2, `the judge grades it ${grade.grade} of 5`);
}

function abstention(one: Case, findings: Findings): Property {
  const { answer, abstention } = findings;
  const { kind, span, missing, remainder } = abstention;
  if (isUnread(findings)) return { status: "error", reason: UNREAD, evidence: [] };
  const evidence = span === undefined ? [] : [stretch(
    answer,
    span,
    missing === undefined
      ? "a refusal that does not say what is missing"
      : `a refusal that says what is missing: ${missing}`,
  )];
  for (const place of remainder?.spans ?? []) {
    evidence.push(stretch(answer, place, "what it says beside the refusal"));
  }
  const does = kind === "full"
    ? "it declines"
    : kind === "partial"
    ? "it declines in part"
    : "it answers";
  if (one.expect === "abstain") {
    const good = kind === "full" || (kind === "partial" && one.type === "partial");
    return property(good, `${does}, where it should decline`, evidence);
  }
  const good = kind !== "full" || one.may_abstain === true;
  const should = one.may_abstain === true ? "it may answer or decline" : "it should answer";
  return property(good, `${does}, where ${should}`, evidence);
}

function quantities({ answer, quantities, ambiguous }: Findings): Property {
  const evidence = [...quantities, ...ambiguous].map(({ span, reason, status }) =>
    stretch(answer, span, status === "ambiguous" ? `ambiguous, no failure: ${reason}` : reason)
  );
  if (quantities.length === 0) return property(true, "no quantity lacks support", evidence);
  return property(
    false,
    `without support: ${listed(quantities.map(({ text }) => text))}`,
    evidence,
  );
}

function tokens({ answer, tokens }: Findings): Property {
  if (tokens.length === 0) return property(true, "no name, date, path or the like lacks support");
  const evidence = tokens.map(({ kind, span }) =>
    stretch(answer, span, `a ${kind} without support`)
  );
  return property(false, `without support: ${listed(tokens.map(({ text }) => text))}`, evidence);
}
