import type { dateAt } from "./_dates.ts";
import { finishNumber } from "./_finish_number.ts";
import { joinParts, joinShare } from "./_join_parts.ts";
import { joinRange } from "./_join_range.ts";
import { skipToken } from "./_not_numbers.ts";
import type { Core } from "./_number_core.ts";
import type { numberWordsAt } from "./_number_words.ts";
import type { timeAt } from "./_times.ts";
import type { Quantity } from "./quantity.ts";

/** Number words as a number like one in digits. */
export function coreOf(words: NonNullable<ReturnType<typeof numberWordsAt>>): Omit<Core, "plain"> {
  return {
    end: words.end,
    value: words.value,
    step: words.kind === "fraction" ? 0 : stepOfWords(words.value),
    ...(words.kind === "fraction" && { share: true }),
    ...(words.kind === "ordinal" && { ordinal: true }),
    ...(words.ambiguous && { doubtful: true }),
  };
}

/** Number words name whole numbers, and beyond a thousand they round: two million. */
function stepOfWords(value: number): number {
  if (!Number.isInteger(value)) return 0.1;
  let step = 1;
  while (value >= 1e6 && value % (step * 10) === 0 && step < value / 10) step *= 10;
  return step;
}

/** Keeps the number with what belongs to it; the place after it. */
export function keep(
  text: string,
  start: number,
  core: Core,
  floor: number,
  found: Quantity[],
  shares = false,
): number {
  if (!Number.isFinite(core.value)) return core.end;
  const read = finishNumber(text, start, core, floor);
  if (read === null) return skipToken(text, core.end);
  found.push(read.quantity);
  if (!joinParts(text, found)) joinRange(text, found, read.scale);
  if (shares) joinShare(text, found);
  return read.quantity.span.end;
}

const WHOLE_MONTH = /(?:\p{L}{5}|july|june|juli|juni|mayo|maio|mars|mai|may)\.$/iu;

/** Keeps a date; the place after it. */
export function keepDate(
  text: string,
  start: number,
  date: NonNullable<ReturnType<typeof dateAt>>,
  found: Quantity[],
): number {
  // The stop of Jul. belongs to it, that after July ends the sentence.
  const end = WHOLE_MONTH.test(text.slice(Math.max(start, date.end - 6), date.end))
    ? date.end - 1
    : date.end;
  found.push({
    kind: "date",
    value: Number(/\d{4}/.exec(date.iso)?.[0] ?? 0),
    iso: date.iso,
    ...(date.alternatives && { alternatives: date.alternatives }),
    text: text.slice(start, end),
    span: { start, end },
    step: 1,
  });
  return end;
}

/** Keeps a time of day; the place after it. */
export function keepTime(
  text: string,
  start: number,
  time: NonNullable<ReturnType<typeof timeAt>>,
  found: Quantity[],
): number {
  const span = { start, end: time.end };
  found.push({
    kind: "time",
    value: time.minutes,
    text: text.slice(start, time.end),
    span,
    step: 1,
  });
  return time.end;
}

/** Keeps a version; the place after it. */
export function keepVersion(text: string, start: number, end: number, found: Quantity[]): number {
  const written = text.slice(start, end);
  found.push({
    kind: "version",
    value: parseInt(written),
    text: written,
    span: { start, end },
    step: 1,
  });
  return skipToken(text, end);
}
