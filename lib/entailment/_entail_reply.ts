import type { Completion, TokenLogprob } from "../data/complete.ts";
import type { Entailment } from "../data/entail.ts";
import { completionError } from "../judges/completion_error.ts";
import { parseLabel } from "../judges/parse_label.ts";

type Label = keyof Entailment;

const LABELS: readonly Label[] = ["entailment", "neutral", "contradiction"];
const SYNONYMS: Readonly<Record<Label, readonly string[]>> = {
  entailment: ["entailed", "entails", "supported", "supports"],
  neutral: ["unknown", "unsupported", "not enough info", "not enough information"],
  contradiction: ["contradicted", "contradicts", "contradictory", "refuted", "refutes"],
};

/** The label of a reply; throws rather than pick one of several. */
export function readEntailReply(reply: string): Entailment {
  const none: Entailment = { entailment: 0, neutral: 0, contradiction: 0 };
  return { ...none, [parseLabel(reply, LABELS, { synonyms: SYNONYMS })]: 1 };
}

/** What a completion says, or the typed error of one that says nothing. */
export function entailmentOf(completion: Completion, logprobs: boolean): Entailment {
  const { text, finish } = completion;
  // A model that thinks may reach its limit before it says a word.
  if (finish === "length") {
    throw completionError("truncated", "The reply ends at its token limit", { completion });
  }
  if (text === null && finish === "other") {
    throw completionError("unparsable", "The reply holds no text", { completion });
  }
  if (finish === "content_filter" || text === null) {
    throw completionError("filtered", "The reply was withheld by a filter", { completion });
  }
  try {
    const verdict = readEntailReply(text);
    return (logprobs ? weighed(completion.logprobs?.[0]) : null) ?? verdict;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw completionError("unparsable", message, { completion, reply: text.slice(0, 500) });
  }
}

/** The probabilities of the three words by the first token; `null` where it tells none of them. */
function weighed(token: TokenLogprob | undefined): Entailment | null {
  const sums = { entailment: 0, neutral: 0, contradiction: 0 };
  for (const { token: piece, logprob } of token?.top ?? []) {
    const start = piece.trim().toLowerCase();
    const fits = LABELS.filter((word) => start !== "" && word.startsWith(start));
    if (fits.length === 1) sums[fits[0]] += Math.exp(logprob);
  }
  const total = sums.entailment + sums.neutral + sums.contradiction;
  if (!(total > 0)) return null;
  const share = (value: number) => value / total;
  return {
    entailment: share(sums.entailment),
    neutral: share(sums.neutral),
    contradiction: share(sums.contradiction),
  };
}
