import type { Fact } from "../data/case.ts";

/** The wordings of a fact, of which one is enough. */
export function wordingsOf(fact: Fact): readonly string[] {
  return typeof fact === "string" ? [fact] : fact;
}

/** A fact as a report names it: by its first wording. */
export function firstWording(fact: Fact): string {
  return wordingsOf(fact)[0] ?? "";
}
