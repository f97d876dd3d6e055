/** What the datasheet of ward-procedures promises, counted again from the file. */
import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { readRows } from "../../lib/data/read_rows.ts";
import type { Chunk } from "../../lib/data/chunk.ts";
import type { JudgedClaim } from "../../lib/data/claim.ts";

interface Row {
  readonly id: string;
  readonly question: string;
  readonly query_type: string;
  readonly language: string;
  readonly caller: { readonly id: string; readonly scopes: readonly string[] };
  readonly chunks: readonly Chunk[];
  readonly relevant_chunk_ids: readonly string[];
  readonly grades: Readonly<Record<string, number>>;
  readonly gold_versions: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly citations: readonly string[];
  readonly claims: readonly JudgedClaim[];
  readonly faithfulness: number;
  readonly person_faithful: boolean | null;
  readonly correct: boolean;
  readonly confident: boolean;
  readonly evidence_score: number;
}

const FOLDER = new URL("../../datasets/ward-procedures/", import.meta.url);
const read = await Array.fromAsync(readRows(new URL("traces.jsonl", FOLDER), { id: "id" }));
// The test below that every row is whole checks what is used of it.
const rows = read.map(({ value }) => value as unknown as Row);

function placeOf({ chunks, relevant_chunk_ids }: Row): number | null {
  const index = chunks.findIndex(({ id }) => relevant_chunk_ids.includes(id));
  return index < 0 ? null : index + 1;
}

function gradesOf({ chunks, grades }: Row): readonly number[] {
  return chunks.map(({ id }) => grades[id]);
}

const missed = rows.filter((row) => placeOf(row) === null);
const wrong = rows.filter(({ correct, confident }) => !correct && confident);

Deno.test("ward-procedures: gold at place 1 for 110, 2 for 20, 3 for 12, 4 for 6, 5 for 4, missed 48", () => {
  assertEquals(rows.length, 200);
  const at = (place: number | null) => rows.filter((row) => placeOf(row) === place).length;
  assertEquals([1, 2, 3, 4, 5, null].map(at), [110, 20, 12, 6, 4, 48]);
  const reciprocals = rows.map((row) => 1 / (placeOf(row) ?? Infinity));
  assertAlmostEquals(reciprocals.reduce((sum, one) => sum + one) / 200, 0.6315, 1e-12);
  assertEquals((200 - missed.length) / 200, 0.76);
});

Deno.test("ward-procedures: 38 confident wrong answers, all among the 48: 29 faithful, 9 unsupported", () => {
  assertEquals(wrong.length, 38);
  assert(wrong.every((row) => placeOf(row) === null));
  assertEquals(wrong.filter(({ faithfulness }) => faithfulness === 1).length, 29);
  const made = wrong.filter(({ claims }) => claims.some(({ verdict }) => verdict !== "supported"));
  assertEquals(made.length, 9);
  assertEquals(made.filter(({ faithfulness }) => faithfulness < 1).length, 9);
  assertEquals(missed.filter(({ confident }) => !confident).length, 10);
  assertEquals(rows.filter(({ correct }) => correct).length, 152);
});

Deno.test("ward-procedures: the 29 rest on a wrong or superseded passage that was retrieved", () => {
  const faithful = wrong.filter(({ faithfulness }) => faithfulness === 1);
  const status = faithful.map(({ chunks, claims }) => {
    const [id] = claims[0].chunk_ids;
    return chunks.find((chunk) => chunk.id === id)?.status;
  });
  assertEquals(status.filter((one) => one === "superseded").length, 17);
  assertEquals(status.filter((one) => one === "current").length, 12);
});

Deno.test("ward-procedures: mean faithfulness is exactly .93, of supported claims among all", () => {
  // Only halves and wholes, so that the sum is exact: 186.
  assertEquals(rows.reduce((sum, { faithfulness }) => sum + faithfulness, 0) / 200, 0.93);
  for (const { id, claims, faithfulness } of rows) {
    const supported = claims.filter(({ verdict }) => verdict === "supported").length;
    assertEquals(faithfulness, supported / claims.length, id);
  }
});

Deno.test("ward-procedures: 60 answers read by a person, who agrees with the judge on 54", () => {
  const labelled = rows.filter(({ person_faithful }) => person_faithful !== null);
  const cell = (judge: boolean, person: boolean) =>
    labelled.filter((row) => (row.faithfulness === 1) === judge && row.person_faithful === person)
      .length;
  assertEquals([cell(true, true), cell(true, false), cell(false, true), cell(false, false)], [
    ...[46, 2, 4, 8],
  ]);
  assertEquals([labelled.length, cell(true, true) + cell(false, false)], [60, 54]);
});

Deno.test("ward-procedures: five passages with grades, versions and dates; one with 1, 0, 3, 0, 2", () => {
  const count = (grade: number) => rows.flatMap(gradesOf).filter((one) => one === grade).length;
  assertEquals([3, 2, 1, 0].map(count), [152, 320, 77, 451]);
  const textbook = rows.filter((row) => `${gradesOf(row)}` === "1,0,3,0,2");
  assertEquals(textbook.map(({ id }) => id), ["wp-054"]);
  assertEquals(Object.values(textbook[0].grades).sort(), [0, 0, 1, 2, 3]);
  for (const row of rows) {
    const { id, chunks, grades, relevant_chunk_ids, citations, claims } = row;
    const ids = chunks.map((chunk) => chunk.id);
    assertEquals(new Set(ids).size, 5, id);
    assertEquals(chunks.map(({ rank }) => rank), [1, 2, 3, 4, 5], id);
    const scores = chunks.map(({ score }) => score ?? NaN);
    assert(scores.every((score, i) => i === 0 || score <= scores[i - 1]), id);
    assertEquals(Object.keys(grades).filter((one) => grades[one] === 3), relevant_chunk_ids, id);
    for (const one of [...citations, ...claims.flatMap(({ chunk_ids }) => chunk_ids)]) {
      assert(ids.includes(one), `${id} ${one}`);
    }
    for (const { id: chunk, version = "", status, effective_date = "" } of chunks) {
      assert(/^v\d$/.test(version) && /^20\d\d-\d\d-\d\d$/.test(effective_date), id);
      if (grades[chunk] > 1) assertEquals(status, "current", id);
      if (grades[chunk] === 1) assertEquals(status, "superseded", id);
    }
  }
  const stale = rows.filter(({ chunks }) => chunks.some(({ status }) => status === "superseded"));
  assertEquals(stale.length, 98);
});

Deno.test("ward-procedures: what the datasheet says of slices, callers and old labels", () => {
  const table = ["number", "when", "who", "how", "exception"].map((type) => {
    const own = rows.filter(({ query_type }) => query_type === type);
    const found = own.filter((row) => placeOf(row) !== null).length;
    return [own.length, found, own.filter((row) => wrong.includes(row)).length];
  });
  assertEquals(table, [[48, 29, 16], [29, 17, 12], [39, 32, 5], [45, 38, 4], [39, 36, 1]]);
  const spanish = rows.filter(({ language }) => language === "es");
  assertEquals([spanish.length, spanish.filter((row) => missed.includes(row)).length], [13, 6]);
  const forbidden = rows.filter(({ chunks, caller }) =>
    chunks.some(({ scope }) => scope !== undefined && !caller.scopes.includes(String(scope)))
  );
  assertEquals(forbidden.map(({ id }) => id), ["wp-109", "wp-120", "wp-157", "wp-163"]);
  const versions = new Map(
    rows.flatMap(({ chunks }) => chunks).filter(({ status }) => status === "current")
      .map(({ doc_id, version }) => [doc_id, version]),
  );
  const changed = rows.filter(({ gold_versions }) =>
    Object.entries(gold_versions).some(([doc, version]) => versions.get(doc) !== version)
  );
  assertEquals(changed.length, 6);
});

Deno.test("ward-procedures: the evidence score is higher for good answers, and overlaps", () => {
  const [bad, good] = [wrong, rows.filter((row) => !wrong.includes(row))]
    .map((part) => part.map(({ evidence_score }) => evidence_score));
  const wins = bad.flatMap((low) => good.map((high) => high > low ? 1 : high === low ? 0.5 : 0));
  const auc = wins.reduce((sum: number, one) => sum + one, 0) / wins.length;
  assert(auc > 0.9 && auc < 0.95, `${auc}`);
  assert(Math.max(...bad) > Math.min(...good));
});

Deno.test("ward-procedures: no two questions are the same", () => {
  assertEquals(new Set(rows.map(({ question }) => question)).size, 200);
});
