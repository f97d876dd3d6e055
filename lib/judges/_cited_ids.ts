import { replyError } from "./_reply_error.ts";

/** What stands for nothing where an id is asked for. */
const NOTHING = /^(?:|-+|\u2014|none|null|nil|n\/?a|no chunks?|no passages?|empty|\[\s*\])$/i;
const PREFIX =
  /^(?:claims?|chunks?|passages?|evidence|sources?|ids?|doc(?:ument)?s?|context)\b[\s:#.]*/i;
const EDGES = /^[\s"'`*([{#<]+|[\s"'`*)\]}>.,:;]+$/g;

/** Whether a text stands for no id. */
export function isNothing(text: string): boolean {
  return NOTHING.test(text.trim().replace(/^[([]\s*|\s*[)\]]$/g, ""));
}

/**
 * The id that a judge means: the id itself, or `[2]`, `chunk 2`, `#2` for the second.
 *
 * A number is a place only where no id says otherwise: of `c10` and `c2`, 2 could be either, and is an error.
 *
 * @returns The id, or `undefined` where there is none such.
 */
export function idMeant(text: string, ids: readonly string[]): string | undefined {
  if (ids.includes(text)) return text;
  const bare = text.trim().replace(EDGES, "").replace(PREFIX, "").replace(EDGES, "");
  if (ids.includes(bare)) return bare;
  const alike = ids.filter((id) => id.toLowerCase() === bare.toLowerCase());
  if (alike.length === 1) return alike[0];
  if (!/^\d{1,9}$/.test(bare)) return undefined;
  const number = Number(bare);
  const byPlace = ids[number - 1];
  if (ids.some((id) => /^\d+$/.test(id))) return undefined;
  const named = ids.filter((id) => Number(/\d+$/.exec(id)?.[0] ?? NaN) === number);
  if (named.length === 0) return byPlace;
  return named.length === 1 && (byPlace === named[0] || byPlace === undefined)
    ? named[0]
    : undefined;
}

/** The ids in a text such as `[1], [3]`, `1 and 3`, `chunks 1, 3` or `NONE`; throws where one does not exist. */
export function idsIn(
  text: string,
  ids: readonly string[],
  what: string,
  noun: string,
): readonly string[] {
  if (isNothing(text)) return [];
  const whole = idMeant(text, ids);
  if (whole !== undefined) return [whole];
  const parts = text.replace(PREFIX, "")
    .split(/[\s,;&+/]+|\]\s*\[|\band\b/i)
    .map((part) => part.replace(EDGES, ""))
    .filter((part) => part !== "" && !/^(?:and|chunks?|passages?)$/i.test(part));
  const found = parts.map((part) => idMeant(part, ids) ?? unknownId(part, ids, what, noun));
  if (found.length === 0) return unknownId(text, ids, what, noun);
  return [...new Set(found)];
}

/** Throws as an id does not exist, or could be two. */
export function unknownId(
  text: string,
  ids: readonly string[],
  what: string,
  noun: string,
): never {
  const shown = ids.length > 10 ? `${ids.slice(0, 10).join(", ")}, ...` : ids.join(", ");
  throw replyError("unknown-id", what, `there is no such ${noun} (there are: ${shown})`, text);
}
