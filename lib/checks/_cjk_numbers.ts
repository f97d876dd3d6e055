import type { NumberWords } from "./_english_numbers.ts";

const DIGITS: ReadonlyMap<string, number> = new Map([
  ...[..."〇一二三四五六七八九"].map((digit, i): [string, number] => [digit, i]),
  ...[..."零壱弐参"].map((digit, i): [string, number] => [digit, i]),
  ...[..."零壹贰叁肆伍陆柒捌玖"].map((digit, i): [string, number] => [digit, i]),
  ["两", 2],
  ["兩", 2],
  ...[..."영일이삼사오육칠팔구"].map((digit, i): [string, number] => [digit, i]),
]);
const TENS: ReadonlyMap<string, number> = new Map([
  ...[..."十拾십"].map((mark): [string, number] => [mark, 10]),
  ...[..."百佰백"].map((mark): [string, number] => [mark, 100]),
  ...[..."千仟천"].map((mark): [string, number] => [mark, 1000]),
]);
const MYRIADS: ReadonlyMap<string, number> = new Map([
  ...[..."万萬만"].map((mark): [string, number] => [mark, 1e4]),
  ...[..."億亿억"].map((mark): [string, number] => [mark, 1e8]),
  ...[..."兆조"].map((mark): [string, number] => [mark, 1e12]),
]);

/** Characters with which a number may begin. */
export const CJK_STARTS: ReadonlySet<string> = new Set(
  "一二三四五六七八九十百千两兩壱弐参壹贰叁肆伍陆柒捌玖拾第半일이삼사오육칠팔구십백천",
);
/** Counters that make even a single character a number; a Korean one may stand apart. */
const COUNTER =
  /[日月年天周週円元圆圓人名個个箇件回分秒時时点點歳岁枚台本冊册度倍割章条條項项节節階层層次步]|小时|小時|か月|ヶ月|パーセント|営業日|工作日|%|％| ?(?:개월|퍼센트|달러|시간|영업일|원|명|일|년|분|주|개|장|조|항)/y;
/** What after one Korean syllable and its counter shows that they are no other word: 오일 is oil too. */
const LIMIT =
  / ?(?:개월|퍼센트|달러|시간|영업일)|(?: ?[일년분주원명])(?: ?(?:이내|간|동안|후|전|까지|안에|마다|이상|이하|째))/y;
/** Names and words that only look like numbers: Baidu, Roppongi, very, for a time, surnames. */
const WORDS =
  /百度|六本木|二本松|十分(?![钟鐘間间以後后前之])|千分(?!之)|五十嵐|八百屋|一時(?![間间0-9半])|一度|三日月|四日市|十日町|百分(?!之)|一点[儿兒]?|一次性/y;
const SHARE = "分之";
const LONGEST = 24;

/** Reads the number in Chinese characters or Korean syllables at `start`. */
export function cjkNumberAt(text: string, start: number): NumberWords | null {
  const mark = text[start] ?? "";
  if (mark === "第") {
    const read = readMarks(text, start + 1);
    if (read === null) return null;
    const ambiguous = read.value < 4 && !isCounted(text, read.end);
    return { value: read.value, end: read.end, kind: "ordinal", ...(ambiguous && { ambiguous }) };
  }
  if (mark === "半") return halfAt(text, start);
  WORDS.lastIndex = start;
  if (WORDS.test(text) || isPartOfWord(text, start)) return null;
  const read = readMarks(text, start);
  if (read === null) return null;
  const { value, end, digits } = read;
  if (text.startsWith(SHARE, end)) {
    // Three fifths are written 五分之三, five parts of which three.
    const above = readMarks(text, end + SHARE.length);
    if (above !== null && value > 0) {
      return { value: above.value / value, end: above.end, kind: "fraction" };
    }
  }
  // A counter of one syllable may be taken for a digit: 삼일 is three days.
  const last = text[end - 1] ?? "";
  if (last === "일" && end - start > 1 && !isCounted(text, end)) {
    const shorter = readMarks(text.slice(start, end - 1), 0);
    const firm = end - start > 2 || isLimited(text, end - 1);
    return shorter && firm ? { value: shorter.value, end: end - 1 } : null;
  }
  const length = end - start;
  if (last >= "가") {
    return (length > 1 ? isCounted(text, end) : isLimited(text, end)) ? { value, end } : null;
  }
  if (!isCounted(text, end) && (length < 2 || digits && length < 4)) return null;
  return { value, end, ...(mark === "一" && length === 1 && { ambiguous: true }) };
}

interface Marks {
  readonly value: number;
  readonly end: number;
  /** Whether all are digits in places, as in 二〇二四. */
  readonly digits: boolean;
}

function readMarks(text: string, start: number): Marks | null {
  let [total, section, digit] = [0, 0, -1];
  let digits = true;
  let at = start;
  for (; at < text.length && at < start + LONGEST; at++) {
    const mark = text[at] ?? "";
    const value = DIGITS.get(mark);
    const ten = TENS.get(mark);
    const myriad = MYRIADS.get(mark);
    if (value !== undefined) {
      digit = digit < 0 ? value : digit * 10 + value;
      continue;
    }
    if (ten !== undefined) {
      section += (digit <= 0 ? 1 : digit) * ten;
    } else if (myriad !== undefined && at > start) {
      total += (section + Math.max(digit, 0) || 1) * myriad;
      section = 0;
    } else break;
    digit = -1;
    digits = false;
  }
  return at === start ? null : { value: total + section + Math.max(digit, 0), end: at, digits };
}

/** Half a year or an hour; 半 in another word is no number. */
function halfAt(text: string, start: number): NumberWords | null {
  const counted = /半(?=年|天|日(?!本)|个月|個月|小时|小時|時間|月(?!板)|分(?!か))/y;
  counted.lastIndex = start;
  const before = text[start - 1] ?? "";
  if (!counted.test(text) || /[時时点點大]/.test(before)) return null;
  return { value: 0.5, end: start + 1 };
}

/** A Korean syllable within a word, or 一 within 统一, 唯一 or the name of a weekday. */
function isPartOfWord(text: string, start: number): boolean {
  const before = text[start - 1] ?? "";
  if ((text[start] ?? "") >= "가") return before >= "가" && before <= "힣";
  return /[同统統唯周週拜期]/.test(before) && "一二三四五六".includes(text[start] ?? "x");
}

function isCounted(text: string, at: number): boolean {
  COUNTER.lastIndex = at;
  return COUNTER.test(text);
}

function isLimited(text: string, at: number): boolean {
  LIMIT.lastIndex = at;
  return LIMIT.test(text);
}
