import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { judgeFingerprint } from "../../lib/judges/judge_fingerprint.ts";

const judge = {
  judgeName: "audit",
  prompt: { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" },
  settings: { complete: { model: "m", baseURL: "http://a/v1", temperature: 0 }, language: "en" },
};

Deno.test("judgeFingerprint() is the same for the same judge, whatever the order of its settings", () => {
  const { complete, language } = judge.settings;
  const { model, baseURL, temperature } = complete;
  const turned = { language, complete: { temperature, baseURL, model } };
  assertEquals(judgeFingerprint({ ...judge, settings: turned }), judgeFingerprint(judge));
  assertEquals(/^[0-9a-f]{64}$/.test(judgeFingerprint(judge)), true);
});

Deno.test("judgeFingerprint() takes a judge that is a function", () => {
  assertEquals(judgeFingerprint(Object.assign(() => {}, judge)), judgeFingerprint(judge));
});

const { complete } = judge.settings;
const others: readonly [string, typeof judge][] = [
  ["the name", { ...judge, judgeName: "Audit" }],
  ["a comma of the prompt", { ...judge, prompt: { ...judge.prompt, system: "Judge," } }],
  ["the version of the prompt", { ...judge, prompt: { ...judge.prompt, version: "2" } }],
  ["the model", {
    ...judge,
    settings: { ...judge.settings, complete: { ...complete, model: "n" } },
  }],
  ["the server", {
    ...judge,
    settings: { ...judge.settings, complete: { ...complete, baseURL: "http://b/v1" } },
  }],
  ["the temperature", {
    ...judge,
    settings: { ...judge.settings, complete: { ...complete, temperature: 0.1 } },
  }],
  ["an option of the judge", { ...judge, settings: { ...judge.settings, language: "de" } }],
];
for (const [what, other] of others) {
  Deno.test(`judgeFingerprint() tells ${what}`, () => {
    assertNotEquals(judgeFingerprint(other), judgeFingerprint(judge));
  });
}

Deno.test("judgeFingerprint() does not depend on a key, and does on a token limit", () => {
  const keyed = (apiKey: string) => ({ ...judge, settings: { model: "m", nested: { apiKey } } });
  assertEquals(judgeFingerprint(keyed("one")), judgeFingerprint(keyed("two")));
  const capped = (maxTokens: number) => ({ ...judge, settings: { model: "m", maxTokens } });
  assertNotEquals(judgeFingerprint(capped(1)), judgeFingerprint(capped(2)));
});

Deno.test("judgeFingerprint() refuses what JSON would alter", () => {
  const settings = { temperature: NaN };
  assertThrows(
    () => judgeFingerprint({ ...judge, settings }),
    TypeError,
    "Cannot take the fingerprint of a judge as judge.settings.temperature must be what JSON can hold",
  );
});
