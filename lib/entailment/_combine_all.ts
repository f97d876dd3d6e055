import type { Chunk } from "../data/chunk.ts";
import type { Entail, Entailment } from "../data/entail.ts";
import type { Span } from "../data/span.ts";
import { askEntail } from "./_ask_entail.ts";
import { supportingTexts } from "./_supporting_texts.ts";
import type { CombineChunksOptions, CombinedEntailment } from "./entail_claims.ts";
import { windowText } from "./window_text.ts";

/** A stretch of one passage, or of several joined, that is put to the model at once. */
interface Premise {
  readonly text: string;
  readonly chunk_ids: readonly string[];
  readonly span: Span;
}

/** A premise with what it says of a claim. */
export interface JudgedPremise extends Premise {
  readonly entailment: Entailment;
}

const NOTHING: CombinedEntailment = {
  entailment: { entailment: 0, neutral: 1, contradiction: 0 },
  supported: false,
  chunk_ids: [],
  joined: false,
  contradiction: 0,
  contradicting_ids: [],
  evidence: [],
};

/** What passages say of each claim, by at most two calls to the model. */
export async function combineAll(
  claims: readonly string[],
  chunks: readonly Chunk[],
  entail: Entail,
  options: CombineChunksOptions,
  action: string,
): Promise<readonly CombinedEntailment[]> {
  const { threshold = 0.5, joined = 3, windows, signal } = options;
  const cut = (text: string, chunk_ids: readonly string[]): readonly Premise[] => {
    if (text.trim() === "") return [];
    if (windows === undefined) return [{ text, chunk_ids, span: { start: 0, end: text.length } }];
    const { countTokens, ...sizes } = windows;
    return windowText(text, countTokens, sizes).map((one) => ({ ...one, chunk_ids }));
  };

  /** Asks about lists of premises, one list a claim, in one batch. */
  async function judge(
    lists: readonly (readonly Premise[])[],
  ): Promise<readonly (readonly JudgedPremise[])[]> {
    const pairs = lists.flatMap((premises, i) =>
      premises.map(({ text }) => ({ premise: text, hypothesis: claims[i] }))
    );
    const results = await askEntail(entail, pairs, signal, action);
    let next = 0;
    return lists.map((premises) =>
      premises.map((premise) => ({ ...premise, entailment: results[next++] }))
    );
  }

  const premises = chunks.flatMap(({ id, text }) => cut(text, [id]));
  // A claim without words is entailed by anything, for a model: it is not asked.
  const alone = await judge(claims.map((claim) => claim.trim() === "" ? [] : premises));
  const together = await judge(alone.map((judged) => {
    if (judged.length === 0 || best(judged).entailment.entailment >= threshold) return [];
    const { text, chunk_ids } = joinNearest(judged, joined);
    return chunk_ids.length < 2 ? [] : cut(text, chunk_ids);
  }));
  return alone.map((single, i) => {
    if (single.length === 0) return NOTHING;
    const all = [...single, ...together[i]];
    // Passages together decide only where none does alone.
    const pair = together[i].length > 0 ? best(together[i]) : null;
    const supporting = pair !== null && pair.entailment.entailment >= threshold
      ? pair
      : best(single);
    const contradicting = all.reduce((most, one) =>
      one.entailment.contradiction > most.entailment.contradiction ? one : most
    );
    return {
      entailment: supporting.entailment,
      supported: supporting.entailment.entailment >= threshold,
      chunk_ids: supporting.chunk_ids,
      joined: supporting.chunk_ids.length > 1,
      contradiction: contradicting.entailment.contradiction,
      contradicting_ids: contradicting.chunk_ids,
      evidence: supportingTexts(single, threshold),
    };
  });
}

/** The premise that supports best; the first of equals. */
function best(judged: readonly JudgedPremise[]): JudgedPremise {
  return judged.reduce((most, one) =>
    one.entailment.entailment > most.entailment.entailment ? one : most
  );
}

/** The best premise of each of the nearest passages, joined in their own order. */
function joinNearest(
  judged: readonly JudgedPremise[],
  most: number,
): { readonly text: string; readonly chunk_ids: readonly string[] } {
  const nearest = new Map<string, JudgedPremise>();
  for (const one of judged) {
    const [id] = one.chunk_ids;
    nearest.set(id, best([nearest.get(id) ?? one, one]));
  }
  const order = [...nearest.values()];
  const chosen = [...order]
    .sort((a, b) => b.entailment.entailment - a.entailment.entailment)
    .slice(0, most);
  const joined = order.filter((one) => chosen.includes(one));
  return {
    text: joined.map(({ text }) => text.trim()).join("\n"),
    chunk_ids: joined.flatMap(({ chunk_ids }) => chunk_ids),
  };
}
