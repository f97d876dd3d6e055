import type { NumberWords } from "./_english_numbers.ts";

const DIGITS = new Map([..."〇一二三四五六七八九"].map((digit, i) => [digit, i]));
for (
  const [other, digit] of [["零", 0], ["两", 2], ["兩", 2], ["壱", 1], ["弐", 2], [
    "参",
    3,
  ]] as const
) {
  DIGITS.set(other, digit);
}
[..."일이삼사오육칠팔구"].forEach((digit, i) => DIGITS.set(digit, i + 1));
const TENS = new Map([["十", 10], ["百", 100], ["千", 1000], ["십", 10], ["백", 100], [
  "천",
  1000,
]]);
const MYRIADS = new Map([
  ...[..."万萬만"].map((word) => [word, 1e4] as const),
  ...[..."億亿억"].map((word) => [word, 1e8] as const),
  ...[..."兆조"].map((word) => [word, 1e12] as const),
]);

/** Characters with which a number may begin. */
export const CJK_STARTS: ReadonlySet<string> = new Set([
  ..."一二三四五六七八九十百千两兩일이삼사오육칠팔구십백천",
]);
/** Counters that make even a single character a number. */
const COUNTER =
  /[日月年天周週円元圆人名個个箇件回分秒時时点點歳岁枚台本冊册度倍割度]|小时|小時|か月|ヶ月|パーセント|営業日|工作日|%|％|개월|퍼센트|달러|시간|원|명|일|년|분|주/y;
const LONGEST = 24;

/** Reads the number in Chinese characters or Korean syllables at `start`. */
export function cjkNumberAt(text: string, start: number): NumberWords | null {
  let [total, section, digit] = [0, 0, -1];
  let written = "";
  let at = start;
  for (; at < text.length && at < start + LONGEST; at++) {
    const mark = text[at] ?? "";
    const value = DIGITS.get(mark);
    const ten = TENS.get(mark);
    const myriad = MYRIADS.get(mark);
    if (value !== undefined) {
      // 二〇二四: digits in places.
      written += value;
      digit = digit < 0 ? value : digit * 10 + value;
    } else if (ten !== undefined) {
      section += (digit < 0 ? 1 : digit) * ten;
      digit = -1;
    } else if (myriad !== undefined && at > start) {
      total += (section + Math.max(digit, 0) || 1) * myriad;
      [section, digit] = [0, -1];
    } else break;
  }
  // A counter of one syllable may be taken for a digit: 삼일 is three days.
  const last = text[at - 1] ?? "";
  if (last === "일" && at - start > 1 && !isPart(text, at)) {
    return { value: total + section + Math.floor(Math.max(digit, 0) / 10), end: at - 1 };
  }
  COUNTER.lastIndex = at;
  const counted = COUNTER.test(text);
  const korean = last >= "가";
  if (!counted && (korean || at - start < 2 || written.length === at - start && at - start < 4)) {
    return null;
  }
  return { value: total + section + Math.max(digit, 0), end: at };
}

/** Whether a counter follows, so that what stands before it is a digit. */
function isPart(text: string, at: number): boolean {
  COUNTER.lastIndex = at;
  return COUNTER.test(text);
}
