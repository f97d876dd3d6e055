/** Words later in the sentence by which half of a verdict is taken back: "supported, but only in part". */
const HALF =
  "[^.;!?\\n]{0,200}\\b(?:partially|partly|in part|to some extent|not (?:fully|entirely|wholly))\\b";
/** What is said of a verdict as of a thing: "PASS is not warranted", "PASS would be too generous", "pass rate". */
const SPOKEN_OF =
  "[\"']?[ \\t]+(?:(?:is|was|are|were)(?:n't|[ \\t]+(?:not|no|wrong|false|incorrect|too|un\\p{L}+|premature|out of|absent|missing|lacking|my (?:first|initial)))" +
  "|(?:would|could|should|must|can|may|might)(?:n't|not)?[ \\t]+(?:not[ \\t]+)?(?:be|have)|cannot[ \\t]+be" +
  "|(?:withheld|denied|revoked|refused|rejected|declined|withdrawn|rates?|marks?)\\b" +
  "|\\d+[ \\t]*(?:/|%|(?:out[ \\t]+)?of\\b))";
/** What a verdict hangs on: "supported only if ...", "supported except for the price". */
const CONDITION =
  ",?[ \\t]+(?:(?:but[ \\t]+)?only[ \\t]+(?:if|when|where)|if|unless|except|provided|assuming|were it not" +
  "|save for|apart from|other than|aside from|barring|excluding|elsewhere)\\b" +
  "|[ \\t]+(?:all|every\\p{L}*|most)\\b[^.:;!?\\n]{0,40}\\b(?:but|except|save)\\b|-ish\\b" +
  "|[^.;!?\\n]{0,80}\\bnot (?:by|in|from) (?:the )?(?:evidence|passages?|chunks|sources?|context)\\b";
/** "Supported by nothing". */
const BY_NOTHING = "[ \\t]+(?:by|in|from)[ \\t]+(?:no|none|nothing|neither)\\b";
/** A share that is not the whole, or a probability below a half: "PASS: 0/4", "supported = 10%", "P(supported) = .1". */
const SHARE =
  "[\"')\\]]*[ \\t]*[:=][ \\t]*(?:(?<some>\\d+)[ \\t]*(?:/|of\\b)(?![ \\t]*\\k<some>\\b)|[0-4]?\\d(?:\\.\\d+)?[ \\t]*%|0?\\.[0-4])";
/** An answer in a word or a cross: "Supported: none", "supported (false)", "supported or not". */
const ANSWERED =
  "[\"']?(?:[ \\t]|[:=|(>\\u2013\\u2014\\u2192/-]|\\.{2,}(?!\\.)|\\u2026|\\b(?:or|and)\\b)*" +
  "(?:[\\u274C\\u2717\\u2718\\u{1F44E}]|(?<![\\p{L}\\p{N}])(?:none|nil|null|false|0|no|not)(?=[ \\t]*(?:$|\\.(?!\\d)|[;!?)|\\n])))";

/**
 * Whether a label is taken back, wholly or by half, in what its sentence says after it. Which of them is left open:
 * the reply has settled on nothing.
 *
 * @param pattern Finds the label.
 */
export function isTakenBack(text: string, pattern: RegExp): boolean {
  const after = [HALF, SPOKEN_OF, CONDITION, BY_NOTHING, SHARE, ANSWERED].join("|");
  return new RegExp(`(?:${pattern.source})(?:${after})`, "imu").test(text);
}
