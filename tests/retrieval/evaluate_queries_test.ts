import { assertEquals } from "@std/assert";
import { evaluateRun } from "../../lib/retrieval/evaluate_run.ts";
import { evaluateRunFile } from "../../lib/retrieval/evaluate_run_file.ts";

Deno.test("evaluateRun() warns of a run that holds none of the judged queries", () => {
  const other = evaluateRun({ 1: ["a"], 2: ["b"] }, { q1: ["a"], q2: ["b"] });
  assertEquals(
    other.warnings[0],
    'the run holds none of the 2 judged queries: it has "q1", the judgements have "1"',
  );
  assertEquals(other.summary.map.estimate, 0);
  const empty = evaluateRun({ q1: ["a"] }, {});
  assertEquals(empty.warnings, ["the run holds none of the 1 judged queries: it is empty"]);
  const none = evaluateRun({}, { q1: ["a"] });
  assertEquals(none.warnings, ["there are no judgements"]);
  // Retrieved nothing is not the same as not asked.
  assertEquals(evaluateRun({ q1: ["a"] }, { q1: [], q2: ["a"] }).warnings, []);
});

Deno.test("evaluateRunFile() warns alike, also where the missing are left out", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/qrels`, "1 0 a 1\n");
    await Deno.writeTextFile(`${folder}/run`, "q1 Q0 a 1 1 t\n");
    const options = { missing: "omit" } as const;
    const { warnings } = await evaluateRunFile(`${folder}/qrels`, `${folder}/run`, options);
    assertEquals(warnings, [
      'the run holds none of the 1 judged queries: it has "q1", the judgements have "1"',
    ]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
