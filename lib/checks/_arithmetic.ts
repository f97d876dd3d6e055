import { extractQuantities } from "./extract_quantities.ts";
import type { QuantityIndex } from "./index_quantities.ts";
import type { Quantity } from "./quantity.ts";
import { inBase, UNITS } from "./_units.ts";

/** Operands beyond this many would let chance make almost any number. */
const MOST_OPERANDS = 400;
const OPERATOR = /^[\s*_]*([+\-−–×x*·÷/])[\s*_\\]*$/;

/** Whether a claim is the sum, difference, product or ratio of two supported quantities, or ends a true equation. */
export function derivedFrom(
  claim: Quantity,
  supported: readonly Quantity[],
  indexes: readonly QuantityIndex[],
  answer: string,
): boolean {
  if (["date", "time", "version"].includes(claim.kind)) return false;
  const operands = [...supported, ...indexes.flatMap((index) => index.quantities)]
    .filter(({ kind }) => !["date", "time", "version"].includes(kind)).slice(0, MOST_OPERANDS);
  return ofTwo(claim, operands) || endsEquation(claim, supported, answer);
}

function ofTwo(claim: Quantity, operands: readonly Quantity[]): boolean {
  const target = amountOf(claim);
  const close = (value: number) =>
    Math.abs(value - target) <= stepOf(claim) / 2 + Math.abs(target) * 1e-9;
  const claimed = dimensionOf(claim);
  const parts = operands.map((quantity) => ({ of: dimensionOf(quantity), is: amountOf(quantity) }));
  for (let i = 0; i < parts.length; i++) {
    for (let j = 0; j < parts.length; j++) {
      const [a, b] = [parts[i], parts[j]];
      if (a === undefined || b === undefined) continue;
      if (a.of === claimed && b.of === claimed && i < j && close(a.is + b.is)) return true;
      if (a.of === claimed && b.of === claimed && close(a.is - b.is)) return true;
      if (a.of === claimed && ["", "share"].includes(b.of) && close(a.is * b.is)) return true;
      if (b.is === 0) continue;
      if (a.of === claimed && b.of === "" && close(a.is / b.is)) return true;
      if (a.of === b.of && ["", "share"].includes(claimed) && close(a.is / b.is)) return true;
    }
  }
  return false;
}

function dimensionOf({ kind, unit, currency, share }: Quantity): string {
  if (kind === "percent" || share) return "share";
  if (currency !== undefined) return currency === "USD" ? "$" : currency;
  return UNITS.get(unit ?? "")?.dimension ?? "";
}

function amountOf({ kind, unit, value }: Quantity): number {
  if (kind === "percent") return value / 100;
  const known = UNITS.get(unit ?? "");
  return known ? inBase(value, known) : value;
}

function stepOf({ kind, unit, step }: Quantity): number {
  return kind === "percent" ? step / 100 : step * (UNITS.get(unit ?? "")?.factor ?? 1);
}

/** 2 + 3 + 4 = 9: every operand before the sign of equality is supported, and the sum is right. */
function endsEquation(claim: Quantity, supported: readonly Quantity[], answer: string): boolean {
  const from = Math.max(0, claim.span.start - 200);
  const before = answer.slice(from, claim.span.start);
  if (!/=[\s*_\\]*$/.test(before)) return false;
  const terms = extractQuantities(before);
  let value: number | null = null;
  let end = before.lastIndexOf("=");
  let pending: { operator: string; value: number }[] = [];
  for (const term of terms.toReversed()) {
    const gap = before.slice(term.span.end, end);
    const operator = value === null && pending.length === 0 ? "=" : OPERATOR.exec(gap)?.[1];
    if (operator === undefined || (operator === "=" && gap.trim() !== "")) break;
    if (!supported.some(({ span }) => span.start === term.span.start + from)) return false;
    pending = [{ operator, value: term.value }, ...pending];
    end = term.span.start;
    value = 0;
  }
  if (pending.length < 2) return false;
  return Math.abs(evaluate(pending) - claim.value) <= claim.step / 2 + Math.abs(claim.value) * 1e-9;
}

/** Terms each with the operator that follows it; products before sums. */
function evaluate(terms: readonly { operator: string; value: number }[]): number {
  let sum = 0;
  let product = terms[0]?.value ?? 0;
  for (let i = 1; i < terms.length; i++) {
    const operator = terms[i - 1]?.operator ?? "";
    const value = terms[i]?.value ?? 0;
    if ("×x*·".includes(operator)) product *= value;
    else if ("÷/".includes(operator)) product /= value;
    else {
      sum += product;
      product = operator === "+" ? value : -value;
    }
  }
  return sum + product;
}
