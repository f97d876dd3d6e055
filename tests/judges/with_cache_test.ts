import { assert, assertEquals, assertNotEquals, assertRejects, assertThrows } from "@std/assert";
import type { Complete, Completion, CompletionRequest } from "../../lib/data/complete.ts";
import type { JsonObject } from "../../lib/data/json_value.ts";
import { completionKey } from "../../lib/judges/completion_key.ts";
import { type CompletionError, completionError } from "../../lib/judges/completion_error.ts";
import { openaiComplete } from "../../lib/judges/openai.ts";
import { withCache } from "../../lib/judges/with_cache.ts";
import { modelServer, reply } from "./model_server.ts";

const REQUEST: CompletionRequest = { messages: [{ role: "user", content: "p" }] };
const GOOD: Completion = {
  ...{ text: "PASS", finish: "stop", usage: null, model: null, latencyMs: 1 },
  ...{ attempts: 1, cached: false },
};

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A model that counts its calls. */
function counted(
  completion: Partial<Completion> = {},
): Complete & { readonly calls: () => number } {
  let calls = 0;
  const complete: Complete = () => {
    calls++;
    return Promise.resolve({ ...GOOD, ...completion });
  };
  return Object.assign(complete, { calls: () => calls });
}

Deno.test("completionKey() is 64 hexadecimal digits, whatever the order of fields", () => {
  const key = completionKey({ ...REQUEST, seed: 1, maxTokens: 2 }, { model: "m", baseURL: "u" });
  assert(/^[0-9a-f]{64}$/.test(key));
  const other = { maxTokens: 2, seed: 1, temperature: undefined, ...REQUEST };
  assertEquals(completionKey(other, { baseURL: "u", model: "m" }), key);
});

Deno.test("completionKey() refuses what JSON would write as {} (llm-11)", () => {
  for (const value of [new Map([["a", 1]]), new Set([1]), new Uint8Array(1)]) {
    const settings = { extra: value } as unknown as JsonObject;
    assertThrows(() => completionKey(REQUEST, settings), TypeError, "must be what JSON can hold");
  }
});

Deno.test("completionKey() differs with all that shapes a reply (llm-11)", () => {
  const calls: readonly (readonly [string, number, string, JsonObject?])[] = [
    ["m", 256, "http://one.test/v1"],
    ["m", 1024, "http://one.test/v1"],
    ["m", 256, "http://other.test"],
    ["m2", 256, "http://one.test/v1"],
    ["m", 256, "http://one.test/v1", { reasoning_effort: "low" }],
  ];
  const keys = calls.map(([model, maxTokens, baseURL, extra]) => {
    const { settings } = openaiComplete({ model, maxTokens, baseURL, ...extra ? { extra } : {} });
    return completionKey(REQUEST, settings);
  });
  assertEquals(new Set(keys).size, calls.length);
  const changes: readonly Partial<CompletionRequest>[] = [
    { messages: [{ role: "system", content: "p" }] },
    { messages: [{ role: "user", content: "p " }] },
    { messages: [...REQUEST.messages, ...REQUEST.messages] },
    { temperature: 0 },
    { temperature: 1 },
    { maxTokens: 1 },
    { seed: 0 },
    { reply: { name: "a", schema: {} } },
    { reply: { name: "a", schema: { type: "object" } } },
    { topLogprobs: 0 },
    { repeat: 1 },
    { repeat: 2 },
  ];
  const plain = completionKey(REQUEST);
  const changed = changes.map((change) => completionKey({ ...REQUEST, ...change }));
  assertEquals(new Set([plain, ...changed]).size, changes.length + 1);
  assertNotEquals(completionKey(REQUEST, { model: "m" }), plain);
});

Deno.test("withCache() gives a reply again, in another process too, at no cost", () =>
  inFolder(async (folder) => {
    const model = counted({ usage: { promptTokens: 5, completionTokens: 1 }, text: "Größe 📏" });
    const first = await withCache(model, { folder })(REQUEST);
    for (const place of [folder, `${folder}/`, new URL(`file://${folder}`)]) {
      const again = await withCache(model, { folder: place })(REQUEST);
      assertEquals(again, { ...first, cached: true, attempts: 0 });
    }
    assertEquals(model.calls(), 1);
    await withCache(model, { folder })({ ...REQUEST, repeat: 1 });
    assertEquals(model.calls(), 2);
  }));

Deno.test("withCache() keeps whole replies only (llm-11)", () =>
  inFolder(async (folder) => {
    const shaped = { ...REQUEST, reply: { name: "v", schema: {} } };
    const cases: readonly (readonly [Partial<Completion>, CompletionRequest, number])[] = [
      [{ finish: "length" }, REQUEST, 2],
      [{ finish: "content_filter", text: null }, REQUEST, 2],
      [{ finish: "other" }, REQUEST, 2],
      [{ text: null }, REQUEST, 2],
      [{ text: " " }, REQUEST, 2],
      [{ text: '{"claims": [' }, shaped, 2],
      [{ text: "I cannot say." }, shaped, 2],
      [{ text: '```json\n{"ok": true}\n```' }, shaped, 1],
      [{ text: '{"ok":1}', json: { ok: 1 } }, shaped, 1],
    ];
    for (const [i, [completion, request, calls]] of cases.entries()) {
      const model = counted(completion);
      const complete = withCache(model, { folder });
      const asked = { ...request, seed: i };
      await complete(asked);
      await complete(asked);
      assertEquals(model.calls(), calls, JSON.stringify(completion));
    }
  }));

Deno.test("withCache() takes an entry that cannot be read for none, and mends it", () =>
  inFolder(async (folder) => {
    const key = completionKey(REQUEST);
    const whole = JSON.stringify({ key, completion: GOOD });
    const spoiled = [
      "",
      whole.slice(0, 40),
      "null",
      "[]",
      JSON.stringify({ key: "other", completion: GOOD }),
      JSON.stringify({ key, completion: { text: "PASS" } }),
      JSON.stringify({ key, completion: { ...GOOD, finish: "length" } }),
      JSON.stringify({ key, completion: { ...GOOD, text: 1 } }),
      "\u0000\uffff",
    ];
    for (const text of spoiled) {
      await Deno.writeTextFile(`${folder}/${key}.json`, text);
      const model = counted();
      const complete = withCache(model, { folder });
      assertEquals([(await complete(REQUEST)).cached, (await complete(REQUEST)).cached], [
        false,
        true,
      ], text);
      assertEquals(model.calls(), 1);
    }
  }));

Deno.test("withCache() makes the same call once, however many ask at once", () =>
  inFolder(async (folder) => {
    const model = counted();
    const complete = withCache(model, { folder });
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete(REQUEST)));
    assertEquals(model.calls(), 1);
    assertEquals(replies.filter(({ cached }) => !cached).length, 1);
    // Nothing half is left beside it.
    const files = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
    assertEquals(files, [`${completionKey(REQUEST)}.json`]);
  }));

Deno.test("withCache() lets one caller's abort end nobody else's call", () =>
  inFolder(async (folder) => {
    let calls = 0;
    const complete = withCache((_, { signal } = {}) => {
      if (++calls > 1) return Promise.resolve(GOOD);
      return new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(completionError("aborted", "x")))
      );
    }, { folder });
    const stop = new AbortController();
    const first = complete(REQUEST, { signal: stop.signal });
    const second = complete(REQUEST);
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    stop.abort();
    assertEquals((await assertRejects(() => first, Error) as CompletionError).kind, "aborted");
    assertEquals((await second).text, "PASS");
  }));

Deno.test("withCache() finds out that it cannot write before anything is paid for", () =>
  inFolder(async (folder) => {
    const file = `${folder}/file`;
    await Deno.writeTextFile(file, "x");
    const model = counted();
    await assertRejects(() => withCache(model, { folder: `${file}/cache` })(REQUEST), Error);
    assertEquals(model.calls(), 0);
  }));

Deno.test("withCache() keeps no key and no authorisation", () =>
  inFolder(async (folder) => {
    await using server = modelServer(() => reply("PASS"));
    const model = openaiComplete({
      model: "m",
      baseURL: server.baseURL,
      apiKey: "sk-secret-12345",
    });
    await withCache(model, { folder })(REQUEST);
    for await (const { name } of Deno.readDir(folder)) {
      const text = await Deno.readTextFile(`${folder}/${name}`);
      assert(!/sk-secret|authorization/i.test(text), text);
    }
  }));

Deno.test("withCache() gives a reply that it could not keep, and says so", async () => {
  const folder = await Deno.makeTempDir();
  const problems: string[] = [];
  const complete = withCache(async () => {
    await Deno.remove(folder);
    return GOOD;
  }, { folder, onProblem: (message) => problems.push(message) });
  assertEquals(await complete(REQUEST), GOOD);
  assertEquals(problems.length, 1);
  assert(problems[0].startsWith("Cannot keep a reply in the cache: NotFound"), problems[0]);
});
