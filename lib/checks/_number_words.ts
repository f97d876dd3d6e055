const S: Record<string, number> = {
  a: 1,
  an: 1,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const M: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
export const NUMBER_WORD_START = {
  words: new Set([...Object.keys(S), "quarter", "third", "half"]),
  cjk: /[一二三四五六七八九十百千]/,
};
export function numberWordsAt(
  text: string,
  start: number,
): { value: number; end: number; kind?: "ordinal" | "fraction"; ambiguous?: boolean } | null {
  const re = /[a-z]+/iy;
  let at = start, total = 0, cur = 0, end = -1, n = 0;
  let first = "";
  while (true) {
    re.lastIndex = at;
    const m = re.exec(text);
    if (!m) break;
    const w = m[0].toLowerCase();
    if (n === 0) first = w;
    if (w in S && !(cur % 100 > 0 && (cur % 10 > 0 || S[w] >= 10))) cur += S[w];
    else if (n > 0 && w === "hundred") cur *= 100;
    else if (n > 0 && w in M) {
      total += cur * M[w];
      cur = 0;
    } else if (n === 1 && /^quarters?$/.test(w)) {
      return { value: cur / 4, end: at + m[0].length, kind: "fraction" };
    } else if (n === 1 && /^thirds?$/.test(w)) {
      return { value: cur / 3, end: at + m[0].length, kind: "fraction" };
    } else if (n > 0 && w === "and") {
      at += 4;
      continue;
    } else break;
    n++;
    end = at + m[0].length;
    at = end + 1;
    if (!" -".includes(text[end] ?? "x")) break;
  }
  if (end < 0 || (n === 1 && (first === "a" || first === "an"))) return null;
  return { value: total + cur, end, ...(n === 1 && first === "one" && { ambiguous: true }) };
}
