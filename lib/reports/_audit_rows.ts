import type { RetrievalAudit, WrongAnswers } from "../retrieval/retrieval_audit.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { percent } from "./_percent.ts";
import { requireResult } from "./_require_result.ts";

/** Traces that a report lists under one finding. */
const MOST_IDS = 10;

/** Heads of the tables of an audit, and which side their columns lean to. */
export const PLACE_HEADS = ["gold passage at place", "questions"];
export const MEASURE_HEADS = ["", "count", "value"];
export const SPLIT_HEADS = ["confident wrong answers", "n", "what to mend first", "traces"];
export const SEGMENT_HEADS = ["segment", "traces", "gold retrieved", "MRR", "confident wrong"];
export const FINDING_HEADS = ["found", "traces"];
export const COUNTED = ["left", "right"] as const;

type Rows = readonly (readonly string[])[];

/** Throws unless `audit` is what `auditRetrieval` gives. */
export function requireAudit(audit: unknown, action: string): asserts audit is RetrievalAudit {
  const lists = ["places", "at", "split", "segments", "relabel", "warnings", "forbiddenChunks"];
  requireResult(audit, "audit", "what auditRetrieval gives", lists, action);
  const { mrr, stale, confidentWrong, faithfulness } = audit as RetrievalAudit;
  if (mrr && stale && confidentWrong && faithfulness) return;
  throw new TypeError(`Cannot compute ${action} as audit must be what auditRetrieval gives`);
}

/** What was audited, in a sentence. */
export function auditLine({ n, measured, nothingRelevant, unlabelled }: RetrievalAudit): string {
  const left = [
    [nothingRelevant.length, "with nothing relevant"],
    [unlabelled.length, "without a gold label"],
  ].filter(([count]) => Number(count) > 0).map(([count, what]) => `${count} ${what}`);
  const parts = [
    `${formatCount(n)} ${n === 1 ? "trace" : "traces"}, ${
      formatCount(measured)
    } with a gold passage`,
    ...left,
  ];
  return parts.join(", ");
}

/** Where the gold passage stands. */
export function placeRows({ places }: RetrievalAudit): Rows {
  return places.map(({ rank, n }) => [rank === null ? "not retrieved" : `${rank}`, formatCount(n)]);
}

/** The measures of retrieval, and of the answers beside them. */
export function measureRows(audit: RetrievalAudit): Rows {
  const { at, mrr, k, stale, duplicated, empty, forbidden, confidentWrong, faithfulness } = audit;
  // Recall and hits are one figure where every question has one gold passage.
  const single = at.every(({ hit, recall }) => hit.estimate === recall.estimate);
  const rows = [
    ...at.flatMap((one) => [
      ...single ? [] : [share(`a gold passage among the first ${one.k}`, one.hit)],
      share(`recall@${one.k}`, one.recall),
    ]),
    ["MRR", "", formatInterval(mrr)],
    ...at.map((one) => [`nDCG@${one.k}`, "", formatInterval(one.ndcg)]),
    share(`superseded passage among the first ${k}`, stale),
    share(`near duplicates among the first ${k}`, duplicated),
    share("nothing retrieved", empty),
    ...forbidden.n > 0 ? [share("passage that the caller may not see", forbidden)] : [],
    ...confidentWrong.n > 0 ? [share("wrong and confident, of the judged", confidentWrong)] : [],
    ...faithfulness.n > 0 ? [["mean faithfulness", "", formatInterval(faithfulness)]] : [],
  ];
  return rows;
}

function share(what: string, interval: Interval): readonly string[] {
  const { estimate, n, method } = interval;
  const whole = estimate !== null && method === "wilson";
  const count = whole ? `${formatCount(Math.round(estimate * n))}/${formatCount(n)}` : "";
  return [what, count, percent(interval)];
}

const RETRIEVAL: Readonly<Record<WrongAnswers["retrieval"], string>> = {
  missed: "gold missed",
  dropped: "gold retrieved, not in the prompt",
  retrieved: "gold retrieved",
  unlabelled: "no gold label",
};
const ANSWER: Readonly<Record<WrongAnswers["answer"], string>> = {
  faithful: "faithful to another passage",
  unsupported: "not supported",
  contradicted: "contradicted by a passage",
  unjudged: "faithfulness not judged",
};

/** Confident wrong answers by what failed. */
export function splitRows({ split }: RetrievalAudit): Rows {
  return split.map((kind) => [
    `${RETRIEVAL[kind.retrieval]}, answer ${ANSWER[kind.answer]}` +
    (kind.superseded > 0 ? ` (${kind.superseded} superseded)` : ""),
    formatCount(kind.n),
    mendFirst(kind),
    firstIds(kind.ids),
  ]);
}

function mendFirst({ retrieval, answer, superseded, n }: WrongAnswers): string {
  if (retrieval === "unlabelled") return "label the gold passage";
  if (retrieval === "dropped") return "what goes into the prompt";
  if (answer === "unjudged") return "judge the answer";
  if (retrieval === "retrieved") {
    return answer === "faithful" ? "ranking, or the gold label" : "the prompt or the model";
  }
  if (answer !== "faithful") return "retrieval, and declining without evidence";
  return superseded * 2 >= n ? "superseded passages in the index" : "retrieval";
}

/** The figures by segment, where there is more than one. */
export function segmentRows({ segments }: RetrievalAudit): Rows {
  return segments
    .filter(({ by }) => segments.filter((one) => one.by === by).length > 1)
    .map(({ by, value, n, hit, mrr, confidentWrong }) => [
      `${by} ${value}`,
      formatCount(n),
      hit.n === 0 ? "none labelled, n 0" : percent(hit),
      mrr.n === 0 ? "none labelled, n 0" : formatInterval(mrr),
      confidentWrong.n === 0 ? "none judged, n 0" : percent(confidentWrong),
    ]);
}

/** What to look at one by one. */
export function findingRows(audit: RetrievalAudit): Rows {
  const { forbiddenChunks, relabel, emptyIds, nothingRelevant, unlabelled, nearDuplicates } = audit;
  const byCaller = Map.groupBy(forbiddenChunks, ({ caller }) => caller);
  const duplicated = [...new Set(nearDuplicates.map(({ id }) => id))];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ...[...byCaller].map(([caller, found]) =>
      [
        `not for ${caller}`,
        found.map(({ id, chunk_id, reached }) => `${id} (${chunk_id}, ${reached})`),
      ] as const
    ),
    [
      "label anew",
      relabel.map(({ id, doc_id, labelled, current }) =>
        `${id} (${doc_id}: ${labelled}, now ${current})`
      ),
    ],
    ["superseded passage", audit.staleIds],
    ["near duplicates", duplicated],
    ["nothing retrieved", emptyIds],
    ["nothing relevant", nothingRelevant],
    ["no gold label", unlabelled],
  ];
  return lists.filter(([, ids]) => ids.length > 0).map(([what, ids]) => [what, firstIds(ids)]);
}

function firstIds(ids: readonly string[]): string {
  const more = ids.length - MOST_IDS;
  return ids.slice(0, MOST_IDS).join(", ") + (more > 0 ? ` and ${formatCount(more)} more` : "");
}
