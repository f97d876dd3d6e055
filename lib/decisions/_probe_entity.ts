import { extractTokens } from "../checks/extract_tokens.ts";
import type { Token } from "../checks/token.ts";
import {
  choose,
  groundOf,
  holds,
  mixed,
  type ProbeOutcome,
  type ProbeSource,
} from "./_probe_source.ts";

/** Names of nobody and nothing, for a set that has no other. */
const INVENTED = ["Halvorsen", "Brindlemark", "Tarrowgate", "Ostervale", "Quillby", "Marrendale"];
const KINDS: readonly Token["kind"][] = ["name", "path", "config-key", "identifier", "command"];

/** One name of the answer that its evidence holds becomes another of its kind, which neither does. */
export function entitySwapped({ item, base, cases, random }: ProbeSource): ProbeOutcome {
  const ground = groundOf(item);
  const taken = `${ground}\n${item.answer}`;
  const own = entitiesOf(item.answer).filter(({ text }) => holds(ground, text));
  const [entity] = mixed(own, random);
  if (entity === undefined) return "its answer has no name that its evidence holds";
  const others = cases.filter(({ id }) => id !== base.id)
    .flatMap(({ answer, chunks }) => [answer ?? "", ...chunks.map(({ text }) => text)])
    .flatMap(entitiesOf)
    .filter(({ kind, text }) => kind === entity.kind && !holds(taken, text))
    .map(({ text }) => text);
  const invented = entity.kind === "name" ? INVENTED.filter((name) => !holds(taken, name)) : [];
  const other = choose(others.length > 0 ? [...new Set(others)].sort() : invented, random);
  if (other === undefined) return "no other name of the kind is known";
  return { ...item, answer: item.answer.replaceAll(entity.text, () => other) };
}

function entitiesOf(text: string): readonly Token[] {
  const found = extractTokens(text).filter(({ kind }) => KINDS.includes(kind));
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
