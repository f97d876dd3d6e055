import { detectAbstention } from "../checks/detect_abstention.ts";
import {
  choose,
  isEnglishCase,
  NOT_ENGLISH,
  type ProbeOutcome,
  type ProbeSource,
  sentencesOf,
  tellingWords,
} from "./_probe_source.ts";

/** Denials with what is left without them. */
const DENIALS: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:not|'t|’t| not)\b/i, "can"],
  [/\bwon['’]t\b/i, "will"],
  [/\b(is|are|was|were|do|does|did|has|have|must|should|could|would)n['’]t\b/i, "$1"],
  [/\b(is|are|was|were|may|must|will|should|could|would|do|does|did|has|have) not\b/i, "$1"],
];
const VERB =
  /\b(is|are|was|were|can|may|must|will|should|could|would)\b(?! (?:not|only|also|always|never)\b)/;
const SUBORDINATE =
  /\b(?:if|when|unless|until|that|which|who|whether|while|because|as|where|once|after|before|than)\b/i;
const PLAIN_START =
  /^(?:The|That|A|An|You|Your|It|Its|This|These|Those|They|Their|We|Our|If|In|For|Within|All|Each|Every|After|Before|When|There|No|Any|On|At)\b/;

/** One sentence of the answer says the opposite. */
export function negated(source: ProbeSource): ProbeOutcome {
  const { item, random } = source;
  if (!isEnglishCase(source)) return NOT_ENGLISH;
  const evidence = tellingWords(item.chunks.map(({ text }) => text).join("\n"));
  const claims = sentencesOf(item.answer)
    .filter((text) => !text.endsWith("?") && detectAbstention(text).kind === "none")
    .map((text) => ({ text, held: shared(text, evidence) }));
  // What says most of the evidence: to deny small talk is no fault.
  const most = Math.max(1, ...claims.map(({ held }) => held));
  const sentence = choose(claims.filter(({ held }) => held === most), random)?.text;
  if (sentence === undefined) {
    return "its answer has no sentence of its evidence that can be denied";
  }
  return { ...item, answer: item.answer.replace(sentence, () => denied(sentence)) };
}

function shared(text: string, evidence: ReadonlySet<string>): number {
  return [...tellingWords(text)].filter((word) => evidence.has(word)).length;
}

function denied(sentence: string): string {
  for (const [denial, left] of DENIALS) {
    if (denial.test(sentence)) return sentence.replace(denial, left);
  }
  const verb = VERB.exec(sentence);
  // Within a condition a "not" would alter the condition only.
  if (verb !== null && !SUBORDINATE.test(sentence.slice(0, verb.index))) {
    const [word] = verb;
    const turned = word === "can" ? "cannot" : `${word} not`;
    return sentence.slice(0, verb.index) + turned + sentence.slice(verb.index + word.length);
  }
  const [mark] = /^(?:[-*•]\s+|\d+[.)]\s+)?/.exec(sentence) ?? [""];
  const rest = sentence.slice(mark.length).replace(
    /^(?:\p{L}+ly|Yes|So|Well|And|But|Sure),? /u,
    "",
  );
  const said = PLAIN_START.test(rest) ? rest[0].toLowerCase() + rest.slice(1) : rest;
  return `${mark}It is not true that ${said}`;
}
