import type { Completion, TokenLogprob } from "../data/complete.ts";
import type { Entailment } from "../data/entail.ts";
import { completionError } from "../judges/completion_error.ts";

type Label = keyof Entailment;

/** The three words that are asked for, and what else stands for each. */
const LABELS: readonly (readonly [Label, RegExp])[] = [
  ["entailment", /^(?:entailment|entailed|entails|supported|supports)$/],
  ["neutral", /^(?:neutral|unknown|unsupported|not[ _]enough[ _]info(?:rmation)?)$/],
  ["contradiction", /^(?:contradiction|contradicted|contradicts|contradictory|refuted|refutes)$/],
];

/** The label of a reply, which is one word, at most named and marked; throws rather than pick one of several. */
export function readEntailReply(reply: string): Entailment {
  const text = reply.trim().replace(/^```\w*\s*|\s*```$/g, "");
  const named =
    /^(?:\{\s*"(?:verdict|label|answer)"\s*:\s*"([^"]*)"\s*\}|(?:verdict|label|answer)\W*(.*))$/is
      .exec(text);
  const plain = (named?.[1] ?? named?.[2] ?? text).replace(/^[\s*_"'`([]+|[\s*_"'`.!)\]]+$/g, "");
  const found = LABELS.find(([, pattern]) => pattern.test(plain.toLowerCase()));
  if (found === undefined) {
    const shown = JSON.stringify(reply.length > 80 ? `${reply.slice(0, 80)}...` : reply);
    throw new SyntaxError(
      `Cannot read the verdict as it must be ENTAILMENT, NEUTRAL or CONTRADICTION: current value is ${shown}`,
    );
  }
  return { entailment: 0, neutral: 0, contradiction: 0, [found[0]]: 1 };
}

/** What a completion says, or the typed error of one that says nothing. */
export function entailmentOf(completion: Completion, logprobs: boolean): Entailment {
  const { text, finish } = completion;
  if (finish === "content_filter" || text === null) {
    throw completionError("filtered", "The reply was withheld by a filter", { completion });
  }
  if (finish === "length") {
    throw completionError("truncated", "The reply ends at its token limit", { completion });
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
    const fits = LABELS.filter(([word]) => start !== "" && word.startsWith(start));
    if (fits.length === 1) sums[fits[0][0]] += Math.exp(logprob);
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
