import type { Case } from "../data/case.ts";
import { nearestName } from "../data/nearest_name.ts";

/** Cases of each type that a smoke run takes where none is tagged. */
const EACH_TYPE = 2;

/** The cases with one of these ids or tags, in their order; a name that is neither is an error. */
export function onlyCases(cases: readonly Case[], names: readonly string[]): readonly Case[] {
  if (names.length === 0) return cases;
  const known = new Set(cases.flatMap(({ id, tags = [] }) => [id, ...tags]));
  for (const name of names) {
    if (known.has(name)) continue;
    const near = nearestName(name, [...known]);
    const hint = near === undefined ? "" : `: did you mean ${near}?`;
    throw new RangeError(`no case has the id or tag ${JSON.stringify(name)}${hint}`);
  }
  return cases.filter(({ id, tags = [] }) => [id, ...tags].some((name) => names.includes(name)));
}

/** A quick look: the cases tagged `smoke`, or the first two of every type where none is. */
export function smokeCases(cases: readonly Case[]): readonly Case[] {
  const tagged = cases.filter(({ tags = [] }) => tags.includes("smoke"));
  if (tagged.length > 0) return tagged;
  const taken = new Map<string, number>();
  return cases.filter(({ type }) => {
    const before = taken.get(type) ?? 0;
    taken.set(type, before + 1);
    return before < EACH_TYPE;
  });
}
