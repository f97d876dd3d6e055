import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";
import { readCases } from "../../lib/data/read_cases.ts";
import { readResults } from "../../lib/data/read_results.ts";

/** Runs the command in this process and keeps what it prints. */
async function touchstone(...args: readonly string[]) {
  let [out, err] = ["", ""];
  const code = await main(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    colour: false,
  });
  return { code, out, err };
}

const PASSAGE = "Returns cost $5 and must be sent within 30 days.";

/** Ten questions that the passage answers: the first `wrong` are answered with another fee. */
function answered(wrong: number): readonly object[] {
  return Array.from({ length: 10 }, (_, i) => ({
    id: `fee-${i}`,
    type: "answerable",
    expect: "answer",
    query: "What does a return cost?",
    context: PASSAGE,
    response: i < wrong ? "A return costs $7." : "A return costs $5.",
    must_include: ["$5"],
    must_not_include: ["$7"],
    tags: i === 9 ? ["smoke"] : ["fees"],
  }));
}

async function inFolder(
  rows: readonly object[],
  use: (file: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    const file = `${folder}/cases.jsonl`;
    await Deno.writeTextFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    await use(file, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("score gives 0 where the gate passes and 1 where it fails", () =>
  inFolder(answered(1), async (file) => {
    const strict = await touchstone("score", file);
    assertEquals(strict.code, 1, strict.err);
    assertStringIncludes(strict.out, "1/10");
    assertStringIncludes(strict.out, "10.0 % (1.8 to 40.4), n 10"); // Wilson, 1 of 10
    // A count is decided exactly; a rate equal to the budget passes.
    assertEquals((await touchstone("score", file, "--budget", "hallucination=1")).code, 0);
    assertEquals((await touchstone("score", file, "--budget", "hallucination=.1")).code, 0);
    assertEquals((await touchstone("score", file, "--budget", "hallucination=0")).code, 1);
  }));

Deno.test("score --rule bound gives 3 where the interval straddles the budget", () =>
  inFolder(answered(0), async (file) => {
    // 0 of 10 is 0 to 27.8 %.
    const { code, out } = await touchstone("score", file, "--rule", "bound");
    assertEquals(code, 3);
    assertStringIncludes(out, "not settled");
  }));

Deno.test("score gives 2 for what it cannot use, and says what to do", () =>
  inFolder(answered(0), async (file, folder) => {
    const said = async (...args: string[]) => {
      const { code, err } = await touchstone("score", ...args);
      assertEquals(code, 2, args.join(" "));
      return err;
    };
    assertStringIncludes(await said(), "name a file of CASES");
    assertStringIncludes(
      await said(file, "--budget", "halucination=1"),
      "did you mean hallucination",
    );
    assertStringIncludes(await said(file, "--budget", "hallucination"), "--budget takes NAME=RATE");
    assertStringIncludes(await said(file, "--only", "fee-99"), "no case has the id or tag");
    assertStringIncludes(await said(file, "--save", file), "--save names a file that is read");
    assertStringIncludes(await said(file, "--journal", "j"), "--journal goes with --endpoint");
    await Deno.writeTextFile(`${folder}/empty.jsonl`, "");
    assertStringIncludes(await said(`${folder}/empty.jsonl`), "empty.jsonl");
    await Deno.writeTextFile(`${folder}/there.md`, "mine");
    assertStringIncludes(await said(file, "--markdown", `${folder}/there.md`), "--force");
    assertEquals(await Deno.readTextFile(`${folder}/there.md`), "mine");
  }));

Deno.test("score takes budgets from a file, where 1.0 is a rate, and flags go before it", () =>
  inFolder(answered(2), async (file, folder) => {
    const gates = `${folder}/gates.json`;
    await Deno.writeTextFile(gates, '{ "hallucination": 1.0, "by": { "tag": { "fees": {} } } }');
    assertEquals((await touchstone("score", file, "--gates", gates)).code, 0);
    const args = ["score", file, "--gates", gates, "--budget", "hallucination=1"];
    assertEquals((await touchstone(...args)).code, 1);
  }));

Deno.test("score --only and --smoke score some cases and say so", () =>
  inFolder(answered(1), async (file) => {
    const smoke = await touchstone("score", file, "--smoke");
    assertEquals([smoke.code, smoke.err], [0, "Scoring 1 of 10 cases\n"]);
    const only = await touchstone("score", file, "--only", "fee-0", "--only", "smoke");
    assertStringIncludes(only.out, "2 cases, 2 scored");
  }));

Deno.test("score writes results, Markdown, JUnit XML and JSON; --redact keeps text out of all", () =>
  inFolder(answered(1), async (file, folder) => {
    const paths = ["save", "markdown", "junit", "json"].map((name) => `${folder}/${name}.jsonl`);
    const [save, markdown, junit, json] = paths;
    const files = ["--save", save, "--markdown", markdown, "--junit", junit, "--json", json];
    const { out } = await touchstone("score", file, "--redact", "--commit", "abc", ...files);
    const saved = await readResults(save);
    assertEquals([saved.results.length, saved.manifest.commit], [10, "abc"]);
    const texts = [out, ...await Promise.all(paths.map((path) => Deno.readTextFile(path)))];
    for (const text of texts) {
      assert(!text.includes("A return costs") && !text.includes("Returns cost"), text);
    }
    assertStringIncludes(texts[3], '<failure type="hallucinated"');
    assertEquals(JSON.parse(texts[4]).gate.decision, "fail");
  }));

Deno.test("score --github annotates and writes the step's summary", () =>
  inFolder(answered(1), async (file, folder) => {
    const page = `${folder}/summary.md`;
    Deno.env.set("GITHUB_STEP_SUMMARY", page);
    try {
      const { out } = await touchstone("score", file, "--github");
      assertStringIncludes(out, "::error file=");
      assertStringIncludes(out, "fee-0%3A hallucinated");
      assertStringIncludes(await Deno.readTextFile(page), "## Gate");
    } finally {
      Deno.env.delete("GITHUB_STEP_SUMMARY");
    }
  }));

Deno.test("score --endpoint asks a server, keeps a journal and goes on from it", () =>
  inFolder(answered(0), async (file, folder) => {
    let asked = 0;
    const server = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen: () => {} },
      async (request) => {
        asked++;
        const { id } = await request.json();
        assertEquals(request.headers.get("x-key"), "s3cret");
        if (id === "fee-3") return new Response("overloaded", { status: 503 });
        return Response.json({
          answer: "A return costs $5.",
          chunks: [{ id: "a", text: PASSAGE }],
        });
      },
    );
    const url = `http://127.0.0.1:${server.addr.port}/ask`;
    const journal = `${folder}/journal.jsonl`;
    const args = [
      "score",
      file,
      "--endpoint",
      url,
      "--header",
      "x-key: s3cret",
      "--journal",
      journal,
    ];
    try {
      const first = await touchstone(...args, "--budget", "minScored=.9");
      assertEquals([first.code, asked], [0, 10], first.out + first.err);
      assertStringIncludes(first.out, "10 cases, 9 scored, 1 without an answer to score");
      assertStringIncludes(first.err, "10 of 10 answered");
      // Only the one that failed is asked again.
      await touchstone(...args);
      assertEquals(asked, 11);
      assert(!(await Deno.readTextFile(journal)).includes("s3cret"));
    } finally {
      await server.shutdown();
    }
  }));

Deno.test("compare pairs two runs: 1 where the candidate is worse beyond chance", () =>
  inFolder(answered(0), async (file, folder) => {
    const [a, b] = [`${folder}/a.jsonl`, `${folder}/b.jsonl`];
    const worse = `${folder}/worse.jsonl`;
    const rows = answered(9).map((row) => `${JSON.stringify(row)}\n`).join("");
    await Deno.writeTextFile(worse, rows);
    await touchstone("score", file, "--save", a);
    await touchstone("score", worse, "--save", b);
    const rose = await touchstone("compare", a, b);
    assertEquals(rose.code, 1, rose.err);
    assertStringIncludes(rose.out, "9 got worse, 0 better");
    assertEquals((await touchstone("compare", b, a)).code, 0);
    assertEquals((await touchstone("compare", a)).code, 2);
    // Fewer cases are another set.
    await touchstone("score", file, "--smoke", "--save", b, "--force");
    const other = await touchstone("compare", a, b);
    assertEquals(other.code, 2);
    assertStringIncludes(other.err, "must be the same");
  }));

Deno.test("derive writes cases that read back, the same for the same seed", () =>
  inFolder(answered(0), async (file, folder) => {
    const path = `${folder}/derived.jsonl`;
    const { code, err } = await touchstone("derive", file, "--kinds", "all", "--out", path);
    assertEquals(code, 0, err);
    const { cases } = await readCases(path);
    assert(cases.length >= 60, err);
    assert(cases.every(({ derived }) => derived?.seed === 1));
    const again = await touchstone("derive", file, "--kinds", "all");
    assertEquals(again.out, await Deno.readTextFile(path));
    const { code: wrong, err: why } = await touchstone("derive", file, "--kinds", "stal");
    assertEquals(wrong, 2);
    assertStringIncludes(why, "did you mean stale");
  }));
