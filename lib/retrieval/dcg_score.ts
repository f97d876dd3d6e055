import {
  outOfRange,
  requireK,
  requireKnownOptions,
  requireWord,
  wrongKind,
} from "./_require_ranking.ts";

/** Options of {@linkcode dcgScore} and `ndcgScore`. */
export interface DcgScoreOptions {
  /** How many places count, an integer from 1. Default: all. */
  readonly k?: number;
  /** What a grade is worth: `"exponential"` (default), 2^grade - 1, or `"linear"`, the grade itself. */
  readonly gain?: "exponential" | "linear";
  /** Tied scores: `"average"` (default) gives each the mean gain of its group, `"order"` keeps the list's order. */
  readonly ties?: "average" | "order";
}

const OPTIONS: Record<keyof DcgScoreOptions, true> = { k: true, gain: true, ties: true };

/**
 * Discounted cumulative gain of grades ranked by scores: the sum of gain / log2(1 + rank).
 *
 * It grows with the number of relevant items, so compare it only between rankings of the same items; else use
 * `ndcgScore`.
 *
 * @param grades The grade of each item, fractions too; below 0 counts as 0.
 * @param scores The score of each item, in the order of `grades`; the highest ranks first.
 * @param options Cut, gain and what to do about ties.
 * @returns A number of at least 0; `Infinity` where a gain of 2^grade overflows.
 * @throws {TypeError} If a list is no list of finite numbers, or an option unknown.
 * @throws {RangeError} If the lists differ in length, `k` is no integer from 1, or a word is unknown.
 * @see K. Järvelin and J. Kekäläinen, ACM TOIS 20 (2002) 422.
 *
 * @example
 * ```ts
 * import { dcgScore } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * // (2^2 - 1) / log2(2) + (2^0 - 1) / log2(3) + (2^1 - 1) / log2(4).
 * assertEquals(dcgScore([0, 2, 1], [2, 3, 1]), 3.5);
 * ```
 */
export function dcgScore(
  grades: readonly number[],
  scores: readonly number[],
  options: DcgScoreOptions = {},
): number {
  requireNumbers(grades, "grades");
  requireNumbers(scores, "scores");
  if (grades.length !== scores.length) {
    throw outOfRange("dcgScore", "scores", `as long as grades (${grades.length})`, scores.length);
  }
  requireKnownOptions(options, OPTIONS, "dcgScore");
  const { k, gain = "exponential", ties = "average" } = options;
  if (k !== undefined) requireK(k, "dcgScore");
  requireWord(gain, ["exponential", "linear"], "gain", "dcgScore");
  requireWord(ties, ["average", "order"], "ties", "dcgScore");
  const places = Math.min(k ?? Infinity, grades.length);
  const order = grades.map((_, index) => index).sort((a, b) => scores[b] - scores[a] || a - b);
  const gains = order.map((index) => gainOf(grades[index], gain));
  let sum = 0;
  for (let from = 0; from < places;) {
    let to = from + 1;
    if (ties === "average") {
      while (to < order.length && scores[order[to]] === scores[order[from]]) to++;
    }
    let total = 0;
    let discounts = 0;
    for (let place = from; place < to; place++) {
      total += gains[place];
      if (place < places) discounts += 1 / Math.log2(place + 2);
    }
    sum += (total / (to - from)) * discounts;
    from = to;
  }
  return sum;
}

function gainOf(grade: number, gain: "exponential" | "linear"): number {
  if (!(grade > 0)) return 0;
  return gain === "linear" ? grade : grade < 1 ? Math.expm1(grade * Math.LN2) : 2 ** grade - 1;
}

function requireNumbers(value: unknown, name: string): void {
  if (!Array.isArray(value)) throw wrongKind("dcgScore", name, "an array of numbers", value);
  for (let index = 0; index < value.length; index++) {
    if (Number.isFinite(value[index])) continue;
    throw wrongKind("dcgScore", `${name}[${index}]`, "a finite number", value[index]);
  }
}
