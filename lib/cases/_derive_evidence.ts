import { containsFact } from "../checks/contains_fact.ts";
import { findFact } from "../checks/find_fact.ts";
import {
  type Change,
  forbidding,
  NO_EVIDENCE,
  ranked,
  relevantChunks,
  type Source,
  UNANSWERABLE,
} from "./_derivation.ts";
import { wordingsOf } from "./_wordings.ts";

const ABSTAIN = "Decline: the passages no longer hold the answer";

/** The passages with the answer are taken out. */
export function deriveUnanswerable({ base }: Source): Change | string {
  const gone = relevantChunks(base);
  if (gone.length === 0) return NO_EVIDENCE;
  const facts = base.required_facts ?? [];
  const chunks = base.chunks.filter((chunk) =>
    !gone.includes(chunk) && !facts.some((fact) => containsFact(chunk.text, fact))
  );
  return {
    changes: { ...UNANSWERABLE, chunks: ranked(chunks), forbidden_facts: forbidding(base) },
    expected: `${ABSTAIN}.`,
  };
}

/** The passages are cut off before the first fact that the answer needs. */
export function deriveTruncated({ base }: Source): Change | string {
  const facts = base.required_facts ?? [];
  const gone = relevantChunks(base);
  if (gone.length === 0) return NO_EVIDENCE;
  if (facts.length === 0) return "it has no required fact before which to cut";
  let cuts = 0;
  const chunks = base.chunks.map((chunk) => {
    const places = facts.flatMap((fact) =>
      wordingsOf(fact).flatMap((wording) => findFact(chunk.text, wording))
    );
    if (places.length === 0) return chunk;
    cuts++;
    const first = Math.min(...places.map(({ start }) => start));
    return { ...chunk, text: chunk.text.slice(0, first).trimEnd() };
  });
  if (cuts === 0) return "no passage holds a required fact";
  const left = chunks.filter(({ text }) => text !== "");
  const cut = left.filter((chunk) => !base.chunks.includes(chunk));
  if (cut.length === 0) return "the passage begins with the fact, so that a cut leaves nothing";
  if (gone.some((chunk) => left.includes(chunk))) {
    return "a relevant passage holds no required fact and may answer the question by itself";
  }
  return {
    changes: { ...UNANSWERABLE, chunks: ranked(left), forbidden_facts: forbidding(base) },
    expected: `${ABSTAIN}, as they break off before it.`,
  };
}
