import { anchoredParts } from "./_anchored_parts.ts";
import { plainText } from "./_clean_reply.ts";
import { mentionsIn } from "./_label_mentions.ts";
import { type LabelWords, wholeLabel, wordingPattern } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";
import { isTakenBack } from "./_taken_back.ts";

/** What ends the naming of a verdict and begins to explain it. */
const EXPLAINS = /[;(\u2013\u2014]|[.,](?!\d)|\s-\s|\b(?:because|since|as|due|for|by|in|on)\b/i;

/**
 * The one label that a text says: what stands after `Verdict:` or alone on the first or last line, else what its
 * prose asserts. More than one, or none, is an error; never the first one found.
 */
export function findLabel(reply: string, labels: readonly LabelWords[], what: string): string {
  const text = plainText(reply);
  const whole = wholeLabel(text, labels);
  if (whole !== undefined) return whole;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const alone = [lines[0], lines.at(-1)]
    .flatMap((line) => line === undefined ? [] : wholeLabel(line, labels) ?? []);
  // "SUPPORTED", and at the end of what follows: "Wait, no. Contradicted."
  if (alone.length === 1 && lines.length > 1) {
    alone.push(
      wholeLabel(lines[lines.length - 1].split(/[.!?]\s/).at(-1) ?? "", labels) ?? alone[0],
    );
  }
  const anchored = anchoredParts(text);
  const said = [...anchored.flatMap((part) => labelsAt(part, labels)), ...alone];
  const known = labels.map(({ label }) => label).join(", ");
  if (anchored.length > 0 || alone.length > 0) {
    if (said.length === 0) {
      throw replyError("unknown-label", what, `it must name one of ${known}`, reply);
    }
    return only(said, what, reply);
  }
  const { asserted, unclear } = mentionsIn(text, labels);
  if (asserted.length > 0) return only(asserted, what, reply);
  if (unclear) throw replyError("ambiguous", what, "it does not settle on a label", reply);
  throw replyError("no-verdict", what, `it must name one of ${known}`, reply);
}

/** The labels that a verdict line names, an explanation after them left out. */
function labelsAt(part: string, labels: readonly LabelWords[]): readonly string[] {
  const pieces = part.split(EXPLAINS);
  const first = wholeLabel(pieces[0], labels);
  const others = pieces.slice(1).flatMap((piece) =>
    wholeLabel(piece.replace(/^\s*(?:or|and)\b/i, ""), labels) ?? []
  );
  const negative = labels.some((it) => it.label === first && it.negative);
  // "Supported, but only in part" is not settled.
  const half = !negative && isTakenBack(part, wordingPattern(labels));
  if (first !== undefined) return [first, ...others, ...half ? [""] : []];
  const either = pieces[0].split(/[/|\\]|\bor\b|\band\b/i).map((it) => wholeLabel(it, labels));
  if (either.length > 1 && either.some((it) => it !== undefined)) {
    return [...either.map((it) => it ?? ""), ...others];
  }
  const { asserted, unclear } = mentionsIn(part, labels);
  return unclear ? [...asserted, ""] : asserted;
}

/** The one label of those that are said, `""` standing for what is unclear. */
function only(labels: readonly string[], what: string, reply: string): string {
  const distinct = [...new Set(labels)];
  if (distinct.length === 1 && distinct[0] !== "") return distinct[0];
  const named = distinct.filter((it) => it !== "");
  const why = named.length > 1
    ? `it must settle on one label, not ${named.join(" and ")} together`
    : "it does not settle on a label";
  throw replyError("ambiguous", what, why, reply);
}
