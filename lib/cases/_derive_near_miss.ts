import { findFact } from "../checks/find_fact.ts";
import type { Case } from "../data/case.ts";
import type { Span } from "../data/span.ts";
import {
  type Change,
  forbidding,
  pick,
  shuffled,
  type Source,
  UNANSWERABLE,
} from "./_derivation.ts";

/** A sibling is asked that no passage names. */
export function deriveNearMiss({ base, random, siblings }: Source): Change | string {
  const { question, chunks } = base;
  const unknown = (name: string) =>
    [question, ...chunks.map(({ text }) => text)]
      .every((text) => findFact(text, name).length === 0);
  for (const group of shuffled(siblings, random)) {
    for (const name of group) {
      if (!question.toLowerCase().includes(name.toLowerCase())) continue;
      const place = findFact(question, name).find(({ end }) =>
        // "Mexico City" is no sibling of "Canada".
        !/^\s+\p{Lu}/u.test(question.slice(end))
      );
      if (place === undefined) continue;
      const sibling = shuffled(group, random).find(unknown);
      if (sibling !== undefined) return missOf(base, place, sibling);
    }
  }
  // A model or part number: letters with digits, of which the last is changed.
  for (
    const { 0: code, index } of question.matchAll(/(?<![\p{L}\p{N}])[A-Z]+[-_]?\d+(?![\p{N}])/gu)
  ) {
    const stem = code.slice(0, -1);
    const others = [...Array(10).keys()].map((digit) => `${stem}${digit}`)
      .filter((other) => other !== code && unknown(other));
    const sibling = pick(others, random);
    if (sibling === undefined) continue;
    return missOf(base, { start: index, end: index + code.length }, sibling);
  }
  return "the question names no region, product or model that has a known sibling: give it in siblings";
}

function missOf(base: Case, place: Span, sibling: string): Change {
  const { question, chunks } = base;
  const name = question.slice(place.start, place.end);
  const asked = question.slice(0, place.start) + sibling + question.slice(place.end);
  const changes = { ...UNANSWERABLE, question: asked, forbidden_facts: forbidding(base) };
  const told = chunks.some(({ text, section = "", scope }) =>
    `${text}\n${section}\n${scope}`.toLowerCase().includes(name.toLowerCase())
  );
  // What names neither may hold for both: that is for a person to see.
  const doubt = told ? "" : ` None names ${name} either: drop the case if they hold for both.`;
  return { changes, expected: `Decline: no passage is about ${sibling}.${doubt}` };
}
