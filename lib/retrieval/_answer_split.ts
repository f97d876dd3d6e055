import type { Labelled } from "./_gold.ts";
import type { WrongAnswers } from "./retrieval_audit.ts";

/** The confident wrong answers by where their gold passage went and what they rest on, most frequent first. */
export function splitWrongAnswers(wrong: readonly Labelled[], k: number): readonly WrongAnswers[] {
  const groups = Map.groupBy(wrong, (one) => `${retrievalOf(one, k)} ${answerOf(one)}`);
  return [...groups.values()]
    .map((members): WrongAnswers => ({
      retrieval: retrievalOf(members[0], k),
      answer: answerOf(members[0]),
      n: members.length,
      superseded: members.filter(restsOnSuperseded).length,
      ids: members.map(({ id }) => id),
    }))
    .sort((a, b) => b.n - a.n);
}

function retrievalOf(
  { trace, chunks, keys, relevant }: Labelled,
  k: number,
): WrongAnswers["retrieval"] {
  if (relevant === null || relevant.size === 0) return "unlabelled";
  const gold = chunks.slice(0, k).filter((_, index) => relevant.has(keys[index]));
  if (gold.length === 0) return "missed";
  const prompt = trace.prompt_chunk_ids;
  return prompt && !gold.some(({ id }) => prompt.includes(id)) ? "dropped" : "retrieved";
}

/** A verdict on claims says more than a score; one contradicted claim is worse than any unsupported one. */
function answerOf({ trace: { claims, faithfulness } }: Labelled): WrongAnswers["answer"] {
  const verdicts = new Set((claims ?? []).map(({ verdict }) => verdict));
  for (const verdict of ["contradicted", "unsupported", "unjudged"] as const) {
    if (verdicts.has(verdict)) return verdict;
  }
  if (verdicts.has("supported")) return "faithful";
  if (typeof faithfulness !== "number") return "unjudged";
  return faithfulness === 1 ? "faithful" : "unsupported";
}

/** Whether all passages that its claims rest on, or else all that it cites, are superseded. */
function restsOnSuperseded({ trace, chunks }: Labelled): boolean {
  const claimed = (trace.claims ?? []).flatMap(({ verdict, chunk_ids = [] }) =>
    verdict === "supported" ? chunk_ids : []
  );
  const ids = new Set(claimed.length > 0 ? claimed : trace.citations ?? []);
  const used = chunks.filter(({ id }) => ids.has(id));
  return used.length > 0 && used.every(({ status }) => status === "superseded");
}

/** The faithfulness of an answer: what the trace says, else supported claims among those judged. */
export function faithfulnessOf(
  { trace: { claims = [], faithfulness } }: Labelled,
): number | null {
  if (faithfulness !== undefined) return faithfulness;
  const judged = claims.filter(({ verdict }) => verdict !== "unjudged");
  if (judged.length === 0) return null;
  return judged.filter(({ verdict }) => verdict === "supported").length / judged.length;
}
