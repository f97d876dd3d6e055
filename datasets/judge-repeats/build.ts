/**
 * Builds repeats.jsonl and weeks.jsonl by the mechanism stated in README.md. It is seeded:
 *
 *   deno run --allow-read --allow-write=datasets datasets/judge-repeats/build.ts
 *
 * gives the same bytes every time.
 */
const SEED = "judge-repeats/1";
const REPEATS = 5;
const WEEKS = ["W14", "W15", "W16", "W17", "W18", "W19", "W20", "W21"].map((week) =>
  `2026-${week}`
);
/** From this week on another model answers behind the judge's name. */
const CHANGED = "2026-W16";
const PER_WEEK = 60;

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly hallucinated: { readonly ana: boolean | null };
  readonly judges: { readonly teal: boolean | null };
}

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

/** How likely one call says something else than the judge's usual verdict of the answer. */
function flipChance(kind: string): number {
  return kind === "paraphrase" || kind === "subtle contradiction" ? 0.2 : 0.03;
}

/** What the judge usually says after the change, from what it said before. */
function changed(verdict: boolean, hallucinated: boolean, next: () => number): boolean {
  const passes = next() < (hallucinated ? 0.4 : 0.7);
  return verdict && !passes;
}

function calls(usual: boolean, chance: number, next: () => number): (boolean | null)[] {
  return Array.from({ length: REPEATS }, () => {
    const failed = next() < 0.01;
    const flipped = next() < chance;
    return failed ? null : usual !== flipped;
  });
}

function repeatsOf({ id, kind, hallucinated, judges }: Case): object {
  const next = stream(id);
  const before = judges.teal ?? false;
  const after = changed(before, hallucinated.ana ?? false, next);
  const chance = flipChance(kind);
  return { case: id, march: calls(before, chance, next), june: calls(after, chance, next) };
}

/** A judged answer of a week with a person's label; its score as in returns-desk, but surer of what it lets through. */
function answerOf(week: string, place: number): object {
  const id = `${week.slice(5).toLowerCase()}-${String(place + 1).padStart(2, "0")}`;
  const next = stream(id);
  const person = next() < 0.42;
  const isNew = week >= CHANGED;
  const wrong = next() < (person ? (isNew ? 0.45 : 0.07) : (isNew ? 0.08 : 0.24));
  const verdict = person !== wrong;
  const away = wrong && !(isNew && person) ? 0.2 : 0.36;
  const noise = (next() + next() + next() - 1.5) * 0.2;
  const distance = Math.min(0.48, Math.max(0.01, away + noise));
  const score = Number((0.5 + (verdict ? distance : -distance)).toFixed(2));
  return { id, week, person, verdict, score };
}

const FOLDER = new URL("./", import.meta.url);
const file = await Deno.readTextFile(new URL("../returns-desk/cases.jsonl", FOLDER));
const cases: Case[] = file.trim().split("\n").map((line) => JSON.parse(line));
const labelled = cases.filter(({ hallucinated }) => hallucinated.ana !== null);
const repeats = labelled.slice(0, 120).map(repeatsOf);
const weeks = WEEKS.flatMap((week) =>
  Array.from({ length: PER_WEEK }, (_, place) => answerOf(week, place))
);
for (const [name, rows] of Object.entries({ repeats, weeks })) {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  await Deno.writeTextFile(new URL(`${name}.jsonl`, FOLDER), text);
}
