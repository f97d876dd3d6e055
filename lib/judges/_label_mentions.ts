import { folded, type LabelWords, wholeLabel, wordingPattern } from "./_label_words.ts";
import { isTakenBack } from "./_taken_back.ts";

/** What a stretch of prose says of the labels. */
export interface Mentions {
  /** The labels that it asserts, each once. */
  readonly asserted: readonly string[];
  /** Whether it names one so that nothing is asserted: hedged, in part, or denied twice. */
  readonly unclear: boolean;
}

const NEGATION =
  /\b(?:not|no|never|cannot|neither|nor|without|hardly|nothing|none|unable|lacks?|(?:is|are|was|were|does|do|did|ca|wo|has|ai)nt|far from|opposite of|rather than|instead of|fails? to|failed to|disagree|doubt|den(?:y|ies|ied)|unlikely|untrue|false|wrong|incorrect|nobody|no one)\b|n't\b/i;
const HEDGE =
  /\b(?:partial(?:ly)?|partly|mostly|largely|somewhat|almost|nearly|half|semi|poorly|weakly|conditional(?:ly)?|provisional(?:ly)?|tentative(?:ly)?|qualified|borderline|marginal(?:ly)?|(?:hard|difficult) to say|insufficiently|inadequately|barely|scarcely|might|may|could|would|should|must|can|possibly|perhaps|maybe|probably|likely|if|unless|assuming|whether|either)\b|[\u274C\u2717\u2718]/iu;
/** Words with a negation that deny nothing. */
const NO_DENIAL =
  /\b(?:no (?:doubt|question)|without (?:any |a )?doubt|not (?:only|just|merely))\b/gi;
/** What denies or doubts the word that it is written to. */
const DENYING_PREFIX = /(?<![\p{L}\p{N}])(?:un|non|(?:0|zero)(?=\s))[\s-]*$/iu;
const DOUBTING_PREFIX =
  /(?<![\p{L}\p{N}])(?:quasi|pseudo|anti|near|dis|mis|soft|weak|words?|terms?)[\s-]*$/iu;
/** A denial that an aside separates from what it denies: "not, in my view, supported". */
const ASIDE = /(\bnot|\bnever|n't),[^,.;!?\n]*,/gi;
/** Denials that go by other words, or that hold the word at which a clause ends. */
const DENIAL =
  /\b(?:anything but|not yet|(?:yet|remains?|fails) to be|refuse[sd]? to|short of|never yet)\b/gi;
const PART = /\b(?:everything|all) (?:but|except|save)\b/gi;
/** What is said of a part: "only the name is supported". "Only chunk 2 supports it" is said of the whole. */
const PARTIAL =
  /\b(?:(?:parts?|some|half|most|many|few|several|one|two) of|some (?:claims?|parts?|facts?)|only)\b(?!\s+(?:the\s+)?(?:\p{L}+\s+)?(?:chunks?|passages?|sources?|documents?|evidence|texts?)\b)/iu;
/** A condition before what hangs on it: "If chunk 2 is right, supported". */
const CONDITION = /((?:^|[.;!?\n])[ \t]*(?:if|unless|assuming|provided)\b[^,.;!?\n]*),/gi;
/** The end of a word that is an answer by itself. */
const CLOSE = "(?=[ \\t]*(?:$|[.,;!?)}|\\n]))";
const CLAUSE =
  /[;:!?\n()\u2013\u2014]|[.,](?!\d)|\s-\s|\b(?:but|however|although|though|yet|whereas|while|because|since|so)\b/i;

/**
 * What prose asserts. A denial reaches to the end of its clause; a question asserts nothing but by the yes or no that
 * follows it.
 */
export function mentionsIn(text: string, labels: readonly LabelWords[]): Mentions {
  const asserted = new Set<string>();
  let unclear = false;
  const pattern = wordingPattern(labels);
  const plain = answeredFields(answeredQuestions(text, pattern), pattern).replace(NO_DENIAL, " ")
    .replace(ASIDE, "$1 ").replace(CONDITION, "$1 ")
    .replace(DENIAL, "not").replace(PART, "part of");
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
    labels.some(({ label, negative }) => asserted.has(label) && !negative) &&
    isTakenBack(plain, pattern)
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
  if (NEGATION.test(before) || DENYING_PREFIX.test(before)) {
    return label?.negative ? null : label?.opposite;
  }
  return HEDGE.test(before) || PARTIAL.test(before) || DOUBTING_PREFIX.test(before)
    ? null
    : label?.label;
}

/** "Grounded: no" is "not grounded"; "PASS: no issues" denies nothing. */
function answeredFields(text: string, pattern: RegExp): string {
  return text.replace(
    new RegExp(
      `(${pattern.source})["']?[ \\t]*(?:[:=|]|[-=]>|\\u2192)[ \\t]*["']?(yes|no|true|false)["']?${CLOSE}`,
      "giu",
    ),
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
