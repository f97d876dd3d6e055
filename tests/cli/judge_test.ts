import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../lib/cli/main.ts";

const CASES = ["one", "two", "three", "four"].map((id) => ({
  id,
  expect: "answer",
  query: `What does ${id} cost?`,
  context: `fees.md: Number ${id} costs $5.`,
  response: id === "four" ? "I can't find that in the provided documents." : `It costs $5.`,
}));

interface Tried {
  readonly run: (...args: string[]) => Promise<{ code: number; text: string }>;
  /** Requests that the server has had. */
  readonly asked: string[];
  readonly url: string;
}

/** Runs commands in a folder with a file of cases, beside a server on loopback that replies as told. */
async function withServer(
  reply: (body: string, asked: number) => Response,
  test: (tried: Tried) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  const before = Deno.cwd();
  const asked: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const body = await request.text();
    asked.push(body);
    return reply(body, asked.length);
  });
  Deno.chdir(folder);
  Deno.env.set("OPENAI_API_KEY", "sk-not-to-be-seen");
  try {
    await Deno.writeTextFile("c.jsonl", CASES.map((row) => JSON.stringify(row)).join("\n"));
    await test({
      asked,
      url: `http://127.0.0.1:${server.addr.port}/v1`,
      run: async (...args) => {
        let text = "";
        const out = (piece: string) => void (text += piece);
        const code = await main(args, { out, err: out, colour: false });
        return { code, text };
      },
    });
    for await (const { name } of Deno.readDir(".")) {
      const kept = await Deno.readTextFile(name);
      assert(!kept.includes("sk-not-to-be-seen"), `the key is in ${name}`);
    }
  } finally {
    Deno.env.delete("OPENAI_API_KEY");
    Deno.chdir(before);
    await server.shutdown();
    await Deno.remove(folder, { recursive: true });
  }
}

/** A completion of the protocol. */
function says(content: string): Response {
  return Response.json({
    ...{ id: "c", object: "chat.completion", created: 1, model: "tiny-2025-01-01" },
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 100, completion_tokens: 5, total_tokens: 105 },
  });
}

async function rows(path: string): Promise<Record<string, unknown>[]> {
  return (await Deno.readTextFile(path)).trim().split("\n").map((line) => JSON.parse(line));
}

Deno.test("touchstone judge asks about every answer, and keeps verdicts in the order of the cases", () =>
  withServer(() => says("PASS"), async ({ run, asked, url }) => {
    const args = ["judge", "c.jsonl", "--judge", "audit", "--model", "tiny", "--base-url", url];
    const { code, text } = await run(...args, "--save", "out.jsonl");
    assertEquals(code, 0, text);
    assertStringIncludes(text, "3 of 3 judged");
    assertStringIncludes(text, "1 cases were not asked about");
    assertEquals(asked.length, 3);
    const [first, ...others] = await rows("out.jsonl");
    const { manifest } = first as { manifest: Record<string, unknown> };
    assertEquals([manifest.judge, manifest.resolvedModels], ["audit", ["tiny-2025-01-01"]]);
    assertEquals(others.map(({ id, verdict, outcome }) => [id, verdict ?? outcome]), [
      ...[["one", "PASS"], ["two", "PASS"], ["three", "PASS"], ["four", "abstained"]],
    ]);
    // The reference and the expectations stay out of what is asked.
    assert(!asked.some((body) => body.includes("expect")));
    const again = await run(...args, "--save", "out.jsonl");
    assertEquals(again.code, 2);
    assertStringIncludes(again.text, "out.jsonl is there: name another file, or --force");
  }));

Deno.test("touchstone judge goes on from its journal, and makes no finished call again", () =>
  withServer(
    (body, asked) =>
      body.includes("What does three") && asked < 5
        ? Response.json({ error: { code: "content_filter", message: "no" } }, { status: 400 })
        : says("FAIL"),
    async ({ run, asked, url }) => {
      const args = ["judge", "c.jsonl", "--judge", "audit", "--model", "tiny", "--base-url", url];
      const first = await run(...args, "--save", "out.jsonl");
      assertEquals(first.code, 3, first.text);
      assertStringIncludes(first.text, "2 of 3 judged; 1 filtered");
      await Deno.remove("out.jsonl");
      const refused = await run(...args, "--save", "out.jsonl");
      assertStringIncludes(refused.text, "--resume goes on from it");
      const before = asked.length;
      asked.push("", "");
      const second = await run(...args, "--save", "out.jsonl", "--resume");
      assertEquals(second.code, 0, second.text);
      assertStringIncludes(second.text, "1 calls, 2 from the journal");
      assertEquals(asked.length, before + 3);
    },
  ));

Deno.test("touchstone judge --dry-run says what a run would take, and asks nothing", () =>
  withServer(() => says("PASS"), async ({ run, asked, url }) => {
    const { code, text } = await run(
      ...["judge", "c.jsonl", "--judge", "audit", "--model", "tiny", "--base-url", url],
      ...["--dry-run", "--price", "1000,0", "--repeats", "2"],
    );
    assertEquals([code, asked.length], [0, 0]);
    assertStringIncludes(text, "3 answers to judge, 1 without one or declined");
    assertStringIncludes(text, "6 calls, about ");
    assert(/Cost: at most \d+\.\d\d\n/.test(text), text);
  }));

Deno.test("touchstone judge stops at its budget, and keeps what is done", () =>
  withServer(() => says("PASS"), async ({ run, asked, url }) => {
    const { code, text } = await run(
      ...["judge", "c.jsonl", "--judge", "audit", "--model", "tiny", "--base-url", url],
      ...["--save", "out.jsonl", "--max-calls", "2", "--concurrency", "1"],
    );
    assertEquals([code, asked.length], [3, 2], text);
    assertStringIncludes(text, "2 of 3 judged; 1 budget");
  }));

Deno.test("touchstone judge --judge lexical needs no model: a baseline of words", () =>
  withServer(() => says("PASS"), async ({ run, asked }) => {
    const { code, text } = await run(
      ...["judge", "c.jsonl", "--judge", "lexical", "--save", "out.jsonl"],
    );
    assertEquals([code, asked.length], [0, 0], text);
    const [, one] = await rows("out.jsonl");
    const { claims } = one.verdict as { claims: { verdict: string; chunk_ids: string[] }[] };
    assertEquals(claims.map(({ verdict }) => verdict), ["supported"]);
  }));

Deno.test("touchstone probe tries the judge itself", () =>
  withServer(() => says("PASS"), async ({ run, url }) => {
    const { code, text } = await run(
      ...["probe", "c.jsonl", "--judge", "audit", "--model", "tiny", "--base-url", url],
      ...["--probes", "number-changed,padded", "--json", "probe.json"],
    );
    assertEquals(code, 0, text);
    // It passes everything: it catches nothing, and is never flipped.
    assert(/number-changed +0\/3/.test(text), text);
    assert(/padded +0\/3/.test(text), text);
    const { fingerprint } = JSON.parse(await Deno.readTextFile("probe.json"));
    assertEquals(typeof fingerprint, "string");
  }));

Deno.test("touchstone batch writes requests and reads replies in any order", () =>
  withServer(() => says("PASS"), async ({ run, asked }) => {
    const judge = ["--judge", "audit", "--model", "tiny"];
    const out = await run("batch", "export", "c.jsonl", ...judge, "--save", "r.jsonl");
    assertEquals(out.code, 0, out.text);
    const requests = await rows("r.jsonl");
    assertEquals(requests.map(({ method, url }) => [method, url]), [
      ...Array(3).fill(["POST", "/v1/chat/completions"]),
    ]);
    const body = await says("UNCERTAIN").json();
    const replies = requests.slice(1).toReversed().map(({ custom_id }) => ({
      ...{ id: "b", custom_id, error: null, response: { status_code: 200, body } },
    }));
    await Deno.writeTextFile("b.jsonl", replies.map((row) => JSON.stringify(row)).join("\n"));
    const back = await run("batch", "import", "c.jsonl", "b.jsonl", ...judge, "--save", "o.jsonl");
    assertEquals(back.code, 3, back.text);
    assertStringIncludes(back.text, "2 of 3 judged; 1 missing");
    const [, one, two] = await rows("o.jsonl");
    assertEquals([one.id, two.id, two.verdict], ["one", "two", "UNCERTAIN"]);
    assertEquals(asked.length, 0);
  }));

Deno.test("the commands that ask a judge say what is missing from the command line", () =>
  withServer(() => says("PASS"), async ({ run }) => {
    for (
      const [args, message] of [
        [["judge", "c.jsonl"], "say where to: --save FILE, or --dry-run"],
        [["judge", "c.jsonl", "--dry-run"], "say which judge: --judge factuality|audit"],
        [["judge", "c.jsonl", "--dry-run", "--judge", "audit"], "--judge audit needs --model"],
        [
          ["judge", "c.jsonl", "--dry-run", "--judge", "lexical", "--max-cost", "1"],
          "--max-cost needs --price",
        ],
        [["batch", "c.jsonl"], "say batch export, or batch import"],
        [["probe"], "name CASES"],
        [["probe", "c.jsonl", "--save", "o.jsonl"], "unknown option --save"],
      ] as const
    ) {
      const { code, text } = await run(...args);
      assertEquals(code, 2, text);
      assertStringIncludes(text, message);
    }
  }));
