/**
 * The share of the relevant that is among the first `k` retrieved.
 *
 * Use it to tell a retrieval that missed from an answer that went astray: no prompt mends what was not retrieved.
 * It says nothing of order within the first `k`. What is retrieved twice counts once
 * and takes up two places. Where nothing is relevant
 * there is nothing to miss, and the recall is 1 by convention.
 *
 * @param retrieved Ids, best first.
 * @param relevant Ids of what is relevant; repeats count once.
 * @param k How many of the retrieved count, an integer from 1.
 * @returns A share from 0 to 1.
 * @throws {TypeError} If a list is no list of texts.
 * @throws {RangeError} If `k` is no integer from 1.
 * @see {@link https://nlp.stanford.edu/IR-book/html/htmledition/evaluation-of-ranked-retrieval-results-1.html}
 *
 * @example
 * ```ts
 * import { recallAtK } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(recallAtK(["a", "b", "c"], ["a", "c"], 2), 0.5);
 * ```
 */
export function recallAtK(
  retrieved: readonly string[],
  relevant: readonly string[],
  k: number,
): number {
  requireIds(retrieved, "retrieved");
  requireIds(relevant, "relevant");
  if (!Number.isInteger(k) || k < 1) throw new RangeError(refused("k", "an integer >= 1", k));
  const wanted = new Set(relevant);
  if (wanted.size === 0) return 1;
  // A repeat is found once, yet takes up a place.
  const found = new Set(retrieved.slice(0, k).filter((id) => wanted.has(id)));
  return found.size / wanted.size;
}

function requireIds(value: unknown, name: string): void {
  if (!Array.isArray(value)) throw new TypeError(refused(name, "an array of ids", value));
  value.forEach((id, index) => {
    if (typeof id !== "string") throw new TypeError(refused(`${name}[${index}]`, "a text", id));
  });
}

function refused(name: string, need: string, value: unknown): string {
  const shown = typeof value === "number" ? String(value) : JSON.stringify(value);
  return `Cannot compute recallAtK as ${name} must be ${need}: current value is ${shown}`;
}
