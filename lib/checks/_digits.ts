/** The first digits of the scripts that write decimal places (Unicode 15, general category Nd), by code. */
const ZEROS: readonly number[] = [
  ...[0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66],
  ...[0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90],
  ...[0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0],
  0xFF10,
];

const VALUES: ReadonlyMap<number, number> = new Map(
  ZEROS.flatMap((zero) => Array.from({ length: 10 }, (_, i): [number, number] => [zero + i, i])),
);

/** The value of a decimal digit of any script of the basic plane; -1 of anything else, superscripts too. */
export function digitValue(code: number): number {
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? code - 0x30 : -1;
  return VALUES.get(code) ?? -1;
}

/** A number in digits as read. */
export interface Digits {
  readonly end: number;
  readonly value: number;
  /** All readings, the likelier first. */
  readonly values?: readonly number[];
  /** What a step of the last digit is worth. */
  readonly step: number;
  /** Digits that are a name and no number: 0142, 1.2.3. */
  readonly identifier?: "version" | "zeros";
  /** Whole number of so many digits without a separator, 0 else. */
  readonly plain: number;
}

/** Which sign stands before decimals, where a text or its locale says so. */
export type DecimalSign = "." | "," | null;

const SPACES = " \u00A0\u202F\u2009\u2007";
const SEPARATORS = `.,'’٬٫，．${SPACES}`;
/** A number has few groups; without a limit, a megabyte of 1,1,1 would be read again from each group. */
const MOST_GROUPS = 12;

/** Reads the number whose first digit is at `start`; `sign` is asked only where the number itself leaves it open. */
export function readDigits(text: string, start: number, sign: () => DecimalSign): Digits {
  let at = digitsEnd(text, start);
  const first = plainDigits(text, start, at);
  if (!goesOn(text, at)) return wholeNumber(first, at);
  const groups = [first];
  const separators: string[] = [];
  const ends = [at];
  while (groups.length < MOST_GROUPS && goesOn(text, at)) {
    separators.push(kindOf(text[at] ?? ""));
    const from = at + 1;
    at = digitsEnd(text, from);
    groups.push(plainDigits(text, from, at));
    ends.push(at);
    // Three groups and more are thousands or a version: 1,1,1 is read no further.
    const length = at - from;
    if (groups.length === 2 && separators[0] !== "." && length !== 2 && length !== 3) break;
  }
  if (isVersion(groups, separators)) {
    return { end: at, value: NaN, step: 1, identifier: "version", plain: 0 };
  }
  for (let count = groups.length; count > 1; count--) {
    const end = ends[count - 1] ?? at;
    const read = readGroups(groups.slice(0, count), separators.slice(0, count - 1), sign);
    if (read !== null) return { ...read, end, plain: 0 };
  }
  return wholeNumber(first, ends[0] ?? at);
}

/** Whether a separator and more digits follow the digits that end at `at`. */
function goesOn(text: string, at: number): boolean {
  const separator = text[at] ?? "";
  if (separator === "" || !SEPARATORS.includes(separator)) return false;
  if (digitValue(text.charCodeAt(at + 1)) < 0) return false;
  return !SPACES.includes(separator) || isThree(text, at + 1);
}

function wholeNumber(first: string, end: number): Digits {
  if (first.length > 1 && first[0] === "0") {
    return { end, value: NaN, step: 1, identifier: "zeros", plain: 0 };
  }
  return { end, value: Number(first), step: 1, plain: first.length };
}

/** Spaces part groups of three only: other numbers beside each other are a row of a table. */
function isThree(text: string, at: number): boolean {
  for (let i = 0; i < 3; i++) if (digitValue(text.charCodeAt(at + i)) < 0) return false;
  return digitValue(text.charCodeAt(at + 3)) < 0;
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (digitValue(text.charCodeAt(at)) >= 0) at++;
  return at;
}

/** Digits of any script in ASCII. */
function plainDigits(text: string, from: number, to: number): string {
  const written = text.slice(from, to);
  if (/^[0-9]*$/.test(written)) return written;
  let digits = "";
  for (let at = from; at < to; at++) digits += digitValue(text.charCodeAt(at));
  return digits;
}

function kindOf(separator: string): string {
  if (SPACES.includes(separator)) return " ";
  if (separator === "．" || separator === "٫") return separator === "٫" ? "٫" : ".";
  if (separator === "，") return ",";
  if (separator === "٬" || separator === "’") return "'";
  return separator;
}

function isVersion(groups: readonly string[], separators: readonly string[]): boolean {
  if (groups.length < 3 || separators[0] !== "." || separators[1] !== ".") return false;
  const dots = separators.findIndex((separator) => separator !== ".");
  const parts = dots < 0 ? groups : groups.slice(0, dots + 1);
  return !isGrouping(parts);
}

/** Threes after the first, or the twos before a last three as in India. */
function isGrouping(groups: readonly string[]): boolean {
  const [first = "", ...rest] = groups;
  if (first.length > 3 || first[0] === "0" || rest.length === 0) return false;
  if (rest.at(-1)?.length !== 3) return false;
  if (rest.every((group) => group.length === 3)) return true;
  return first.length <= 2 && rest.slice(0, -1).every((group) => group.length === 2);
}

function readGroups(
  groups: readonly string[],
  separators: readonly string[],
  sign: () => DecimalSign,
): Pick<Digits, "value" | "values" | "step"> | null {
  const last = groups.at(-1) ?? "";
  const mark = separators.at(-1) ?? "";
  const before = groups.slice(0, -1);
  const head = separators[0];
  if (separators.length > 1) {
    if (separators.every((separator) => separator === head)) {
      return isGrouping(groups) ? { value: Number(groups.join("")), step: 1 } : null;
    }
    const even = separators.slice(0, -1).every((separator) => separator === head);
    if (!even || !".,٫".includes(mark) || !isGrouping(before)) return null;
    return decimal(before.join(""), last);
  }
  const whole = before[0] ?? "";
  const grouped = isGrouping(groups);
  if (mark === " " || mark === "'") {
    return grouped ? { value: Number(groups.join("")), step: 1 } : null;
  }
  if (whole.length > 1 && whole[0] === "0") return null;
  if (!grouped || mark === "٫") {
    // 2019,2020 and 10,5000 are lists: decimals behind a comma are few.
    return mark === "," && last.length > 3 && whole !== "0" ? null : decimal(whole, last);
  }
  const decimals = sign();
  if (decimals === mark) return decimal(whole, last);
  const value = Number(whole + last);
  // A comma before three digits groups them unless something says otherwise; a point may do either.
  if (decimals !== null || mark === ",") return { value, step: 1 };
  const other = decimal(whole, last);
  return { value, values: [value, other.value], step: other.step };
}

function decimal(whole: string, places: string): { value: number; step: number } {
  return { value: Number(`${whole}.${places}`), step: 10 ** -places.length };
}

/** What the numbers of a text that leave no doubt say of its decimal sign. */
export function decimalSignOf(text: string): DecimalSign {
  const comma = /\d\.\d{3}(?:\.\d{3}|,\d)|\d,\d{1,2}(?![\d,])/.test(text);
  const point = /\d,\d{3}(?:,\d{3}|\.\d|(?!\d))|\d\.\d{1,2}(?![\d.])/.test(text);
  if (comma === point) return null;
  return comma ? "," : ".";
}

/** The decimal sign of a language tag: German and most of Europe write a comma. */
export function decimalSignOfLocale(locale: string): DecimalSign {
  const sample = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = sample.find((part) => part.type === "decimal")?.value;
  return mark === "," || mark === "." ? mark : null;
}
