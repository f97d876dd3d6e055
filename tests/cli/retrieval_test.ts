import { assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";
import { testOnRealData } from "../shared_data.ts";

/** Runs the command in this process and keeps what it prints. */
async function retrieval(...args: readonly string[]) {
  let [out, err] = ["", ""];
  const code = await main(["retrieval", ...args], {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    colour: false,
  });
  return { code, out, err };
}

const QRELS = "q1 0 a 1\nq2 0 b 1\nq3 0 c 0\n";

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/qrels`, QRELS);
    await Deno.writeTextFile(`${folder}/run`, "q1 Q0 x 1 2 t\nq1 Q0 a 2 1 t\nq9 Q0 a 1 1 t\n");
    await use(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("retrieval prints means, and what was missing, left out and unjudged", () =>
  inFolder(async (folder) => {
    const files = ["--qrels", `${folder}/qrels`, "--run", `${folder}/run`];
    const { code, out } = await retrieval(...files, "--measures", "recip_rank,recall_5");
    assertEquals(code, 0);
    // Mean of 1/2 and 0.
    assertStringIncludes(out, "recip_rank  .250 (.000 to .500), n 2");
    assertStringIncludes(out, "1 query missing from the run, each counted as 0: q2");
    assertStringIncludes(out, "1 query left out, as nothing is relevant to them: q3");
    assertStringIncludes(out, "1 query of the run left out, as nobody judged them: q9");
    assertStringIncludes(out, "1 of 2 documents in the first 10 places are unjudged");
  }));

Deno.test("retrieval --per-query writes each query's values, and writes over nothing unasked", () =>
  inFolder(async (folder) => {
    const files = ["--qrels", `${folder}/qrels`, "--run", `${folder}/run`];
    const path = `${folder}/queries.jsonl`;
    const args = [...files, "--measures", "recip_rank", "--per-query", path];
    assertEquals((await retrieval(...args)).code, 0);
    assertEquals(
      await Deno.readTextFile(path),
      '{"query":"q1","recip_rank":0.5}\n{"query":"q2","recip_rank":0}\n',
    );
    const again = await retrieval(...args);
    assertEquals(again.code, 2);
    assertStringIncludes(again.err, "--force writes over it");
    assertEquals((await retrieval(...args, "--force")).code, 0);
  }));

Deno.test("retrieval --baseline compares, and gives 1 where the run is worse beyond chance", () =>
  inFolder(async (folder) => {
    const queries = Array.from({ length: 12 }, (_, i) => `q${i}`);
    const write = (name: string, line: (query: string) => string) =>
      Deno.writeTextFile(`${folder}/${name}`, queries.map(line).join(""));
    await write("qrels", (query) => `${query} 0 a 1\n`);
    await write("good", (query) => `${query} Q0 a 1 1 t\n`);
    await write("bad", (query) => `${query} Q0 x 1 1 t\n`);
    const compare = (run: string, baseline: string, ...more: readonly string[]) => {
      const files = ["--qrels", `${folder}/qrels`, "--run", `${folder}/${run}`];
      return retrieval(...files, "--baseline", `${folder}/${baseline}`, ...more);
    };
    const worse = await compare("bad", "good", "--measures", "success_1");
    assertEquals(worse.code, 1);
    // 2 of 2^12 exchanges are as far from 0.
    assertStringIncludes(worse.out, "success_1  1.000     .000  -1.000");
    assertStringIncludes(worse.out, "Greatest losses by success_1\nq0  1.000  to  .000");
    assertEquals((await compare("good", "bad")).code, 0);
    const json = await compare("good", "bad", "--format", "json", "--measures", "success_1");
    const { comparison, summary } = JSON.parse(json.out);
    assertEquals(comparison.measures[0].pValue, 2 / 2 ** 12);
    assertEquals(summary.success_1.estimate, 1);
  }));

Deno.test("retrieval says what is wrong with its command line and its files", () =>
  inFolder(async (folder) => {
    const files = ["--qrels", `${folder}/qrels`, "--run", `${folder}/run`];
    const said = async (...args: readonly string[]) => {
      const { code, err } = await retrieval(...args);
      assertEquals(code, 2);
      return err;
    };
    assertStringIncludes(await said(), "--qrels FILE is required");
    assertStringIncludes(await said(...files, "--measure", "map"), "did you mean --measures?");
    assertStringIncludes(await said(...files, "--measures", "recall@5"), "did you mean recall_5?");
    assertStringIncludes(await said(...files, "--per-query", `${folder}/run`), "that is read");
    assertStringIncludes(await said(...files, "--relevance-level", "0"), "a number above 0");
    await Deno.writeTextFile(`${folder}/run`, "q1 Q0 a 1 2 t\nq1 Q0 a 2 1 t\n");
    assertStringIncludes(await said(...files), `${folder}/run:2:1: document "a" is there twice`);
  }));

testOnRealData(
  "retrieval prints trec_eval's figures of its own data",
  "trec_eval/qrels.test",
  async (qrels) => {
    const run = qrels.replace("qrels.test", "results.test");
    const measures = ["--measures", "map,P_10", "--no-relevant=zero", "--missing", "omit"];
    const { out } = await retrieval("--qrels", qrels, "--run", run, ...measures);
    assertStringIncludes(out, "map      .179");
    assertStringIncludes(out, "P_10     .300");
  },
);

Deno.test("retrieval refuses a run, or a baseline, of other queries", () =>
  inFolder(async (folder) => {
    const qrels = ["--qrels", `${folder}/qrels`];
    await Deno.writeTextFile(`${folder}/other`, "1 Q0 a 1 1 t\n");
    await Deno.writeTextFile(`${folder}/empty`, "");
    const other = await retrieval(...qrels, "--run", `${folder}/other`);
    assertEquals([other.code, other.out], [2, ""]);
    assertStringIncludes(
      other.err,
      `Cannot measure ${folder}/other as the run holds none of the 3 judged queries: it has "1"`,
    );
    const before = ["--run", `${folder}/run`, "--baseline", `${folder}/empty`];
    const { code, err } = await retrieval(...qrels, ...before);
    assertEquals(code, 2);
    assertStringIncludes(err, `Cannot measure ${folder}/empty as the run holds none of the 3`);
    const unjudged = await retrieval("--qrels", `${folder}/empty`, "--run", `${folder}/run`);
    assertEquals(unjudged.code, 2);
    assertStringIncludes(unjudged.err, "there are no judgements");
  }));

Deno.test("retrieval refuses a comparison without a query in both", () =>
  inFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/old`, "q2 Q0 b 1 1 t\n");
    const files = ["--qrels", `${folder}/qrels`, "--run", `${folder}/run`];
    const args = [...files, "--baseline", `${folder}/old`, "--missing", "omit"];
    const { code, err } = await retrieval(...args);
    assertEquals(code, 2);
    assertStringIncludes(err, `no query counts in both ${folder}/run and ${folder}/old`);
  }));
