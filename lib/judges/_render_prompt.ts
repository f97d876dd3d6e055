import type { Message } from "../data/complete.ts";
import type { Prompt } from "./prompt.ts";

/** A stretch of material of a prompt. */
export interface Section {
  /** What it is, such as `PASSAGE c1`: words of ours and ids that have passed `plainLabels`. */
  readonly head: string;
  /** Its text, which goes in unaltered. */
  readonly text: string;
}

/**
 * The messages of a prompt with its material between lines that begin with a mark.
 *
 * The mark is `MARK-` and the first number that no text holds, whatever its case, so that nothing in the material can
 * open a section. Everything of the case goes into one user message; the system message is the prompt's own.
 */
export function renderPrompt(
  prompt: Prompt,
  sections: readonly Section[],
  language?: string,
): readonly Message[] {
  const mark = unusedMark(sections.map(({ text }) => text));
  const lines = sections.map(({ head, text }) => `${mark} ${head}\n${text}\n`);
  const values: Readonly<Record<string, string>> = {
    mark,
    material: `${lines.join("")}${mark} END`,
    language: language === undefined ? "" : ` Write every reason in ${language}.`,
  };
  // In one pass, so that what is put in is not read as a place for something else.
  const content = prompt.user.replace(
    /\{\{(\w+)\}\}/g,
    (place: string, name: string) => Object.hasOwn(values, name) ? values[name] : place,
  );
  return [{ role: "system", content: prompt.system }, { role: "user", content }];
}

function unusedMark(texts: readonly string[]): string {
  const used = new Set<string>();
  for (const text of texts) {
    // MARK-12 holds MARK-1 too. Full-width and other look-alikes count as the letters they stand for.
    for (const [, digits] of text.normalize("NFKC").matchAll(/MARK\W{0,3}(\d{1,9})/gi)) {
      for (let length = 1; length <= digits.length; length++) used.add(digits.slice(0, length));
    }
  }
  let number = 1;
  while (used.has(String(number))) number++;
  return `MARK-${number}`;
}

/**
 * How passages or claims are called in a prompt: by their ids where all are plain words, else by their numbers from 1,
 * so that an id can neither forge a section nor be mistaken for two.
 */
export function plainLabels(ids: readonly string[]): readonly string[] {
  const plain = ids.every((id) =>
    /^\w[\w.:#/-]{0,59}$/.test(id) && !/^(?:none|null|nil|na|n\/a|end|and)$/i.test(id)
  );
  const distinct = new Set(ids.map((id) => id.toLowerCase())).size === ids.length;
  return plain && distinct ? ids : ids.map((_, i) => String(i + 1));
}
