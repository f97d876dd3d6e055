import { inBase, UNITS } from "./_units.ts";
import type { QuantityAgreement } from "./quantities_agree.ts";
import type { Quantity } from "./quantity.ts";

const HALF_DAY = /[ap]\.?m/i;

/** Whether a time of day is borne out by another. */
export function timesAgree(a: Quantity, b: Quantity): QuantityAgreement {
  if (a.kind !== b.kind) return spansAgree(a, b);
  if (a.value === b.value) return "yes";
  if (HALF_DAY.test(a.text) && HALF_DAY.test(b.text)) return "no";
  // 5:30 may be half past five in the afternoon.
  return Math.abs(a.value - b.value) === 720 && Math.min(a.value, b.value) < 720
    ? "ambiguous"
    : "no";
}

/** 1h30 and 1:30 may be 90 minutes. */
function spansAgree(a: Quantity, b: Quantity): QuantityAgreement {
  const [time, span] = a.kind === "time" ? [a, b] : [b, a];
  const unit = UNITS.get(span.unit ?? "");
  if (unit?.dimension !== "time") return "no";
  return Math.abs(inBase(span.value, unit) - time.value * 60) < 1e-6 ? "ambiguous" : "no";
}

/** Whether a date is borne out by another, or a year by a date. */
export function datesAgree(a: Quantity, b: Quantity): QuantityAgreement {
  if (a.kind !== "date" || b.kind !== "date") return yearsAgree(a, b);
  let agreement: QuantityAgreement = "no";
  const several = a.alternatives !== undefined || b.alternatives !== undefined;
  for (const claim of [a.iso ?? "", ...(a.alternatives ?? [])]) {
    for (const held of [b.iso ?? "", ...(b.alternatives ?? [])]) {
      const one = isoAgrees(claim, held);
      if (one === "yes" && (!several || a.text === b.text)) return "yes";
      if (one !== "no") agreement = "ambiguous";
    }
  }
  return agreement;
}

/** A claim that says less is borne out; one that says more, as the year of a bare day, may be. */
function isoAgrees(claim: string, held: string): QuantityAgreement {
  if (claim === held || held.startsWith(`${claim}-`)) return "yes";
  // Two days without their years: the same or not.
  if (claim.startsWith("--") && held.startsWith("--")) return "no";
  if (claim.startsWith("--")) {
    return held.slice(4) === claim.slice(1) ? "yes" : dayless(held, claim);
  }
  if (held.startsWith("--")) return dayless(claim, held);
  return "no";
}

function dayless(full: string, day: string): QuantityAgreement {
  return full.slice(4).startsWith(day.slice(1)) ||
      day.startsWith(`-${full.slice(4)}`) && full.length > 4
    ? "ambiguous"
    : "no";
}

function yearsAgree(a: Quantity, b: Quantity): QuantityAgreement {
  const [date, number] = a.kind === "date" ? [a, b] : [b, a];
  if (number.kind !== "number" && number.kind !== "ordinal") return "no";
  const iso = date.iso ?? "";
  const parts = iso.split("-").filter((part) => part !== "").map(Number);
  if (!parts.includes(number.value)) return "no";
  // A year in the evidence bears out no day of it.
  return number === a || parts.length === 1 ? "yes" : "no";
}
