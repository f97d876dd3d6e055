import type { Case } from "../data/case.ts";
import type { CaseOutcome } from "../data/case_result.ts";
import { type Findings, isUnread, UNREAD } from "./_findings.ts";
import type { Grade } from "./_read_grade.ts";
import { listed } from "./_listed.ts";
import type { ScorePolicy } from "./score_policy.ts";
import { firstWording } from "./_wordings.ts";

/** How a case came out, and why. */
export interface Decision {
  readonly outcome: CaseOutcome;
  readonly reason: string;
}

/** Whether a judge is asked: for answered cases that expect an answer. */
export function asksJudge({ expect }: Case, findings: Findings | null): boolean {
  return expect === "answer" && findings !== null && findings.abstention.kind !== "full";
}

/** The scoring rule. `grade` is `null` where no judge was asked. */
export function decideOutcome(
  one: Case,
  findings: Findings | null,
  grade: Grade | null,
  policy: ScorePolicy,
): Decision {
  if (findings === null) return unscored(one);
  const { answer, abstention, missing, forbidden } = findings;
  // A forbidden value counts even inside a refusal.
  if (forbidden.length > 0) {
    const said = listed(forbidden.map(({ span }) => answer.slice(span.start, span.end)));
    return hallucinated(`says ${said}, which is forbidden`);
  }
  if (isUnread(findings) && (one.expect === "abstain" || missing.length > 0)) {
    return { outcome: "unscored", reason: UNREAD };
  }
  const declined = abstention.kind === "full";
  if (one.expect === "abstain" && !declined && !coversItsPart(one, findings)) {
    const how = abstention.kind === "partial" ? "declines and then guesses" : "answers";
    return hallucinated(`${how}, and should decline`);
  }
  if (declined && one.expect === "answer" && one.may_abstain !== true) {
    return { outcome: "over-refused", reason: "declines, and should answer" };
  }
  if (declined) return right("declines, as it should");
  const invented = inventions(one, findings, policy);
  if (invented.length > 0) return hallucinated(`says ${listed(invented)} without support`);
  if (grade !== null && "grade" in grade && grade.grade <= 2) {
    return hallucinated(`the judge grades its groundedness ${grade.grade} of 5`);
  }
  const apart = policy.incomplete === "separate" &&
    (one.type === "answerable" || one.type === "partial");
  const lack = `does not say ${listed(missing.map(firstWording))}`;
  if (missing.length > 0 && !apart) return hallucinated(lack);
  // The judge might have called it hallucinated, so that a missing fact does not settle it here.
  if (grade !== null && "error" in grade) return { outcome: "judge-error", reason: grade.error };
  if (missing.length > 0) return { outcome: "incomplete", reason: lack };
  return right("answers as it should");
}

/** Whether an answer to a partly answerable question gives the part that is covered and declines the rest. */
function coversItsPart({ type, required_facts = [] }: Case, findings: Findings): boolean {
  return type === "partial" && findings.abstention.kind === "partial" &&
    required_facts.length > 0 && findings.missing.length === 0;
}

/** What an answer says without support, where that settles the case. */
function inventions(
  { type, severity }: Case,
  { quantities, tokens }: Findings,
  policy: ScorePolicy,
): readonly string[] {
  const strict = severity === "critical";
  // Of a partly answerable question it is the gap that gets invented; capitalised words alone do not show it.
  const gap = type === "partial";
  const numbers = strict || gap || policy.quantities === "fail" ? quantities : [];
  const others = strict || policy.tokens === "fail"
    ? tokens
    : gap
    ? tokens.filter(({ kind }) => kind !== "name" && kind !== "quote")
    : [];
  return [...new Set([...numbers, ...others].map(({ text }) => text))];
}

function unscored({ answer, error }: Case): Decision {
  const reason = typeof error === "string"
    ? `there is no answer: ${error}`
    : typeof answer === "string"
    ? "the answer is empty"
    : "there is no answer";
  return { outcome: "unscored", reason };
}

function hallucinated(reason: string): Decision {
  return { outcome: "hallucinated", reason };
}

function right(reason: string): Decision {
  return { outcome: "right", reason };
}
