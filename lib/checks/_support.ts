import { compareQuantities } from "./_compare_quantities.ts";
import { baseValues, writtenValues } from "./_quantity_keys.ts";
import type { QuantityEntry, QuantityIndex } from "./index_quantities.ts";
import type { Quantity } from "./quantity.ts";

/** What an evidence says of a claim. */
export interface Support {
  readonly status: "supported" | "ambiguous" | "unsupported";
  readonly reason: string;
}

/** How far apart two readings of one value lie: months of 28 days, binary bytes, a third as 33 %. */
const SLACK: Readonly<Record<string, number>> = { time: 0.11, data: 0.13, share: 0.02 };
/** Bounds the work where a megabyte of evidence holds one value in thousands of units and readings. */
const MOST_COMPARED = 200;

/** Looks a claim up by its number, by its value in base units, and says what was found instead. */
export function support(claim: Quantity, indexes: readonly QuantityIndex[]): Support {
  let close: Quantity | undefined;
  let ambiguous: Quantity | undefined;
  for (const index of indexes) {
    for (const quantity of candidates(claim, index)) {
      const agreement = compareQuantities(claim, quantity);
      if (agreement === "yes") return { status: "supported", reason: "" };
      if (agreement === "ambiguous") ambiguous ??= quantity;
      else if (claim.kind !== "date" || quantity.kind === "date") close ??= quantity;
    }
  }
  if (ambiguous !== undefined) {
    const reason = `${claim.text} may be what the evidence gives as ${ambiguous.text}`;
    return { status: "ambiguous", reason };
  }
  // The pronoun one, the second of two points: words that a reader of the report need not see.
  if (claim.doubtful) return { status: "supported", reason: "" };
  const reason = close === undefined || close.text === claim.text
    ? `the evidence does not hold ${claim.text}`
    : `the evidence holds ${close.text}, not ${claim.text}`;
  return { status: "unsupported", reason };
}

function* candidates(claim: Quantity, index: QuantityIndex): Generator<Quantity> {
  // A quarter's worth of the value covers every rounding; exactness is judged pair by pair.
  const reach = claim.approximate ? Math.abs(claim.value) / 2 : 0;
  for (const value of writtenValues(claim)) {
    yield* within(index.byValue, value, Math.max(claim.step / 2, reach));
  }
  for (const [dimension, value] of baseValues(claim)) {
    const width = Math.abs(claim.value === 0 ? 0 : value * claim.step / claim.value / 2);
    const slack = SLACK[dimension] ?? 0;
    yield* within(
      index.byDimension.get(dimension) ?? [],
      value,
      Math.max(width, slack * Math.abs(value)),
    );
  }
  if (claim.kind === "number" && Math.abs(claim.value) <= 1) {
    yield* within(index.byDimension.get("share") ?? [], claim.value, claim.step / 2);
  }
  if (claim.kind === "percent") yield* within(index.byValue, claim.value / 100, claim.step / 200);
}

function* within(
  entries: readonly QuantityEntry[],
  value: number,
  width: number,
): Generator<Quantity> {
  const reach = width + Math.abs(value) * 1e-9;
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? 0) < value - reach) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < entries.length && i < low + MOST_COMPARED; i++) {
    const entry = entries[i];
    if (entry === undefined || entry.key > value + reach) return;
    yield entry.quantity;
  }
}
