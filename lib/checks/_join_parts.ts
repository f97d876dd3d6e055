import type { Quantity } from "./quantity.ts";

/** How many of the smaller unit make the larger. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ["year month", 12],
  ["week day", 7],
  ["day hour", 24],
  ["hour minute", 60],
  ["hour m", 60],
  ["minute second", 60],
  ["foot inch", 12],
  ["lb oz", 16],
]);
const BETWEEN: ReadonlySet<string> = new Set([
  "",
  " ",
  " and ",
  ", ",
  " und ",
  " et ",
  " y ",
  " e ",
]);

/** Makes one quantity of 1 hour 30 minutes, of 5 ft 6 in, of 5 dollars and 50 cents; whether it did. */
export function joinParts(text: string, found: Quantity[]): boolean {
  const last = found.at(-1);
  const before = found.at(-2);
  if (last === undefined || before === undefined || last.span.start - before.span.end > 5) {
    return false;
  }
  const cents = last.currency === "¢" && before.kind === "money" && before.currency !== "¢";
  if (!cents && (before.unit === undefined || last.unit === undefined)) return false;
  const count = cents ? 1 : PARTS.get(`${before.unit} ${last.unit}`);
  if (count === undefined || before.values || last.values || !Number.isInteger(before.value)) {
    return false;
  }
  if (last.value < 0 || last.value >= count) return false;
  const between = text.slice(before.span.end, last.span.start);
  if (!BETWEEN.has(between) || cents && between === ", ") return false;
  const span = { start: before.span.start, end: last.span.end };
  const sum = before.value * count + (before.value < 0 ? -last.value : last.value);
  found.splice(-2, 2, {
    ...before,
    ...(cents ? {} : { unit: last.unit === "m" ? "minute" : last.unit }),
    value: Number(sum.toPrecision(15)),
    step: last.step,
    text: text.slice(span.start, span.end),
    span,
  });
  return true;
}

const MOST_IN = 1000;

/** The share that 3 out of 4 or one in ten is, beside its two numbers. */
export function joinShare(text: string, found: Quantity[]): void {
  const last = found.at(-1);
  const before = found.at(-2);
  if (last === undefined || before === undefined || last.kind !== "number") return;
  if (before.kind !== "number" || before.share || before.value >= last.value) return;
  const between = text.slice(before.span.end, last.span.start);
  // Of 2 in 2024 it would be a share of nothing.
  if (between !== " out of " && !(between === " in " && last.value <= MOST_IN)) return;
  const span = { start: before.span.start, end: last.span.end };
  const value = before.value / last.value;
  const own = text.slice(span.start, span.end);
  found.push({ kind: "number", value, share: true, step: 0, text: own, span });
}
