const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The fields as ISO 8601 writes them; `null` where there is no such day. Fields, no instant: no zone shifts them. */
export function isoOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (month === undefined) return year ?? null;
  const most = year !== undefined && Number(month) === 2 && !isLeap(Number(year))
    ? 28
    : DAYS[Number(month) - 1];
  if (most === undefined || (day !== undefined && (Number(day) < 1 || Number(day) > most))) {
    return null;
  }
  const head = `${year ?? "-"}-${month.padStart(2, "0")}`;
  return day === undefined ? (year === undefined ? null : head) : `${head}-${day.padStart(2, "0")}`;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** A year of two digits: 70 to 99 are the last century's, those below 70 this one's. */
export function fullYear(year: string | undefined): string | undefined {
  if (year?.length !== 2) return year;
  return `${Number(year) < 70 ? 20 : 19}${year}`;
}

/** What the pattern finds at `at`. */
export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
