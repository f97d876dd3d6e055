import { anchoredParts } from "./_anchored_parts.ts";
import { plainText } from "./_clean_reply.ts";
import { replyError } from "./_reply_error.ts";

const WHAT = "the grade";
const NUMBER = "[-+\u2212]?\\d+(?:\\.\\d+)?";
/** A number that is no part of a longer one, a version, a date or a percentage. */
const ALONE = new RegExp(`(?<![\\p{L}\\p{N}.,])(${NUMBER})(?![\\p{L}\\p{N}]|[.,]\\d|\\s*%)`, "gu");
const OF = new RegExp(
  `(${NUMBER})\\s*(?:/|(?:out )?of(?: an?)?(?: possible| total of| maximum(?: of)?)?)\\s*(${NUMBER})(?:\\s*(?:points?|stars?))?`,
  "iu",
);
/** "4 out of 5 claims" counts claims: a score is followed by the end of what is said. */
const SCORE_OF = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])${OF.source}(?=\\s*(?:$|[.,;:!)\\n\u2013\u2014-]|because|for|since|as|(?:or|to|and)(?=\\s*\\d))(?!\\d))`,
  "gimu",
);
const GIVEN = new RegExp(
  `(?<!\\b(?:not|never|cannot|refuse to|decline to|unable to|almost|nearly|could|might|would have)\\s|n't\\s)` +
    `\\b(?:give|gave|giving|assign|assigned|rate|rated|grade|graded|score|scored|award)\\b` +
    `(?:\\s+(?:it|this|the|an?|answer|response|as|of|with|at|score|grade|rating)){0,6}\\s+(${NUMBER})` +
    `(?![\\p{L}\\p{N}]|[.,]\\d|\\s*%|-\\p{L}|\\s+(?:only\\s+)?(?:if|unless)\\b)(?:\\s*(?:or|to|[-\u2013])\\s*(${NUMBER}))?`,
  "giu",
);
/** "4: one gap", "4 - one gap": a grade, and why. */
const LEADING = new RegExp(
  `^[^\\p{L}\\p{N}\\n+-]*(${NUMBER})(?::\\s|\\s+[-\u2013\u2014]\\s+)(?=\\W*\\p{L})`,
  "gmu",
);
/** What makes a number behind it no grade: "not 4", "under 4". */
const UNSETTLED = new RegExp(
  "(?:\\b(?:not|under|below|above|over|(?:less|more|lower|higher) than|at (?:least|most)|up to|nearly|almost|was|(?:not|cannot) be)" +
    `|n't(?: be)?|[<>\u2264\u2265])\\s*${NUMBER}(?!\\d)` +
    `|${NUMBER}\\s*(?:\\.{2}\\d|\\b(?:or|and) (?:higher|lower|more|less|above|below|better|worse)\\b` +
    `|\\bat (?:most|least)\\b|\\b(?:only )?(?:if|unless)\\b)`,
  "iu",
);
/** What takes back the number before it: "4? No, 3". */
const CORRECTED = new RegExp(
  `^\\W*${NUMBER}\\W+(?:no|wait|actually|correction|sorry)\\s*[,.:!-]`,
  "iu",
);
const SCALE =
  /\(?\b(?:on )?(?:an? |the )?(?:scale|range) (?:of|from)\s+-?\d+\s*(?:to|-|\u2013|through)\s*-?\d+\)?|[([](?:scale |from |range )*-?\d+\s*(?:to|-|\u2013)\s*-?\d+[)\]]|\((?:max(?:imum)?|out of|of)\.?:?\s*-?\d+\)/gi;

/** The grade that a text gives; throws where it gives none, or more than one. */
export function gradeIn(text: string, max: number, reply: string): number {
  const bare = plainText(text).replace(SCALE, " ");
  // 85 % is a grade of 85 out of 100, and of no other scale.
  const plain = max === 100 ? bare.replace(/(\d)\s*%/g, "$1") : bare;
  const whole = gradeAlone(plain, max, reply);
  if (whole !== undefined) return whole;
  const parts = anchoredParts(plain);
  if (parts.length > 0) {
    const said = parts.map((part) => gradeAt(part, max, reply));
    return only(said.filter((it) => it !== undefined), reply);
  }
  const given = [...plain.matchAll(GIVEN)]
    .flatMap(([, ...numbers]) => numbers.filter((it) => it !== undefined).map(numberOf));
  const outOf = [...plain.matchAll(SCORE_OF)].map(([, number, scale]) =>
    onScale(number, scale, max, reply)
  );
  const lines = plain.split("\n").filter((line) => line.trim() !== "");
  const alone = [lines[0], lines.at(-1)]
    .flatMap((line) => line === undefined ? [] : gradeAlone(line, max, reply) ?? []);
  const said = [...given, ...outOf, ...alone];
  if (said.length > 0) return only(said, reply);
  return only([...plain.matchAll(LEADING)].map(([, number]) => numberOf(number)), reply);
}

/** The grade that a text is, and nothing else. */
function gradeAlone(text: string, max: number, reply: string): number | undefined {
  const bare = text.trim().replace(/^["'([]+|["')\].!]+$/g, "").trim();
  if (new RegExp(`^${NUMBER}$`).test(bare)) return numberOf(bare);
  const of = new RegExp(`^${OF.source}$`, "iu").exec(bare);
  return of === null ? undefined : onScale(of[1], of[2], max, reply);
}

/** The grade at the head of what follows `Score:`. */
function gradeAt(part: string, max: number, reply: string): number | undefined {
  const alone = gradeAlone(part, max, reply);
  if (alone !== undefined) return alone;
  const head =
    part.split(/[;(\n]|\.(?!\d)|\s[-\u2013\u2014]\s|,\s|\b(?:because|since|as|for|due)\b/)[0];
  if (UNSETTLED.test(part.slice(0, head.length + 3)) || CORRECTED.test(part)) {
    throw replyError("ambiguous", WHAT, "it does not settle on one", reply);
  }
  const [of] = head.matchAll(SCORE_OF);
  if (of !== undefined) return onScale(of[1], of[2], max, reply);
  const numbers = [...head.matchAll(ALONE)].map(([, number]) => numberOf(number));
  return numbers.length === 0 ? undefined : only(numbers, reply);
}

function onScale(number: string, scale: string, max: number, reply: string): number {
  if (numberOf(scale) === max) return numberOf(number);
  throw replyError("out-of-range", WHAT, `it is out of ${scale}, not ${max}`, reply);
}

function numberOf(text: string): number {
  return Number(text.replace("\u2212", "-"));
}

function only(grades: readonly number[], reply: string): number {
  const distinct = [...new Set(grades)];
  if (distinct.length === 1) return distinct[0];
  if (distinct.length === 0) throw replyError("no-verdict", WHAT, "it gives none", reply);
  throw replyError("ambiguous", WHAT, `it must be one, not ${distinct.join(" and ")}`, reply);
}
