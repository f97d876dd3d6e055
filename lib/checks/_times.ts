/** Words that name a time of day. */
export const TIME_WORDS: ReadonlySet<string> = new Set(["noon", "midday", "midnight"]);

const CLOCK = /(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?![\d:])(?:\s?([ap])\.?m\b\.?)?/iy;
const HALF_DAY = /(\d{1,2})(?:\.(\d{2}))?\s?([ap])(?:\.m\.|m\b\.?)/iy;
const HOURS =
  /(\d{1,2})(?:[.:](\d{2}))? Uhr(?: (\d{2}))?(?!\p{L})|(\d{1,2}) ?h ?(\d{2})(?![\d\p{L}])/uy;
const O_CLOCK = /(\d{1,2}) o['’]clock/iy;

/** Reads the time of day at `start`, a digit or the first letter of noon, midday or midnight. */
export function timeAt(text: string, start: number): { minutes: number; end: number } | null {
  const code = text.charCodeAt(start);
  if (!(code >= 0x30 && code <= 0x39)) {
    const word = /^(?:noon|midday|midnight)/i.exec(text.slice(start, start + 8))?.[0];
    if (word === undefined) return null;
    return { minutes: word.length > 6 ? 0 : 720, end: start + word.length };
  }
  const after = text.charCodeAt(start + 1);
  const at = after >= 0x30 && after <= 0x39 ? start + 2 : start + 1;
  if (!/[:.\sapAPhoU]/.test(text[at] ?? "")) return null;
  for (const pattern of [CLOCK, HALF_DAY, HOURS, O_CLOCK]) {
    pattern.lastIndex = start;
    const found = pattern.exec(text);
    if (found === null) continue;
    const [all, hour = found[4], minute = found[5] ?? "0", half] = found;
    const clock = pattern === HOURS
      ? minutesOf(hour, found[2] ?? found[3] ?? minute, "")
      : minutesOf(hour, minute, half ?? "");
    if (clock !== null) return { minutes: clock, end: start + all.length };
  }
  return null;
}

function minutesOf(hour: string | undefined, minute: string, half: string): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > (half === "" ? 24 : 12)) return null;
  if (half === "") return hours % 24 * 60 + minutes;
  return (hours % 12 + (/p/i.test(half) ? 12 : 0)) * 60 + minutes;
}
