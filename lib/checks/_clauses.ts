import type { Span } from "../data/span.ts";

/** A longer stretch without a stop is cut, so that no search costs more than its length. */
export const LONGEST = 600;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|dr|mr|mrs|ms|prof|vs|nr|no|art|abs|sec|fig|vol|pp?|approx|etc|bzw|z\.b|d\.h|ca|sr|sra|dott|sig|[a-z](?:\.[a-z])*)$/;

/** Splits a folded text into sentences, at stops, ends of paragraphs and, in the end, at length. */
export function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const plain = code === 0x20 || code > 0x3f && code < 0x2026;
    if (plain && at - start < LONGEST) continue;
    const end = at - start >= LONGEST && /\s/.test(text[at]) || at - start >= 2 * LONGEST
      ? at + 1
      : stopAt(text, at, start);
    if (end < 0) continue;
    spans.push({ start, end });
    start = end;
    at = end - 1;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/** Where the sentence that has a stop at `at` ends, or -1. */
function stopAt(text: string, at: number, start: number): number {
  const sign = text[at];
  if (sign === "\n") return at + 1;
  if (!".!?…。！？".includes(sign)) return -1;
  let end = at + 1;
  while (end < text.length && end < at + 8 && ".!?…。！？)\"'»”」』".includes(text[end])) end++;
  if ("。！？".includes(sign)) return end;
  if (end < text.length && !/[\s\u3000-\u9fff\[【(]/.test(text[end])) return -1;
  if (sign !== "." || end > at + 1) return end;
  return ABBREVIATION.test(text.slice(Math.max(start, at - 12), at)) &&
      !/[^a-z.]i$/.test(text.slice(start, at))
    ? -1
    : end;
}

const FINITE =
  /\b(?:is|are|was|were|will|would|can|could|may|might|must|should|shall|has|have|had|do|does|did|appl(?:y|ies)|takes?|costs?|says?|states?|posts?|means?|needs?|gets?|requires?|includes?|provides?|mentions?|recommends?|suggests?|seems?|emphasi[sz]es?|describes?|ist|sind|hat|haben|wird|werden|kann|beträgt|dauert|gilt|est|sont|peut|doit|es|son|está|puede|debe|è|sono|può|deve|são|é|pode)\b|'(?:s|re|ll) /;
const TURN =
  / ?(?:;|(?:,| [–—-]|—)? ?\b(?:however|though|although|except that|that said|nevertheless|nonetheless|jedoch|allerdings|cependant|toutefois|sin embargo|no obstante|aunque|tuttavia|no entanto|contudo|porém|embora)\b,?|(?:,| [–—-]|—) (?:but(?! not (?:(?:in|at|to|by|for|from|on) )?(?:how|what|when|where|whom?|why|whether|which)\b)|yet|aber|doch|mais|pero|ma|mas|però|suggesting|indicating|implying|which (?:suggests|means|implies|indicates))\b| (?<!(?:help|nothing|anything|all|none|not|only)) ?but (?=(?:the|it|they|i|you|we|this|that|there|he|she|a|in|your|most|generally|probably|typically|usually)\b)|(?<=[\u3040-\u30ff\u4e00-\u9fff])(?:が、|けれども、|ですが|但是?|不过，|，))/g;
const JOIN =
  /(?::| [–—]|—|,) (?:(?:so|and|therefore|thus|hence|also|daher|deshalb|und|donc|et|así que|por lo que|y|quindi|e|então|portanto) )?|\. ?$/g;
const LISTING =
  /\b(?:following|these|this|folgende[nsr]?|suivante?s?|siguientes?|seguenti?|seguintes?)$/;

/** Cuts a sentence where it turns ("but", "however", a semicolon), and where a further statement is joined on. */
export function clausesOf(text: string, sentence: Span): readonly Span[] {
  const body = text.slice(sentence.start, sentence.end);
  if (body.search(TURN) < 0) return joinedParts(text, sentence);
  const cuts: Span[] = [];
  for (const match of body.matchAll(TURN)) {
    if (match.index <= 1 && /though|aunque|embora/.test(match[0])) continue;
    cuts.push({
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
    });
  }
  return between(sentence, cuts).flatMap((clause) => joinedParts(text, clause));
}

/** Parts joined by a colon, a dash, or a comma and "so" or "and", where the second could stand alone. */
function joinedParts(text: string, clause: Span): readonly Span[] {
  const body = text.slice(clause.start, clause.end);
  const cuts: Span[] = [];
  const joins = /[:–—,] /.test(body) ? body.matchAll(JOIN) : [];
  for (const match of joins) {
    const end = match.index + match[0].length;
    const worded = /^, .|^[:\s—]/.test(match[0]) && match[0] !== ", ";
    if (!worded || LISTING.test(body.slice(0, match.index))) continue;
    const rest = body.slice(end, end + 160);
    if (!FINITE.test(rest) && (match[0].endsWith(" and ") || !/\d/.test(rest))) continue;
    cuts.push({ start: clause.start + match.index, end: clause.start + end });
  }
  const yes = /^ ?(?:yes|no|ja|nein|oui|non|sí|sì|sim), /.exec(body);
  if (yes) {
    cuts.unshift({ start: clause.start + yes[0].length - 2, end: clause.start + yes[0].length });
  }
  return between(clause, cuts);
}

const OPENING =
  /^ ?(?:while|although|though|even though|whereas|since|as|because|given that|obwohl|auch wenn|da|weil|bien que|même si|comme|puisque|aunque|si bien|como|ya que|sebbene|anche se|poiché|embora)\b/;
const SUBJECT =
  /^, (?:it|they|the|this|that|these|those|you|your|i|we|there|he|she|a|an|in|some|most|none|no|all|any|one|es|sie|der|die|das|sind|ist|wird|beträgt|gilt|dauert|les?|la|il|elle|on|el|los|las|se|lo|gli|o|os|as)\b/;
/** A main clause whose subject is a bare noun. */
const STATES =
  /^, [\p{L}-]{2,30}(?: [\p{L}-]{2,30})? (?:usually|typically|generally|normally|often|always|are|is|can|will|may|must|take|takes|should|have|has|need|cost|costs|post|require|sind|ist|sont|est|son|es|sono|è)(?!\p{L})/u;

/**
 * Cuts "Although the text does not say, the fee is $5" at the comma at which the main clause begins; `null` for a
 * sentence that is not built so.
 */
export function concessionOf(text: string, clause: Span): readonly [Span, Span] | null {
  const body = text.slice(clause.start, clause.end);
  if (!OPENING.test(body)) return null;
  for (let at = body.indexOf(","); at >= 0; at = body.indexOf(",", at + 1)) {
    const rest = body.slice(at, at + 200);
    if (!STATES.test(rest) && !(SUBJECT.test(rest) && /\b[a-z]{3,}s\b|\d/.test(rest))) {
      if (!SUBJECT.test(rest) || !FINITE.test(rest)) continue;
    }
    return [
      { start: clause.start, end: clause.start + at },
      { start: clause.start + at + 2, end: clause.end },
    ];
  }
  return null;
}

function between(whole: Span, cuts: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let start = whole.start;
  for (const cut of cuts) {
    if (cut.start < start) continue;
    parts.push({ start, end: cut.start });
    start = cut.end;
  }
  parts.push({ start, end: whole.end });
  return parts;
}
