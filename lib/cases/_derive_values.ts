import { containsFact } from "../checks/contains_fact.ts";
import type { Case, Fact } from "../data/case.ts";
import type { Chunk } from "../data/chunk.ts";
import { changeValue, holdsQuantity, type ValueChange } from "./_change_quantity.ts";
import {
  type Change,
  forbidding,
  isEnglish,
  NO_EVIDENCE,
  ranked,
  relevantChunks,
  sentenceEnd,
  shuffled,
  type Source,
} from "./_derivation.ts";
import { wholeQuantity } from "./_same_quantity.ts";
import { wordingsOf } from "./_wordings.ts";

const NO_VALUE =
  "no required fact is a number that stands in a relevant passage and that can be changed";

/** A required value with another that could stand in its place. */
export interface OtherValue extends ValueChange {
  /** The fact that it is. */
  readonly fact: Fact;
  /** The relevant passages that name it. */
  readonly holders: readonly Chunk[];
}

/** A required value and another one for it, by chance; `null` where no required fact is a number. */
export function otherValue({ base, random }: Source): OtherValue | null {
  const { question, required_facts = [], forbidden_facts = [], chunks } = base;
  const relevant = relevantChunks(base);
  for (const fact of shuffled(required_facts, random)) {
    const quantity = wordingsOf(fact).map(wholeQuantity).find((found) => found !== null);
    if (quantity === undefined) continue;
    const holders = relevant.filter(({ text }) => holdsQuantity(text, quantity));
    if (holders.length === 0 || containsFact(question, fact)) continue;
    // What is forbidden already is taken: it must not become right.
    const forbidden = forbidden_facts.flatMap(wordingsOf);
    const texts = [...chunks.map(({ text }) => text), question, ...forbidden];
    const change = changeValue(quantity, texts, random);
    if (change !== null) return { ...change, fact, holders };
  }
  return null;
}

/** The value is another one wherever the passages name it. */
export function deriveChangedEvidence(source: Source): Change | string {
  const { base } = source;
  if (relevantChunks(base).length === 0) return NO_EVIDENCE;
  const other = otherValue(source);
  if (other === null) return NO_VALUE;
  const changed = (facts: readonly Fact[]) => facts.map((fact) => changedFact(fact, other));
  const { required_facts = [], required_evidence } = base;
  return {
    changes: {
      chunks: base.chunks.map((chunk) => ({ ...chunk, text: other.apply(chunk.text) ?? "" })),
      required_facts: changed(required_facts),
      ...(required_evidence && { required_evidence: changed(required_evidence) }),
      // What was wrong may be right now.
      forbidden_facts: forbidding(base, [other.fact])
        .filter((fact) => !containsFact(other.to, fact)),
    },
    expected: `Answer ${other.to}, as the passages now say, not ${sentenceEnd(other.from.text)}`,
  };
}

/** A fact with the value changed: wordings that do not name it in a way that can be changed are left out. */
function changedFact(fact: Fact, { from, to, apply }: OtherValue): Fact {
  const before = wordingsOf(fact);
  const named = before.some((wording) => holdsQuantity(wording, from));
  if (!named) return fact;
  const after = before.flatMap((wording) => {
    const changed = apply(wording);
    return changed === null || changed === wording ? [] : [changed];
  });
  return after.length > 1 ? after : after[0] ?? to;
}

/** A superseded version with another value stands beside the current one. */
export function deriveStale(source: Source): Change | string {
  const { base, random } = source;
  if (relevantChunks(base).length === 0) return NO_EVIDENCE;
  const other = otherValue(source);
  if (other === null) return NO_VALUE;
  const old = other.holders.map((chunk) => olderVersion(chunk, other.apply(chunk.text) ?? ""));
  const first = random() < 0.5;
  const current = base.chunks.map((chunk) =>
    other.holders.includes(chunk) ? { ...chunk, status: "current" as const } : chunk
  );
  return {
    changes: {
      type: "stale_context",
      chunks: ranked(first ? [...old, ...current] : [...current, ...old]),
      forbidden_facts: [...base.forbidden_facts ?? [], other.to],
    },
    expected:
      `Answer ${other.from.text}, as the current version says, not ${other.to}, which is superseded.`,
  };
}

function olderVersion(chunk: Chunk, text: string): Chunk {
  const { version, effective_date, ...rest } = chunk;
  const [, before = "", number = ""] = /^(.*?)(\d+)$/.exec(version ?? "") ?? [];
  const year = Number(effective_date?.slice(0, 4));
  return {
    ...rest,
    id: `${chunk.id}~old`,
    text,
    status: "superseded",
    ...Number(number) > 1 ? { version: `${before}${Number(number) - 1}` } : {},
    ...year > 1 ? { effective_date: `${year - 1}${effective_date?.slice(4)}` } : {},
  };
}

/** Wordings by which an answer says that what it rests on may no longer hold. */
const OUT_OF_DATE: readonly string[] = [
  ...["out of date", "out-of-date", "outdated", "superseded", "older version", "old version"],
  ...["earlier version", "previous version", "no longer current", "not current", "not be current"],
  ...["not the current", "may have changed", "might have changed", "could have changed"],
  ...["no longer apply", "no longer be valid", "has been replaced", "was replaced", "obsolete"],
];

/** Only a superseded version is there. */
export function deriveStaleOnly({ base }: Source): Change | string {
  if (!isEnglish(base)) return "the wordings of what is out of date are English";
  const relevant = relevantChunks(base);
  if (relevant.length === 0) return NO_EVIDENCE;
  const facts = base.required_facts ?? [];
  const old = base.chunks.map((chunk) => {
    const holds = facts.some((fact) => containsFact(chunk.text, fact));
    return relevant.includes(chunk) || holds ? { ...chunk, status: "superseded" as const } : chunk;
  });
  return {
    changes: { type: "stale_context", chunks: old, required_facts: [...facts, OUT_OF_DATE] },
    expected:
      "Answer from the superseded version, the only one there is, and say that it may be out of date.",
  };
}

/** Two current documents disagree. */
export function deriveConflict(source: Source): Change | string {
  const { base } = source;
  if (relevantChunks(base).length === 0) return NO_EVIDENCE;
  const other = otherValue(source);
  if (other === null) return NO_VALUE;
  const [holder] = other.holders;
  const rival: Chunk = {
    ...holder,
    ...{ id: `${holder.id}~other`, text: other.apply(holder.text) ?? "", status: "current" },
    ...holder.doc_id === undefined ? {} : { doc_id: `${holder.doc_id}~other` },
  };
  const current: Chunk = { ...holder, status: "current" };
  const chunks = base.chunks.flatMap((chunk) => chunk === holder ? [current, rival] : [chunk]);
  const { required_facts = [], relevant_chunk_ids } = base;
  const changes: Partial<Case> = {
    type: "stale_context",
    chunks: ranked(chunks),
    required_facts: [...required_facts, other.to],
    forbidden_facts: (base.forbidden_facts ?? []).filter((fact) => !containsFact(other.to, fact)),
    relevant_chunk_ids: relevant_chunk_ids && [...relevant_chunk_ids, rival.id],
    may_abstain: true,
  };
  return {
    changes,
    expected:
      `Say that the documents disagree, ${other.from.text} against ${other.to}, or decline.`,
  };
}
