import type { Span } from "../data/span.ts";
import { ABSTENTION_SIGNALS } from "./abstention_signals.ts";
import { clausesOf, concessionOf, sentencesOf } from "./_clauses.ts";
import { blankQuotations, foldAnswer } from "./_fold_answer.ts";
import { addsNothing, mayDecline, missingIn, readClause, scriptHasRules } from "./_read_clause.ts";
import type { ClauseReading } from "./_read_clause.ts";
import { requireAbstentionArguments } from "./_require_trace.ts";
import { trimSpan } from "./_trim_span.ts";

/** What `detectAbstention` may be told. */
export interface AbstentionOptions {
  /** Approved wordings of a refusal; they take the place of `ABSTENTION_SIGNALS`. */
  readonly signals?: readonly string[];
  /**
   * What the system itself said beside the text. `false` is a refusal, in part where the text states something
   * all the same; `true` changes nothing, as the text is what the reader sees.
   */
  readonly answerable?: boolean;
}

/** Something that an answer states after, or before, it declines. */
export interface Remainder {
  /** Its words. */
  readonly text: string;
  /** Where each part stands in the answer. */
  readonly spans: readonly Span[];
}

/** Whether an answer declines, and how much of it. */
export interface Abstention {
  /** `full`: it declines and states nothing else. `partial`: it declines and states something. `none`: neither. */
  readonly kind: "none" | "full" | "partial";
  /** The approved wording, or the words of the answer, by which it is a refusal. */
  readonly signal?: string;
  /** Where these stand in the answer; absent for a flag and for an empty answer. */
  readonly span?: Span;
  /** What a partial refusal states all the same. */
  readonly remainder?: Remainder;
  /** What the refusal says is missing, where it says so. */
  readonly missing?: string;
  /** Language of the rule that found it, a BCP 47 tag. */
  readonly language?: string;
  /** `false` where the answer is in a script that no rule reads, so that `none` is no finding. */
  readonly supported: boolean;
}

/**
 * Whether an answer declines to answer: not at all, wholly, or in part, with a statement beside the refusal.
 *
 * Use it before anything else is scored: a refusal has no claims to score, and whether it is right depends on the
 * case. It reads the approved signals, the flag, and rules for English, German, French, Spanish, Italian,
 * Portuguese, Japanese, Chinese and Korean. It reads wording, not meaning: keep the approved signal in the prompt
 * where the result decides something.
 *
 * An apology, whom to ask, an offer of help, a citation and what the documents are about do not make a refusal
 * partial. What stands in quotation marks is no refusal, unless the whole answer does. "No" before a refusal is a
 * statement. An empty answer is a full refusal with the signal `"empty answer"`.
 *
 * Time grows linearly with the answer.
 *
 * @param answer The answer, in Markdown or plain.
 * @param options Approved signals, and the flag that came with the answer.
 * @returns The kind, with the words it rests on.
 * @throws {TypeError} If the answer is no text, or an option is of the wrong kind.
 * @see {@link https://rajpurkar.github.io/SQuAD-explorer/} for the empty prediction as a refusal.
 *
 * @example Refused, then guessed
 * ```ts
 * import { detectAbstention } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const { kind, remainder } = detectAbstention("I don't have that information. It's probably 14 days.");
 * assertEquals(kind, "partial");
 * assertEquals(remainder?.text, "It's probably 14 days.");
 *
 * const refused = detectAbstention("The handbook doesn't mention sabbaticals.");
 * assertEquals([refused.kind, refused.missing], ["full", "sabbaticals"]);
 * ```
 */
export function detectAbstention(answer: string, options: AbstentionOptions = {}): Abstention {
  requireAbstentionArguments(answer, options);
  const folded = foldAnswer(answer);
  const text = blankQuotations(folded.text);
  if (text.trim() === "") return { kind: "full", signal: "empty answer", supported: true };
  const supported = scriptHasRules(text);
  const signals = findSignals(text, options.signals ?? ABSTENTION_SIGNALS);
  const flagged = options.answerable === false;
  const sentences = sentencesOf(text);
  if (!flagged && signals.length === 0 && !mayDecline(text, sentences)) {
    return { kind: "none", supported };
  }
  const readings = readingsOf(text, sentences, signals);
  const found = signals[0] ?? readings.find((reading) => reading.kind === "refusal");
  if (!found && !flagged) return { kind: "none", supported };

  const original = ({ start, end }: Span): Span =>
    trimSpan(answer, {
      start: folded.places[start],
      end: folded.places[end],
    });
  const stated = found || supported ? statementsOf(text, readings) : [];
  const spans = stated.map(original).filter(({ start, end }) => end > start);
  const span = found && original(found.refusal);
  const missing = found && readings.map((reading) => missingIn(text, reading)).find(Boolean);
  return {
    kind: spans.length > 0 ? "partial" : "full",
    signal: signals[0]?.signal ?? (span ? answer.slice(span.start, span.end) : "answerable: false"),
    ...(span && { span }),
    ...(spans.length > 0 && {
      remainder: { text: spans.map((s) => answer.slice(s.start, s.end)).join(" "), spans },
    }),
    ...(missing && { missing: answer.slice(original(missing).start, original(missing).end) }),
    ...(found?.language !== undefined && { language: found.language }),
    supported,
  };
}

interface FoundSignal {
  readonly signal: string;
  readonly refusal: Span;
  readonly language?: undefined;
}

/** Approved wordings in the text, in order of place. */
function findSignals(text: string, signals: readonly string[]): readonly FoundSignal[] {
  const found: FoundSignal[] = [];
  for (const signal of signals) {
    const wanted = foldAnswer(signal).text.trim().replace(/[.!。\s]+$/, "");
    if (wanted === "") continue;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? "") && /[a-z]/.test(wanted[0])) continue;
      if (/[a-z]/.test(text[end] ?? "") && /[a-z]/.test(wanted.at(-1) ?? "")) continue;
      found.push({ signal, refusal: { start: at, end } });
    }
  }
  return found.sort((a, b) => a.refusal.start - b.refusal.start);
}

/** "Parental leave is covered", said beside what the documents lack, is about them too. */
const COVERED = /^[a-z' -]{1,50} (?:is|are) covered$/;
const ABOUT_TEXT = /\b(?:in|by|from) (?:the|these|my)\b/;

function readingsOf(
  text: string,
  sentences: readonly Span[],
  signals: readonly FoundSignal[],
): readonly ClauseReading[] {
  const readings: ClauseReading[] = [];
  for (const sentence of sentences) {
    const parts: ClauseReading[] = [];
    for (const clause of clausesOf(text, sentence)) {
      const halves = concessionOf(text, clause)?.map((span) => readClause(text, span, signals));
      if (halves?.[0].kind === "refusal") parts.push(...halves);
      else parts.push(readClause(text, clause, signals));
    }
    const aboutText = parts.some(({ kind, refusal }) =>
      kind === "refusal" && ABOUT_TEXT.test(text.slice(refusal.start, refusal.end))
    );
    for (const part of parts) {
      const covered = aboutText && COVERED.test(text.slice(part.start, part.end).trim());
      readings.push(covered && part.kind === "statement" ? { ...part, kind: "neutral" } : part);
    }
  }
  return readings;
}

/** What the answer states, neighbouring clauses as one. */
function statementsOf(text: string, readings: readonly ClauseReading[]): readonly Span[] {
  const spans: Span[] = [];
  let open = false;
  for (const reading of readings) {
    const states = reading.kind === "statement" && !addsNothing(text, reading);
    const start = states && open ? spans.pop()?.start : reading.start;
    if (states) spans.push({ start: start ?? reading.start, end: reading.end });
    open = states;
  }
  return spans;
}
