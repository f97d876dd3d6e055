/** A label with the ways to write it. */
export interface LabelWords {
  /** The label as it is returned. */
  readonly label: string;
  /** Its wordings in lower case with single spaces, the label itself among them. */
  readonly words: readonly string[];
  /** What is meant where it is denied; absent where a denial says nothing. */
  readonly opposite?: string;
  /** Whether it denies another label itself, as `ungrounded` does: then "not ungrounded" is unclear. */
  readonly negative: boolean;
}

/** Labels of which the second is meant where the first is denied. */
const ANTONYMS: Readonly<Record<string, string>> = {
  ...{ pass: "fail", yes: "no", true: "false", correct: "wrong", right: "wrong" },
  ...{ faithful: "hallucinated", good: "bad", accept: "reject", safe: "unsafe" },
};
/** Forms of verbs that name a verdict as the label does. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  pass: ["passes", "passed"],
  fail: ["fails", "failed"],
};

/** A wording as it is compared: lower case, single spaces for `_`, `-` and white space. */
export function folded(words: string): string {
  return words.normalize("NFKC").toLowerCase().replace(/[\s_-]+/g, " ").trim();
}

/** The labels with all their wordings, and what denying each means. */
export function labelWords(
  labels: readonly string[],
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): readonly LabelWords[] {
  const plain = labels.map(folded);
  return labels.map((label, i) => {
    const own = plain[i];
    const words = [own, ...(synonyms[label] ?? []).map(folded), ...FORMS[own] ?? []];
    const negative = plain.some((other) =>
      other !== own && (denies(own, other) || ANTONYMS[other] === own)
    );
    const at = plain.findIndex((other) => denies(other, own) || ANTONYMS[own] === other);
    const other = labels.length === 2 && !negative ? 1 - i : -1;
    const opposite = labels[at >= 0 ? at : other];
    return { label, words, negative, ...opposite !== undefined && { opposite } };
  });
}

/** Whether a wording is another with a prefix or word that denies it. */
function denies(wording: string, other: string): boolean {
  return /^(?:un|in|im|ir|non|not) ?$/.test(wording.slice(0, -other.length)) &&
    wording.endsWith(other);
}

const CROSS = /[\u274C\u2717\u2718\u{1F44E}]/u;
/** A longer text is no label. */
const MOST_LABEL = 300;

/** The label that a text is, and nothing else; `undefined` where it is none. */
export function wholeLabel(text: string, labels: readonly LabelWords[]): string | undefined {
  if (text.length > MOST_LABEL) return undefined;
  const bare = text.trim().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+\u2212-]+$/gu, "");
  // B+ is no B.
  if (/[\p{L}\p{N}][+\u2212-]+$/u.test(bare)) return undefined;
  const plain = folded(bare.replace(/[^\p{L}\p{N}]+$/gu, ""));
  const found = labels.find(({ words }) => words.includes(plain));
  // "Supported" with a cross beside it.
  const crossed = found?.opposite !== undefined && !found.negative && CROSS.test(text);
  return crossed ? undefined : found?.label;
}

/** Finds every wording in a folded text, the longest first where two begin alike. */
export function wordingPattern(labels: readonly LabelWords[]): RegExp {
  const words = labels.flatMap((label) => label.words)
    // "A" is an article before it is a grade: short labels count only where they stand alone.
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word).replaceAll("\\x20", "[\\s_-]+"));
  const any = words.length === 0 ? "(?!)" : words.join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${any})(?![\\p{L}\\p{N}_])`, "giu");
}
