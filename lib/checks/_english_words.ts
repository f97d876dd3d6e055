/** The words below twenty. */
export const SMALL = names(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  (i) => i,
);
/** The tens from twenty. */
export const TENS = names(
  "twenty thirty forty fifty sixty seventy eighty ninety",
  (i) => 20 + 10 * i,
);
/** Thousand and what lies above. */
export const SCALES = names("thousand million billion trillion", (i) => 1000 ** (i + 1));
/** Ordinals of one word. */
export const ORDINALS = new Map([
  ...names(
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
    (i) => i,
  ),
  ...names(
    "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth",
    (i) => 20 + 10 * i,
  ),
  ["thousandth", 1000],
]);
/** Parts that are no ordinals: half, quarter. */
export const PARTS = new Map([["half", 2], ["halves", 2], ["quarter", 4], ["quarters", 4]]);

function names(words: string, value: (index: number) => number): Map<string, number> {
  return new Map(words.split(" ").map((word, i) => [word, value(i)]));
}

const WORD = /[A-Za-z]+/y;

/** The word at `at`, lower case, and where it ends; empty where there is none. */
export function wordFrom(text: string, at: number): [word: string, end: number] {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? "";
  return word.length > 13 ? ["", at] : [word.toLowerCase(), at + word.length];
}

/** The word after one space or hyphen behind `end`. */
export function nextWord(text: string, end: number): [word: string, end: number] {
  const gap = text[end];
  return gap === " " || gap === "-" || gap === "‑" || gap === "\n"
    ? wordFrom(text, end + 1)
    : ["", end];
}
