const MON = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const FULL = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
export const DATE_WORDS: ReadonlySet<string> = new Set([...MON, ...FULL]);
const p = (n: number | string) => String(n).padStart(2, "0");
export function dateAt(
  text: string,
  start: number,
): { iso: string; alternatives?: string[]; end: number } | null {
  const t = text.slice(start, start + 40);
  let m = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(t);
  if (m) return { iso: m[0], end: start + m[0].length };
  m = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\d])/i.exec(t);
  if (m) {
    const i = MON.indexOf(m[1].slice(0, 3).toLowerCase());
    if (i >= 0) return { iso: `${m[3] ?? "-"}-${p(i + 1)}-${p(m[2])}`, end: start + m[0].length };
  }
  m = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]+)\.?(?: (\d{4}))?/i.exec(t);
  if (m) {
    const i = DATE_WORDS.has(m[2].toLowerCase()) ? MON.indexOf(m[2].slice(0, 3).toLowerCase()) : -1;
    if (i >= 0) return { iso: `${m[3] ?? "-"}-${p(i + 1)}-${p(m[1])}`, end: start + m[0].length };
  }
  return null;
}
