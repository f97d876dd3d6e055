import { extractQuantities } from "../checks/extract_quantities.ts";
import { extractTokens } from "../checks/extract_tokens.ts";
import {
  isEnglishCase,
  NOT_ENGLISH,
  type ProbeOutcome,
  type ProbeSource,
  sentencesOf,
} from "./_probe_source.ts";

/** Words with others that say the same. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\byou can\b/gi, "you are able to"],
  [/\byou must\b/gi, "you have to"],
  [/\bcannot\b/gi, "can not"],
  [/\bdon['’]t\b/gi, "do not"],
  [/\bdoes not\b/gi, "doesn't"],
  [/\bis not\b/gi, "isn't"],
  [/\bit is\b/gi, "it's"],
  [/\bhowever\b/gi, "yet"],
  [/\bin order to\b/gi, "to"],
  [/\bprior to\b/gi, "before"],
  [/\bevery\b/gi, "each"],
];

/** The same in other words: by templates that leave no doubt, or as a report of itself. */
export function paraphrased(source: ProbeSource): ProbeOutcome {
  if (!isEnglishCase(source)) return NOT_ENGLISH;
  const { item } = source;
  let answer = item.answer;
  for (const [words, others] of SAME) {
    answer = answer.replace(
      words,
      ([first]) => /\p{Lu}/u.test(first) ? others[0].toUpperCase() + others.slice(1) : others,
    );
  }
  if (answer === item.answer) answer = `In short, the documents say the following: ${answer}`;
  return { ...item, answer };
}

/** Friendly words that claim nothing go round the answer. */
export function padded(source: ProbeSource): ProbeOutcome {
  return wrapped(
    source,
    "Thank you for your question! ",
    " I hope this helps. Please let me know if there is anything else.",
  );
}

/** The answer says how sure it is. */
export function confidentTone(source: ProbeSource): ProbeOutcome {
  return wrapped(source, "Without any doubt, this is the answer: ", "");
}

/** The answer says that it is not sure. */
export function hedgedTone(source: ProbeSource): ProbeOutcome {
  return wrapped(source, "As far as I can tell, though I am not certain: ", "");
}

function wrapped(source: ProbeSource, before: string, after: string): ProbeOutcome {
  if (!isEnglishCase(source)) return NOT_ENGLISH;
  const { item } = source;
  return { ...item, answer: `${before}${item.answer.trim()}${after}` };
}

/** The answer in capitals or in small letters, where they mean nothing. */
export function letterCase({ item, random }: ProbeSource): ProbeOutcome {
  const { answer } = item;
  const meaning = extractTokens(answer).some(({ kind }) =>
    ["path", "command", "config-key", "identifier", "url"].includes(kind)
  );
  if (meaning) return "letter case has a meaning in its answer";
  const both = [answer.toUpperCase(), answer.toLowerCase()].filter((text) => text !== answer);
  const turned = random() < 0.5 ? both : both.toReversed();
  const changed = turned.find((text) => valuesOf(text) === valuesOf(answer));
  return changed === undefined ? "its answer has no letters to turn" : { ...item, answer: changed };
}

function valuesOf(text: string): string {
  const values = extractQuantities(text)
    .map(({ kind, value, unit, currency, iso }) => [kind, value, unit, currency, iso]);
  return JSON.stringify(values);
}

/** A paragraph becomes a list, a list a paragraph. */
export function layout({ item }: ProbeSource): ProbeOutcome {
  const { answer } = item;
  if (/```|\|/.test(answer)) return "its answer holds code or a table";
  const lines = answer.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length > 1) {
    const plain = lines.map((line) => line.replace(/^(?:[-*•]|\d+[.)]|#+)\s+/, ""));
    const ended = plain.map((line) => /[.!?:;,]$/.test(line) ? line : `${line}.`);
    return { ...item, answer: ended.join(" ") };
  }
  const items = sentencesOf(answer).map((sentence) => `- ${sentence}`);
  if (items.length === 0) return "its answer has no sentence";
  return { ...item, answer: items.join("\n") };
}
