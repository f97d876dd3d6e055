import { currenciesAgree } from "./_currencies.ts";
import { datesAgree, timesAgree } from "./_dates_agree.ts";
import { inBase, type Unit, UNITS } from "./_units.ts";
import type { QuantityAgreement } from "./quantities_agree.ts";
import type { Quantity } from "./quantity.ts";

/** Between units only numbers of some digits are roundings: 15 days are not 2 weeks. */
const COARSEST = 0.1;

/** Days of the shortest and longest month and year: 30 days may be a month. */
const CALENDAR_DAYS: readonly (readonly [months: number, least: number, most: number])[] = [
  [1, 28, 31],
  [12, 365, 366],
];

/** Whether `a` is borne out by `b`, both being quantities. */
export function compareQuantities(a: Quantity, b: Quantity): QuantityAgreement {
  if (a.kind === "date" || b.kind === "date") return datesAgree(a, b);
  if (a.kind === "version" || b.kind === "version") {
    return plainText(a) === plainText(b) ? "yes" : "no";
  }
  if (a.kind === "time" || b.kind === "time") return timesAgree(a, b);
  if (a.kind === "percent" || b.kind === "percent") return sharesAgree(a, b);
  if (a.currency !== undefined && b.currency !== undefined) return amountsAgree(a, b);
  const unit = UNITS.get(a.unit ?? "");
  const other = UNITS.get(b.unit ?? "");
  if (unit !== undefined && other !== undefined) return measuresAgree(a, unit, b, other);
  const values = valuesAgree(a, b);
  if (values !== "yes") return values;
  const named = a.unit ?? a.currency;
  const against = b.unit ?? b.currency;
  if (named === undefined) return "yes";
  return against === undefined && b.counts === undefined ? "ambiguous" : "no";
}

/** Version 2.1 and v2.1 are one. */
function plainText({ text }: Quantity): string {
  return text.replace(/^v/i, "");
}

/** Values alone, each in the unit it has: to the digits shown in `a`, and by every reading of both. */
function valuesAgree(a: Quantity, b: Quantity): QuantityAgreement {
  if (near(a.value, b.value, a.values && b.values ? 0 : a.step)) {
    if (a.values === undefined && b.values === undefined) return "yes";
    if (a.values !== undefined && b.values !== undefined) return "yes";
  }
  for (const value of a.values ?? [a.value]) {
    for (const held of b.values ?? [b.value]) {
      if (near(value, held, a.values ? 0 : a.step)) return "ambiguous";
    }
  }
  return a.approximate && near(a.value, b.value, roundStep(a)) ? "ambiguous" : "no";
}

/** About 1,000 shows one digit. */
function roundStep({ value, step }: Quantity): number {
  if (!Number.isInteger(value) || value === 0) return step;
  let round = 1;
  while (value % (round * 10) === 0) round *= 10;
  return Math.max(step, round);
}

/** Whether `held`, rounded to steps of `step`, is `value`; a share or reading has step 0 and must be equal. */
function near(value: number, held: number, step: number): boolean {
  const error = Math.max(Math.abs(value), Math.abs(held)) * 1e-9;
  return Math.abs(value - held) <= step / 2 + error;
}

function amountsAgree(a: Quantity, b: Quantity): QuantityAgreement {
  const currencies = currenciesAgree(a.currency ?? "", b.currency ?? "");
  if (currencies === "no") return "no";
  const values = valuesAgree(a, b);
  if (values !== "yes") return values;
  // A fee of $12.49 is not $12, though it rounds to it.
  const rounded = !near(a.value, b.value, 0) && a.step >= 1 && a.step < 100;
  return rounded && !a.approximate ? "ambiguous" : currencies;
}

function measuresAgree(a: Quantity, unit: Unit, b: Quantity, other: Unit): QuantityAgreement {
  if (unit === other) return valuesAgree(a, b);
  if (unit.dimension !== other.dimension) return calendarAgrees(a, unit, b, other);
  let agreement: QuantityAgreement = "no";
  for (const value of a.values ?? [a.value]) {
    for (const held of b.values ?? [b.value]) {
      const target = inBase(held, other) / unit.factor - unit.offset;
      const fine = Math.abs(a.step / value) <= COARSEST || unit.dimension === "temperature";
      const worth = fine ? a.step : 0;
      const plain = a.values === undefined && b.values === undefined;
      if (near(value, target, worth)) {
        if (plain) return "yes";
        agreement = "ambiguous";
      }
      // About 5 km is 3.1 miles; a bare 5 km may not be.
      if (a.approximate && near(value, target, a.step)) agreement = "ambiguous";
      const binary = inBase(held, other, true) / inBase(1, { ...unit, offset: 0 }, true);
      if ((unit.other ?? other.other) !== undefined && near(value, binary, worth)) {
        agreement = "ambiguous";
      }
    }
  }
  return agreement;
}

/** Months and years against days: never sure, but possible. */
function calendarAgrees(a: Quantity, unit: Unit, b: Quantity, other: Unit): QuantityAgreement {
  const calendar = unit.dimension === "calendar"
    ? [a, unit, b, other] as const
    : [b, other, a, unit] as const;
  const [months, monthly, time, timed] = calendar;
  if (monthly.dimension !== "calendar" || timed.dimension !== "time") return "no";
  const days = inBase(time.value, timed) / 86400;
  const count = months.value * monthly.factor;
  const possible = CALENDAR_DAYS.some(([each, least, most]) =>
    count % each === 0 && days >= count / each * least && days <= count / each * most
  );
  return possible ? "ambiguous" : "no";
}

/** A share as a percentage, a fraction or a decimal: a quarter, 1/4, 25 %, perhaps 0.25. */
function sharesAgree(a: Quantity, b: Quantity): QuantityAgreement {
  if (a.kind === "percent" && b.kind === "percent") {
    const values = valuesAgree(a, b);
    return values === "yes" && a.unit !== b.unit ? "ambiguous" : values;
  }
  const [percent, number] = a.kind === "percent" ? [a, b] : [b, a];
  if (number.kind !== "number" && number.kind !== "ordinal") return "no";
  const share = {
    ...number,
    value: number.value * 100,
    // A share is exact; a percentage beside it shows digits of its own.
    step: number.share ? percent.step : number.step * 100,
    values: undefined,
  };
  const pair: [Quantity, Quantity] = percent === a ? [a, share] : [share, b];
  if (number.share && valuesAgree(...pair) !== "no") return "yes";
  if (Math.abs(number.value) <= 1 && valuesAgree(...pair) !== "no") return "ambiguous";
  const values = valuesAgree(a, b);
  return percent === a && values === "yes" ? "ambiguous" : values;
}
