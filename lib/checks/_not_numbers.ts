import { isLatin } from "./_word_starts.ts";

const CITATION = /\[\^?\d{1,2}(?: ?[,;–-] ?\d{1,2}){0,20}\]/y;
const HYPHENED = /\d+(?:-\d+){2,}/y;
const PHONE = /\+\d[\d \-().]{6,18}\d/y;
const LIST = /\d{1,3}(?:[.)]|\*\*[.)])(?:[ \t\u00A0]|\*\*|\n)/y;
/** 2. Endocrine problems 3. Drugs: a list within a line. */
const INLINE = /(\d{1,2})[.)]:? +(?=[\p{Lu}*_"“'])/uy;
const AREA_PHONE = /\(\d{3}\) ?\d{3}[-. ]\d{4}/y;
/** Names that are written in digits: 24/7, a 401(k), section 501(c)(3). */
const IDIOM = /24\/7(?:\/365)?(?!\d)|\d{3}\([a-z]\)(?:\(\d\))?|40[13]k(?![\p{L}\d])/iuy;
const STEP = /(?:^|[\n#*] *)(?:step|schritt|étape|paso|passo|item|option) $/i;

/** The place after a citation mark such as [2] or [1, 3] that holds the digits at `start`; 0 where there is none. */
export function skipCitation(text: string, start: number): number {
  const from = text[start - 1] === "["
    ? start - 1
    : text.startsWith("[^", start - 2)
    ? start - 2
    : -1;
  if (from < 0) return 0;
  CITATION.lastIndex = from;
  const found = CITATION.exec(text);
  // A text that is nothing else is an answer in brackets.
  if (found === null || (from === 0 && found[0].length >= text.trimEnd().length)) return 0;
  return from + found[0].length;
}

/** The place after the number of a list item or a step at the beginning of a line; 0 where it is none. */
export function skipListNumber(text: string, start: number): number {
  let at = start - 1;
  while (at >= 0 && at > start - 13 && " \t#>*_-•(".includes(text[at] ?? "")) at--;
  if (at >= 0 && text[at] !== "\n") {
    if (!/[a-z] $/i.test(text.slice(start - 2, start))) return 0;
    const step = STEP.exec(text.slice(Math.max(0, start - 14), start));
    if (!step || (step.index === 0 && start > 14 && !/^[\n#*]/.test(step[0]))) return 0;
    return digitsEnd(text, start);
  }
  LIST.lastIndex = start;
  const found = LIST.exec(text);
  if (found === null || start + found[0].length >= text.length) return 0;
  return digitsEnd(text, start);
}

/** What number of a list within a line stands at `start`, the number before it being `last`; 0 for none. */
export function inlineListNumber(text: string, start: number, last: number): number {
  INLINE.lastIndex = start;
  const found = INLINE.exec(text);
  if (found === null) return 0;
  const number = Number(found[1]);
  if (number === last + 1 && number > 1) return number;
  return number === 1 && /(?:^|[.:;!?)(]\s?)$/.test(text.slice(Math.max(0, start - 2), start))
    ? 1
    : 0;
}

/** The place after a phone number or a name with digits and hyphens; 0 where the digits are a number. */
export function skipIdentifier(text: string, start: number, floor: number): number {
  // An exponent is no number of its own, a footnote mark none at all.
  if (text[start - 1] === "^" && text[start - 2] !== "[") return skipToken(text, start);
  if (text[start - 1] === "+" && start - 1 >= floor) {
    PHONE.lastIndex = start - 1;
    const phone = PHONE.exec(text);
    if (phone) return start - 1 + phone[0].length;
  }
  if (text[start - 1] === "(" && start - 1 >= floor) {
    AREA_PHONE.lastIndex = start - 1;
    const phone = AREA_PHONE.exec(text);
    if (phone) return skipToken(text, start - 1 + phone[0].length);
  }
  const third = text[start + 3] ?? "";
  if (third === "(" || third === "7" || third === "k" || third === "K" || text[start + 2] === "/") {
    IDIOM.lastIndex = start;
    const idiom = IDIOM.exec(text);
    if (idiom) return start + idiom[0].length;
  }
  const dash = text[start - 1] === "-" && start - 2 >= floor;
  if (dash && isLatin(text.charCodeAt(start - 2))) {
    let at = start - 2;
    while (at > floor && at > start - 20 && isLatin(text.charCodeAt(at - 1))) at--;
    if (/\p{Lu}/u.test(text.slice(at, start - 1))) return skipToken(text, start);
  }
  if (!mayHyphenate(text, start)) return 0;
  HYPHENED.lastIndex = start;
  const found = HYPHENED.exec(text);
  if (found === null || /^\d{4}-\d\d?-\d\d?$/.test(found[0])) return 0;
  if (/^\d\d?-\d\d?-\d{2,4}$/.test(found[0])) return 0;
  return skipToken(text, start + found[0].length);
}

function mayHyphenate(text: string, start: number): boolean {
  for (let at = start + 1; at < start + 16; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2D) return true;
    if (!(code >= 0x30 && code <= 0x39)) return false;
  }
  return true;
}

function digitsEnd(text: string, at: number): number {
  while (text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  return at;
}

/** The end of the letters, digits and underscores that go on at `at`, hyphens and points between them included. */
export function skipToken(text: string, at: number): number {
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const inside = isLatin(code) || code >= 0x30 && code <= 0x39 || code === 0x5F;
    if (!inside) {
      const next = text.charCodeAt(at + 1);
      const joint = code === 0x2D || code === 0x2E;
      if (!joint || !(next >= 0x30 && next <= 0x39)) return at;
    }
    at++;
  }
  return at;
}
