import { createPlaceFinder, type TextPlace } from "./_text_place.ts";

/** Where a member of an object stands in its text. */
export interface MemberPlaces {
  /** Where its name begins. */
  readonly name: TextPlace;
  /** Where its value begins. */
  readonly value: TextPlace;
}

/**
 * Where the members of an object stand in its text, which must be valid JSON. Of equal names the
 * last counts, as in `JSON.parse`.
 */
export function memberPlaces(text: string): ReadonlyMap<string, MemberPlaces> {
  const members = new Map<string, MemberPlaces>();
  const placeOf = createPlaceFinder(text);
  let at = skipSpace(text, skipSpace(text, 0) + 1);
  while (text[at] === '"') {
    const name = placeOf(at);
    const nameEnd = closingQuote(text, at) + 1;
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1);
    members.set(JSON.parse(text.slice(at, nameEnd)), { name, value: placeOf(start) });
    at = skipSpace(text, endOfValue(text, start) + 1);
  }
  return members;
}

/** The items of an array, as texts with their places. Its text must be valid JSON. */
export function* arrayItems(
  text: string,
): Generator<TextPlace & { readonly text: string }, void> {
  const placeOf = createPlaceFinder(text);
  let at = skipSpace(text, skipSpace(text, 0) + 1);
  while (at < text.length && text[at] !== "]") {
    const end = endOfValue(text, at);
    yield { ...placeOf(at), text: text.slice(at, end) };
    at = text[end] === "," ? skipSpace(text, end + 1) : end;
  }
}

/** JSON's white space is these four characters only. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) break;
  }
  return at;
}

/** The index of the comma or closing bracket that follows the value at `start`. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (depth === 0 && (character === "," || character === "]" || character === "}")) return at;
    if (character === '"') at = closingQuote(text, at);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
  }
  return text.length;
}

function closingQuote(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
