import { anchoredParts } from "./_anchored_parts.ts";
import { plainText } from "./_clean_reply.ts";
import { mentionsIn } from "./_label_mentions.ts";
import { type LabelWords, wholeLabel } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";

/** What ends the naming of a verdict and begins to explain it. */
const EXPLAINS = /[.;(\u2013\u2014,]|\s-\s|\b(?:because|since|as|due|for|by|in|on)\b/i;

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
  if (first !== undefined) return [first, ...others];
  const either = pieces[0].split(/[/|\\]|\bor\b|\band\b/i).map((it) => wholeLabel(it, labels));
  if (either.length > 1 && either.some((it) => it !== undefined)) {
    return [...either.map((it) => it ?? ""), ...others];
  }
  const { asserted, unclear } = mentionsIn(part, labels);
  return unclear && asserted.length === 1 ? [...asserted, ""] : asserted;
}

function only(labels: readonly string[], what: string, reply: string): string {
  const distinct = [...new Set(labels)];
  if (distinct.length === 1) return distinct[0];
  const named = distinct.filter((it) => it !== "").join(" and ");
  throw replyError("ambiguous", what, `it must name one label, not ${named} together`, reply);
}
