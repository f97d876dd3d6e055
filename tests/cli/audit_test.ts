import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";

const WARD = new URL("../../datasets/ward-procedures/traces.jsonl", import.meta.url).pathname;

/** Runs the command in this process and keeps what it prints. */
async function audit(...args: readonly string[]) {
  let [out, err] = ["", ""];
  const code = await main(["audit", ...args], {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    colour: false,
  });
  return { code, out, err };
}

Deno.test("audit shows what failed, and gives 0 without targets", async () => {
  const { code, out, err } = await audit(WARD);
  assertEquals([code, err], [0, ""]);
  assertStringIncludes(out, "gold missed, answer faithful to another passage (17 superseded)");
});

Deno.test("audit gives 1 where a target is missed and 3 where one is not settled", async () => {
  const missed = await audit(WARD, "--target", "recall@5>=180 of 200", "--target", "empty<=0");
  assertEquals(missed.code, 1);
  assertStringIncludes(missed.out, "48 failed, 20 may fail at this n");
  assertEquals((await audit(WARD, "--target=recall@5>=.7, lower bound .75")).code, 3);
  assertEquals((await audit(WARD, "--target=recall@7>=.76")).code, 0);
});

Deno.test("audit --format json holds the audit and its checks, Markdown the tables", async () => {
  const { out } = await audit(WARD, "--format", "json", "--target", "mrr>=.6");
  const { audit: found, checked } = JSON.parse(out);
  assertEquals([found.n, found.at[2].recall.estimate, checked.decision], [200, 0.76, "pass"]);
  const markdown = await audit(WARD, "--format", "markdown", "--target", "mrr>=.6");
  assertStringIncludes(markdown.out, "### Where the gold passage stands");
});

Deno.test("audit --passing lays questions side by side whose gold passage was lost", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const row = { id: "1", question: "How long?", relevant_chunk_ids: ["g"] };
    const [bad, good] = [`${folder}/bad.jsonl`, `${folder}/good.jsonl`];
    await Deno.writeTextFile(bad, JSON.stringify({ ...row, chunks: [{ id: "b" }] }));
    await Deno.writeTextFile(good, JSON.stringify({ ...row, chunks: [{ id: "b" }, { id: "g" }] }));
    const { code, out } = await audit(bad, "--passing", good);
    assertEquals(code, 0);
    assertStringIncludes(out, "1 question lost its gold passage");
    assertStringIncludes(out, "gold at no place in the failing trace, at place 2 in the passing");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("audit says what it cannot use, before it reads", async () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [[], "name one file of TRACES"],
    [[WARD, "--k", "0"], "--k takes an integer >= 1"],
    [[WARD, "--near-duplicate", "much"], "--near-duplicate takes a number"],
    [["no-such.jsonl", "--target", "recal>=.9"], "did you mean recall?"],
    [["no-such.jsonl"], "there is no file no-such.jsonl"],
  ];
  for (const [args, message] of cases) {
    const { code, err } = await audit(...args);
    assertEquals(code, 2, message);
    assertStringIncludes(err, message);
  }
  assert((await audit("--help")).out.includes("--target"));
});
