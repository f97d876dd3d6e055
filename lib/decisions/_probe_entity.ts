import { extractTokens } from "../checks/extract_tokens.ts";
import type { Token } from "../checks/token.ts";
import {
  choose,
  groundOf,
  holds,
  isEnglishCase,
  mixed,
  type ProbeOutcome,
  type ProbeSource,
  sample,
} from "./_probe_source.ts";

/** Names of nobody and nothing, for a set that has no other. */
const INVENTED = ["Halvorsen", "Brindlemark", "Tarrowgate", "Ostervale", "Quillby", "Marrendale"];
/** Names of which one may stand for another. */
const LIKE: readonly (readonly string[])[] = [
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  [
    ...["January", "February", "March", "April", "June", "July", "August", "September"],
    ...["October", "November", "December"],
  ],
  [
    ...["Canada", "Mexico", "France", "Germany", "Italy", "Spain", "Japan", "Brazil", "India"],
    ...["Norway", "Sweden", "Poland", "Austria", "Portugal", "Australia", "United Kingdom"],
  ],
];
/** Other cases that are looked at: all would cost the square of their number. */
const SOME = 30;
const KINDS: readonly Token["kind"][] = ["name", "path", "config-key", "identifier", "command"];

/** One name of the answer that its evidence holds becomes another of its kind, which neither does. */
export function entitySwapped(source: ProbeSource): ProbeOutcome {
  const { item, base, cases, random } = source;
  const english = isEnglishCase(source);
  const ground = groundOf(item);
  const taken = `${ground}\n${item.answer}`;
  const own = entitiesOf(item.answer, english).filter(({ kind, text }) =>
    holds(ground, text) && (kind !== "name" || /\p{Ll}/u.test(text))
  );
  const [entity] = mixed(own, random);
  if (entity === undefined) return "its answer has no name that its evidence holds";
  const known = LIKE.find((list) => list.includes(entity.text));
  const others = known ?? sample(cases, SOME, random).filter(({ id }) => id !== base.id)
    .flatMap(({ answer, chunks }) => [answer ?? "", ...chunks.map(({ text }) => text)])
    .flatMap((text) => entitiesOf(text, english))
    .filter((other) => isLike(entity, other))
    .map(({ text }) => text);
  const free = [...new Set(others)].filter((text) => !holds(taken, text)).sort();
  const invented = entity.kind === "name" ? INVENTED.filter((name) => !holds(taken, name)) : [];
  const other = choose(free.length > 0 ? free : invented, random);
  if (other === undefined) return "no other name of the kind is known";
  return { ...item, answer: item.answer.replaceAll(entity.text, () => other) };
}

/** One word could be any word that stood first in a heading: only longer names stand for each other. */
function isLike(entity: Token, { kind, text }: Token): boolean {
  if (kind !== entity.kind) return false;
  const words = text.split(" ").length;
  return kind !== "name" || (words > 1 && words === entity.text.split(" ").length);
}

function entitiesOf(text: string, english: boolean): readonly Token[] {
  // German writes every noun with a capital: elsewhere than in English one word is no name.
  const found = extractTokens(text).filter(({ kind, text }) =>
    KINDS.includes(kind) && (kind !== "name" || english || text.includes(" "))
  );
  if (!english) return found;
  const named = new Set(found.map(({ text }) => text));
  // One capitalised word within a sentence is a name too.
  for (
    const match of text.matchAll(/(?<=[\p{Ll}\d,;] )\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,})*/gu)
  ) {
    const [name] = match;
    if (named.has(name)) continue;
    named.add(name);
    const span = { start: match.index, end: match.index + name.length };
    found.push({ kind: "name", text: name, span });
  }
  return found;
}
