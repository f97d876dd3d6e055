import type { Fact } from "../data/case.ts";
import type { Chunk } from "../data/chunk.ts";
import { factFinder } from "./_fact_finder.ts";
import { requireChunks, requireFacts } from "./_require_facts.ts";

/** A fact and the passages that state it. */
export interface CoveredFact {
  /** The fact as it was asked for. */
  readonly fact: Fact;
  /** Ids of the passages that state it, in their order. */
  readonly chunk_ids: readonly string[];
}

/** What {@linkcode factCoverage} found. */
export interface FactCoverage {
  /** How many facts were asked for. */
  readonly n: number;
  /** The share of them that is covered; 1 where none was asked for, as nothing is missing. */
  readonly share: number;
  /** The facts that a passage states. */
  readonly covered: readonly CoveredFact[];
  /** The facts that none states: no right answer can rest on these passages. */
  readonly missing: readonly Fact[];
}

/**
 * Which of the facts that a right answer needs are in the passages that were retrieved.
 *
 * For telling a fault of retrieval from one of the model: an answer cannot hold what no passage held. A fact
 * counts where one passage states it by itself, as `findFact` says; one spread over two passages does not.
 *
 * @param chunks The passages, best first.
 * @param requiredFacts The facts, each a text or several wordings of which one is enough.
 * @param k How many passages count, from the first: an integer >= 1. Default: all.
 * @returns The share, the facts covered with their passages, and those missing.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If `k` is no integer >= 1, or a wording is empty.
 *
 * @example
 * ```ts
 * import { factCoverage } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "a", text: "Reply within one day." }, { id: "b", text: "The fee is $12." }];
 * const { share, covered, missing } = factCoverage(chunks, ["24 hours", "$12"], 1);
 * assertEquals(share, 0.5);
 * assertEquals(covered, [{ fact: "24 hours", chunk_ids: ["a"] }]);
 * assertEquals(missing, ["$12"]);
 * ```
 */
export function factCoverage(
  chunks: readonly Chunk[],
  requiredFacts: readonly Fact[],
  k: number = Infinity,
): FactCoverage {
  const action = "compute factCoverage";
  requireChunks(chunks, "chunks", action);
  requireFacts(requiredFacts, "requiredFacts", action);
  if (typeof k !== "number" || !(Number.isInteger(k) || k === Infinity) || k < 1) {
    throw new RangeError(
      `Cannot ${action} as k must be an integer >= 1: current value is ${JSON.stringify(k) ?? k}`,
    );
  }
  const read = chunks.slice(0, k).map(({ id, text }) => ({ id, find: factFinder(text, {}) }));
  const found = requiredFacts.map((fact): CoveredFact => ({
    fact,
    chunk_ids: read.filter(({ find }) => find(fact).length > 0).map(({ id }) => id),
  }));
  const covered = found.filter(({ chunk_ids }) => chunk_ids.length > 0);
  const missing = found.filter((it) => !covered.includes(it)).map(({ fact }) => fact);
  const n = requiredFacts.length;
  return { n, share: n === 0 ? 1 : covered.length / n, covered, missing };
}
