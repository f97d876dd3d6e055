/** English words for numbers, by value; tens and ones are joined. */
const WORDS = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** A number as it is written in a text: its place there, its value, and how to write another so. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly write: (value: number) => string | null;
}

/** The one number written in the text of a quantity, `null` where there is none or there are several. */
export function writtenNumber(text: string): WrittenNumber | null {
  const groups = [...text.matchAll(/\d+(?:[.,\u00a0\u202f' ]\d+)*/g)];
  if (groups.length > 1) return null;
  const [group] = groups;
  if (group === undefined) return inWords(text);
  const [written] = group;
  const place = { start: group.index, end: group.index + written.length };
  const tail = /[.,](\d{1,2}|\d{4,})$/.exec(written)?.[1] ?? "";
  const whole = tail === "" ? written : written.slice(0, -tail.length - 1);
  const point = tail === "" ? "" : written[whole.length];
  const separator = /\D/.exec(whole)?.[0] ?? "";
  if (separator !== "" && !/^\d{1,3}(?:\D\d{3})+$/.test(whole)) return null;
  const value = Number(`${whole.replace(/\D/g, "")}.${tail}`);
  // A leading zero makes an identifier.
  if (/^0\d/.test(whole)) return null;
  return {
    ...place,
    value,
    write: (next) => {
      const fixed = next.toFixed(tail.length);
      if (Math.abs(Number(fixed) - next) > 1e-9 * Math.max(1, next)) return null;
      const [digits, decimals] = fixed.split(".");
      const grouped = separator === "" ? digits : digits.replace(/\B(?=(\d{3})+$)/g, separator);
      return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
    },
  };
}

function inWords(text: string): WrittenNumber | null {
  for (let value = 99; value > 0; value--) {
    const word = wordOf(value);
    const found = new RegExp(`(?<!\\p{L})${word.replace("-", "[- ]")}(?!\\p{L})`, "iu").exec(text);
    if (found === null) continue;
    // More words of numbers beside it, as in "two hundred", make another number.
    const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
    if (/hundred|thousand|[mb]illion|half|quarter|dozen|third/i.test(rest)) return null;
    const capital = /^\p{Lu}/u.test(found[0]);
    return {
      ...{ start: found.index, end: found.index + found[0].length, value },
      write: (next) => {
        if (!Number.isSafeInteger(next) || next < 1 || next > 99) return null;
        const word = wordOf(next);
        return capital ? word[0].toUpperCase() + word.slice(1) : word;
      },
    };
  }
  return null;
}

function wordOf(value: number): string {
  if (value < 20) return WORDS[value];
  const ten = TENS[Math.floor(value / 10) - 2];
  return value % 10 === 0 ? ten : `${ten}-${WORDS[value % 10]}`;
}
