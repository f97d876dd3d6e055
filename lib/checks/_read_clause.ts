import type { Span } from "../data/span.ts";
import { LONGEST } from "./_clauses.ts";
import { REFUSAL_RULES } from "./_refusal_rules.ts";
import type { RefusalRules } from "./_refusal_rules.ts";

/** What a clause does: declines, adds nothing to a refusal, or states something. */
export interface ClauseReading extends Span {
  /** Which. */
  readonly kind: "refusal" | "neutral" | "statement";
  /** The words that decline; the clause where there are none. */
  readonly refusal: Span;
  /** Language of the rule. */
  readonly language?: string;
}

const CONDITION =
  /^ ?(?:and |or |but )?(?:if|when|whenever|unless|in case|should|where|until|wenn|falls|sofern|sobald|quand|lorsque|si|cuando|se|quando|caso)\b[^,]*$/;
/** A quantity with a unit: nothing that holds one is empty politeness. */
const MEASURED =
  /(?<![\d.,])\d[\d.,]{0,20}(?: ?[%‰€£¥$°]|[ -]?(?:business |working |calendar )?(?:days?|hours?|minutes?|weeks?|months?|years?|percent|dollars?|euros?|tagen?|stunden?|wochen?|monaten?|jours?|heures?|semaines?|mois|días?|horas?|semanas?|meses|giorni|ore|settimane|mesi|日|時間|天|小时|km|kg|gb|mb)\b)|[$€£¥] ?\d/;
const ONLY_SIGNS = /^(?:\[[^\]]{1,60}\]|【[^】]{1,60}】|\(\d{1,4}\)|[^\p{L}\p{N}\u25a1])*$/u;

/** "Where it was made is" begins no condition: the question is the subject of what follows. */
const ASKED = /^ ?(?:and |or |but )?(?:when|where)\b.{1,160} (?:is|are|was|lies?|falls?) ?$/;

function isCondition(before: string): boolean {
  return CONDITION.test(before) && !ASKED.test(before);
}

/** Whether some clause of a folded text may decline: most answers hold no word of a refusal at all. */
export function mayDecline(text: string, sentences: readonly Span[]): boolean {
  return REFUSAL_RULES.some(({ sign }) => sign.test(text)) ||
    // A cut within a word leaves another word.
    sentences.some(({ start, end }) => end - start > 2 * LONGEST);
}

/** Reads one clause of a folded text. */
export function readClause(
  text: string,
  clause: Span,
  signals: readonly { readonly refusal: Span }[],
): ClauseReading {
  const start = clause.start +
    (/^[\s.,;:)(•#>-]*/.exec(text.slice(clause.start, clause.end))?.[0].length ?? 0);
  const body = text.slice(start, clause.end);
  const place = { start, end: clause.end };
  const signal = signals.find(({ refusal }) => refusal.start < clause.end && refusal.end > start);
  if (signal) return { ...place, kind: "refusal", refusal: signal.refusal };
  if (ONLY_SIGNS.test(body)) return { ...place, kind: "neutral", refusal: place };
  for (const rules of REFUSAL_RULES) {
    const match = rules.sign.test(body) ? rules.refusal.exec(body) : null;
    if (!match || isCondition(body.slice(0, match.index))) continue;
    if (rules.neutral.test(body) && /\?[\s)]*$/.test(body)) continue;
    const word = /^[a-zà-ÿ]*/.exec(body.slice(match.index + match[0].length))?.[0] ?? "";
    const end = start + match.index + match[0].length + word.length;
    const refusal = { start: start + match.index, end };
    return { ...place, kind: "refusal", refusal, language: rules.language };
  }
  return { ...place, kind: "statement", refusal: place };
}

/** Whether a clause that does not decline adds nothing to one that does. */
export function addsNothing(text: string, clause: Span): boolean {
  const body = text.slice(clause.start, clause.end);
  return !MEASURED.test(body) && REFUSAL_RULES.some((rules) => rules.neutral.test(body.trimEnd()));
}

/** What a refusal says is missing: the words after it, or else those before it, less the function words. */
export function missingIn(text: string, reading: ClauseReading): Span | undefined {
  if (reading.kind !== "refusal") return undefined;
  const language = reading.language ?? "en";
  const rules = REFUSAL_RULES.find((candidate) => candidate.language === language);
  return rules && (missingAfter(text, reading, rules) ?? missingBefore(text, reading, rules));
}

function missingAfter(text: string, reading: ClauseReading, rules: RefusalRules): Span | undefined {
  const { end: from } = reading.refusal;
  const after = text.slice(from, reading.end);
  const start = from + (rules.lead.exec(after)?.[0].length ?? 0);
  return clean(text, start, reading.end);
}

function missingBefore(
  text: string,
  reading: ClauseReading,
  rules: RefusalRules,
): Span | undefined {
  const before = text.slice(reading.start, reading.refusal.start);
  const blanked = before.replace(rules.subject, (words) => " ".repeat(words.length));
  const start = reading.start + (blanked.length - blanked.trimStart().length);
  const end = reading.start + blanked.trimEnd().length;
  return clean(text, start, end);
}

/** Where was looked, and a citation, at the end of what is missing. */
const WHERE =
  /(?: (?:in|from|within|based on|dans|en|nel|nei|nella|nos?|nas?|im) (?:the|these|this|my|your|what|les?|los?|las?|la|el|den|dem|documenti|documentos|base)(?: [\p{L}-]{1,20}){0,3}| \[[^\]]{0,40}\])*[\s.!,。)]*$/u;
/** Words that name nothing. */
const EMPTY =
  /^(?:i have|the|this|that|it|them|you|(?:this|that|your|the)? ?(?:question|claim|information|answer|query)\b.*|.*\b(?:is|are)|finden|esto|eso|questo|isso|dazu|hierzu|cette information.*|esa información.*|questa informazione.*|essa informação.*|(?:à ce )?sujet.*|(?:help|assist|with|answer).*)?$/;

function clean(text: string, start: number, end: number): Span | undefined {
  const words = text.slice(start, end).replace(WHERE, "");
  const empty = EMPTY.test(words) || !/[\p{L}\p{N}\u25a1]{2}/u.test(words);
  return empty ? undefined : { start, end: start + words.length };
}

/** Whether most letters of a text are of a script that some rule reads. */
export function scriptHasRules(text: string): boolean {
  const head = text.slice(0, 4000);
  // deno-lint-ignore no-control-regex
  if (/^[\x00-\x7f]*$/.test(head)) return true;
  let [read, other] = [0, 0];
  for (const sign of head) {
    if (
      /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
        .test(sign)
    ) read++;
    else if (/\p{L}/u.test(sign)) other++;
  }
  return read >= other;
}
