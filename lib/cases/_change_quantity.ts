import { extractQuantities } from "../checks/extract_quantities.ts";
import type { Quantity } from "../checks/quantity.ts";
import { shuffled } from "./_derivation.ts";
import { writtenNumber } from "./_written_number.ts";
import { isFirm, sameQuantity } from "./_same_quantity.ts";

/** A change of a quantity by which every writing of it can be changed: 24 hours with 1 day. */
interface Step {
  readonly kind: "ratio" | "day" | "hours";
  readonly by: number;
}

/** What a value becomes, in any text that names it. */
export interface ValueChange {
  /** The quantity as it was. */
  readonly from: Quantity;
  /** The text of it as it becomes. */
  readonly to: string;
  /** A text with every writing of the quantity changed; `null` where one of them cannot be. */
  readonly apply: (text: string) => string | null;
}

/** Whether a text names a quantity, outside of ranges. */
export function holdsQuantity(text: string, quantity: Quantity): boolean {
  return extractQuantities(text).some((other) => isFirm(other) && sameQuantity(other, quantity));
}

/**
 * Another value for a quantity: plausible, none that the texts name already, and such that every writing of it in
 * them can be changed. `null` where there is none.
 */
export function changeValue(
  quantity: Quantity,
  texts: readonly string[],
  random: () => number,
): ValueChange | null {
  const taken = texts.flatMap((text) => extractQuantities(text));
  for (const step of shuffled(stepsOf(quantity), random)) {
    const to = rewritten(quantity, step);
    if (to === null) continue;
    const [changed, ...more] = extractQuantities(to);
    if (changed === undefined || more.length > 0 || changed.kind !== quantity.kind) continue;
    if (taken.some((other) => clashes(other, changed))) continue;
    const apply = (text: string) => changedText(text, quantity, step);
    if (texts.every((text) => apply(text) !== null)) return { from: quantity, to, apply };
  }
  return null;
}

/** Whether a value is there already, under whatever unit. */
function clashes(a: Quantity, b: Quantity): boolean {
  if (a.kind === "date" || b.kind === "date") return a.iso !== undefined && a.iso === b.iso;
  return (a.values ?? [a.value]).includes(b.value) || sameQuantity(a, b);
}

function stepsOf({ kind, iso, text, value }: Quantity): readonly Step[] {
  if (kind === "date") {
    const day = Number(iso?.split("-").at(-1));
    // Days whose ordinal ends in th, so that a "5th" stays right.
    const days = /^\d{4}-\d\d-\d\d$|^--\d\d-\d\d$/.test(iso ?? "") && day >= 4 && day <= 20
      ? [...Array(17).keys()].map((i) => i + 4)
      : [];
    return days.filter((other) => other !== day).map((by) => ({ kind: "day", by }));
  }
  if (kind === "time") {
    const hour = Math.floor(value / 60);
    const same = (other: number) => other % 12 > 0 && (other < 12) === (hour < 12) && other < 24;
    if (hour % 12 === 0) return [];
    return [-3, -2, -1, 1, 2, 3].filter((by) => same(hour + by) && hour + by > 0)
      .map((by) => ({ kind: "hours", by }));
  }
  if (kind === "ordinal" || kind === "version") return [];
  const old = writtenNumber(text)?.value ?? 0;
  if (old <= 0) return [];
  const most = kind === "percent" ? 100 : Infinity;
  return [old * 2, old * 3, old / 2, old + 5, old + 10, old - 5, old - 10, old * 1.5]
    .filter((next) => next > 1 && next <= most && next !== old)
    .map((next) => ({ kind: "ratio", by: next / old }));
}

/** The text of a quantity with the step taken. */
function rewritten({ text, kind, iso, value }: Quantity, step: Step): string | null {
  if (step.kind === "ratio") {
    const written = writtenNumber(text);
    if (written === null) return null;
    const next = Math.round(written.value * step.by * 1e9) / 1e9;
    const number = written.write(next);
    if (number === null) return null;
    const unit = text.slice(written.end);
    return text.slice(0, written.start) + number + (written.value === 1 ? plural(unit) : unit);
  }
  const old = kind === "date" ? Number(iso?.split("-").at(-1)) : Math.floor(value / 60);
  const groups = [...text.matchAll(/\d+/g)];
  const group = kind === "time"
    ? groups[0]
    : groups.filter(([digits]) => digits.length < 3 && Number(digits) === old).at(-1);
  const twice = kind === "date" &&
    groups.filter(([digits]) => digits.length < 3 && Number(digits) === old).length > 1;
  if (group === undefined || (twice && !/^\d{4}-/.test(text))) return null;
  const [digits] = group;
  const next = String(step.kind === "day" ? step.by : Number(digits) + step.by)
    .padStart(digits.startsWith("0") || !/\p{L}/u.test(text) ? digits.length : 0, "0");
  if (Number(next) < 1) return null;
  return text.slice(0, group.index) + next + text.slice(group.index + digits.length);
}

/** "1 year" becomes "3 years"; "1-year", "1 km" and "1 €" stay as they are. */
function plural(unit: string): string {
  return /^ [a-z ]*[a-rt-z]{3}$/.test(unit) ? `${unit}s` : unit;
}

function changedText(text: string, quantity: Quantity, step: Step): string | null {
  let changed = "";
  let end = 0;
  for (const found of extractQuantities(text)) {
    if (!sameQuantity(found, quantity)) continue;
    const next = isFirm(found) && !inRange(text, found) ? rewritten(found, step) : null;
    if (next === null) return null;
    changed += text.slice(end, found.span.start) + next;
    end = found.span.end;
  }
  return changed + text.slice(end);
}

/** Whether a quantity is one end of a range, which a change could turn round. */
function inRange(text: string, { span }: Quantity): boolean {
  const before = text.slice(Math.max(0, span.start - 40), span.start);
  const after = text.slice(span.end, span.end + 20);
  return /\d[^.;,]{0,12}(?:[-\u2013\u2014]|\b(?:to|bis|à|hasta)\b)\s*$/.test(before) ||
    /\b(?:between|zwischen|entre)\b[^.;]*$/i.test(before) ||
    /^\s*(?:[-\u2013\u2014]|(?:to|bis|à|hasta)\b)\s*\D{0,2}\d/.test(after);
}
