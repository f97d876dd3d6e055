const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const NUMBER = /\p{N}/u;
const WORD = /[\p{L}\p{N}\p{M}_]/u;
/** Scripts that write words without spaces between them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /\p{Script=Latin}/u;
/** Marks that group digits or begin decimals. */
const IN_NUMBER = /[.,'\u066b\u066c]/;

/** Words that form one number with the unit after their hyphen: five is not in twenty-five. */
const TENS = /(?<!\p{L})(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/iu;
const UNIT = /(?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/iuy;
const LONGEST_TEN = 8;

/** Whether a stretch of folded text is a whole value there, and no part of a longer word or number. */
export function isWholeValue(text: string, start: number, end: number): boolean {
  return beginsValue(text, start) && endsValue(text, end);
}

function beginsValue(text: string, start: number): boolean {
  const before = charBefore(text, start);
  if (before === "") return true;
  const first = charAt(text, start);
  const further = charBefore(text, start - before.length);
  if (DIGIT.test(first)) {
    if (NUMBER.test(before) || LATIN.test(before) || before === "_") return false;
    // 1,500 and .5 hold no 500 and no 5; the minus sign of -7 belongs to it, as the 555- of a phone number.
    if (IN_NUMBER.test(before)) {
      return !(DIGIT.test(further) || (before === "." && /^\s?$/.test(further)));
    }
    if (before === "-") return LETTER.test(further);
    return true;
  }
  if (WORD.test(first)) {
    // NET is not in .NET; after a word or another dot it is the end of a sentence.
    if (before === "." && LETTER.test(first)) {
      return WORD.test(further) || /[.!?)\]"']/.test(further);
    }
    return !joined(before, first) && !(before === "-" && isTensHyphen(text, start - 1));
  }
  // A symbol in front, such as the dot of .NET or the sign of $15: no letter or digit may touch it.
  return before !== first &&
    (/["'(\[{]/.test(first) || !WORD.test(before) || UNSPACED.test(before));
}

function endsValue(text: string, end: number): boolean {
  const after = charAt(text, end);
  if (after === "") return true;
  const last = charBefore(text, end);
  const further = charAt(text, end + after.length);
  if (DIGIT.test(last)) {
    if (NUMBER.test(after) || LATIN.test(after) || after === "_") return false;
    return !((IN_NUMBER.test(after) || after === "-") && DIGIT.test(further));
  }
  if (!WORD.test(last)) return after !== last;
  if (joined(last, after) || (after === "-" && isTensHyphen(text, end))) return false;
  // C is not in C++ or C#, and can is not in can't.
  if (after === "+" || after === "#") return further !== after && WORD.test(further);
  return !(last === "n" && after === "'" && further === "t");
}

/** Whether a hyphen stands within a number such as twenty-five. */
function isTensHyphen(text: string, hyphen: number): boolean {
  UNIT.lastIndex = hyphen + 1;
  return TENS.test(text.slice(Math.max(0, hyphen - LONGEST_TEN), hyphen)) && UNIT.test(text);
}

/** Whether two characters side by side belong to one word. */
function joined(left: string, right: string): boolean {
  if (!WORD.test(left) || !WORD.test(right)) return false;
  if (/\p{M}/u.test(right)) return true;
  if (UNSPACED.test(left) || UNSPACED.test(right)) return false;
  // A change of script is a boundary; Korean particles follow their word.
  if (LATIN.test(left) !== LATIN.test(right) && LETTER.test(left) && LETTER.test(right)) {
    return false;
  }
  return !(HANGUL.test(left) && HANGUL.test(right));
}

/** The character at a place, both halves of a surrogate pair; empty at the end. */
function charAt(text: string, place: number): string {
  const code = text.codePointAt(place);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function charBefore(text: string, place: number): string {
  if (place <= 0) return "";
  const low = text.charCodeAt(place - 1);
  return low >= 0xdc00 && low < 0xe000
    ? text.slice(Math.max(0, place - 2), place)
    : text[place - 1];
}
