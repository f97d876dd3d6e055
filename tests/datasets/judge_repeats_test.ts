/** What the datasheet of judge-repeats promises, counted again from the files. */
import { assert, assertEquals } from "@std/assert";
import { readRows } from "../../lib/data/read_rows.ts";
import { judgeRepeats } from "../../lib/judges/judge_repeats.ts";

type Verdict = boolean | null;

interface Repeats {
  readonly case: string;
  readonly march: readonly Verdict[];
  readonly june: readonly Verdict[];
}

interface Answer {
  readonly id: string;
  readonly week: string;
  readonly person: boolean;
  readonly verdict: boolean;
  readonly score: number;
}

interface Labelled {
  readonly id: string;
  readonly hallucinated: { readonly ana: Verdict };
}

const FOLDER = new URL("../../datasets/", import.meta.url);

async function rowsOf(file: string, id: string): Promise<readonly unknown[]> {
  const rows = await Array.fromAsync(readRows(new URL(file, FOLDER), { id }));
  return rows.map(({ value }) => value);
}

// The tests that every row is whole check what is used of it.
const repeats = await rowsOf("judge-repeats/repeats.jsonl", "case") as readonly Repeats[];
const weeks = await rowsOf("judge-repeats/weeks.jsonl", "id") as readonly Answer[];
const cases = await rowsOf("returns-desk/cases.jsonl", "id") as readonly Labelled[];
const ana = new Map(cases.map(({ id, hallucinated }) => [id, hallucinated.ana]));

Deno.test("judge-repeats: 120 labelled answers with five verdicts in March and in June", () => {
  assertEquals(repeats.length, 120);
  for (const row of repeats) {
    assertEquals(typeof ana.get(row.case), "boolean", row.case);
    for (const verdicts of [row.march, row.june]) {
      assertEquals(verdicts.length, 5);
      assert(verdicts.every((verdict) => verdict === null || typeof verdict === "boolean"));
    }
  }
});

Deno.test("judge-repeats: as unstable in June as in March, but half of the bad answers pass", () => {
  const figures = (["march", "june"] as const).map((month) => {
    const { items, failed, unstable, agreement } = judgeRepeats(repeats.map((row) => row[month]));
    const said = (bad: boolean) =>
      items.filter(({ majority }, at) => majority === bad && ana.get(repeats[at].case) === bad)
        .length;
    return [agreement.n, failed, unstable.length, said(true), said(false)];
  });
  assertEquals(figures, [[596, 4, 39, 46, 46], [595, 5, 39, 24, 65]]);
  assertEquals(repeats.filter((row) => ana.get(row.case)).length, 50);
});

Deno.test("judge-repeats: 60 answers a week for eight weeks, scores on their verdict's side", () => {
  const sizes = [...Map.groupBy(weeks, ({ week }) => week)].map(([week, rows]) => [
    week,
    rows.length,
  ]);
  assertEquals(
    sizes,
    [14, 15, 16, 17, 18, 19, 20, 21].map((week) => [`2026-W${week}`, 60]),
  );
  assert(weeks.every(({ score, verdict }) => (score >= 0.5) === verdict));
  assert(weeks.every(({ score }) => score > 0 && score < 1));
});

Deno.test("judge-repeats: 51 of 54 caught before the change, 73 of 149 after", () => {
  const parts = [
    weeks.filter(({ week }) => week < "2026-W16"),
    weeks.filter(({ week }) => week >= "2026-W16"),
  ];
  const counts = parts.map((rows) => {
    const bad = rows.filter(({ person }) => person);
    const good = rows.filter(({ person }) => !person);
    const caught = bad.filter(({ verdict }) => verdict).length;
    return [rows.length, bad.length, caught, good.filter(({ verdict }) => !verdict).length];
  });
  assertEquals(counts, [[120, 54, 51, 52], [360, 149, 73, 195]]);
});

Deno.test("judge-repeats: both files together are small", async () => {
  const files = ["repeats.jsonl", "weeks.jsonl"];
  const sizes = await Promise.all(
    files.map(async (file) => (await Deno.stat(new URL(`judge-repeats/${file}`, FOLDER))).size),
  );
  assert(sizes.reduce((sum, size) => sum + size) < 60_000);
});
