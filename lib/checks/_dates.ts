import { fullYear, isoOf, match } from "./_calendar.ts";
import { cjkDateAt } from "./_cjk_dates.ts";
import { MONTH_NAMES, monthAfterDay, monthFirst } from "./_month_names.ts";

/** A date as far as it is written. */
export interface DateRead {
  /** `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `--MM-DD` without its year, or `YYYY-Q3`. */
  readonly iso: string;
  /** Other readings, as of 03/04/2024. */
  readonly alternatives?: readonly string[];
  readonly end: number;
}

/** Words with which a date may begin. */
export const DATE_WORDS: ReadonlySet<string> = new Set(MONTH_NAMES);

const NUMERIC =
  /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d-])|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|\d{2})(?![\d-]|[./]\d)/y;
/** 05. 01. 2024 and 2024. 1. 5, as Central Europe and Korea space them. */
const SPACED =
  /(\d{1,2})\. (\d{1,2})\. (\d{4})(?![\d-]|[./]\d)|(\d{4})\. (\d{1,2})\. (\d{1,2})(?!\d)\.?/y;
const YEAR_MONTH = /(\d{4})-(\d{2})(?![\d-])/y;
const MONTH_SLASH_YEAR = /(\d{1,2})\/((?:19|20)\d{2})(?![\d/]|[.,]\d)/y;
const YEAR_QUARTER = /(\d{4})[ -]?Q([1-4])(?![\p{L}\d])/uy;
const QUARTER = /[QT]([1-4])[ /-]?(?:of |FY ?)?(?:(\d{4})|['’](\d{2}))(?!\d)/y;
const DAY_MONTH =
  /(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?(?: of| de| del)?[ \u00A0-]{1,2}(\p{L}{3,10})\.?(?:(?:,| de| del| do)?[ \u00A0-]{1,2}(\d{4})|(?:-| ?['’])(\d{2})(?![\p{L}%]|[:.,]\d))?(?!\d)/uy;
/** 5-7 January 2024: the first day takes the month and year of the second. */
const DAYS_MONTH =
  /(\d{1,2})(?:st|nd|rd|th|\.)?(?: ?[-–—] ?| to | bis | au | al? | and )(?=(\d{1,2})(?:st|nd|rd|th|\.)?(?: of| de)? (\p{L}{3,10})\.?(?:,?(?: de)? (\d{4}))?(?!\d))/uy;
const MONTH_DAY =
  /(\p{L}{3,10})(\.?)[ \u00A0]{1,2}(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:%\p{L}]|[.,]\d)(?:,?[ \u00A0]{1,2}(\d{4})(?!\d)|(?=[-–—]\d{1,2}, (\d{4})(?!\d))|)/uy;
const MONTH_YEAR = /(\p{L}{3,10})(\.?),?(?: of| de| del)? ((?:1[5-9]|20|21)\d{2})(?!\d|[.,]\d)/uy;
const MONTH_BEFORE = /(?<!\p{L})(\p{L}{3,10})\.? \d{1,2} ?[-–—] ?$/u;
const DAY_YEAR = /(\d{1,2}), (\d{4})(?!\d)/y;
const VERSIONED = /(?:version|release|build|firmware|android|ios|macos|v\.?) ?$/i;
const CJK_MARKS = "年년月월 ";

/** Reads the date that begins at `start`, a digit, a Q or the first letter of a month; calendar fields, no instant. */
export function dateAt(text: string, start: number): DateRead | null {
  const code = text.charCodeAt(start);
  if (code >= 0x30 && code <= 0x39) return fromDigit(text, start);
  if (code >= 0xFF10 && code <= 0xFF19) return fromFullWidth(text, start);
  if (code === 0x51 || code === 0x54) {
    const quarter = match(QUARTER, text, start);
    if (quarter) {
      const year = quarter[2] ?? fullYear(quarter[3]);
      return { iso: `${year}-Q${quarter[1]}`, end: start + quarter[0].length };
    }
  }
  return fromMonth(text, start);
}

/** Digits of East Asian width are read as the plain ones. */
function fromFullWidth(text: string, start: number): DateRead | null {
  const plain = text.slice(start, start + 24).replace(
    /[０-９／．－]/g,
    (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xFEE0),
  );
  const read = fromDigit(plain, 0);
  return read && { ...read, end: read.end + start };
}

function fromDigit(text: string, start: number): DateRead | null {
  let at = start + 1;
  while (at < start + 5 && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  const digits = at - start;
  if (digits > 4) return null;
  const next = text[at] ?? "";
  if (next === "") return null;
  if ("-/.".includes(next)) {
    const numeric = numericDate(text, start);
    if (numeric !== null) return numeric;
  }
  if (CJK_MARKS.includes(next)) {
    const cjk = cjkDateAt(text, start);
    if (cjk !== null) return cjk;
  }
  if (digits === 4 && " -Q".includes(next)) {
    const quarter = match(YEAR_QUARTER, text, start);
    if (quarter) return { iso: `${quarter[1]}-Q${quarter[2]}`, end: start + quarter[0].length };
  }
  // Numbers beside each other are a row of a table.
  if (digits > 2 || next === " " && /\d/.test(text[at + 1] ?? "")) return null;
  return fromDay(text, start);
}

/** A day before its month, or after a hyphen the last day of several. */
function fromDay(text: string, start: number): DateRead | null {
  const several = match(DAYS_MONTH, text, start);
  if (several) {
    const [all, day, last, name = "", year] = several;
    const month = monthAfterDay(name, year !== undefined);
    const iso = month === undefined || Number(day) >= Number(last)
      ? null
      : isoOf(year, String(month), day);
    if (iso !== null) {
      return { iso, end: start + (/^\d+(?:st|nd|rd|th|\.)?/.exec(all)?.[0].length ?? 0) };
    }
  }
  const named = match(DAY_MONTH, text, start);
  if (named) {
    const year = named[3] ?? fullYear(named[4]);
    const month = monthAfterDay(named[2] ?? "", year !== undefined);
    const iso = month === undefined ? null : isoOf(year, String(month), named[1]);
    if (iso !== null) return { iso, end: start + named[0].length };
  }
  if (!"-–— ".includes(text[start - 1] ?? "x")) return null;
  const last = match(DAY_YEAR, text, start);
  const before = last && MONTH_BEFORE.exec(text.slice(Math.max(0, start - 18), start));
  const month = before?.[1] === undefined ? undefined : monthFirst(before[1], true, false);
  const iso = month === undefined ? null : isoOf(last?.[2], String(month), last?.[1]);
  return iso === null ? null : { iso, end: start + (last?.[0].length ?? 0) };
}

function numericDate(text: string, start: number): DateRead | null {
  const spaced = match(SPACED, text, start);
  if (spaced) {
    const [all, day = spaced[6], month = spaced[5], year = spaced[4]] = spaced;
    const iso = isoOf(year, month, day);
    if (iso !== null) return { iso, end: start + all.length };
  }
  const found = match(NUMERIC, text, start);
  if (found === null) return monthOfYear(text, start);
  const end = start + found[0].length;
  if (found[1] !== undefined) {
    const iso = isoOf(found[1], found[3], found[4]);
    return iso === null ? null : { iso, end };
  }
  const [first = "", mark, second = "", short = ""] = found.slice(5);
  // 1.2.34 is a version sooner than a day, and 10.11.12 where the text says so.
  if (mark === "." && short.length === 2) {
    if (first.length + second.length < 4) return null;
    if (VERSIONED.test(text.slice(Math.max(0, start - 10), start))) return null;
  }
  const year = fullYear(short);
  const dayFirst = isoOf(year, second, first);
  const monthFirst = isoOf(year, first, second);
  // A point parts day, month and year; a slash either order.
  const readings = mark === "." ? [dayFirst] : [monthFirst, dayFirst];
  const [iso, ...others] = readings.filter((reading) => reading !== null);
  if (iso === undefined) return null;
  const alternatives = others.filter((other) => other !== iso);
  return { iso, end, ...(alternatives.length > 0 && { alternatives }) };
}

function monthOfYear(text: string, start: number): DateRead | null {
  const month = match(YEAR_MONTH, text, start);
  // 2020-12 is a month, 2010-11 may be a season: both readings fit no other date.
  const iso = month && Number(month[1]) > 1000 ? isoOf(month[1], month[2], undefined) : null;
  if (iso !== null && month !== null) return { iso, end: start + month[0].length };
  const slashed = text[start - 1] === "/" ? null : match(MONTH_SLASH_YEAR, text, start);
  const other = slashed && isoOf(slashed[2], slashed[1], undefined);
  return other === null || slashed === null ? null : { iso: other, end: start + slashed[0].length };
}

function fromMonth(text: string, start: number): DateRead | null {
  const day = match(MONTH_DAY, text, start);
  if (day) {
    const [all, name = "", point, number, year = day[5]] = day;
    const month = monthFirst(name, year !== undefined, point === ".");
    const iso = month === undefined ? null : isoOf(year, String(month), number);
    if (iso !== null) return { iso, end: start + all.length };
  }
  const found = match(MONTH_YEAR, text, start);
  if (found === null) return null;
  const [all, name = "", point, year] = found;
  const month = monthFirst(name, name !== "may" && name !== "march", point === ".");
  const iso = month === undefined ? null : isoOf(year, String(month), undefined);
  return iso === null ? null : { iso, end: start + all.length };
}
