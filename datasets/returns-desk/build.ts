/**
 * Builds cases.jsonl from the hand-written content beside this file.
 *
 * Passages, questions, answers and the true state of every answer are written by hand in
 * content_*.ts. This script adds only the row order, the retrieval scores, the raters' labels
 * and the judges' verdicts and scores, by the mechanism stated in README.md. It is seeded:
 *
 *   deno run --allow-read --allow-write=datasets datasets/returns-desk/build.ts
 *
 * gives the same bytes every time.
 */
import { accountRows } from "./content_account.ts";
import { deliveryRows } from "./content_delivery.ts";
import { exchangeRows } from "./content_exchanges.ts";
import { fabricRows } from "./content_fabrics.ts";
import { giftRows } from "./content_gifts.ts";
import { orderRows } from "./content_orders.ts";
import { passagesA } from "./content_passages_a.ts";
import { passagesB } from "./content_passages_b.ts";
import { priceRows } from "./content_price.ts";
import { repairRows } from "./content_repairs.ts";
import { returnsRows } from "./content_returns.ts";
import { shippingRows } from "./content_shipping.ts";
import type { Passage, Row } from "./content_types.ts";

/**
 * What an imperfect retriever adds: off-topic current passages for each document, picked by hand
 * so that they hold nothing about the questions asked on that document.
 */
const FILLER: Record<string, [string, string]> = {
  "assembly": ["warranty#2", "custom-curtains#2"],
  "bulk-orders": ["custom-curtains#1", "loyalty#1"],
  "custom-curtains": ["swatches#1", "repairs#2"],
  "damaged-goods": ["assembly#2", "gift-cards#2"],
  "exchanges": ["swatches#1", "privacy#1"],
  "final-sale": ["store-pickup#2", "swatches#1"],
  "gift-cards": ["loyalty#1", "assembly#2"],
  "gifts": ["store-pickup#2", "loyalty#1"],
  "international": ["assembly#1", "loyalty#1"],
  "loyalty": ["gift-cards#2", "bulk-orders#2"],
  "order-changes": ["exchanges#2", "gift-cards#1"],
  "price-adjustment": ["warranty#1", "gift-cards#1"],
  "privacy": ["loyalty#1", "store-pickup#1"],
  "refunds": ["privacy#2", "bulk-orders#1"],
  "repairs": ["swatches#2", "gifts#2"],
  "returns-window": ["store-pickup#1", "repairs#2"],
  "shipping": ["international#2", "warranty#2"],
  "store-pickup": ["gift-cards#1", "repairs#2"],
  "swatches": ["custom-curtains#2", "gifts#2"],
  "warranty": ["swatches#2", "assembly#2"],
};

const SEED = "returns-desk/1";

/** How many rows no rater has labelled. */
const UNRATED = 40;
/** How many rows judge marl failed on. */
const MARL_FAILED = 3;

/** A number stream in [0, 1) of its own for each name: FNV-1a hash, then mulberry32. */
function stream(name: string): () => number {
  let state = 0x811c9dc5;
  for (const char of `${SEED}/${name}`) {
    state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(items: readonly T[], name: string): T[] {
  const next = stream(name);
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** A seeded pick of the given share of the items: always that share, rounded to whole items. */
function pick<T>(items: readonly T[], share: number, name: string): Set<T> {
  return new Set(shuffled(items, name).slice(0, Math.round(items.length * share)));
}

const passages = new Map<string, Passage>();
for (const passage of [...passagesA, ...passagesB]) {
  if (passages.has(passage.id)) throw new Error(`passage ${passage.id} occurs twice`);
  passages.set(passage.id, passage);
}

function passageOf(id: string): Passage {
  const found = passages.get(id);
  if (found === undefined) throw new Error(`no passage ${id}`);
  return found;
}

const rows: Row[] = shuffled([
  ...returnsRows,
  ...exchangeRows,
  ...giftRows,
  ...shippingRows,
  ...priceRows,
  ...repairRows,
  ...deliveryRows,
  ...accountRows,
  ...orderRows,
  ...fabricRows,
], "row order");

for (const row of rows) {
  const citations = [...row.cites, ...(row.cand?.[2] ?? []), ...row.rel];
  for (const id of citations) {
    if (!row.chunks.includes(id)) throw new Error(`${id} is not among the chunks of: ${row.q}`);
  }
}

const isHallucinated = (row: Row) => row.truth === "hallucinated";
const isFaithful = (row: Row) => row.truth === "faithful";

// The rows no rater has labelled: every sixth in the order of kind and type.
const spread = shuffled(rows, "unrated").sort((a, b) => {
  const [x, y] = [`${a.kind}/${a.truth}/${a.type}`, `${b.kind}/${b.truth}/${b.type}`];
  return x < y ? -1 : x > y ? 1 : 0;
});
const step = rows.length / UNRATED;
const unrated = new Set(spread.filter((_, index) => index % step === step - 1));
const rated = rows.filter((row) => !unrated.has(row));

/** Labels that depart from the truth: the rows on which a rater or judge errs. */
function errors(
  among: readonly Row[],
  who: string,
  rules: [string, number, (r: Row) => boolean][],
) {
  const wrong = new Set<Row>();
  const taken = new Set<Row>();
  for (const [name, share, applies] of rules) {
    const stratum = among.filter((row) => !taken.has(row) && applies(row));
    for (const row of stratum) taken.add(row);
    for (const row of pick(stratum, share, `${who}/${name}`)) wrong.add(row);
  }
  return wrong;
}

// The first rule that applies to a row decides; the number is the share of rows erred on.
const anaErrors = errors(rated, "ana", [
  ["misses", 0.03, isHallucinated],
]);
const benErrors = errors(rated, "ben", [
  ["courtesy called hallucinated", 0.6, (r) => isFaithful(r) && r.kind === "partial support"],
  ["subtle contradiction missed", 0.3, (r) => r.kind === "subtle contradiction"],
  ["other missed", 0.03, isHallucinated],
  ["other false alarm", 0.015, isFaithful],
]);
const marlErrors = errors(rows, "marl", [
  ["number missed", 0.75, (r) => r.kind === "number changed"],
  ["other missed", 0.1, isHallucinated],
  ["false alarm", 0.04, isFaithful],
]);
const tealErrors = errors(rows, "teal", [
  ["paraphrase flagged", 0.55, (r) => r.kind === "paraphrase"],
  ["missed", 0.07, isHallucinated],
  ["other false alarm", 0.08, isFaithful],
]);

const marlFailed = new Set(shuffled(rated, "marl/failed").slice(0, MARL_FAILED));

function verdict(row: Row, wrong: Set<Row>): boolean {
  return isHallucinated(row) !== wrong.has(row);
}

/** A score on the verdict's side of one half; errors lie nearer to the middle. */
function scorer(who: string): (says: boolean, wrong: boolean) => number {
  const next = stream(`${who}/scores`);
  return (says, wrong) => {
    const noise = (next() + next() + next() - 1.5) * 0.2;
    const distance = (wrong ? 0.2 : 0.36) + noise;
    const kept = Math.min(0.48, Math.max(0.01, distance));
    return Math.round((says ? 0.5 + kept : 0.5 - kept) * 100) / 100;
  };
}

const marlScore = scorer("marl");
const tealScore = scorer("teal");
const retrieval = stream("retrieval");
const filling = stream("filler");

/** Adds up to two off-topic passages, more often where the row has few. */
function withFiller(row: Row): string[] {
  const own = row.chunks.length;
  const roll = filling();
  const share = own === 1 ? 0.55 : own === 2 ? 0.3 : 0.2;
  const extra = roll < share / 3 ? 2 : roll < share * 4 / 3 ? 1 : 0;
  const more = FILLER[row.chunks[0].split("#")[0]].filter((id) => !row.chunks.includes(id));
  return [...row.chunks, ...more.slice(0, Math.min(extra, 4 - own))];
}

const lines = rows.map((row, index) => {
  let score = 0.8 + 0.15 * retrieval();
  const chunks = withFiller(row).map((id, position) => {
    const passage = passageOf(id);
    const offTopic = position >= row.chunks.length;
    if (position > 0) score -= (offTopic ? 0.08 : 0.02) + 0.13 * retrieval();
    return {
      id,
      doc_id: id.split("#")[0],
      text: passage.text,
      score: Math.round(score * 1000) / 1000,
      rank: position + 1,
      version: passage.version,
      status: passage.status,
      effective_date: passage.effective,
    };
  });
  const [marl, teal] = [verdict(row, marlErrors), verdict(row, tealErrors)];
  // Both scores are always drawn, so that a failure does not shift the later ones.
  const marlP = marlScore(marl, marlErrors.has(row));
  const tealP = tealScore(teal, tealErrors.has(row));
  const failed = marlFailed.has(row);
  return JSON.stringify({
    id: `rd-${String(index + 1).padStart(3, "0")}`,
    type: row.type,
    kind: row.kind,
    expect: row.type === "unanswerable" ? "abstain" : "answer",
    severity: row.severity,
    channel: row.channel,
    question: row.q,
    chunks,
    required_facts: row.req,
    forbidden_facts: row.forb,
    relevant_chunk_ids: row.rel,
    answer: row.a,
    citations: row.cites,
    candidate: {
      answer: row.cand?.[1] ?? row.a,
      citations: row.cand?.[2] ?? row.cites,
    },
    hallucinated: {
      ana: unrated.has(row) ? null : verdict(row, anaErrors),
      ben: unrated.has(row) ? null : verdict(row, benErrors),
    },
    judges: { marl: failed ? null : marl, teal },
    judge_scores: { marl: failed ? null : marlP, teal: tealP },
  });
});

Deno.writeTextFileSync(new URL("./cases.jsonl", import.meta.url), lines.join("\n") + "\n");
