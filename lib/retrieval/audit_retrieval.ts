import { checkAccess } from "../checks/check_access.ts";
import type { GoldTrace } from "../data/gold_trace.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { faithfulnessOf, splitWrongAnswers } from "./_answer_split.ts";
import { auditWarnings } from "./_audit_warnings.ts";
import { catalogueOf, staleLabels } from "./_catalogue.ts";
import { type Labelled, labelTrace, recallOf } from "./_gold.ts";
import { meanInterval } from "./_mean_interval.ts";
import { nearDuplicatesOf } from "./_near_duplicates.ts";
import { ndcgAtK } from "./ndcg_at_k.ts";
import { requireAuditOptions } from "./_require_audit_options.ts";
import { requireTraces } from "./_require_traces.ts";
import type { Resampling } from "./_resampling.ts";
import type { ForbiddenRetrieval, GoldPlace, RetrievalAudit } from "./retrieval_audit.ts";
import { auditSegments, isConfidentWrong } from "./_segments.ts";

/** Options of {@linkcode auditRetrieval}. */
export interface AuditRetrievalOptions {
  /** How many of the retrieved count, an integer from 1. Default 5. */
  readonly k?: number;
  /** Other k to measure at. Default 1, 3 and 10; `k` is always among them. */
  readonly at?: readonly number[];
  /** The least grade of a gold passage, above 0, where only grades are given. Default 1. */
  readonly goldGrade?: number;
  /** Share of words from which on two passages say nearly the same, above 0 to 1. Default .8. */
  readonly nearDuplicate?: number;
  /** Versions in force by id of document; default the newest seen in the traces that is not superseded. */
  readonly versions?: Readonly<Record<string, string>>;
  /** Scopes allowed to a caller that names none. Default: such a trace is not asked about access. */
  readonly allowedScopes?: readonly string[];
  /** Confidence level of the intervals, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Resamples of the bootstrap, an integer from 2. Default 2,000. */
  readonly resamples?: number;
  /** Seed of the bootstrap, an integer. Default 1. */
  readonly seed?: number;
}

/**
 * Measures retrieval apart from generation, and splits the wrong answers by which of the two failed.
 *
 * Use it where a judge finds the answers faithful and users find them wrong: an answer that is faithful to the wrong
 * passage, or to a superseded one, scores 1 with the judge and only the gold label shows it. It needs traces with
 * labels; `readGoldTraces` reads them. Whole runs in TREC's format are better served by measures over runs.
 *
 * Traces without a label, and those whose label says that nothing is relevant, are left out of the measures and listed.
 * A question for which nothing was retrieved counts as missed. A passage retrieved twice counts once and takes up two
 * places; grades below 0 count as 0. Shares have Wilson's interval, means the percentile bootstrap's.
 *
 * @param traces Traces with gold labels, one a question; repeated runs are not independent and are warned of.
 * @param options k, the level of the intervals, and what counts as gold, stale and near.
 * @returns Rates with n and interval, lists of the traces behind them, segments, and warnings.
 * @throws {TypeError} If `traces` is no list of traces, or an option unknown or of the wrong kind.
 * @throws {RangeError} If an option or a faithfulness is out of range.
 *
 * @example
 * ```ts
 * import { auditRetrieval } from "@touchstone/eval/retrieval";
 * import { assertEquals } from "@std/assert";
 *
 * const old = { id: "a#1-v1", text: "Returns within 45 days.", status: "superseded" as const };
 * const now = { id: "a#1", text: "Returns within 30 days." };
 * const ask = { question: "How long?", relevant_chunk_ids: ["a#1"], faithfulness: 1 };
 * const { places, split } = auditRetrieval([
 *   { id: "1", ...ask, chunks: [now], answer: "30 days.", correct: true },
 *   { id: "2", ...ask, chunks: [old], answer: "45 days.", correct: false, citations: ["a#1-v1"] },
 * ]);
 *
 * assertEquals(places, [{ rank: 1, n: 1 }, { rank: null, n: 1 }]);
 * assertEquals(split, [
 *   { retrieval: "missed", answer: "faithful", n: 1, superseded: 1, ids: ["2"] },
 * ]);
 * ```
 */
export function auditRetrieval(
  traces: readonly GoldTrace[],
  options: AuditRetrievalOptions = {},
): RetrievalAudit {
  requireTraces(traces, "traces", "audit retrieval");
  requireAuditOptions(options);
  const { k = 5, at = [1, 3, 10], goldGrade = 1, nearDuplicate = 0.8, versions = {} } = options;
  const { allowedScopes, level = 0.95, resamples = 2000, seed = 1 } = options;
  const resampling: Resampling = { level, resamples, seed };
  const share = (count: number, n: number) => wilsonInterval(count, n, { level });

  const labelled = traces.map((trace, index) => labelTrace(trace, index, goldGrade));
  const measured = labelled.filter(({ relevant }) => relevant !== null && relevant.size > 0);
  const judged = labelled.filter(({ trace }) => trace.correct !== undefined);
  const wrong = judged.filter(isConfidentWrong);
  const n = labelled.length;
  const stale = labelled.filter(({ chunks }) =>
    chunks.slice(0, k).some(({ status }) => status === "superseded")
  );
  const empty = labelled.filter(({ chunks }) => chunks.length === 0);
  const duplicates = labelled.flatMap(({ id, chunks }) =>
    nearDuplicatesOf(id, chunks.slice(0, k), nearDuplicate)
  );
  const duplicated = new Set(duplicates.map(({ id }) => id)).size;
  const asked = labelled.filter(({ trace }) => scopesOf(trace, allowedScopes) !== undefined);
  const forbidden = asked.flatMap((one) => forbiddenIn(one, allowedScopes));
  const catalogue = catalogueOf(labelled, versions);
  const grounded = labelled.map(faithfulnessOf).filter((value) => value !== null);

  return {
    n,
    k,
    measured: measured.length,
    nothingRelevant: idsOf(labelled.filter(({ relevant }) => relevant?.size === 0)),
    unlabelled: idsOf(labelled.filter(({ relevant }) => relevant === null)),
    places: placesOf(measured),
    at: [...new Set([...at, k])].sort((a, b) => a - b).map((cut) => ({
      k: cut,
      hit: share(measured.filter((one) => recallOf(one, cut) > 0).length, measured.length),
      recall: meanInterval(measured.map((one) => recallOf(one, cut)), resampling),
      ndcg: meanInterval(
        measured.map(({ keys, grades }) => ndcgAtK(keys, grades, cut)).filter((value) =>
          value !== null
        ),
        resampling,
      ),
    })),
    mrr: meanInterval(measured.map(({ rank }) => rank === null ? 0 : 1 / rank), resampling),
    stale: share(stale.length, n),
    staleIds: idsOf(stale),
    duplicated: share(duplicated, n),
    nearDuplicates: duplicates,
    empty: share(empty.length, n),
    emptyIds: idsOf(empty),
    forbidden: share(new Set(forbidden.map(({ of }) => of)).size, asked.length),
    forbiddenChunks: forbidden.map(({ of: _, ...found }) => found),
    confidentWrong: share(wrong.length, judged.length),
    split: splitWrongAnswers(wrong, k),
    hedged: judged.filter(({ trace }) => trace.correct === false).length - wrong.length,
    faithfulness: meanInterval(grounded, resampling),
    segments: auditSegments(labelled, catalogue, k, resampling),
    relabel: staleLabels(labelled, catalogue),
    warnings: auditWarnings(labelled, k),
  };
}

function idsOf(labelled: readonly Labelled[]): readonly string[] {
  return labelled.map(({ id }) => id);
}

/** Places in order, the missed last; those where nothing stands are left out. */
function placesOf(measured: readonly Labelled[]): readonly GoldPlace[] {
  const counts = new Map<number | null, number>();
  for (const { rank } of measured) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].map(([rank, n]) => ({ rank, n }))
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
}

/** What the caller of a trace may see; `undefined` where nothing says. */
function scopesOf(
  { caller }: GoldTrace,
  allowed: readonly string[] | undefined,
): readonly string[] | undefined {
  return caller?.scopes ?? allowed;
}

function forbiddenIn(
  one: Labelled,
  allowed: readonly string[] | undefined,
): readonly (ForbiddenRetrieval & { readonly of: Labelled })[] {
  const { trace, id } = one;
  const answered = { ...trace, answer: trace.answer ?? null };
  return checkAccess(answered, scopesOf(trace, allowed) ?? []).forbidden.map((found) => ({
    id,
    caller: trace.caller?.id ?? "unnamed",
    ...found,
    of: one,
  }));
}
