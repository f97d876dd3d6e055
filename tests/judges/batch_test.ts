import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import type { BatchOptions } from "../../lib/judges/batch_options.ts";
import { exportBatch } from "../../lib/judges/export_batch.ts";
import { importBatch } from "../../lib/judges/import_batch.ts";
import type { Judge } from "../../lib/judges/judge.ts";
import { judgedRate } from "../../lib/judges/judged_rate.ts";

interface Item {
  readonly id: string;
  readonly answer: string;
}

function auditOf(
  system = "Judge.",
  settings = { model: "m-1", maxTokens: 5 },
): Judge<Item, boolean> {
  const judge = () => Promise.reject(new Error("a batch asks no judge"));
  return Object.assign(judge, {
    judgeName: "audit",
    prompt: { name: "audit", version: "1", system, user: "{{answer}}" },
    settings,
    requestOf: ({ answer }: Item) => ({
      messages: [
        { role: "system" as const, content: system },
        { role: "user" as const, content: answer },
      ],
      reply: { name: "audit", schema: { type: "object" } },
    }),
    parse(reply: string) {
      if (reply !== "PASS" && reply !== "FAIL") throw new SyntaxError("neither PASS nor FAIL");
      return reply === "PASS";
    },
  });
}

const judge = auditOf();
const items: readonly Item[] = ["a", "b", "c", "d"].map((id) => ({ id, answer: `answer ${id}` }));

async function exported(options?: BatchOptions<Item>): Promise<readonly string[]> {
  return (await Array.fromAsync(exportBatch(items, judge, options)))
    .map((line) => JSON.parse(line).custom_id);
}

/** A line of results, as the service writes it. */
function answered(custom_id: string, content: string | null, finish_reason = "stop"): string {
  const usage = { prompt_tokens: 10, completion_tokens: 1, total_tokens: 11 };
  const body = { model: "m-1-dated", choices: [{ message: { content }, finish_reason }], usage };
  const response = { status_code: 200, request_id: "r", body };
  return JSON.stringify({ id: "batch_req_1", custom_id, response, error: null });
}

function refused(custom_id: string, status_code: number, error: unknown): string {
  return JSON.stringify({ custom_id, response: { status_code, body: { error } }, error: null });
}

async function kindsOf(lines: readonly string[], options = {}): Promise<readonly string[]> {
  const { results } = await importBatch(lines, items, judge, options);
  return results.map(({ failure, verdict }) => failure?.kind ?? String(verdict));
}

Deno.test("exportBatch() writes requests as the service takes them", async () => {
  const [line, ...others] = await Array.fromAsync(exportBatch(items, judge));
  assertEquals(others.length, 3);
  assert(line.endsWith("}\n") && line.indexOf("\n") === line.length - 1);
  const { custom_id, ...request } = JSON.parse(line);
  assert(/^a\.0\.[0-9a-f]{24}$/.test(custom_id), custom_id);
  assertEquals(request, {
    method: "POST",
    url: "/v1/chat/completions",
    body: {
      model: "m-1",
      messages: [{ role: "system", content: "Judge." }, { role: "user", content: "answer a" }],
      temperature: 0,
      max_completion_tokens: 5,
      response_format: {
        type: "json_schema",
        json_schema: { name: "audit", schema: { type: "object" }, strict: true },
      },
    },
  });
});

Deno.test("exportBatch() takes the options of an older server", async () => {
  const options = {
    ...{ model: "x", temperature: null, maxTokens: 9, url: "/v4/chat" },
    ...{ structured: "none", limit: "max_tokens" } as const,
  };
  const [line] = await Array.fromAsync(exportBatch(items, judge, options));
  const { url, body } = JSON.parse(line);
  assertEquals([url, body.model, body.max_tokens, body.temperature, body.response_format], [
    ...["/v4/chat", "x", 9, undefined, undefined],
  ]);
});

Deno.test("exportBatch() takes items as they come, and gives lines as they are made", async () => {
  let made = 0;
  async function* stream() {
    for (;;) yield await Promise.resolve({ id: `item ${made++}`, answer: "?" });
  }
  const lines = exportBatch(stream(), judge);
  const first = (await lines.next()).value ?? "";
  assertEquals(JSON.parse(first).custom_id.split(".")[0], "item%200");
  assertEquals(made, 1);
  await lines.return();
});

Deno.test("exportBatch() makes each custom_id once, with repeats, odd ids and none", async () => {
  const odd = [{ id: "a.0", answer: "x" }, { id: "a", answer: "x" }, { id: "#1", answer: "x" }];
  const all = [...odd, { answer: "x" } as Item, { answer: "x" } as Item];
  const lines = await Array.fromAsync(exportBatch(all, judge, { repeats: 3 }));
  const ids = lines.map((line) => JSON.parse(line).custom_id);
  assertEquals(new Set(ids).size, 15);
  const replies = ids.map((id, i) => answered(id, i % 2 === 0 ? "PASS" : "FAIL")).reverse();
  const { results, unknown } = await importBatch(replies, all, judge, { repeats: 3 });
  assertEquals(results.map(({ verdict }) => verdict), ids.map((_, i) => i % 2 === 0));
  assertEquals(unknown, []);
});

Deno.test("importBatch() gives the order of the items for lines in any", async () => {
  const [a, b, c, d] = await exported();
  const lines = [
    answered(d, "FAIL"),
    answered(b, "PASS"),
    answered(a, "FAIL"),
    answered(c, "PASS"),
  ];
  const { results, usage, manifest } = await importBatch(lines, items, judge);
  assertEquals(results, [
    { index: 0, id: "a", verdict: false },
    { index: 1, id: "b", verdict: true },
    { index: 2, id: "c", verdict: true },
    { index: 3, id: "d", verdict: false },
  ]);
  assertEquals(usage, {
    ...{ calls: 4, cached: 0, promptTokens: 40, completionTokens: 4, unknown: 0 },
  });
  assertEquals(manifest.resolvedModels, ["m-1-dated"]);
});

Deno.test("llm-08: importBatch() keeps an error apart from an empty answer", async () => {
  const line = JSON.stringify({ custom_id: "c1", error: { code: "server_error" } });
  const one = [{ id: "c1", answer: "x" }];
  const { results } = await importBatch([line], one, judge, { unchecked: true });
  assertEquals(results[0].verdict, undefined);
  assertEquals(results[0].failure?.kind, "unavailable");
  assert(/server_error/.test(results[0].failure?.message ?? ""));
  // A line that may be of another request is not taken without being told to.
  const strict = await importBatch([line], one, judge);
  assertEquals([strict.results[0].failure?.kind, strict.unknown], ["missing", ["c1"]]);
});

const failures: readonly [string, (id: string) => string, string][] = [
  ["an empty answer", (id) => answered(id, ""), "unparsable"],
  ["null content", (id) => answered(id, null), "filtered"],
  ["a content filter", (id) => answered(id, null, "content_filter"), "filtered"],
  ["half an answer before a filter", (id) => answered(id, "PASS", "content_filter"), "filtered"],
  ["a thought cut at its limit", (id) => answered(id, null, "length"), "truncated"],
  ["a call of a tool", (id) => answered(id, null, "tool_calls"), "unparsable"],
  ["a reply cut at its limit", (id) => answered(id, "PASS", "length"), "truncated"],
  ["an unreadable reply", (id) => answered(id, "maybe"), "unparsable"],
  [
    "status 500",
    (id) => refused(id, 500, { message: "oops", code: "server_error" }),
    "unavailable",
  ],
  ["status 429", (id) => refused(id, 429, { code: "rate_limit_exceeded" }), "rate-limited"],
  ["a spent quota", (id) => refused(id, 429, { code: "insufficient_quota" }), "refused"],
  ["a filtered prompt", (id) => refused(id, 400, { code: "content_filter" }), "filtered"],
  ["a bad request", (id) => refused(id, 400, { message: "too long" }), "refused"],
  ["status 504", (id) => refused(id, 504, null), "timeout"],
  ["an expired batch", (custom_id) =>
    JSON.stringify({
      ...{ custom_id, response: null },
      error: { code: "batch_expired", message: "This request could not be executed" },
    }), "unavailable"],
  [
    "a body without choices",
    (custom_id) => JSON.stringify({ custom_id, response: { status_code: 200, body: {} } }),
    "unavailable",
  ],
  [
    "a page of HTML",
    (custom_id) => JSON.stringify({ custom_id, response: { status_code: 200, body: "<html>" } }),
    "unavailable",
  ],
  ["neither response nor error", (custom_id) => JSON.stringify({ custom_id }), "unavailable"],
];
for (const [what, lineOf, kind] of failures) {
  Deno.test(`llm-08, siblings: importBatch() types ${what} as ${kind}`, async () => {
    const [a, b, c, d] = await exported();
    const lines = [answered(a, "PASS"), lineOf(b), answered(c, "FAIL"), answered(d, "PASS")];
    assertEquals(await kindsOf(lines), ["true", kind, "false", "true"]);
    const { results } = await importBatch(lines, items, judge);
    const { rate, failed } = judgedRate(results);
    assertEquals([rate.n, rate.estimate, failed], [3, 2 / 3, 1]);
  });
}

Deno.test("importBatch() names what partial files lack, and what is cut off in them", async () => {
  const [a, b, c] = await exported();
  const cut = answered(c, "PASS").slice(0, 80);
  const { results, problems } = await importBatch(
    [answered(b, "PASS"), "", answered(a, "FAIL"), cut],
    items,
    judge,
  );
  assertEquals(results.map(({ failure, verdict }) => failure?.kind ?? String(verdict)), [
    ...["false", "true", "missing", "missing"],
  ]);
  assertEquals(problems.length, 1);
  assert(/no JSON, or cut off/.test(problems[0].message));
  assertEquals(await kindsOf([]), ["missing", "missing", "missing", "missing"]);
});

Deno.test("importBatch() takes the last verdict of duplicates, and no error for one", async () => {
  const [a, b, c] = await exported();
  const error = { code: "server_error" };
  const lines = [
    ...[answered(a, "PASS"), answered(a, "FAIL")],
    ...[refused(b, 500, error), answered(b, "PASS")],
    ...[answered(c, "PASS"), refused(c, 500, error)],
  ];
  const { results, duplicates } = await importBatch(lines, items, judge);
  assertEquals(results.map(({ verdict }) => verdict), [false, true, true, undefined]);
  assertEquals(duplicates, [a, b, c]);
});

Deno.test("importBatch() refuses replies to another prompt, model or limit", async () => {
  const lines = (await exported()).map((id) => answered(id, "PASS"));
  const others = [
    auditOf("Judge well."),
    auditOf("Judge.", { model: "m-2", maxTokens: 5 }),
    auditOf("Judge.", { model: "m-1", maxTokens: 6 }),
  ];
  for (const other of others) {
    const { results } = await importBatch(lines, items, other);
    assertEquals(results.map(({ failure }) => failure?.kind), Array(4).fill("changed"));
  }
  const edited = items.with(1, { id: "b", answer: "another" });
  const { results } = await importBatch(lines, edited, judge);
  assertEquals(results.map(({ failure }) => failure?.kind), [
    ...[undefined, "changed", undefined, undefined],
  ]);
  assertEquals((await importBatch(lines, items, judge)).results[1].verdict, true);
});

Deno.test("importBatch() names lines of items that are not there", async () => {
  const ids = await exported();
  const { results, unknown } = await importBatch(
    ids.map((id) => answered(id, "PASS")),
    items.slice(2),
    judge,
  );
  assertEquals(results.map(({ id }) => id), ["c", "d"]);
  assertEquals(unknown, ids.slice(0, 2));
});

Deno.test("importBatch() reads a text with a mark of byte order and CRLF (llm-08)", async () => {
  const [first = "", second = ""] = await exported();
  const text = `\uFEFF${answered(first, "PASS")}\r\n${answered(second, "FAIL")}\r\n`;
  for (const pieces of [[text], ["", "\uFEFF", text.slice(1)]]) {
    assertEquals(await kindsOf(pieces), ["true", "false", "missing", "missing"]);
  }
});

Deno.test("importBatch() reads bytes cut anywhere, within a letter too", async () => {
  const ids = await exported();
  const text = ids.map((id) => answered(id, "PASS").replace("batch_req_1", "café")).join("\n");
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, 64, 100_000]) {
    const pieces = Array.from(
      { length: Math.ceil(bytes.length / size) },
      (_, i) => bytes.subarray(i * size, (i + 1) * size),
    );
    const { results, problems } = await importBatch(ReadableStream.from(pieces), items, judge);
    assertEquals(results.map(({ verdict }) => verdict), [true, true, true, true]);
    assertEquals(problems, []);
  }
});

Deno.test("importBatch() reads what exportBatch() wrote to a file", async () => {
  const file = await Deno.makeTempFile({ suffix: ".jsonl" });
  await Deno.writeTextFile(file, ReadableStream.from(exportBatch(items, judge)));
  const requests = (await Deno.readTextFile(file)).trimEnd().split("\n");
  const replies = requests.map((line) => `${answered(JSON.parse(line).custom_id, "FAIL")}\r\n`);
  await Deno.writeTextFile(file, replies.join(""));
  const { results } = await importBatch((await Deno.open(file)).readable, items, judge);
  assertEquals(results.map(({ verdict }) => verdict), [false, false, false, false]);
  await Deno.remove(file);
});

Deno.test("exportBatch() and importBatch() refuse what they cannot take", async () => {
  const nameless = auditOf("Judge.", {} as { model: string; maxTokens: number });
  assertThrows(
    () => exportBatch(items, nameless),
    TypeError,
    "Cannot export a batch as model must be a text that is not empty: current value is undefined",
  );
  await assertRejects(
    () => Array.fromAsync(exportBatch([items[0], items[0]], judge)),
    RangeError,
    'Cannot export a batch as the id of items[1] must stand once: current value is "a"',
  );
  await assertRejects(
    () => importBatch("lines" as unknown as string[], items, judge),
    TypeError,
    "Cannot import a batch as lines must be a list or a stream of text",
  );
});
