import { ADJECTIVES, CODES, SIGNS, WORDS } from "./_currencies.ts";
import { ANY_CASE, EXACT, GLUED, type Unit, UNITS } from "./_units.ts";

/** What follows a number and belongs to it. */
export interface Suffix {
  readonly end: number;
  readonly unit?: Unit;
  readonly currency?: string;
  /** What the amount is multiplied by, as .01 for cents. */
  readonly factor?: number;
  readonly percent?: number;
  readonly points?: boolean;
}

const WORD = /[\p{L}µμ°℃℉′″㎡]+[²³]?/uy;
const PERCENT = /%|％|﹪|٪/y;
const PERCENT_WORD =
  /(percentage points?|per ?cent(?:age)?|percent|pct|Prozent(?:punkte?n?)?|pour[ -]cent|por ciento|por cento|per cento|per ?mille?|Promille|basis points?|bps|pp)(?![\p{L}])/iuy;
const POWER = /\^?([23])(?!\d|[.,]\d)/y;
const PER = /\/(?:h|hr|s)(?![\p{L}\d])|it\/s/uy;
const DEGREES =
  /(?:degrees?|deg|Grad|°) ?(Celsius|Fahrenheit|Kelvin|centigrade|[CF](?![\p{L}]))/iuy;
const SQUARE =
  /(?:(sq(?:uare|\.)?)|(cubic|cu\.?)) ?(mm|cm|km|m|ft|in|mi|yd|met(?:er|re)s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|feet|foot|inch(?:es)?|miles?|yards?)(?![\p{L}])/iuy;
const TWO_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:business|working|work|trading|bank|banking)[ -]days?(?![\p{L}])|Werktagen?|Arbeitstagen?|Werktage|Arbeitstage|jours ouvrés|jours ouvrables|días hábiles|días laborables|dias úteis|giorni lavorativi|営業日|工作日/iuy,
    "business day",
  ],
  [/(?:fl\.? ?oz|fluid ounces?)(?![\p{L}])/iuy, "fl oz"],
  [/nautical miles?(?![\p{L}])/iuy, "nautical mile"],
  [/(?:metric tons?)(?![\p{L}])/iuy, "tonne"],
  [/(?:miles per hour|miles an hour)(?![\p{L}])/iuy, "mph"],
  [/(?:kilomet(?:er|re)s (?:per|an) hour)(?![\p{L}])/iuy, "km/h"],
  [/(?:met(?:er|re)s per second)(?![\p{L}])/iuy, "m/s"],
  [/kilobits? per second(?![\p{L}])/iuy, "kbit/s"],
  [/megabits? per second(?![\p{L}])/iuy, "Mbit/s"],
  [/gigabits? per second(?![\p{L}])/iuy, "Gbit/s"],
  [/(?:calendar|consecutive) days?(?![\p{L}])/iuy, "day"],
];
/** First letters of what TWO_WORDS, SQUARE and DEGREES may begin with: most words need none of them. */
const COMPOUND = new Set([..."bwtfnmkcsdgajBWTFNMKCSDGAJ°営工"]);
const LONGEST_WORD = 24;

/** The word that begins at `at`, of at most 24 characters. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  const ascii = text.charCodeAt(at);
  if (ascii < 0x80 && !(ascii > 64 && ascii < 91 || ascii > 96 && ascii < 123)) return "";
  const window = text.slice(at, at + LONGEST_WORD + 1);
  WORD.lastIndex = 0;
  return WORD.exec(window)?.[0] ?? "";
}

/** Reads the percent sign, currency or unit at `at`; `glued` where nothing parts it from the digits. */
export function readSuffix(text: string, at: number, glued: boolean): Suffix | null {
  const percent = readPercent(text, at);
  if (percent !== null) return percent;
  const sign = SIGNS.get(text[at] ?? "");
  // The sign before the next amount is not this one's: 5 $10 notes.
  if (sign !== undefined && !/\d/.test(text[at + 1] ?? "")) {
    return { currency: sign, end: at + 1, ...(sign === "¢" && { factor: 0.01 }) };
  }
  return readCompound(text, at) ?? readWord(text, at, glued);
}

function readPercent(text: string, at: number): Suffix | null {
  const first = text[at] ?? "";
  if (first === "‰") return { percent: 0.1, end: at + 1 };
  if (match(PERCENT, text, at)) {
    const points = match(/ ?points?(?![\p{L}])/uy, text, at + 1);
    return { percent: 1, end: at + 1 + (points?.[0].length ?? 0), points: points !== null };
  }
  if (!"pPb".includes(first) || first === "") return null;
  const word = match(PERCENT_WORD, text, at);
  if (word === null) return null;
  const name = word[0].toLowerCase();
  const end = at + word[0].length;
  if (/mill/.test(name)) return { percent: 0.1, end };
  if (/basis|bps/.test(name)) return { percent: 0.01, end, points: true };
  return { percent: 1, end, points: /punkt|point|^pp$/.test(name) };
}

function readCompound(text: string, at: number): Suffix | null {
  if (!COMPOUND.has(text[at] ?? "")) return null;
  for (const [pattern, name] of TWO_WORDS) {
    const found = match(pattern, text, at);
    if (found) return { unit: UNITS.get(name), end: at + found[0].length };
  }
  const degrees = match(DEGREES, text, at);
  if (degrees) {
    const scale = (degrees[1] ?? "")[0]?.toUpperCase();
    const name = scale === "K" ? "K" : scale === "F" ? "°F" : "°C";
    return { unit: UNITS.get(name), end: at + degrees[0].length };
  }
  const square = match(SQUARE, text, at);
  if (square) {
    const word = (square[3] ?? "").toLowerCase();
    const base = EXACT.get(word) ?? ANY_CASE.get(word) ?? GLUED.get(word);
    return {
      unit: base && UNITS.get(`${powerName(base.name)}${square[1] ? 2 : 3}`),
      end: at + square[0].length,
    };
  }
  return null;
}

function powerName(name: string): string {
  return name === "foot" ? "ft" : name;
}

function readWord(text: string, at: number, glued: boolean): Suffix | null {
  const word = wordAt(text, at);
  if (word === "" || word.length > LONGEST_WORD) return null;
  let end = at + word.length;
  const named = readCurrency(text, at, word);
  if (named !== null) return named;
  const rate = match(PER, text, end);
  if (rate) {
    const unit = EXACT.get(word + rate[0]) ?? ANY_CASE.get((word + rate[0]).toLowerCase());
    if (unit) return { unit, end: end + rate[0].length };
  }
  const unit = (glued ? GLUED.get(word) : undefined) ?? EXACT.get(word) ??
    (word.length > 1 ? ANY_CASE.get(word.toLowerCase()) : undefined) ?? unspaced(word);
  // 25x your pay is 25 times; 318x alone is some other word.
  if (unit === undefined || word === "x" && !/^ \p{Ll}/u.test(text.slice(end, end + 2))) {
    return null;
  }
  if (word !== unit.name && CJK.test(word)) end = at + cjkLength(word);
  const power = match(POWER, text, end);
  const raised = power && UNITS.get(`${powerName(unit.name)}${power[1]}`);
  if (raised) return { unit: raised, end: end + (power?.[0].length ?? 0) };
  // A digit glued to a unit makes another word: 5m3x, 2h2b.
  if (/\d/.test(text[end] ?? "") && word.length === 1 && !/[hms′″°]/.test(word)) return null;
  return { unit, end };
}

const CJK = /^[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3]/;

/** Scripts without spaces: the unit is the longest beginning of what follows. */
function unspaced(word: string): Unit | undefined {
  if (!CJK.test(word)) return undefined;
  return EXACT.get(word.slice(0, cjkLength(word)));
}

function cjkLength(word: string): number {
  for (let length = Math.min(4, word.length); length > 0; length--) {
    if (EXACT.has(word.slice(0, length))) return length;
  }
  return 0;
}

function readCurrency(text: string, at: number, word: string): Suffix | null {
  const end = at + word.length;
  if (word.length === 3 && CODES.has(word)) {
    return { currency: word === "RMB" ? "CNY" : word, end };
  }
  const lower = word.toLowerCase();
  const adjective = ADJECTIVE.has(lower) || lower === "u" ? readAdjective(text, at) : null;
  if (adjective !== null) return adjective;
  const currency = WORDS.get(lower) ?? (CJK.test(word) ? WORDS.get(word[0] ?? "") : undefined);
  if (currency === undefined) {
    if (lower !== "pound" && lower !== "pounds") return null;
    return { unit: UNITS.get("lb"), currency: "GBP", end };
  }
  if (currency === "pence") return { currency: "GBP", factor: 0.01, end };
  if (currency === "¢") return { currency, factor: 0.01, end };
  return { currency, end: WORDS.has(lower) ? end : at + 1 };
}

const ADJECTIVE = new Set([...ADJECTIVES.keys()].map((name) => name.split(/[ -]/)[0] ?? ""));

function readAdjective(text: string, at: number): Suffix | null {
  const ahead = text.slice(at, at + LONGEST_WORD).toLowerCase();
  for (const [name, currency] of ADJECTIVES) {
    if (!ahead.startsWith(name)) continue;
    const end = at + name.length + (ahead[name.length] === "s" ? 1 : 0);
    return currency === "¢" ? { currency, factor: 0.01, end } : { currency, end };
  }
  return null;
}

/** A sticky match at `at`. */
function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
