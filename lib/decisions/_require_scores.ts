import { outOfRange, wrongType } from "./_argument_error.ts";
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
      throw wrongType(action, `hallucinated[${row}]`, "true or false", label);
    }
  }
  if (weights === undefined) return;
  requireList(weights, "weights", action);
  requireSameLength(weights.length, "weights", scores.length, action);
  weights.forEach((weight, row) => {
    if (typeof weight !== "number") throw wrongType(action, `weights[${row}]`, "a number", weight);
    if (!(weight > 0 && weight < Infinity)) {
      throw outOfRange(action, `weights[${row}]`, "> 0", weight);
    }
  });
}

/** Throws unless `value` lies strictly between 0 and 1. */
export function requireShare(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!(value > 0 && value < 1)) throw outOfRange(action, name, "between 0 and 1", value);
}

/** Throws unless `value` is an integer of at least `least`. */
export function requireCount(value: unknown, name: string, least: number, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isSafeInteger(value) || value < least) {
    throw outOfRange(action, name, `an integer >= ${least}`, value);
  }
}

/** Throws unless `value` is an integer that seeds a generator. */
export function requireSeed(value: unknown, action: string): void {
  if (typeof value !== "number") throw wrongType(action, "seed", "an integer", value);
  if (!Number.isSafeInteger(value)) throw outOfRange(action, "seed", "an integer", value);
}

/** Throws unless `value` is one of a few names. */
export function requireName(
  value: unknown,
  name: string,
  allowed: readonly string[],
  action: string,
): void {
  if (typeof value === "string" && allowed.includes(value)) return;
  throw outOfRange(action, name, `one of ${allowed.join(", ")}`, value);
}

/** Throws unless `value` is a list of finite numbers. */
export function requireNumbers(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrongType(action, name, "an array of numbers", value);
  value.forEach((number: unknown, i) => requireFinite(number, `${name}[${i}]`, action));
}

function requireFinite(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isFinite(value)) throw outOfRange(action, name, "a finite number", value);
}

function requireList(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) throw wrongType(action, name, "an array, one entry an answer", value);
}

function requireSameLength(got: number, name: string, rows: number, action: string): void {
  if (got === rows) return;
  throw outOfRange(action, `${name}.length`, `${rows}, as scores.length`, got);
}
