import { folded, type LabelWords, wholeLabel, wordingPattern } from "./_label_words.ts";

/** What a stretch of prose says of the labels. */
export interface Mentions {
  /** The labels that it asserts, each once. */
  readonly asserted: readonly string[];
  /** Whether it names one so that nothing is asserted: hedged, in part, or denied twice. */
  readonly unclear: boolean;
}

const NEGATION =
  /\b(?:not|no|never|cannot|neither|nor|without|hardly|nothing|none|unable|lacks?|isnt|doesnt|far from|rather than|instead of|fails? to|failed to|disagree|doubt|den(?:y|ies|ied)|unlikely|untrue|false|wrong|incorrect|nobody|no one)\b|n't\b/i;
const HEDGE =
  /\b(?:partial(?:ly)?|partly|mostly|largely|somewhat|almost|nearly|half|semi|poorly|weakly|insufficiently|inadequately|barely|scarcely|might|may|could|would|should|must|can|possibly|perhaps|maybe|probably|likely|if|unless|whether|either)\b/i;
/** Words with a negation that deny nothing. */
const NO_DENIAL =
  /\b(?:no (?:doubt|question)|without (?:any |a )?doubt|not (?:only|just|merely))\b/gi;
/** A denial that an aside separates from what it denies: "not, in my view, supported". */
const ASIDE = /(\bnot|\bnever|n't),[^,.;!?\n]*,/gi;
const CLAUSE =
  /[.;:!?\n()\u2013\u2014]|,|\s-\s|\b(?:but|however|although|though|yet|whereas|while|because|since|so)\b/i;

/**
 * What prose asserts. A denial reaches to the end of its clause; a question asserts nothing but by the yes or no that
 * follows it.
 */
export function mentionsIn(text: string, labels: readonly LabelWords[]): Mentions {
  const asserted = new Set<string>();
  let unclear = false;
  const pattern = wordingPattern(labels);
  const plain = answeredFields(answeredQuestions(text, pattern), pattern).replace(NO_DENIAL, " ")
    .replace(ASIDE, "$1 ");
  for (const clause of plain.split(CLAUSE)) {
    const alone = wholeLabel(clause, labels);
    if (alone !== undefined && clause.trim() !== "") {
      asserted.add(alone);
      continue;
    }
    const said = [...clause.matchAll(pattern)].map((mention) => meaningOf(clause, mention, labels));
    // "Supported or contradicted" names two: nothing is picked.
    if (new Set(said).size > 1) return { asserted: [], unclear: true };
    if (said.includes(null)) unclear = true;
    for (const label of said.flatMap((it) => it ?? [])) asserted.add(label);
  }
  if (
    labels.some(({ label, negative }) => asserted.has(label) && !negative) && inPart(plain, pattern)
  ) {
    return { asserted: [], unclear: true };
  }
  // "No, it is grounded": whatever was asked, one half of that is not meant.
  const torn = /(?:^|[.!\n])\s*no,/i.test(plain) &&
    labels.some(({ label, opposite }) =>
      asserted.has(label) && labels.some((it) => it.negative && it.label === opposite)
    );
  return torn ? { asserted: [], unclear: true } : { asserted: [...asserted], unclear };
}

/**
 * The label that a mention asserts: the one that it names, or the opposite where it is denied; `null` where that is
 * unclear, `undefined` where a denial asserts nothing.
 */
function meaningOf(
  clause: string,
  mention: RegExpExecArray,
  labels: readonly LabelWords[],
): string | null | undefined {
  const label = labels.find(({ words }) => words.includes(folded(mention[0])));
  const before = clause.slice(Math.max(0, mention.index - 300), mention.index);
  if (NEGATION.test(before) || /\b(?:un|non)-\s*$/i.test(before)) {
    return label?.negative ? null : label?.opposite;
  }
  return HEDGE.test(before) ? null : label?.label;
}

/** Whether a label is taken back by half later in its sentence: "supported, but only in part". */
export function inPart(text: string, pattern: RegExp): boolean {
  const later =
    "[^.;!?\\n]{0,200}\\b(?:partially|partly|in part|to some extent|not (?:fully|entirely|wholly))\\b";
  return new RegExp(`(?:${pattern.source})${later}`, "iu").test(text);
}

/** "Grounded: no" is "not grounded". */
function answeredFields(text: string, pattern: RegExp): string {
  return text.replace(
    new RegExp(`(${pattern.source})[ \\t]*[:=][ \\t]*(yes|no|true|false)\\b`, "giu"),
    (_, word: string, answer: string) => `. ${/no|false/i.test(answer) ? "not " : ""}${word}. `,
  );
}

/** Questions give way to their answers: "Grounded? No." is "not grounded", "Is it grounded?" is nothing. */
function answeredQuestions(text: string, pattern: RegExp): string {
  return text.replace(
    /([^.!?\n]{0,400})\?[ \t]*(?:(yes|no)\b[.,!]?)?/gi,
    (_, question: string, answer: string | undefined) => {
      const words = question.match(pattern);
      if (answer === undefined || words?.length !== 1) return ". ";
      return `. ${answer.toLowerCase() === "no" ? "not " : ""}${words[0]}. `;
    },
  );
}
