import { folded, type LabelWords, wholeLabel, wordingPattern } from "./_label_words.ts";

/** What a stretch of prose says of the labels. */
export interface Mentions {
  /** The labels that it asserts, each once. */
  readonly asserted: readonly string[];
  /** Whether it names one so that nothing is asserted: hedged, in part, or denied twice. */
  readonly unclear: boolean;
}

const NEGATION =
  /\b(?:not|no|never|cannot|neither|nor|without|hardly|nothing|none|unable|lacks?|isnt|doesnt|far from|rather than|instead of)\b|n't\b/i;
const HEDGE =
  /\b(?:partial(?:ly)?|partly|mostly|largely|somewhat|almost|nearly|half|semi|poorly|weakly|insufficiently|inadequately|barely|scarcely|might|may|could|would|should|must|can|possibly|perhaps|maybe|probably|likely|if|unless|whether|either)\b[^.]*$/i;
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
    const found = [...clause.matchAll(pattern)];
    const named = found.map(([word]) => labels.find(({ words }) => words.includes(folded(word))));
    if (new Set(named).size > 1) {
      // "Supported or contradicted" names two: nothing is picked.
      unclear = true;
      for (const label of named) if (label !== undefined) asserted.add(label.label);
      continue;
    }
    for (const [i, mention] of found.entries()) {
      const label = named[i];
      if (label === undefined) continue;
      const before = clause.slice(0, mention.index);
      const denied = NEGATION.test(before) || /\b(?:un|non)-\s*$/i.test(before);
      if (!denied && HEDGE.test(before)) unclear = true;
      else if (!denied) asserted.add(label.label);
      else if (label.negative) unclear = true;
      else if (label.opposite !== undefined) asserted.add(label.opposite);
    }
  }
  // "No, it is grounded": whatever was asked, one half of that is not meant.
  const torn = /(?:^|[.!\n])\s*no,/i.test(plain) &&
    labels.some(({ label, opposite }) =>
      asserted.has(label) && labels.some((it) => it.negative && it.label === opposite)
    );
  return torn ? { asserted: [], unclear: true } : { asserted: [...asserted], unclear };
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
    /([^.!?\n]*)\?[ \t]*(?:(yes|no)\b[.,!]?)?/gi,
    (_, question: string, answer: string | undefined) => {
      const words = question.match(pattern);
      if (answer === undefined || words?.length !== 1) return ". ";
      return `. ${answer.toLowerCase() === "no" ? "not " : ""}${words[0]}. `;
    },
  );
}
