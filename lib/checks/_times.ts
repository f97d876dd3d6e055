import { match } from "./_calendar.ts";

/** A time of day in minutes after midnight, and the place after it. */
export interface TimeRead {
  readonly minutes: number;
  readonly end: number;
}

/** Words for twelve o'clock. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ["noon", 720],
  ["midday", 720],
  ["midnight", 0],
  ["mittags", 720],
  ["mitternacht", 0],
  ["minuit", 0],
  ["mediodía", 720],
  ["medianoche", 0],
  ["mezzogiorno", 720],
  ["mezzanotte", 0],
]);

const HOURS_IN_WORDS: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve".split(" ").map((
    word,
    i,
  ) => [word, i + 1]),
);
/** Minutes past an hour in words. */
const MINUTES_IN_WORDS: ReadonlyMap<string, number> = new Map([
  ["five", 5],
  ["ten", 10],
  ["fifteen", 15],
  ["quarter", 15],
  ["twenty", 20],
  ["twenty-five", 25],
  ["thirty", 30],
  ["half", 30],
  ["forty-five", 45],
]);

/** Words with which a time of day may begin. */
export const TIME_WORDS: ReadonlySet<string> = new Set([
  ...NAMED.keys(),
  ...HOURS_IN_WORDS.keys(),
  ..."half quarter twenty".split(" "),
]);

const CLOCK =
  /(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?![\d:])(?:\s?([ap])(?:\.m\.|\.?m\b)|\s?(?:Uhr|h)(?![\p{L}\d]))?/iuy;
const HALF_DAY = /(\d{1,2})(?:\.(\d{2}))?\s?([ap])(?:\.\s?m\.|m\b\.?)/iy;
const HOURS =
  /(\d{1,2})(?:\.(\d{2}))? Uhr(?: (\d{2}))?(?![\p{L}\d])|(\d{1,2}) ?h ?(\d{2})(?![\d\p{L}])/uy;
const O_CLOCK = /(\d{1,2}) o['’]clock(?: in the (morning|afternoon|evening)| ([ap])\.?m\b\.?)?/iy;
const EAST_ASIAN =
  /(\d{1,2}) ?[時时点點시](?: ?(?:(\d{1,2}) ?[分분]|(半|반)))?(?![間间刻鐘钟]|\d)/uy;
const WORDS =
  /([a-z]{1,9}(?:-five)?)(?: (past|to|after) ([a-z]{1,9})| (thirty|fifteen|forty-five))?( o['’]clock)?(?: ?([ap])\.?m\b\.?| in the (morning|afternoon|evening))?(?![\p{L}\d])/iuy;
/** German am, as in Platz 5 am Markt: no morning. */
const GERMAN_AM =
  /\d{1,2} am (?:\p{L}+sten|Tag|Abend|Morgen|Ende|Anfang|Markt|Rhein|Main|\p{Lu}\p{L}+tag)(?!\p{L})/uy;

/** Reads the time of day at `start`, a digit or the first letter of one of `TIME_WORDS`. */
export function timeAt(text: string, start: number): TimeRead | null {
  const code = text.charCodeAt(start);
  if (!(code >= 0x30 && code <= 0x39)) return wordsAt(text, start);
  const after = text.charCodeAt(start + 1);
  const at = after >= 0x30 && after <= 0x39 ? start + 2 : start + 1;
  const next = text[at] ?? "";
  if (!/[:.\s\u00A0apAPhoU時时点點시]/.test(next)) return null;
  if (next > "\u2E80" || next === " " && (text[at + 1] ?? "") > "\u2E80") {
    return eastAsian(text, start);
  }
  if (next === " " && !/[aphou]/i.test(text[at + 1] ?? "")) return null;
  return clock(match(CLOCK, text, start), start) ??
    (match(GERMAN_AM, text, start) ? null : clock(match(HALF_DAY, text, start), start)) ??
    hours(match(HOURS, text, start), start) ?? oClock(match(O_CLOCK, text, start), start);
}

function clock(found: RegExpExecArray | null, start: number): TimeRead | null {
  return found && timeOf(found[1], found[2] ?? "0", found[3], start + found[0].length);
}

function hours(found: RegExpExecArray | null, start: number): TimeRead | null {
  if (found === null) return null;
  const [all, hour = found[4], minute = found[3] ?? found[5] ?? "0"] = found;
  return timeOf(hour, minute, undefined, start + all.length);
}

function oClock(found: RegExpExecArray | null, start: number): TimeRead | null {
  return found && timeOf(found[1], "0", found[3] ?? halfOfDay(found[2]), start + found[0].length);
}

function eastAsian(text: string, start: number): TimeRead | null {
  const found = match(EAST_ASIAN, text, start);
  if (found === null) return null;
  const before = text.slice(Math.max(0, start - 3), start);
  const half = /(?:午後|下午|晚上|오후) ?$/.test(before)
    ? "p"
    : /(?:午前|上午|早上|오전) ?$/.test(before)
    ? "a"
    : undefined;
  // 3点 may be three points: without minutes or a half of the day it is no time.
  if (half === undefined && found[2] === undefined && found[3] === undefined) return null;
  return timeOf(found[1], found[2] ?? (found[3] ? "30" : "0"), half, start + found[0].length);
}

/** Half past eight, eight o'clock, eight thirty p.m.; eight alone is a number. */
function wordsAt(text: string, start: number): TimeRead | null {
  const word = /\p{L}{1,12}/uy;
  const first = match(word, text, start)?.[0] ?? "";
  const named = NAMED.get(first.toLowerCase());
  if (named !== undefined) return { minutes: named, end: start + first.length };
  const found = match(WORDS, text, start);
  if (found === null) return null;
  const [all, head = "", turn, hourWord = "", minuteWord, bell, letter, part] = found;
  const half = letter ?? halfOfDay(part);
  const end = start + all.length;
  const hour = HOURS_IN_WORDS.get((turn ? hourWord : head).toLowerCase());
  if (hour === undefined) return null;
  if (turn === undefined) {
    if (bell === undefined && half === undefined) return null;
    const minute = minuteWord === undefined ? 0 : MINUTES_IN_WORDS.get(minuteWord.toLowerCase());
    return timeOf(String(hour), String(minute ?? 0), half, end);
  }
  const minutes = MINUTES_IN_WORDS.get(head.toLowerCase());
  const to = turn.toLowerCase() === "to";
  // Ten to twelve may be a range; a quarter or a half is none.
  const range = to && !/^quarter$/i.test(head) && half === undefined && bell === undefined;
  if (minutes === undefined || range || (minutes === 30 && to)) return null;
  const time = timeOf(String(hour), "0", half, end);
  return time && { minutes: (time.minutes + (to ? -minutes : minutes) + 1440) % 1440, end };
}

function halfOfDay(part: string | undefined): string | undefined {
  return part && (/morning/i.test(part) ? "a" : "p");
}

function timeOf(
  hour: string | undefined,
  minute: string,
  half: string | undefined,
  end: number,
): TimeRead | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > (half === undefined ? 24 : 12) || hours === 24 && minutes > 0) {
    return null;
  }
  if (half === undefined) return { minutes: hours % 24 * 60 + minutes, end };
  return { minutes: (hours % 12 + (/p/i.test(half) ? 12 : 0)) * 60 + minutes, end };
}
