import { foldText } from "../text/fold_text.ts";
import { compareQuantities } from "./_compare_quantities.ts";
import { WITHIN } from "./_name_words.ts";
import { scanQuantities } from "./_scan_quantities.ts";
import { plainUrl, plainVersion } from "./_token_forms.ts";
import { isWholeValue } from "./_whole_value.ts";
import type { TokenIndex } from "./index_tokens.ts";
import type { Token } from "./token.ts";

/** Whether one of the indexes holds the token, each kind compared in its own way. */
export function isSupported(token: Token, indexes: readonly TokenIndex[]): boolean {
  return indexes.some((index) => holds(token, index)) ||
    (token.kind === "name" && nameHeld(token.text, indexes));
}

function holds({ kind, text }: Token, index: TokenIndex): boolean {
  // Letters in another case are another command, path or key, but the same name.
  const cased = kind === "command" || kind === "path" || kind === "config-key";
  const held = cased
    ? holdsWhole(index.cased, foldText(text, { caseSensitive: true }).text)
    : holdsWhole(index.folded, foldText(text).text);
  if (held) return true;
  switch (kind) {
    case "url":
      return index.urls.has(plainUrl(text));
    case "version":
      return index.versions.has(plainVersion(text));
    case "date":
      return dateHeld(text, index);
    case "quote":
      return quoteHeld(text, index);
    case "config-key":
      return settingHeld(text, index);
    case "identifier":
      return phoneHeld(text, index);
    case "command":
      return holdsWhole(
        index.cased,
        foldText(text.replace(/^sudo\s+/, ""), { caseSensitive: true }).text,
      );
    default:
      return false;
  }
}

function holdsWhole(text: string, wanted: string): boolean {
  const phrase = wanted.trim();
  if (phrase === "") return true;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (isWholeValue(text, at, at + phrase.length)) return true;
  }
  return false;
}

function dateHeld(text: string, { dates }: TokenIndex): boolean {
  const claims = scanQuantities(text, {}).filter(({ kind }) => kind === "date");
  return claims.some((claim) => dates.some((date) => compareQuantities(claim, date) !== "no"));
}

/** Each part between ellipses and insertions must stand; the marks at its ends need not. */
function quoteHeld(text: string, { unmarked }: TokenIndex): boolean {
  const folded = foldText(text).text.replace(/[*_`#>]+/g, "").replace(/ {2,}/g, " ");
  return folded.split(/\.{3}|\u2026|\[[^\]]{0,80}\]/).every((part) =>
    holdsWhole(unmarked, part.replace(/^[\s.,;:!?]+|[\s.,;:!?]{1,5}$/g, ""))
  );
}

/** retries=5 is borne out by a text that names retries and 5. */
function settingHeld(text: string, { cased }: TokenIndex): boolean {
  const [key, ...value] = text.split(/[=:]/);
  if (value.length === 0) return false;
  return [key, value.join("=")].every((part) =>
    holdsWhole(cased, foldText(part, { caseSensitive: true }).text)
  );
}

/** The same digits, with or without the code of the country. */
function phoneHeld(text: string, { phones }: TokenIndex): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 7 || /[A-Za-z]/.test(text)) return false;
  return phones.some((phone) => phone.endsWith(digits) || digits.endsWith(phone));
}

/** Every word of the name stands somewhere, in any case, singular or plural; or it is an abbreviation. */
function nameHeld(name: string, indexes: readonly TokenIndex[]): boolean {
  const words = foldText(name).text.split(/[ -]/).filter((word) =>
    word !== "" && !WITHIN.has(word)
  );
  if (words.length === 1 && /^\p{Lu}{2,6}s?$/u.test(name)) {
    const letters = name.replace(/s$/, "").toLowerCase();
    if (indexes.some(({ initials }) => initials.includes(letters))) return true;
  }
  return words.every((word) => {
    const base = word.replace(/'s?$/, "");
    const forms = [base, `${base}s`, base.replace(/s$/, ""), base.replace(/ies$/, "y")];
    return indexes.some(({ folded }) => forms.some((form) => holdsWhole(folded, form)));
  });
}
