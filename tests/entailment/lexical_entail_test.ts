import { assert, assertAlmostEquals, assertEquals, assertRejects } from "@std/assert";
import type { Entailment } from "../../lib/data/entail.ts";
import { lexicalEntail } from "../../lib/entailment/lexical_entail.ts";
import { testOnRealData } from "../shared_data.ts";
import { onConjnli } from "../tasks/lexical_quality.ts";

function verdict({ entailment, neutral, contradiction }: Entailment): string {
  const most = Math.max(entailment, neutral, contradiction);
  return most === entailment ? "supported" : most === contradiction ? "contradicted" : "open";
}

const SHOP =
  "A sofa may be returned within 14 days of delivery. Opened mattresses may not be returned. " +
  "The return label costs $7.50. The desk in Oslo is open from 8:30 to 17:00, and parking is free.";

Deno.test("lexicalEntail() tells what is said, what is denied and what is left open", async () => {
  const expected: [string, string][] = [
    ["A sofa may be returned within 14 days.", "supported"],
    ["Sofas may be returned within two weeks.", "supported"],
    ["A return label costs $7.50.", "supported"],
    ["Parking is free.", "supported"],
    ["A sofa may be returned within 30 days.", "contradicted"],
    ["The return label costs $9.", "contradicted"],
    ["Opened mattresses may be returned.", "contradicted"],
    ["Parking is not free.", "contradicted"],
    ["The desk in Oslo is closed.", "contradicted"],
    ["The desk in Oslo is not closed.", "supported"],
    ["Delivery to Norway takes a week.", "open"],
    ["The desk in Bergen opens at 9:00.", "open"],
    ["Gift cards never expire.", "open"],
  ];
  const results = await lexicalEntail()(
    expected.map(([hypothesis]) => ({ premise: SHOP, hypothesis })),
  );
  assertEquals(results.map((one, i) => [expected[i][0], verdict(one)]), expected);
});

Deno.test("lexicalEntail() gives three probabilities that add up to 1, whatever the texts", async () => {
  const texts = [
    "",
    " ",
    "the",
    "not",
    "7",
    "$7.50",
    SHOP,
    "退货须在四十五天内办理。",
    "😀",
    "a".repeat(5000),
  ];
  const pairs = texts.flatMap((premise) => texts.map((hypothesis) => ({ premise, hypothesis })));
  const results = await lexicalEntail()(pairs);
  results.forEach(({ entailment, neutral, contradiction }, i) => {
    for (const one of [entailment, neutral, contradiction]) {
      assert(one >= -1e-12 && one <= 1, JSON.stringify(pairs[i]));
    }
    assertAlmostEquals(entailment + neutral + contradiction, 1, 1e-12);
  });
  // Nothing bears out nothing, and nothing is borne out by nothing.
  assertEquals(results[0], { entailment: 0, neutral: 1, contradiction: 0 });
  assertEquals((await lexicalEntail()([{ premise: "", hypothesis: "It is open." }]))[0].neutral, 1);
  assertEquals(await lexicalEntail()([]), []);
});

Deno.test("lexicalEntail() gives for a pair the same alone and in a batch", async () => {
  const pairs = SHOP.split(". ").flatMap((hypothesis) => [
    { premise: SHOP, hypothesis },
    { premise: hypothesis, hypothesis: SHOP },
  ]);
  const batch = await lexicalEntail()(pairs);
  for (const [i, pair] of pairs.entries()) {
    assertEquals((await lexicalEntail()([pair]))[0], batch[i]);
  }
});

Deno.test("lexicalEntail() refuses what are no pairs", async () => {
  await assertRejects(
    () => lexicalEntail()([{ premise: "a" }] as never),
    TypeError,
    "Cannot compute lexicalEntail as pairs[0].hypothesis must be a text: current value is undefined",
  );
  await assertRejects(
    () => lexicalEntail()([], { signal: AbortSignal.abort(new Error("enough")) }),
    Error,
    "enough",
  );
});

testOnRealData(
  "lexicalEntail() is as good on ConjNLI as its doc says",
  "conjnli.jsonl",
  async (path) => {
    const { entailment, contradiction } = await onConjnli(path);
    const shown = [entailment, contradiction].map(({ estimate, lower, upper, n }) =>
      [estimate, lower, upper].map((x) => x?.toFixed(3)).join(" ") + ` ${n}`
    );
    assertEquals(shown, ["0.750 0.708 0.788 623", "0.586 0.550 0.621 623"]);
  },
);
