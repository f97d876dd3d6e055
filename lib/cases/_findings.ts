import { type Abstention, detectAbstention } from "../checks/detect_abstention.ts";
import type { Token } from "../checks/token.ts";
import { extractTokens } from "../checks/extract_tokens.ts";
import { factCoverage } from "../checks/fact_coverage.ts";
import { findFact } from "../checks/find_fact.ts";
import {
  unsupportedQuantities,
  type UnsupportedQuantity,
} from "../checks/unsupported_quantities.ts";
import { unsupportedTokens } from "../checks/unsupported_tokens.ts";
import type { Case, Fact } from "../data/case.ts";
import type { Span } from "../data/span.ts";
import type { EvidenceReader, ReadEvidence } from "./_evidence_reader.ts";
import { evidenceBoundary } from "./evidence_boundary.ts";
import type { ScorePolicy } from "./score_policy.ts";
import { wordingsOf } from "./_wordings.ts";

/** What the checks found of an answer, before anything is decided. */
export interface Findings {
  /** The answer. */
  readonly answer: string;
  /** Whether it declines. */
  readonly abstention: Abstention;
  /** Required facts that it does not hold. */
  readonly missing: readonly Fact[];
  /** Forbidden facts that it holds, every place of each. */
  readonly forbidden: readonly { readonly fact: Fact; readonly span: Span }[];
  /** Quantities that nothing bears out. */
  readonly quantities: readonly UnsupportedQuantity[];
  /** Quantities that one reading bears out: reported, and never a failure. */
  readonly ambiguous: readonly UnsupportedQuantity[];
  /** Names, dates, paths and the like that nothing bears out. */
  readonly tokens: readonly Token[];
}

export const UNREAD = "the answer is in a script that no rule for refusals reads";

/** Whether it cannot be told if the answer declines. */
export function isUnread({ abstention }: Findings): boolean {
  return abstention.kind === "none" && !abstention.supported;
}

/** Runs every check of the answer; `null` where there is none. */
export function findingsOf(
  one: Case,
  policy: ScorePolicy,
  reader: EvidenceReader,
): Findings | null {
  const { answer, answerable, required_facts = [], forbidden_facts = [] } = one;
  if (typeof answer !== "string") return null;
  // An empty answer may be a fault as well as a refusal, unless the system itself says which.
  if (answer.trim() === "" && answerable !== false) return null;
  const { signals, arithmetic = false } = policy;
  const abstention = detectAbstention(answer, {
    ...signals && { signals },
    ...answerable !== undefined && { answerable },
  });
  // One reading of the answer finds which facts it holds; their places are looked for only where they count.
  const facts = [...required_facts, ...forbidden_facts];
  const held = facts.length === 0 ? [] : heldFacts(answer, facts);
  const missing = required_facts.filter((fact) => !held.includes(fact));
  const forbidden = forbidden_facts.filter((fact) => held.includes(fact)).flatMap((fact) =>
    findFact(answer, fact).map((span) => ({ fact, span }))
  );
  const evidence = reader.read(evidenceBoundary(one, policy.evidence).map(({ text }) => text));
  const allow = allowedTexts(one, missing);
  const unsupported = unsupportedQuantities(answer, evidence.quantities, { allow, arithmetic });
  return {
    answer,
    abstention,
    missing,
    forbidden,
    quantities: unsupported.filter(({ status }) => status === "unsupported"),
    ambiguous: unsupported.filter(({ status }) => status === "ambiguous"),
    tokens: tokensOf(answer, evidence, allow),
  };
}

/** Tokens without support. Most stand in the evidence as they are: to see that takes no index of it. */
function tokensOf(
  answer: string,
  evidence: ReadEvidence,
  allow: readonly string[],
): readonly Token[] {
  const unseen = extractTokens(answer).filter(({ text }) => !standsIn(evidence.text, text));
  return unseen.length === 0 ? [] : unsupportedTokens(answer, evidence.tokens(), { allow });
}

/** Whether a text holds a token as it is, with white space or the end of a sentence around it. */
function standsIn(text: string, token: string): boolean {
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    const end = at + token.length;
    const before = at === 0 || /\s/.test(text[at - 1]);
    if (
      before && (end === text.length || /^(?:\s|[.,;:!?](?:\s|$))/.test(text.slice(end, end + 2)))
    ) {
      return true;
    }
  }
  return false;
}

function heldFacts(answer: string, facts: readonly Fact[]): readonly Fact[] {
  return factCoverage([{ id: "answer", text: answer }], facts).covered.map(({ fact }) => fact);
}

/**
 * What an answer may say although no evidence does: what the case allows or requires, and what the question says.
 * A number of a false premise may be repeated only by an answer that also states what is right: it is then
 * corrected, where it would otherwise be confirmed.
 */
function allowedTexts(one: Case, missing: readonly Fact[]): readonly string[] {
  const { type, question, allow = [], required_facts = [] } = one;
  const corrected = required_facts.length > 0 && missing.length === 0;
  const asked = type !== "false_premise" || corrected ? [question] : [];
  return [...allow, ...required_facts.flatMap(wordingsOf), ...asked];
}
