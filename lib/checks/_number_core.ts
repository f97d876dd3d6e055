import { type DecimalSign, digitValue, readDigits } from "./_digits.ts";

/** The number itself, without what stands around it. */
export interface Core {
  readonly end: number;
  readonly value: number;
  readonly values?: readonly number[];
  readonly step: number;
  readonly share?: boolean;
  readonly ordinal?: boolean;
  readonly doubtful?: boolean;
  /** Digits of a whole number without separators; 0 of any other. */
  readonly plain: number;
  readonly identifier?: "version" | "zeros";
}

/** Vulgar fractions of Unicode's Number Forms and Latin-1. */
export const VULGAR: ReadonlyMap<string, number> = new Map([
  ["½", 1 / 2],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
  ["¼", 1 / 4],
  ["¾", 3 / 4],
  ["⅕", 1 / 5],
  ["⅖", 2 / 5],
  ["⅗", 3 / 5],
  ["⅘", 4 / 5],
  ["⅙", 1 / 6],
  ["⅚", 5 / 6],
  ["⅛", 1 / 8],
  ["⅜", 3 / 8],
  ["⅝", 5 / 8],
  ["⅞", 7 / 8],
  ["⅐", 1 / 7],
  ["⅑", 1 / 9],
  ["⅒", 1 / 10],
]);

const FRACTION = /[/⁄](\d{1,3})(?![\d/⁄.,]\d|[\d\p{L}/⁄])/uy;
const MIXED = / (\d{1,2})[/⁄](\d{1,3})(?![\d/⁄\p{L}])/uy;
const EXPONENT = /[eE]([+-]?\d{1,3})(?![\p{L}\d])/uy;
const POWER_OF_TEN = / ?[×x·*✕] ?10(?:\^\{?([-−+]?\d{1,3})\}?|([⁻⁺]?[⁰¹²³⁴-⁹]{1,3}))/uy;
const BARE_POWER = /\^\{?([-−+]?\d{1,3})\}?|([⁻⁺]?[⁰¹²³⁴-⁹]{1,3})/uy;
const ORDINAL = /(?:st|nd|rd|th|er|ère|ème|e|º|ª)(?![\p{L}\p{Nd}])/iuy;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Reads digits with their fraction, exponent or ordinal ending. */
export function readNumber(text: string, start: number, sign: () => DecimalSign): Core {
  const digits = readDigits(text, start, sign);
  if (digits.identifier) return digits;
  const { end, value, step } = digits;
  const next = text[end] ?? "";
  if (next === "" || next === "\n") return digits;
  const vulgar = VULGAR.get(next);
  if (vulgar !== undefined) return { end: end + 1, value: value + vulgar, step: 0.001, plain: 0 };
  const power = next === "e" || next === "E" ? match(EXPONENT, text, end) : null;
  if (power) return raised(digits.value, step, Number(power[1]), end + power[0].length);
  const times = next === " " ? text[end + 1] ?? "" : next;
  if (times !== "" && "×x·*✕".includes(times)) {
    const ten = match(POWER_OF_TEN, text, end);
    if (ten) return raised(value, step, exponentOf(ten), end + ten[0].length);
  }
  if (digits.plain === 0) return digits;
  if (value === 10 && (next === "^" || next === "⁻" || SUPERSCRIPTS.includes(next))) {
    const ten = match(BARE_POWER, text, end);
    if (ten) return raised(1, 1, exponentOf(ten), end + ten[0].length);
  }
  return fractionOf(text, start, digits) ?? ordinalOf(text, digits) ?? digits;
}

function fractionOf(text: string, start: number, { end, value }: Core): Core | null {
  const slash = text[end];
  if (slash === "/" || slash === "⁄") {
    const before = text[start - 1];
    const found = before === "/" ? null : match(FRACTION, text, end);
    const below = Number(found?.[1] ?? 0);
    if (!found || value >= below || value === 0 || found[1]?.[0] === "0") return null;
    return { end: end + found[0].length, value: value / below, step: 0, share: true, plain: 0 };
  }
  if (slash !== " " || digitValue(text.charCodeAt(end + 1)) < 0) return null;
  const mixed = match(MIXED, text, end);
  const [above, below] = [Number(mixed?.[1] ?? 0), Number(mixed?.[2] ?? 0)];
  if (!mixed || above >= below || above === 0) return null;
  return { end: end + mixed[0].length, value: value + above / below, step: 0.001, plain: 0 };
}

function ordinalOf(text: string, digits: Core): Core | null {
  const code = text.charCodeAt(digits.end) | 32;
  // s, n, r, t, e, è and the two raised letters begin every ordinal ending.
  if (![115, 110, 114, 116, 101, 232, 186, 170].includes(code)) return null;
  const ending = match(ORDINAL, text, digits.end);
  return ending && { ...digits, end: digits.end + ending[0].length, ordinal: true };
}

function raised(value: number, step: number, exponent: number, end: number): Core {
  // Number() of the text rounds once, where a product with 10 ** n would round twice.
  return { end, value: Number(`${value}e${exponent}`), step: step * 10 ** exponent, plain: 0 };
}

function exponentOf(found: RegExpExecArray): number {
  if (found[1] !== undefined) return Number(found[1].replace("−", "-"));
  const marks = [...(found[2] ?? "")];
  const digits = marks.map((mark) =>
    mark === "⁻" ? "-" : mark === "⁺" ? "" : SUPERSCRIPTS.indexOf(mark)
  );
  return Number(digits.join(""));
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
