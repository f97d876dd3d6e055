import { numberWordsAt } from "./_number_words.ts";
import { isLatin } from "./_word_starts.ts";
import type { Core } from "./_number_core.ts";
import { readPrefix } from "./_number_prefix.ts";
import { readSuffix, type Suffix, wordAt } from "./_number_suffix.ts";
import { POINTED, scaleOf } from "./_scales.ts";
import type { Quantity } from "./quantity.ts";

const GAP = /[*_`]{0,3}(?:[ \u00A0\u202F\u2009]{1,2}|[-\u2010\u2011]|\r?\n)?[*_`]{0,3}/y;
const DECADE = /(?:your|their|his|her|my|our|early|mid|late)[ -]$|\ds (?:or|and|to) $|['’]$/i;
/** What an answer counts by itself: two main types. */
const COUNTED =
  / (?:main|different|types?|ways?|kinds?|steps?|options?|key|primary|reasons?|factors?|methods?|categories|approaches|examples?|things?|parts?|points?|common|major|separate|distinct|more|other)(?![\p{L}])/uy;
/** Plurals by their ending; was, less and various end so too. */
const PLURAL = / (\p{Ll}{2,20}(?<![aiou]|s)s|people|children|men|women)(?!\p{L})/uy;
const HALF = " and a half";
const GAP_STARTS = " \u00A0\u202F\u2009-\u2010\u2011\n\r*_`";

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The number with what stands before and after it; `null` where a letter glued to it makes another word. */
export function finishNumber(
  text: string,
  start: number,
  core: Core,
  floor: number,
): { readonly quantity: Quantity; readonly scale: number } | null {
  const prefix = readPrefix(text, start, floor);
  const money = prefix.currency !== undefined;
  let end = afterRepeat(text, core);
  let scale = 1;
  let at = afterGap(text, end);
  // At least 45 days: 45+ days.
  if (text[end] === "+" && text[end + 1] === " ") at = afterGap(text, end + 1);
  for (let turn = 0; turn < 2 && !core.ordinal; turn++) {
    const word = wordAt(text, at);
    const factor = scaleOf(word, at === end, money);
    if (factor === null) break;
    scale *= factor[0];
    end = at + factor[1];
    if (POINTED.has(word) && text.startsWith(". ", end)) end++;
    at = afterGap(text, end);
  }
  // A quarter of an hour.
  if (core.share && text.startsWith(" of a", end)) at = afterOf(text, end);
  const decade = at === end && scale === 1 && isDecade(text, start, end, core);
  const suffix = decade ? null : readSuffix(text, at, at === end && scale === 1);
  const used = suffix !== null && fits(suffix, prefix.currency, core) ? suffix : null;
  // An hour and a half.
  const half = used?.unit !== undefined && text.startsWith(HALF, used.end) &&
    !isLatin(text.charCodeAt(used.end + HALF.length));
  if (used !== null) end = used.end + (half ? HALF.length : 0);
  else if (scale === 1 && isLatin(text.charCodeAt(end)) && !decade) {
    if (digitsBefore(text, end)) return null;
  }
  const factor = scale * (used?.factor ?? 1) * (used?.percent ?? 1);
  const times = (value: number) => exact(value * factor, factor) * (prefix.negative ? -1 : 1);
  const currency = used?.currency && prefix.currency !== undefined && prefix.currency !== "$"
    ? prefix.currency
    : used?.currency ?? prefix.currency;
  const kind = kindOf(core, used, currency);
  const counts = kind === "number" && !core.share ? countedBy(text, end) : undefined;
  const unit = used?.points ? "percentage point" : used?.unit?.name;
  const quantity: Writable<Quantity> = {
    kind,
    value: times(half ? core.value + 0.5 : core.value),
    text: text.slice(prefix.start, end),
    span: { start: prefix.start, end },
    step: (half ? 0.1 : core.step) * factor,
  };
  // Set one by one: this is done for each number of a text, and spreading objects takes longer than the rest.
  if (core.values) quantity.values = core.values.map(times);
  if (unit !== undefined) quantity.unit = unit;
  if (currency !== undefined) quantity.currency = currency;
  if (core.share && !used?.unit && currency === undefined && scale === 1) quantity.share = true;
  if (counts !== undefined) quantity.counts = counts;
  if (prefix.approximate) quantity.approximate = true;
  if (used === null && !money && scale === 1 && isDoubtful(text, start, core)) {
    quantity.doubtful = true;
  }
  return { quantity, scale };
}

function countedBy(text: string, end: number): string | undefined {
  if (text[end] !== " ") return undefined;
  PLURAL.lastIndex = end;
  return PLURAL.exec(text)?.[1];
}

function isDoubtful(text: string, start: number, core: Core): boolean {
  if (core.doubtful) return true;
  if (core.value > 10 || !isLatin(text.charCodeAt(start))) return false;
  COUNTED.lastIndex = core.end;
  return COUNTED.test(text);
}

function kindOf(core: Core, suffix: Suffix | null, currency: string | undefined): Quantity["kind"] {
  if (suffix?.percent !== undefined) return "percent";
  if (suffix?.unit !== undefined) return "measure";
  if (currency !== undefined) return "money";
  return core.ordinal ? "ordinal" : "number";
}

/** An amount of money takes no unit, and an ordinal none at all: the 5th day. */
function fits(suffix: Suffix, currency: string | undefined, core: Core): boolean {
  if (core.ordinal) return false;
  if (currency === undefined) return true;
  return suffix.currency !== undefined && suffix.unit === undefined && suffix.factor === undefined;
}

const REPEATED = / \((?:(\d{1,6})|(\p{L}[\p{L} -]{1,40}))\)/uy;

/** The place after a number, and after the same once more in brackets, as contracts have it: thirty (30) days. */
function afterRepeat(text: string, { end, value }: Core): number {
  if (!text.startsWith(" (", end)) return end;
  REPEATED.lastIndex = end;
  const [all = "", digits, words] = REPEATED.exec(text) ?? [];
  const again = words === undefined ? Number(digits) : numberWordsAt(words, 0)?.value;
  return again === value ? end + all.length : end;
}

const OF_A = / of an? (?=\p{L})/uy;

/** Where the unit begins that a share is of. */
function afterOf(text: string, end: number): number {
  OF_A.lastIndex = end;
  return OF_A.test(text) ? OF_A.lastIndex : end;
}

/** Where the next word begins, over a space, a hyphen and the marks of Markdown. */
function afterGap(text: string, at: number): number {
  if (!GAP_STARTS.includes(text[at] ?? "x")) return at;
  GAP.lastIndex = at;
  return at + (GAP.exec(text)?.[0].length ?? 0);
}

/** The 1980s, the '90s, in your 30s; 30s alone are seconds. */
function isDecade(text: string, start: number, end: number, core: Core): boolean {
  if (text[end] !== "s" || core.value % 10 !== 0 || isLatin(text.charCodeAt(end + 1))) return false;
  return core.plain === 4 || DECADE.test(text.slice(Math.max(0, start - 7), start));
}

function digitsBefore(text: string, end: number): boolean {
  return !isLatin(text.charCodeAt(end - 1));
}

/** Rounds the error of a product away: 1.1 million is 1100000. */
function exact(value: number, factor: number): number {
  return factor === 1 ? value : Number(value.toPrecision(15));
}
