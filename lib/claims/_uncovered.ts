import { detectAbstention } from "../checks/detect_abstention.ts";
import type { Claim } from "../data/claim.ts";
import type { Sentence } from "../text/sentence.ts";
import { splitSentences } from "../text/split_sentences.ts";
import type { UncoveredReason, UncoveredText } from "./decomposition.ts";

const REMARK =
  /^(?:yes|no|ok|okay|sure|certainly|of course|absolutely|great question|good question|thanks?(?: you)?|hello|hi|you(?:'|\u2019)re welcome|ja|nein|oui|non|s[íì]|sim|danke|merci|gracias|i hope|hope (?:this|that) helps|let me know|please let me know|feel free|happy to help|if you have (?:any|more|further|other))(?![\p{L}'\u2019])[^\d]*$/iu;
const SHORT = /^(?:yes|no|ok|okay|ja|nein|oui|non|s[íì]|sim)\b/i;

/** Whether a piece leads in to what follows, such as a list. */
export function leadsIn({ text }: Sentence): boolean {
  return /[:\uff1a][*_]*$/.test(text);
}

/** Why a piece of an answer states nothing, or `null` where it may. */
export function statesNothing(piece: Sentence): UncoveredReason | null {
  const { kind, text } = piece;
  if (kind === "code") return "code";
  if (kind === "row") return null;
  // "# Refunds take 45 days": a heading that names a value states it.
  if (kind === "heading" && !/\d/.test(text.replace(/^[\d.]+[.)]?\s/, ""))) return "heading";
  if (!/[\p{L}\p{N}]/u.test(text)) return "remark";
  if (/[?\uff1f\u061f]["'\u201d\u2019)*_\]]*$/.test(text)) return "question";
  if (REMARK.test(text) && (!SHORT.test(text) || text.split(/\s+/).length === 1)) return "remark";
  if (detectAbstention(text).kind === "full") return "refusal";
  return null;
}

/** The stretches of an answer that lie in no claim's span, signs and joining words aside. */
export function uncoveredTexts(answer: string, claims: readonly Claim[]): readonly UncoveredText[] {
  const spans = claims.flatMap(({ span }) => span ?? []).sort((a, b) => a.start - b.start);
  const found: UncoveredText[] = [];
  for (const piece of splitSentences(answer)) {
    const { start, end } = piece.span;
    const why = statesNothing(piece) ?? (leadsIn(piece) ? "lead-in" : "unclaimed");
    let at = start;
    let touched = false;
    const keep = (to: number): void => {
      const slice = answer.slice(at, to);
      const from = at + slice.length - slice.trimStart().length;
      const text = slice.trim();
      // Of a sentence that a claim covers in part, a few words without a number are its grammar.
      const partial = touched || to < end;
      if (partial ? statesMore(text) : text !== "") {
        found.push({ text, span: { start: from, end: from + text.length }, why });
      }
    };
    for (const span of spans) {
      if (span.start >= end) break;
      if (span.end <= at) continue;
      touched = true;
      if (span.start > at) keep(span.start);
      at = Math.max(at, span.end);
    }
    if (at < end) keep(end);
  }
  return found;
}

function statesMore(text: string): boolean {
  const bare = text.replace(/\[[^\]\n]{1,40}\]/g, "");
  return /\d/.test(bare) || (bare.match(/\p{L}{3,}/gu) ?? []).length > 2 ||
    (bare.match(/[\u3040-\u9fff]/g) ?? []).length > 3;
}
