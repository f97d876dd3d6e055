import { isoOf, match } from "./_calendar.ts";
import type { DateRead } from "./_dates.ts";

const DATE =
  /(\d{1,4}) ?[年년](?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日号號일])?)?|(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日号號일]/y;

/** Japanese eras by the year before their first. */
const ERAS: ReadonlyMap<string, number> = new Map([
  ["令和", 2018],
  ["平成", 1988],
  ["昭和", 1925],
  ["大正", 1911],
  ["明治", 1867],
  ["民國", 1911],
  ["民国", 1911],
]);

/** Reads a Chinese, Japanese or Korean date at its first digit. */
export function cjkDateAt(text: string, start: number): DateRead | null {
  const found = match(DATE, text, start);
  if (found === null) return null;
  const [all, year, month, day, bareMonth, bareDay] = found;
  const end = start + all.length;
  const iso = bareMonth
    ? isoOf(undefined, bareMonth, bareDay)
    : isoOf(yearOf(text, start, year ?? ""), month, day);
  return iso === null || iso.length < 4 ? null : { iso, end };
}

/** A year of an era, or of four digits; fewer count years, of which no month follows. */
function yearOf(text: string, start: number, year: string): string | undefined {
  const era = ERAS.get(text.slice(Math.max(0, start - 2), start));
  if (era !== undefined) return String(era + Number(year));
  return year.length === 4 ? year : undefined;
}
