import { nearestName } from "../data/nearest_name.ts";
import type { Budget } from "./gates.ts";
import { parseBudget } from "./parse_budget.ts";
import { AT_LEAST, AT_MOST, WITH_K } from "./_retrieval_measures.ts";

/** What a target can be about: a figure of `auditRetrieval`. */
export type RetrievalMeasure =
  | "recall"
  | "hit"
  | "ndcg"
  | "mrr"
  | "faithfulness"
  | "confidentWrong"
  | "stale"
  | "duplicated"
  | "empty"
  | "forbidden";

/** A target for retrieval. */
export interface RetrievalTarget {
  /** The figure. */
  readonly measure: RetrievalMeasure;
  /** Among the first how many; `null` for the audit's own k, or where the figure has none. */
  readonly k: number | null;
  /** Whether it must reach the budget or stay within it. */
  readonly sense: "at least" | "at most";
  /** What it is held against: a share, or for `"at most"` a count of traces. */
  readonly budget: Budget;
  /** What the interval's lower limit must reach (at least), or its upper must not pass (at most); `null`: not asked. */
  readonly bound: number | null;
}

const ACTION = "read the retrieval target";
/** A number or percentage, or so many of so many. */
const VALUE = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*%?|\d+\s*(?:of|\/)\s*\d+)$/i;
const EXAMPLE = 'write "recall@5>=.90, lower bound .85" or "confident-wrong<=10 of 200"';

/**
 * Reads a target such as `recall@5>=.90, lower bound .85`, `confident-wrong<=5%` or `forbidden<=0`.
 *
 * Figures that should be high (`recall`, `hit` and `ndcg` with `@k`, `mrr`, `faithfulness`) take `>=`; those that
 * should be low (`confident-wrong`, `stale`, `duplicated`, `empty`, `forbidden`) take `<=`, and there an integer is a
 * count of traces. `180 of 200` is a share.
 *
 * @param text The figure, `>=` or `<=`, the value, and behind a comma `lower bound` or `upper bound` with a share.
 * @returns The target.
 * @throws {SyntaxError} If the text does not read so.
 * @throws {RangeError} If there is no such figure, or a value is out of range.
 * @throws {TypeError} If `text` is no text.
 *
 * @example
 * ```ts
 * import { parseRetrievalTarget } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseRetrievalTarget("recall@5>=180 of 200, lower bound .85"), {
 *   measure: "recall",
 *   k: 5,
 *   sense: "at least",
 *   budget: { kind: "rate", value: 0.9 },
 *   bound: 0.85,
 * });
 * ```
 */
export function parseRetrievalTarget(text: string): RetrievalTarget {
  if (typeof text !== "string") {
    throw new TypeError(
      `Cannot ${ACTION} as text must be a text: current value is ${String(text)}`,
    );
  }
  const parts =
    /^\s*([a-z][a-z_-]*)\s*(?:@\s*(\d+))?\s*(>=|<=|at least|at most)\s*([^,]+?)\s*(?:,\s*(lower|upper) bound\s*([^,]+?)\s*)?$/i
      .exec(text);
  if (!parts) throw unreadable(text);
  const [, name, cut, sign, value, side, bound] = parts;
  const measure = measureOf(name);
  const sense = sign === ">=" || sign.toLowerCase() === "at least" ? "at least" : "at most";
  const right = AT_LEAST.includes(measure) ? "at least" : "at most";
  if (sense !== right) throw refused(text, `${name} must be held ${right} a value`);
  if (cut !== undefined && !WITH_K.includes(measure)) throw refused(text, `${name} takes no @k`);
  if (cut !== undefined && Number(cut) < 1) throw refused(text, "k must be an integer >= 1");
  if (side !== undefined && (side.toLowerCase() === "lower") !== (sense === "at least")) {
    throw refused(text, `${sense} goes with the ${sense === "at least" ? "lower" : "upper"} bound`);
  }
  for (const part of [value, bound ?? "0"]) {
    if (!VALUE.test(part)) throw unreadable(text);
  }
  const budget = valueOf(value);
  const isShare = sense === "at most" || budget.kind === "rate" || budget.value === 1;
  if (!isShare) throw refused(text, "the value must be a share: .90, 90% or 180 of 200");
  const limit = bound === undefined ? null : valueOf(bound);
  if (limit?.kind === "count" && limit.value > 1) throw refused(text, "the bound must be a share");
  return {
    measure,
    k: cut === undefined ? null : Number(cut),
    sense,
    budget: sense === "at least" ? { kind: "rate", value: budget.value } : budget,
    bound: limit?.value ?? null,
  };
}

function measureOf(written: string): RetrievalMeasure {
  const known = [...AT_LEAST, ...AT_MOST];
  const plain = written.toLowerCase().replace(/[_-]/g, "");
  const found = known.find((one) => one.toLowerCase() === plain);
  if (found !== undefined) return found;
  const near = nearestName(written, known);
  const hint = near === undefined ? known.join(", ") : `did you mean ${near}?`;
  throw new RangeError(
    `Cannot ${ACTION} as there is no figure ${JSON.stringify(written)}: ${hint}`,
  );
}

/** A share, a count, or so many of so many. */
function valueOf(written: string): Budget {
  const counts = /^(\d+)\s*(?:of|\/)\s*(\d+)$/i.exec(written);
  if (!counts) return parseBudget(written);
  const [part, whole] = [Number(counts[1]), Number(counts[2])];
  if (whole > 0 && part <= whole) return { kind: "rate", value: part / whole };
  throw refused(written, "the first number must be at most the second");
}

function unreadable(text: string): SyntaxError {
  return new SyntaxError(`Cannot ${ACTION} ${JSON.stringify(text)}: ${EXAMPLE}`);
}

function refused(text: string, need: string): RangeError {
  return new RangeError(`Cannot ${ACTION} ${JSON.stringify(text)} as ${need}`);
}
