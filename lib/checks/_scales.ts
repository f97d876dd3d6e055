/** Words after digits that multiply them. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...scale(12, "dozen"),
  ...scale(1e2, "hundred hundreds hundert cent"),
  ...scale(1e3, "thousand thousands tsd tausend mil mille milliers 千 천"),
  ...scale(1e4, "万 萬 만"),
  ...scale(1e5, "lakh lakhs lac"),
  ...scale(
    1e6,
    "million millions mn mill mio million millionen millones millón milhões milhão milioni milione",
  ),
  ...scale(1e7, "crore crores"),
  ...scale(1e8, "億 亿 억"),
  ...scale(
    1e9,
    "billion billions bn mrd milliarde milliarden milliard milliards bilhões bilhão miliardi miliardo",
  ),
  ...scale(1e12, "trillion trillions tn 兆 조"),
]);

/** Letters glued to digits: 3k, 5M, 2B. */
const GLUED: ReadonlyMap<string, number> = new Map([["k", 1e3], ["K", 1e3], ["M", 1e6], [
  "B",
  1e9,
]]);

function scale(factor: number, words: string): [string, number][] {
  return words.split(" ").map((word) => [word, factor]);
}

/** Abbreviations that end in a point of their own. */
export const POINTED: ReadonlySet<string> = new Set([
  "Mio",
  "Mrd",
  "Tsd",
  "mio",
  "mrd",
  "mill",
  "Mill",
]);

/** The factor that a word after digits stands for; `money` reads m and b too. */
export function scaleOf(
  word: string,
  glued: boolean,
  money: boolean,
): [factor: number, length: number] | null {
  const whole = WORDS.get(word.toLowerCase());
  if (whole !== undefined && word !== "cent") return [whole, word.length];
  if (glued || money) {
    const factor = GLUED.get(word);
    if (factor !== undefined && (glued || factor > 1e3)) return [factor, 1];
  }
  if (money && (word === "m" || word === "b")) return [word === "m" ? 1e6 : 1e9, 1];
  const first = WORDS.get(word[0] ?? "");
  return first !== undefined && word.charCodeAt(0) > 0x2E80 ? [first, 1] : null;
}
