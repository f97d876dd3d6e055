import type { Interval } from "../statistics/interval.ts";

/** How many questions have their first gold passage at a place. */
export interface GoldPlace {
  /** The place, from 1; `null` where no gold passage was retrieved. */
  readonly rank: number | null;
  /** Questions. */
  readonly n: number;
}

/** What was found among the first k. */
export interface RetrievalAtK {
  /** How many of the retrieved count. */
  readonly k: number;
  /** Share of the questions with a gold passage among the first k. */
  readonly hit: Interval;
  /** Mean share of the gold passages among the first k: the same as `hit` where each question has one. */
  readonly recall: Interval;
  /** Mean nDCG of the first k, with exponential gain. */
  readonly ndcg: Interval;
}

/** Wrong answers of one kind. */
export interface WrongAnswers {
  /** Whether a gold passage was retrieved, retrieved but not put in the prompt, or missed; `unlabelled`: no label. */
  readonly retrieval: "missed" | "dropped" | "retrieved" | "unlabelled";
  /** What the answer is, held against the passages that the system had. */
  readonly answer: "faithful" | "unsupported" | "contradicted" | "unjudged";
  /** How many. */
  readonly n: number;
  /** Those of them that rest on a superseded passage alone. */
  readonly superseded: number;
  /** Ids of the traces. */
  readonly ids: readonly string[];
}

/** Passages that say nearly the same, retrieved for one question. */
export interface NearDuplicates {
  /** Id of the trace. */
  readonly id: string;
  /** Ids of both passages, the better ranked first; one id twice where it was retrieved twice. */
  readonly chunk_ids: readonly [string, string];
  /** Share of words that they have in common, 0 to 1. */
  readonly similarity: number;
}

/** A passage in a trace of somebody who may not see it. */
export interface ForbiddenRetrieval {
  /** Id of the trace. */
  readonly id: string;
  /** Who asked, where the trace says. */
  readonly caller: string;
  /** Id of the passage. */
  readonly chunk_id: string;
  /** The scopes of which the caller has none. */
  readonly scope: readonly string[];
  /** How far it came. */
  readonly reached: "retrieved" | "prompt" | "cited";
}

/** A gold label to be given anew, as the document has changed since. */
export interface StaleLabel {
  /** Id of the trace. */
  readonly id: string;
  /** Id of the document. */
  readonly doc_id: string;
  /** Its version when the label was given. */
  readonly labelled: string;
  /** Its version now. */
  readonly current: string;
}

/** The figures of the traces that share a value. */
export interface AuditSegment {
  /** What they share. */
  readonly by: "query type" | "language" | "document age" | "scope";
  /** Its value. */
  readonly value: string;
  /** Traces. */
  readonly n: number;
  /** Share with a gold passage among the first k. */
  readonly hit: Interval;
  /** Mean reciprocal rank. */
  readonly mrr: Interval;
  /** Wrong and confident among those whose answer was judged right or wrong. */
  readonly confidentWrong: Interval;
}

/** What `auditRetrieval` found. */
export interface RetrievalAudit {
  /** Traces. */
  readonly n: number;
  /** The k that stale passages, duplicates, segments and the split of wrong answers refer to. */
  readonly k: number;
  /** Traces with something relevant, over which retrieval is measured. */
  readonly measured: number;
  /** Ids of the traces whose label says that nothing is relevant: left out of the measures. */
  readonly nothingRelevant: readonly string[];
  /** Ids of the traces without a gold label: left out of the measures. */
  readonly unlabelled: readonly string[];
  /** Where the first gold passage stands, by place. */
  readonly places: readonly GoldPlace[];
  /** What was found among the first k, for several k. */
  readonly at: readonly RetrievalAtK[];
  /** Mean reciprocal rank of the first gold passage, 0 where it was missed. */
  readonly mrr: Interval;
  /** Share of the traces with a superseded passage among the first k. */
  readonly stale: Interval;
  /** Ids of those traces. */
  readonly staleIds: readonly string[];
  /** Share of the traces with two passages among the first k that say nearly the same. */
  readonly duplicated: Interval;
  /** Which passages those are. */
  readonly nearDuplicates: readonly NearDuplicates[];
  /** Share of the traces for which nothing was retrieved. */
  readonly empty: Interval;
  /** Ids of those traces. */
  readonly emptyIds: readonly string[];
  /** Share of the traces whose caller is known with a passage that the caller may not see. */
  readonly forbidden: Interval;
  /** Which passages those are. */
  readonly forbiddenChunks: readonly ForbiddenRetrieval[];
  /** Wrong and confident among those whose answer was judged right or wrong. */
  readonly confidentWrong: Interval;
  /** The confident wrong answers by what happened in retrieval and in the answer, most frequent first. */
  readonly split: readonly WrongAnswers[];
  /** Wrong answers that were not given as certain. */
  readonly hedged: number;
  /** Mean faithfulness of the answers that have one. */
  readonly faithfulness: Interval;
  /** The figures by segment. */
  readonly segments: readonly AuditSegment[];
  /** Gold labels whose document has changed. */
  readonly relabel: readonly StaleLabel[];
  /** What to beware of. */
  readonly warnings: readonly string[];
}
