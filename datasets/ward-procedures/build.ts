/**
 * Builds traces.jsonl from the hand-written content beside this file.
 *
 * Procedures, questions and answers, and what became of each question, are written by hand in content_*.ts. This
 * script adds the row order, the places of the gold passages, the passages around them, scores, callers and the
 * person's labels, by the mechanism stated in README.md. It is seeded:
 *
 *   deno run --allow-read --allow-write=datasets datasets/ward-procedures/build.ts
 *
 * gives the same bytes every time.
 */
import { careProcedures } from "./content_care.ts";
import {
  COURTESY,
  FORBIDDEN,
  HEDGED,
  LABELLED_BEFORE,
  MADE_UP,
  STALE,
  TEXTBOOK,
  WRONG,
} from "./content_fates.ts";
import { peopleProcedures } from "./content_people.ts";
import { safetyProcedures } from "./content_safety.ts";
import type { Fact, Procedure } from "./content_types.ts";
import { wardProcedures } from "./content_ward.ts";

const SEED = "ward-procedures/1";
const RANKS = [110, 20, 12, 6, 4];

const SCOPES: Record<string, string[]> = {
  nurse: ["nursing"],
  manager: ["nursing", "managers"],
  porter: ["portering"],
  clerk: ["clerical"],
  housekeeper: ["housekeeping"],
};

/** Where the evidence score lies on average, by the place of the gold passage and by what happened without it. */
const EVIDENCE = { places: [0.78, 0.72, 0.68, 0.63, 0.58], stale: 0.52, other: 0.44 };

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

/** A text before (0) or after (1) the change. */
function reading(text: string, which: 0 | 1): string {
  return text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, ...sides) => String(sides[which]));
}

interface Passage {
  id: string;
  procedure: Procedure;
  text: string;
  old: boolean;
}

const procedures = [
  ...wardProcedures,
  ...safetyProcedures,
  ...careProcedures,
  ...peopleProcedures,
];
const facts = new Map<string, { fact: Fact; procedure: Procedure }>();
const passages = new Map<string, Passage>();
for (const procedure of procedures) {
  procedure.facts.forEach((fact, index) => {
    const id = `${procedure.id}#${index + 1}`;
    facts.set(id, { fact, procedure });
    passages.set(id, { id, procedure, text: reading(fact.passage, 1), old: false });
    if (reading(fact.passage, 0) !== reading(fact.passage, 1)) {
      const before = oldId(id, procedure);
      passages.set(before, { id: before, procedure, text: reading(fact.passage, 0), old: true });
    }
  });
}

function oldId(id: string, { before }: Procedure): string {
  return `${id}-${before[0]}`;
}

function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) throw new Error(`there is no ${id}`);
  return value;
}

/** Words of four letters and more, without their endings: enough to tell what lies near. */
function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
}

const order = shuffled([...facts.keys()], "row order");
const missed = new Set([
  ...STALE,
  ...[WRONG, MADE_UP, HEDGED].flatMap((table) => Object.keys(table)),
]);
const places = new Map(
  shuffled(order.filter((id) => !missed.has(id) && id !== TEXTBOOK), "places").map((
    id,
    index,
  ) => [id, placeAt(index)]),
);
places.set(TEXTBOOK, 3);

/** Places in order: 110 times 1, 20 times 2, and so on; one of the third places is the textbook's. */
function placeAt(index: number): number {
  let end = 0;
  for (const [place, count] of RANKS.entries()) {
    end += count - (place === 2 ? 1 : 0);
    if (index < end) return place + 1;
  }
  throw new Error("more questions than places");
}

/** The five passages of a question, best first. */
function retrieved(id: string): string[] {
  if (id === TEXTBOOK) {
    return [
      "oxygen-cylinders#1-v3",
      "suction#2",
      "oxygen-cylinders#1",
      "crash-trolley#3",
      "oxygen-cylinders#2",
    ];
  }
  const { fact, procedure } = found(facts, id);
  const own = oldId(id, procedure);
  const must = [
    ...(STALE.includes(id) ? [own] : []),
    ...(WRONG[id] ? [WRONG[id][0]] : []),
    ...(MADE_UP[id]?.first ? [MADE_UP[id].first[0]] : []),
    ...(HEDGED[id] ? [HEDGED[id][0]] : []),
  ];
  const place = places.get(id);
  const asked = stems(`${fact.question} ${procedure.title}`);
  const next = stream(`around/${id}`);
  const near = [...passages.values()]
    .filter((passage) => {
      if (passage.id === id || must.includes(passage.id)) return false;
      // The superseded passage would answer, or refute, what went wrong in another way.
      if (passage.id === own && place === undefined) return false;
      const restricted = passage.procedure.scope;
      return restricted === undefined || restricted === procedure.scope;
    })
    .map((passage) => {
      const shared = [...stems(passage.text)].filter((stem) => asked.has(stem)).length;
      const related = passage.procedure === procedure ? 0.8 : 0;
      // The index drops most of what was superseded, some of it late.
      const late = passage.old ? (next() < 0.2 ? 0 : -4) : 0;
      return { id: passage.id, weight: shared + related + late + next() * 2.2 };
    })
    .sort((a, b) => b.weight - a.weight)
    .map((passage) => passage.id);
  const rest = [...must, ...near];
  const among = FORBIDDEN[id] ? [...rest.slice(0, 3), FORBIDDEN[id][1]] : rest;
  return place === undefined
    ? among.slice(0, 5)
    : [...among.slice(0, place - 1), id, ...among.slice(place - 1)].slice(0, 5);
}

/** 3 the passage in force that answers, 2 another of its procedure in force, 1 a superseded one of it, 0 all else. */
function gradeOf(passage: string, id: string): number {
  if (passage === id) return 3;
  const { procedure, old } = found(passages, passage);
  if (procedure !== found(facts, id).procedure) return 0;
  return old ? 1 : 2;
}

interface Answer {
  words: string;
  cites: string;
  claims: { text: string; from: string | null }[];
}

/** What was answered, and on what each sentence of it rests. */
function answerTo(id: string): Answer {
  const { fact, procedure } = found(facts, id);
  const from = (text: string, source: string | null): Answer => ({
    words: text,
    cites: source ?? retrieved(id)[0],
    claims: [{ text, from: source }],
  });
  if (STALE.includes(id)) return from(reading(fact.answer, 0), oldId(id, procedure));
  if (WRONG[id]) return from(WRONG[id][1], WRONG[id][0]);
  if (HEDGED[id]) {
    const [source, before, sentence] = HEDGED[id];
    return { ...from(sentence, source), words: `${before} ${sentence}` };
  }
  const extra = MADE_UP[id]?.says ?? COURTESY[id];
  const base = MADE_UP[id] === undefined
    ? [reading(fact.answer, 1), id] as const
    : MADE_UP[id].first && [MADE_UP[id].first[1], MADE_UP[id].first[0]] as const;
  if (base === undefined) return from(extra, null);
  const first = from(base[0], base[1]);
  if (extra === undefined) return first;
  return {
    words: `${base[0]} ${extra}`,
    cites: base[1],
    claims: [...first.claims, { text: extra, from: null }],
  };
}

/** The person's labels: how many of each kind of answer were read, and on how many of those the two differ. */
const person = new Map<string, boolean>();
function read(ids: readonly string[], name: string, count: number, differ: number): void {
  shuffled(ids, `person/${name}`).slice(0, count).forEach((id, index) => {
    const judged = answerTo(id).claims.every((claim) => claim.from !== null);
    person.set(id, index < differ ? !judged : judged);
  });
}
const plain = order.filter((id) => places.has(id) && COURTESY[id] === undefined);
read(Object.keys(MADE_UP), "made up", 5, 0);
read(Object.keys(COURTESY), "courtesy", 7, 4);
read([...STALE, ...Object.keys(WRONG)], "wrong passage", 12, 0);
read(Object.keys(HEDGED), "hedged", 3, 0);
read(plain, "right", 33, 2);

function roleOf(id: string): string {
  if (FORBIDDEN[id]) return FORBIDDEN[id][0];
  const { procedure } = found(facts, id);
  if (procedure.scope === "managers") return "manager";
  const inside = procedure.scope === "nursing" ||
    retrieved(id).some((one) => found(passages, one).procedure.scope === "nursing");
  const roll = stream(`role/${id}`)();
  if (inside || roll < 0.6) return "nurse";
  return roll < 0.7 ? "manager" : roll < 0.8 ? "porter" : roll < 0.9 ? "clerk" : "housekeeper";
}

/** Higher where the gold passage stands near the top, with an overlap: the sum of four draws about the mean. */
function evidenceScore(id: string): number {
  const place = places.get(id);
  const mean = place !== undefined
    ? EVIDENCE.places[place - 1]
    : STALE.includes(id)
    ? EVIDENCE.stale
    : EVIDENCE.other;
  const next = stream(`score of ${id}`);
  const noise = (next() + next() + next() + next() - 2) * 0.16;
  return Math.round(Math.min(0.99, Math.max(0.01, mean + noise)) * 1000) / 1000;
}

const lines = order.map((id, index) => {
  const { fact, procedure } = found(facts, id);
  const next = stream(`scores/${id}`);
  let score = Math.min(0.97, evidenceScore(id) + 0.12 * next());
  const chunks = retrieved(id).map((one, position) => {
    const { procedure: source, text, old } = found(passages, one);
    if (position > 0) score *= 0.97 - 0.12 * next();
    return {
      id: one,
      doc_id: source.id,
      section: source.title,
      text,
      score: Math.round(score * 1000) / 1000,
      rank: position + 1,
      version: old ? source.before[0] : source.version,
      status: old ? "superseded" : "current",
      effective_date: old ? source.before[1] : source.effective,
      ...(source.scope !== undefined && { scope: source.scope }),
    };
  });
  const { words, cites, claims } = answerTo(id);
  const supported = claims.filter((claim) => claim.from !== null).length;
  const role = roleOf(id);
  return JSON.stringify({
    id: `wp-${String(index + 1).padStart(3, "0")}`,
    question: fact.question,
    query_type: fact.type,
    language: fact.language,
    caller: { id: role, scopes: SCOPES[role] },
    chunks,
    relevant_chunk_ids: [id],
    grades: Object.fromEntries(
      [...new Set([...chunks.map((chunk) => chunk.id), id])].map((one) => [one, gradeOf(one, id)]),
    ),
    gold_versions: {
      [procedure.id]: LABELLED_BEFORE.includes(id) ? procedure.before[0] : procedure.version,
    },
    answer: words,
    citations: [cites],
    claims: claims.map(({ text, from }, number) => ({
      id: String(number + 1),
      text,
      verdict: from === null ? "unsupported" : "supported",
      chunk_ids: from === null ? [] : [from],
    })),
    faithfulness: supported / claims.length,
    person_faithful: person.get(id) ?? null,
    correct: !missed.has(id),
    confident: HEDGED[id] === undefined,
    evidence_score: evidenceScore(id),
  });
});

Deno.writeTextFileSync(new URL("./traces.jsonl", import.meta.url), lines.join("\n") + "\n");
