/** A date as far as it is written. */
export interface DateRead {
  /** `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `--MM-DD` without its year, or `YYYY-Q3`. */
  readonly iso: string;
  /** Other readings, as of 03/04/2024. */
  readonly alternatives?: readonly string[];
  readonly end: number;
}

/** Month names of six languages and their abbreviations, in the order of the year. */
const NAMES: readonly string[] = [
  "january jan januar jänner janvier janv enero ene janeiro gennaio gen",
  "february feb februar février févr fevrier febrero fevereiro fev febbraio",
  "march mar märz maerz mrz mars marzo março",
  "april apr avril avr abril abr aprile",
  "may mai mayo maio maggio mag",
  "june jun juni juin junio junho giugno giu",
  "july jul juli juillet juil julio julho luglio lug",
  "august aug août aout agosto ago",
  "september sep sept septembre septiembre setembro settembre set",
  "october oct oktober okt octobre octubre outubro out ottobre ott",
  "november nov novembre noviembre novembro",
  "december dec dezember dez décembre déc diciembre dic dezembro dicembre",
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, i) => names.split(" ").map((name): [string, number] => [name, i + 1])),
);

/** Words with which a date may begin. */
export const DATE_WORDS: ReadonlySet<string> = new Set(MONTHS.keys());

/** Month names that are words of their own: only a capital, or a year behind them, makes them months. */
const WORDS_TOO: ReadonlySet<string> = new Set(
  "may march mar set out ago gen mag".split(" "),
);

function monthOf(name: string | undefined): number | undefined {
  return name === undefined || WORDS_TOO.has(name) ? undefined : MONTHS.get(name.toLowerCase());
}

const NUMERIC =
  /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d-])|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|\d{2})(?![\d-]|[./]\d)/y;
const YEAR_MONTH = /(\d{4})-(\d{2})(?![\d-])/y;
const DAY_MONTH =
  /(\d{1,2})(?:st|nd|rd|th|er|º|\.)?(?: of| de| del)?[ \u00A0-]{1,2}(\p{L}{3,10})\.?(?:(?:,| de| del)?[ \u00A0-]{1,2}(\d{4}))?(?!\d)/uy;
const MONTH_DAY =
  /(\p{L}{3,10})\.?[ \u00A0]{1,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d:%\p{L}]|[.,]\d)(?:,?[ \u00A0]{1,2}(\d{4})(?!\d))?/uy;
const MONTH_YEAR = /(\p{L}{3,10})\.?,?(?: of| de| del)? (\d{4})(?!\d)/uy;
const QUARTER = /[QT]([1-4])[ /-]?(?:of )?(\d{4})(?!\d)/y;
const CJK =
  /(\d{4}) ?[年년](?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号號일])?)?|(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/y;
const CJK_MARKS = "年년月월 ";

/** Reads the date that begins at `start`, a digit, a Q or the first letter of a month; calendar fields, no instant. */
export function dateAt(text: string, start: number): DateRead | null {
  const code = text.charCodeAt(start);
  if (code >= 0x30 && code <= 0x39) return fromDigit(text, start);
  if (code === 0x51 || code === 0x54) {
    const quarter = match(QUARTER, text, start);
    if (quarter) return { iso: `${quarter[2]}-Q${quarter[1]}`, end: start + quarter[0].length };
  }
  return fromMonth(text, start);
}

function fromDigit(text: string, start: number): DateRead | null {
  let at = start + 1;
  while (at < start + 5 && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  const digits = at - start;
  if (digits > 4 || digits === 3) return null;
  const next = text[at] ?? "";
  if ("-/.".includes(next) && next !== "") {
    const numeric = numericDate(text, start);
    if (numeric !== null) return numeric;
  }
  if (CJK_MARKS.includes(next) && next !== "") {
    const cjk = match(CJK, text, start);
    if (cjk) {
      const [all, year, month, day, bareMonth, bareDay] = cjk;
      const iso = bareMonth ? isoOf(undefined, bareMonth, bareDay) : isoOf(year, month, day);
      return iso === null ? null : { iso, end: start + all.length };
    }
  }
  if (digits > 2) return null;
  const named = match(DAY_MONTH, text, start);
  const month = named?.[3] ? MONTHS.get(named[2]?.toLowerCase() ?? "") : monthOf(named?.[2]);
  if (!named || month === undefined) return null;
  const iso = isoOf(named[3], String(month), named[1]);
  return iso === null ? null : { iso, end: start + named[0].length };
}

function numericDate(text: string, start: number): DateRead | null {
  const found = match(NUMERIC, text, start);
  if (found === null) {
    const month = match(YEAR_MONTH, text, start);
    const iso = month && Number(month[1]) > 1000 ? isoOf(month[1], month[2], undefined) : null;
    // 2020-12 is a month, 2010-11 may be a season: both readings fit no other date.
    return iso === null || month === null ? null : { iso, end: start + month[0].length };
  }
  const end = start + found[0].length;
  if (found[1] !== undefined) {
    const iso = isoOf(found[1], found[3], found[4]);
    return iso === null ? null : { iso, end };
  }
  const [first, mark, second, short = ""] = found.slice(5);
  if (mark === "." && short.length === 2 && Number(short) < 10 && short[0] !== "0") return null;
  const year = short.length === 2 ? `${Number(short) < 70 ? 20 : 19}${short}` : short;
  const dayFirst = isoOf(year, second, first);
  const monthFirst = isoOf(year, first, second);
  // A point parts day, month and year; a slash either order.
  const readings = mark === "." ? [dayFirst] : [monthFirst, dayFirst];
  const [iso, ...others] = readings.filter((reading) => reading !== null);
  if (iso === undefined) return null;
  const alternatives = others.filter((other) => other !== iso);
  return { iso, end, ...(alternatives.length > 0 && { alternatives }) };
}

function fromMonth(text: string, start: number): DateRead | null {
  const day = match(MONTH_DAY, text, start);
  const month = monthOf(day?.[1]);
  if (day && month !== undefined) {
    const iso = isoOf(day[3], String(month), day[2]);
    if (iso !== null) return { iso, end: start + day[0].length };
  }
  const year = match(MONTH_YEAR, text, start);
  const named = MONTHS.get(year?.[1]?.toLowerCase() ?? "");
  if (!year || named === undefined) return null;
  const iso = isoOf(year[2], String(named), undefined);
  return iso === null ? null : { iso, end: start + year[0].length };
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The fields as ISO 8601 writes them; `null` where there is no such day. */
function isoOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (month === undefined) return year ?? null;
  const most = DAYS[Number(month) - 1];
  if (most === undefined || (day !== undefined && (Number(day) < 1 || Number(day) > most))) {
    return null;
  }
  const head = `${year ?? "-"}-${month.padStart(2, "0")}`;
  return day === undefined ? (year === undefined ? null : head) : `${head}-${day.padStart(2, "0")}`;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
