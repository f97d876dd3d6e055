import { CODES, DOLLARS, SIGNS } from "./_currencies.ts";

/** What stands before a number and belongs to it. */
export interface Prefix {
  readonly start: number;
  readonly negative: boolean;
  readonly currency?: string;
  readonly approximate: boolean;
}

const NEAR: ReadonlySet<string> = new Set(
  ("about around approximately approx roughly nearly almost circa ca some over under than least most rund etwa ungefähr knapp " +
    "environ presque près aproximadamente cerca casi alrededor quase circa quasi up").split(" "),
);
const MINUS: ReadonlySet<string> = new Set(["minus", "negative", "moins", "menos", "meno"]);
const DASHES = "-\u2212\uFE63\uFF0D";
const SPACE = " \u00A0\u202F";

/** Reads the sign, currency and words before the number at `start`; nothing before `floor` is looked at. */
export function readPrefix(text: string, start: number, floor: number): Prefix {
  let at = start;
  let currency: string | undefined;
  let negative = false;
  const money = currencyBefore(text, at, floor);
  if (money) [currency, at] = money;
  const dash = text[at - 1] ?? "";
  if (at - 1 >= floor && dash !== "" && DASHES.includes(dash) && !joins(text, at - 2)) {
    negative = true;
    at--;
    const outer = currency === undefined ? currencyBefore(text, at, floor) : undefined;
    if (outer) [currency, at] = outer;
  }
  if (text[at - 1] === "+" && at > floor && !joins(text, at - 2)) at--;
  if (text[at - 1] === "\\" && at > floor) at--;
  let approximate = at > floor && "~≈∼".includes(text[at - 1] ?? "x");
  const [word, begin] = wordBefore(text, at, floor);
  if (MINUS.has(word)) {
    negative = true;
    at = begin;
  } else if (NEAR.has(word)) approximate = true;
  return { start: at, negative, currency, approximate };
}

/** Whether what stands at `at` makes a following dash a hyphen or a range, not a minus. */
function joins(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return false;
  return /[\p{L}\p{Nd}%)\]°€£²³½¼¾.]/u.test(text[at] ?? "");
}

function currencyBefore(text: string, start: number, floor: number): [string, number] | undefined {
  let at = start - 1;
  if (at >= floor && "*_".includes(text[at] ?? "x")) {
    while (at > start - 4 && "*_".includes(text[at] ?? "x")) {
      at--;
    }
  }
  if (at > floor && SPACE.includes(text[at] ?? "x")) at--;
  if (at < floor) return undefined;
  const sign = SIGNS.get(text[at] ?? "");
  if (sign !== undefined) {
    // 5 € 10: the sign after an amount is that amount's.
    if (at + 1 < start && /[\d  ]/.test(text[at - 1] ?? "") && at - 1 >= floor) {
      if (/\d[  ]?$/.test(text.slice(Math.max(floor, at - 2), at))) return undefined;
    }
    if (sign !== "$") return [sign, at];
    const letters = /(?:U\.S\.|[A-Za-z]{1,3})$/.exec(text.slice(Math.max(floor, at - 4), at))?.[0];
    const code = letters === undefined ? undefined : DOLLARS.get(letters) ?? codeOf(letters);
    if (code === undefined || letters === undefined) return ["$", at];
    return [code, at - letters.length];
  }
  if (text[at] === ".") at--;
  const last = text.charCodeAt(at);
  if (!(last > 64 && last < 91 || last === 115)) return undefined;
  const code = text.slice(at - 2, at + 1);
  const edge = at - 3 < floor || !/[\p{L}\d]/u.test(text[at - 3] ?? " ");
  if (at - 2 >= floor && CODES.has(code) && edge) return [code === "RMB" ? "CNY" : code, at - 2];
  if (/(?:^|[^\p{L}])Rs$/u.test(text.slice(Math.max(floor, at - 2), at + 1))) {
    return ["INR", at - 1];
  }
  return undefined;
}

function codeOf(letters: string): string | undefined {
  return CODES.has(letters) ? letters : undefined;
}

function wordBefore(text: string, start: number, floor: number): [string, number] {
  let end = start;
  while (end > floor && end > start - 2 && " ~*".includes(text[end - 1] ?? "x")) end--;
  let begin = end;
  while (begin > floor && begin > end - 14 && isLetter(text.charCodeAt(begin - 1))) begin--;
  if (begin === end || end === start) return ["", start];
  return [text.slice(begin, end).toLowerCase(), begin];
}

function isLetter(code: number): boolean {
  return code > 96 && code < 123 || code > 64 && code < 91 || code > 191 && code < 592;
}
