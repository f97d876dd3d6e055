import type { ScoredAnswers } from "./scored_answers.ts";

/** Throws unless scores, labels and weights are lists of one length and of the right kinds. */
export function requireScores(rows: ScoredAnswers, action: string): void {
  const { scores, hallucinated, weights } = rows;
  requireList(scores, "scores", action);
  requireList(hallucinated, "hallucinated", action);
  requireSameLength(hallucinated.length, "hallucinated", scores.length, action);
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row];
    if (!Number.isFinite(score)) requireFinite(score, `scores[${row}]`, action);
    const label = hallucinated[row];
    if (typeof label !== "boolean") {
      throw wrong(action, `hallucinated[${row}]`, "true or false", label);
    }
  }
  if (weights === undefined) return;
  requireList(weights, "weights", action);
  requireSameLength(weights.length, "weights", scores.length, action);
  weights.forEach((weight, row) => {
    if (typeof weight !== "number") throw wrong(action, `weights[${row}]`, "a number", weight);
    if (!(weight > 0 && weight < Infinity)) throw off(action, `weights[${row}]`, "> 0", weight);
  });
}

/** Throws unless `value` lies strictly between 0 and 1. */
export function requireShare(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrong(action, name, "a number", value);
  if (!(value > 0 && value < 1)) throw off(action, name, "between 0 and 1", value);
}

/** Throws unless `value` is an integer of at least `least`. */
export function requireCount(value: unknown, name: string, least: number, action: string): void {
  if (typeof value !== "number") throw wrong(action, name, "a number", value);
  if (!Number.isSafeInteger(value) || value < least) {
    throw off(action, name, `an integer >= ${least}`, value);
  }
}

/** Throws unless `value` is one of a few names. */
export function requireName(
  value: unknown,
  name: string,
  allowed: readonly string[],
  action: string,
): void {
  if (allowed.includes(value as string)) return;
  throw off(action, name, `one of ${allowed.join(", ")}`, value);
}

/** Throws unless `value` is a list of finite numbers. */
export function requireNumbers(value: unknown, name: string, action: string): void {
  requireList(value, name, action);
  (value as readonly unknown[]).forEach((number, row) =>
    requireFinite(number, `${name}[${row}]`, action)
  );
}

function requireFinite(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrong(action, name, "a number", value);
  if (!Number.isFinite(value)) throw off(action, name, "a finite number", value);
}

function requireList(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrong(action, name, "an array, one entry an answer", value);
}

function requireSameLength(got: number, name: string, rows: number, action: string): void {
  if (got === rows) return;
  throw off(action, `${name}.length`, `${rows}, as scores.length`, got);
}

function wrong(action: string, name: string, need: string, value: unknown): TypeError {
  return new TypeError(`${told(action, name, need, value)} (${kindOf(value)})`);
}

function off(action: string, name: string, need: string, value: unknown): RangeError {
  return new RangeError(told(action, name, need, value));
}

function told(action: string, name: string, need: string, value: unknown): string {
  const shown = typeof value === "number" ? String(value) : JSON.stringify(value);
  return `Cannot ${action} as ${name} must be ${need}: current value is ${shown}`;
}

function kindOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
