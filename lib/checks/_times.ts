export const TIME_WORDS: ReadonlySet<string> = new Set(["noon", "midnight"]);
export function timeAt(text: string, start: number): { minutes: number; end: number } | null {
  const m = /^(\d{1,2}):(\d\d)(?: ?([ap])\.?m\.?)?/i.exec(text.slice(start, start + 12));
  return m
    ? {
      minutes:
        (Number(m[1]) % 12 + (m[3]?.toLowerCase() === "p" || !m[3] && Number(m[1]) > 11 ? 12 : 0)) *
          60 + Number(m[2]),
      end: start + m[0].length,
    }
    : null;
}
