import { createRandom } from "../statistics/create_random.ts";
import { sha256Hex } from "../data/sha256_hex.ts";
import type { Case } from "../data/case.ts";
import type { ProbeKind } from "../data/probe_report.ts";
import { splitSentences } from "../text/split_sentences.ts";
import type { ProbeItem } from "./probe_judge.ts";

/** What a probe is made from. */
export interface ProbeSource {
  /** The original, which the judge passed. */
  readonly item: ProbeItem;
  /** Its case. */
  readonly base: Case;
  /** All cases. */
  readonly cases: readonly Case[];
  /** Seeded by seed, case and probe: no other case changes what is drawn. */
  readonly random: () => number;
}

/** The changed item, or why there can be none. */
export type ProbeOutcome = ProbeItem | string;

/** The randomness of one probe of one case. */
export function probeRandom(seed: number, id: string, probe: ProbeKind): () => number {
  return createRandom(parseInt(sha256Hex(JSON.stringify([seed, id, probe])).slice(0, 13), 16));
}

/** One member of a list, by chance. */
export function choose<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** Up to `count` members of a list, by chance, each once. */
export function sample<T>(list: readonly T[], count: number, random: () => number): readonly T[] {
  if (list.length <= count) return mixed(list, random);
  const places = new Set<number>();
  while (places.size < count) places.add(Math.floor(random() * list.length));
  return [...places].map((place) => list[place]);
}

/** A list in another order. */
export function mixed<T>(list: readonly T[], random: () => number): readonly T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return taken;
}

const COMMON =
  /^(?:the|a|an|is|are|was|be|you|your|we|it|of|to|in|and|or|for|on|not|can|with|that|this|how|what|do|does|within|by|at|from)$/;

export const NOT_ENGLISH = "its words are made in English only";

/** Whether words in English may be put into a case: by its language, or by its words where it names none. */
export function isEnglishCase({ base: { language }, item }: ProbeSource): boolean {
  if (language !== undefined) return language.split("-")[0].toLowerCase() === "en";
  const words = `${item.question} ${item.answer}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  const common = words.filter((word) => COMMON.test(word)).length;
  return common >= words.length / 10 && common > 0;
}

/** The sentences of a text, each as it stands. */
export function sentencesOf(text: string): readonly string[] {
  return splitSentences(text)
    .map(({ span: { start, end } }) => text.slice(start, end))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** Words that carry meaning, once each: four letters or more, and every number. */
export function tellingWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}|\d+(?:[.,]\d+)*/gu) ?? [];
  return new Set(
    words.filter((word) =>
      !/^(?:that|this|with|from|your|have|will|must|been|they|their|when|which|within)$/.test(word)
    ),
  );
}

/** Whether a text holds another, whatever the letter case. */
export function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** What an answer may rest on: the question and the passages. */
export function groundOf({ question, chunks }: Pick<ProbeItem, "question" | "chunks">): string {
  return [question, ...chunks.map(({ text }) => text)].join("\n");
}
