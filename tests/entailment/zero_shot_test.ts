import { assert, assertAlmostEquals, assertEquals, assertRejects } from "@std/assert";
import type { EntailPair } from "../../lib/data/entail.ts";
import { lexicalEntail } from "../../lib/entailment/lexical_entail.ts";
import { zeroShot } from "../../lib/entailment/zero_shot.ts";

const says = (entailment: number, contradiction: number) => (pairs: readonly EntailPair[]) =>
  Promise.resolve(
    pairs.map(() => ({ entailment, neutral: 1 - entailment - contradiction, contradiction })),
  );

Deno.test("nli-12: zeroShot() of a single label is entailment against contradiction, not 1", async () => {
  const score = async (entailment: number, contradiction: number) =>
    (await zeroShot(["The sky is blue."], ["about refunds"], says(entailment, contradiction)))[0][0]
      .score;
  assertEquals(await score(0.1, 0.3), 0.25);
  assertEquals(await score(0.75, 0.25), 0.75);
  // A two-way model never contradicts: then what is not entailed counts.
  assertEquals(await score(0.2, 0), 0.2);
  assertEquals(await score(0, 0), 0);
  const words = await zeroShot(["The sky is blue."], ["about refunds"], lexicalEntail());
  assert(words[0][0].score < 0.5);
});

Deno.test("zeroShot() judges every label by itself and asks once", async () => {
  const asked: (readonly EntailPair[])[] = [];
  const results = await zeroShot(["a", "b"], ["x", "$&", "x"], (pairs) => {
    asked.push(pairs);
    const share = { neutral: 0.5 };
    return Promise.resolve(
      pairs.map((_, i) => ({ ...share, entailment: i / 10, contradiction: 0.5 - i / 10 })),
    );
  }, { template: "It is {}." });
  assertEquals(asked.length, 1);
  assertEquals(asked[0].map(({ hypothesis }) => hypothesis).slice(0, 3), [
    "It is x.",
    "It is $&.",
    "It is x.",
  ]);
  assertEquals(results.map((row) => row.map(({ label }) => label)), [
    ["x", "$&", "x"],
    ["x", "$&", "x"],
  ]);
  assertAlmostEquals(results[1][0].score, 0.6, 1e-12);
  assertEquals(await zeroShot([], ["x"], says(1, 0)), []);
  assertEquals(await zeroShot(["a"], [], says(1, 0)), [[]]);
});

Deno.test("zeroShot() refuses a template without a place for the label", async () => {
  await assertRejects(
    () => zeroShot(["a"], ["x"], says(1, 0), { template: "It is." }),
    RangeError,
    'Cannot compute zeroShot as template must have {} for the label: current value is "It is."',
  );
});
