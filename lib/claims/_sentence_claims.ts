import type { Claim } from "../data/claim.ts";
import { splitSentences } from "../text/split_sentences.ts";
import type { Decomposition } from "./decomposition.ts";
import { leadsIn, statesNothing, uncoveredTexts } from "./_uncovered.ts";

/** Citations and emphasis, which are no part of what is stated. */
const MARKS =
  /\s*(?:\[(?:\^?[\w.#:/-]*\d[\w.#:/,; -]*)\](?!\()|\u3010[^\u3011\n]{1,40}\u3011)|(?<![\p{L}\p{N}])(?:\*\*|__)|(?:\*\*|__)(?![\p{L}\p{N}])/gu;

/** A claim a sentence, item or row; an item is read with the line that leads in to its list. */
export function sentenceClaims(answer: string): Decomposition {
  const pieces = splitSentences(answer);
  const stating = pieces.filter((piece) => statesNothing(piece) === null);
  // "Yes." by itself is all that is stated.
  const alone = stating.length === 0 && pieces.length === 1 && /^\p{L}+[.!]?$/u.test(pieces[0].text)
    ? pieces
    : stating;
  const claims: Claim[] = [];
  let lead = "";
  alone.forEach((piece, i) => {
    if (piece.kind !== "item") {
      const opens = leadsIn(piece) && alone[i + 1]?.kind === "item";
      lead = opens && saysMuch(piece.text) ? piece.text : "";
      if (opens) return;
    }
    const text = piece.kind === "item" && lead !== "" ? `${lead} ${piece.text}` : piece.text;
    const stated = text.replace(MARKS, "").replace(/\s+/g, " ").trim();
    if (stated === "") return;
    claims.push({ id: String(claims.length + 1), text: stated, span: piece.span });
  });
  return { claims, uncovered: uncoveredTexts(answer, claims) };
}

/** "You need:" belongs to what it leads in to; "Steps:" says nothing of it. */
function saysMuch(lead: string): boolean {
  return lead.trim().split(/\s+/).length > 1 || /[\u3040-\u9fff]{3}/.test(lead);
}
