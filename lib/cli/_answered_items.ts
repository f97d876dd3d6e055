import { detectAbstention } from "../checks/detect_abstention.ts";
import type { Claim } from "../data/claim.ts";
import type { Case } from "../data/case.ts";
import type { Chunk } from "../data/chunk.ts";
import { splitSentences } from "../text/split_sentences.ts";

/** An answer with what a judge may see of it: never what is expected. */
export interface AnsweredItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly chunks: readonly Chunk[];
  /** Its sentences, each as a claim. */
  readonly claims: readonly Claim[];
}

/** The answers to be judged, and the cases that hold none, each with why. */
export interface AnsweredCases {
  readonly items: readonly AnsweredItem[];
  readonly skipped: readonly {
    readonly id: string;
    readonly outcome: "abstained" | "unanswered";
  }[];
}

/** Takes the answers out of cases; those that wholly decline hold nothing to judge. */
export function answeredItems(cases: readonly Case[]): AnsweredCases {
  const items: AnsweredItem[] = [];
  const skipped: { id: string; outcome: "abstained" | "unanswered" }[] = [];
  for (const { id, question, answer, answerable, chunks, prompt_chunk_ids } of cases) {
    if (typeof answer !== "string" || answer.trim() === "") {
      skipped.push({ id, outcome: "unanswered" });
    } else if (detectAbstention(answer, { answerable }).kind === "full") {
      skipped.push({ id, outcome: "abstained" });
    } else {
      const shown = prompt_chunk_ids === undefined
        ? chunks
        : chunks.filter((chunk) => prompt_chunk_ids.includes(chunk.id));
      items.push({ id, question, answer, chunks: shown, claims: sentenceClaims(answer) });
    }
  }
  return { items, skipped };
}

/** An answer as an item, for a probe that changed it. */
export function itemOf(
  { id, question, answer, chunks }: Omit<AnsweredItem, "claims">,
): AnsweredItem {
  return { id, question, answer, chunks, claims: sentenceClaims(answer) };
}

function sentenceClaims(answer: string): readonly Claim[] {
  return splitSentences(answer)
    .filter(({ kind }) => kind !== "code" && kind !== "heading")
    .map(({ text, span }, at) => ({ id: String(at + 1), text, span }));
}
