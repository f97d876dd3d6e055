import type { Chunk } from "../data/chunk.ts";
import type { GoldTrace } from "../data/gold_trace.ts";
import { labelTrace } from "./_gold.ts";
import { requireTrace } from "./_require_traces.ts";

/** A passage at its place in one of two traces. */
export interface RankedChunk {
  /** Its id. */
  readonly id: string;
  /** Whether it is gold, by the labels of either trace. */
  readonly gold: boolean;
  /** Its version, where the trace says. */
  readonly version?: string;
  /** Whether it still holds, where the trace says. */
  readonly status?: "current" | "superseded";
  /** Its place in the other trace, from 1; `null` where it is not there. */
  readonly otherRank: number | null;
}

/** One place in both traces. */
export interface RankDifference {
  /** The place, from 1. */
  readonly rank: number;
  /** What stands there in the failing trace; `null` beyond its end. */
  readonly failing: RankedChunk | null;
  /** What stands there in the passing trace. */
  readonly passing: RankedChunk | null;
  /** Whether it is the same passage. */
  readonly same: boolean;
}

/** Two traces of one question, rank by rank. */
export interface TraceDifference {
  /** The question. */
  readonly question: string;
  /** Place of the first gold passage in either; `null` where it is missed. */
  readonly goldRank: { readonly failing: number | null; readonly passing: number | null };
  /** Every place of the longer one. */
  readonly ranks: readonly RankDifference[];
  /** Ids that only the failing one holds. */
  readonly onlyFailing: readonly string[];
  /** Ids that only the passing one holds. */
  readonly onlyPassing: readonly string[];
  /** Documents of which the two hold different versions, each version once. */
  readonly versions: readonly {
    /** Id of the document. */
    readonly doc_id: string;
    /** Versions in the failing trace. */
    readonly failing: readonly string[];
    /** Versions in the passing trace. */
    readonly passing: readonly string[];
  }[];
}

const TASK = "compare traces";

/**
 * Lays a failing and a passing trace of one question side by side, rank by rank.
 *
 * For finding out why the gold passage was retrieved in one run and not in another: what took its place, and which
 * versions of a document were there. The gold labels of either trace count for both. It compares retrieval; whole runs
 * are compared by their measures.
 *
 * @param failing The trace that went wrong.
 * @param passing A trace of the same question that went right.
 * @returns Places, what only one of them holds, and versions that differ.
 * @throws {TypeError} If an argument is no trace.
 * @throws {RangeError} If the questions differ.
 *
 * @example
 * ```ts
 * import { diffTraces } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const ask = { question: "How long?", answer: null, relevant_chunk_ids: ["a"] };
 * const { goldRank, onlyPassing } = diffTraces(
 *   { ...ask, chunks: [{ id: "b", text: "" }] },
 *   { ...ask, chunks: [{ id: "b", text: "" }, { id: "a", text: "" }] },
 * );
 *
 * assertEquals(goldRank, { failing: null, passing: 2 });
 * assertEquals(onlyPassing, ["a"]);
 * ```
 */
export function diffTraces(failing: GoldTrace, passing: GoldTrace): TraceDifference {
  requireTrace(failing, "failing", TASK);
  requireTrace(passing, "passing", TASK);
  if (failing.question !== passing.question) {
    throw new RangeError(
      `Cannot ${TASK} as both must be of one question: current value is ${
        JSON.stringify(failing.question)
      } and ${JSON.stringify(passing.question)}`,
    );
  }
  const labels = [failing, passing];
  const [a, b] = labels.map(({ chunks }) => readAlike(chunks, labels));
  const [left, right] = [rankedOf(a, b), rankedOf(b, a)];
  const length = Math.max(left.length, right.length);
  return {
    question: failing.question,
    goldRank: { failing: firstGold(left), passing: firstGold(right) },
    ranks: Array.from({ length }, (_, i) => ({
      rank: i + 1,
      failing: left[i] ?? null,
      passing: right[i] ?? null,
      same: left[i] !== undefined && left[i].id === right[i]?.id,
    })),
    onlyFailing: left.filter(({ otherRank }) => otherRank === null).map(({ id }) => id),
    onlyPassing: right.filter(({ otherRank }) => otherRank === null).map(({ id }) => id),
    versions: differingVersions(a.chunks, b.chunks),
  };
}

/** Passages in order with whether they are gold, by the label of any of the traces. */
interface Ordered {
  readonly chunks: readonly Chunk[];
  readonly gold: readonly boolean[];
}

function readAlike(chunks: readonly Chunk[], labels: readonly GoldTrace[]): Ordered {
  const read = labels.map((trace) => labelTrace({ ...trace, chunks }, 0, 1));
  const gold = read[0].chunks.map((_, index) =>
    read.some(({ keys, relevant }) => relevant?.has(keys[index]) === true)
  );
  return { chunks: read[0].chunks, gold };
}

function rankedOf({ chunks, gold }: Ordered, other: Ordered): readonly RankedChunk[] {
  return chunks.map(({ id, version, status }, index) => {
    const place = other.chunks.findIndex((chunk) => chunk.id === id);
    return {
      id,
      gold: gold[index],
      ...version !== undefined && { version },
      ...status !== undefined && { status },
      otherRank: place < 0 ? null : place + 1,
    };
  });
}

function firstGold(ranked: readonly RankedChunk[]): number | null {
  const place = ranked.findIndex(({ gold }) => gold);
  return place < 0 ? null : place + 1;
}

function differingVersions(
  failing: readonly Chunk[],
  passing: readonly Chunk[],
): TraceDifference["versions"] {
  const versionsOf = (chunks: readonly Chunk[], doc: string) => {
    const own = chunks.filter(({ doc_id }) => doc_id === doc);
    return [...new Set(own.flatMap(({ version }) => version ?? []))].sort();
  };
  const documents = new Set([...failing, ...passing].flatMap(({ doc_id }) => doc_id ?? []));
  return [...documents]
    .map((doc_id) => ({
      doc_id,
      failing: versionsOf(failing, doc_id),
      passing: versionsOf(passing, doc_id),
    }))
    .filter(({ failing, passing }) =>
      failing.length > 0 && passing.length > 0 && failing.join("\n") !== passing.join("\n")
    );
}
