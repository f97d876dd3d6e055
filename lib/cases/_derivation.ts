import { containsFact } from "../checks/contains_fact.ts";
import type { Case, Fact } from "../data/case.ts";
import type { Chunk } from "../data/chunk.ts";
import { wordingsOf } from "./_wordings.ts";

/** What a derivation starts from. */
export interface Source {
  /** The case, without what was recorded of its answer. */
  readonly base: Case;
  /** Seeded by seed, id and kind: no other case changes what is drawn. */
  readonly random: () => number;
  /** The whole set. */
  readonly cases: readonly Case[];
  /** Names of which one may stand for another. */
  readonly siblings: readonly (readonly string[])[];
}

/** What is other than in the base, and what is expected now, as a sentence. */
export interface Change {
  readonly changes: Partial<Case>;
  readonly expected: string;
}

/** A change, or the reason why there can be none. */
export type Derivation = (source: Source) => Change | string;

/** One member of a list, by chance. */
export function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** A list in another order. */
export function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
}

/** Whether words in English may be put into a case. */
export function isEnglish({ language = "en" }: Case): boolean {
  return language.split("-")[0].toLowerCase() === "en";
}

/** The passages that hold the answer: by their ids, their documents, or the facts in them. */
export function relevantChunks(oneCase: Case): readonly Chunk[] {
  const { chunks, relevant_chunk_ids, relevant_doc_ids, required_facts = [] } = oneCase;
  if (relevant_chunk_ids !== undefined && relevant_chunk_ids.length > 0) {
    return chunks.filter(({ id }) => relevant_chunk_ids.includes(id));
  }
  if (relevant_doc_ids !== undefined && relevant_doc_ids.length > 0) {
    return chunks.filter(({ doc_id }) => doc_id !== undefined && relevant_doc_ids.includes(doc_id));
  }
  return chunks.filter(({ text }) => required_facts.some((fact) => containsFact(text, fact)));
}

/** A value at the end of a sentence: 9:30 a.m. takes no second stop. */
export function sentenceEnd(value: string): string {
  return value.endsWith(".") ? value : `${value}.`;
}

export const NO_EVIDENCE = "no passage is known to hold the answer";

/**
 * Facts as forbidden ones, beside those that were: not what the question itself says, nor a common word such as
 * "once", which a refusal may hold too.
 */
export function forbidding(oneCase: Case, facts = oneCase.required_facts ?? []): readonly Fact[] {
  const before = oneCase.forbidden_facts ?? [];
  const telling = facts.filter((fact) =>
    !containsFact(oneCase.question, fact) && wordingsOf(fact).every(isTelling)
  );
  return [...before, ...telling];
}

function isTelling(wording: string): boolean {
  return /\d|\s/.test(wording.trim()) || wording.length > 7 || /[^\p{ASCII}]/u.test(wording);
}

/** Passages in a new order or number: their ranks, where they have any, follow it. */
export function ranked(chunks: readonly Chunk[]): readonly Chunk[] {
  return chunks.map((chunk, i) => chunk.rank === undefined ? chunk : { ...chunk, rank: i + 1 });
}

/** The members of a case that abstains, as the evidence is gone. */
export const UNANSWERABLE = {
  type: "unanswerable",
  expect: "abstain",
  required_facts: [],
  relevant_chunk_ids: [],
  relevant_doc_ids: [],
  required_evidence: [],
} as const satisfies Partial<Case>;
