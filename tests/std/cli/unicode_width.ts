/**
 * `unicodeWidth` of `@std/cli/unicode-width`, for places that cannot reach JSR: 0 for controls and
 * combining marks, 2 for East Asian wide characters and emoji, else 1.
 *
 * @module
 */

// The wide blocks of Unicode's EastAsianWidth.txt; wide emoji are told by their property below.
const WIDE =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]/u;
const ZERO = /[\p{Cc}\p{Cf}\p{Mn}\p{Me}\u1160-\u11FF]/u;
const REGIONAL_INDICATOR = /[\u{1F1E6}-\u{1F1FF}]/u;

/** The number of terminal columns that `str` takes, without escape sequences. */
export function unicodeWidth(str: string): number {
  let width = 0;
  for (const char of str) {
    if (char >= " " && char <= "~") width += 1;
    else if (ZERO.test(char)) continue;
    else if (REGIONAL_INDICATOR.test(char)) width += 1;
    else width += WIDE.test(char) || /\p{Emoji_Presentation}/u.test(char) ? 2 : 1;
  }
  return width;
}
