import {
  AFTER_COUNTRY,
  BEFORE_NUMBER,
  BEGINNERS,
  MAYBE_LAST,
  NEVER_LAST,
} from "./_abbreviations.ts";

const STOP = 46;
/** From here on are the signs of scripts without spaces between sentences. */
const UNSPACED = 0x2e80;
/** The longest word that can be an abbreviation. */
const LONGEST = 10;
const MONTH =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|quartal|jahrhundert|klasse|stock|etage|auflage)/i;

/**
 * Whether a sentence goes on across what the segmenter took for its end.
 *
 * @param text All the text.
 * @param end Where the sentence would end, white space excluded.
 * @param next Where the next would begin.
 */
export function goesOn(text: string, end: number, next: number): boolean {
  const last = text.charCodeAt(end - 1);
  const following = text.charCodeAt(next);
  // "Ph.D.'s", "e?x=1": there is no end without white space, but in scripts that have none.
  if (next === end) {
    if (last < UNSPACED) return following < UNSPACED;
    return (last === 0x300d || last === 0x300f) && /[とっ]/.test(text[next]);
  }
  // "“Is it?” she asked."
  if (last === 0x201d || last === 34 || last === 0x2019) return isSmall(following);
  if (last !== STOP) return false;
  const start = wordStart(text, end - 1);
  const length = end - 1 - start;
  if (length === 0 || length > LONGEST) return false;
  const first = text.charCodeAt(start);
  if (first >= 48 && first <= 57) return isOrdinal(text.slice(start, end - 1), text, next);
  // Most words before a full stop are longer than any abbreviation without a full stop in it.
  if (length > 5 && text.indexOf(".", start) === end - 1) return false;
  const word = text.slice(start, end - 1).toLowerCase();
  if (NEVER_LAST.has(word)) return true;
  const number = following >= 48 && following <= 57;
  if (number && BEFORE_NUMBER.has(word)) return true;
  if (MAYBE_LAST.has(word)) {
    return /^[ue]\.[skn]/.test(word) && AFTER_COUNTRY.has(wordAt(text, next).toLowerCase());
  }
  if (length > 1) return false;
  // "z. B.", "d. h.", "p. ex.": letters of one abbreviation.
  if (isSmall(first) && text.charCodeAt(next + 1) === STOP) return true;
  // An initial, as in "A. Brandt" and "J. R. R. Tolkien"; "plan B. The price" is an end.
  if (first < 65 || first > 90) return false;
  const name = wordAt(text, next);
  return /^\p{Lu}/u.test(name) && !BEGINNERS.has(name.toLowerCase());
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** "Am 3. Mai", "im 2. Quartal". */
function isOrdinal(digits: string, text: string, next: number): boolean {
  return /^\d{1,2}$/.test(digits) && MONTH.test(wordAt(text, next));
}

/** Where the word that ends at `end` begins: letters, digits, and full stops within. */
function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start <= LONGEST) {
    const code = text.charCodeAt(start - 1);
    // White space, opening brackets and quotes, slashes.
    if (code <= 47 && code !== STOP && code !== 45) break;
    if (code === 91 || code === 123 || code === 0xa0 || (code >= 0x2018 && code <= 0x201f)) break;
    start--;
  }
  return start;
}

function wordAt(text: string, start: number): string {
  return /^["'“‘(«„]?([\p{L}\p{M}'-]+)/u.exec(text.slice(start, start + 30))?.[1] ?? "";
}
