import type { Quantity } from "./quantity.ts";

const DASHES: ReadonlySet<string> = new Set([
  "-",
  "–",
  "—",
  "‑",
  "−",
  "~",
  "〜",
  "～",
  "to",
  "through",
  "bis",
  "à",
  "a",
  "até",
  "hasta",
]);
const ANDS: ReadonlySet<string> = new Set([
  "and",
  "or",
  "und",
  "oder",
  "et",
  "ou",
  "y",
  "o",
  "e",
  "x",
  "×",
  "/",
]);

/** Gives both ends of a range what only one of them names: 5-7 days, $5-7 million. `scale` is the last one's. */
export function joinRange(text: string, found: Quantity[], scale: number): void {
  const last = found.at(-1);
  const before = found.at(-2);
  if (last === undefined || before === undefined) return;
  const distance = last.span.start - before.span.end;
  if (distance < 1 || distance > 9) return;
  const between = text.slice(before.span.end, last.span.start).trim();
  const dash = DASHES.has(between);
  if (!dash && !(ANDS.has(between) && before.value < 1000)) return;
  const open = before.kind === "number" && !before.share;
  if (open && ["measure", "percent", "money"].includes(last.kind)) {
    const { kind, unit, currency } = last;
    found[found.length - 2] = scaled({
      ...before,
      kind,
      ...(unit !== undefined && { unit }),
      ...(currency !== undefined && { currency }),
      doubtful: false,
    }, dash ? scale : 1);
  } else if (dash && before.kind === "money" && last.kind === "number") {
    found[found.length - 1] = { ...last, kind: "money", currency: before.currency };
    found[found.length - 2] = scaled(before, scale);
  } else if (dash && (open || before.kind === last.kind)) {
    found[found.length - 2] = scaled(before, scale);
  }
}

function scaled(quantity: Quantity, scale: number): Quantity {
  if (scale === 1 || Math.abs(quantity.value) >= 1000) return quantity;
  const value = Number((quantity.value * scale).toPrecision(15));
  return { ...quantity, value, values: [value, quantity.value], step: quantity.step * scale };
}
