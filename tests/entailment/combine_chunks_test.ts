import { assert, assertEquals, assertRejects } from "@std/assert";
import type { Entail, EntailPair } from "../../lib/data/entail.ts";
import { combineChunks } from "../../lib/entailment/combine_chunks.ts";
import { entailClaims } from "../../lib/entailment/entail_claims.ts";
import { lexicalEntail } from "../../lib/entailment/lexical_entail.ts";

/** Entails where every word of the hypothesis is in the premise; contradicts where the premise says "not". */
function wordModel(): Entail & { readonly calls: (readonly EntailPair[])[] } {
  const calls: (readonly EntailPair[])[] = [];
  const entail: Entail = (pairs) => {
    calls.push(pairs);
    return Promise.resolve(pairs.map(({ premise, hypothesis }) => {
      const words = hypothesis.split(" ");
      const share = words.filter((word) => premise.includes(word)).length / words.length;
      const entailment = share === 1 ? 0.9 : share / 4;
      const contradiction = premise.includes("not") ? (1 - entailment) * 0.8 : 0;
      return { entailment, neutral: 1 - entailment - contradiction, contradiction };
    }));
  };
  return Object.assign(entail, { calls });
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

Deno.test("nli-08: combineChunks() finds support that is split over two passages", async () => {
  const claim = "Plan Orchid costs $9.";
  const chunks = [
    { id: "a", text: "Plan Orchid is the 2 TB plan." },
    { id: "b", text: "The 2 TB plan costs $9." },
  ];
  const entail = lexicalEntail();
  for (const { text } of chunks) {
    const [{ entailment, neutral, contradiction }] = await entail([{
      premise: text,
      hypothesis: claim,
    }]);
    assert(neutral > entailment && neutral > contradiction, text);
  }
  const found = await combineChunks(claim, chunks, entail);
  assertEquals([found.supported, found.joined, found.chunk_ids], [true, true, ["a", "b"]]);
  assertEquals(found.evidence, []);
  // Without the second look it is not.
  const alone = await combineChunks(claim, chunks, entail, { joined: 0 });
  assertEquals([alone.supported, alone.joined, alone.chunk_ids], [false, false, ["b"]]);
});

Deno.test("combineChunks() joins passages that need each other, among others and in any order", async () => {
  const entail = lexicalEntail();
  const others = [
    { id: "c", text: "Parking is free on Sundays." },
    { id: "d", text: "Our offices are in Lyon." },
  ];
  for (
    const { claim, texts } of [
      {
        claim: "Dr Amara Osei works in Accra.",
        texts: ["Dr Amara Osei leads the harbour lab.", "The harbour lab works in Accra."],
      },
      {
        claim: "Model K7 has a warranty of 36 months.",
        texts: ["All drills have a warranty of 36 months.", "Model K7 is a drill."],
      },
      {
        claim: "Tier Basalt allows 40 requests.",
        texts: ["Tier Basalt is the free tier.", "The free tier allows 40 requests."],
      },
    ]
  ) {
    for (const [first, second] of [texts, texts.toReversed()]) {
      const pair = [{ id: "a", text: first }, { id: "b", text: second }];
      const found = await combineChunks(claim, [others[0], ...pair, others[1]], entail);
      assertEquals([found.supported, found.joined], [true, true], claim);
      assert(found.chunk_ids.includes("a") && found.chunk_ids.includes("b"), claim);
    }
  }
  // What is in neither is in both together neither.
  const none = await combineChunks("Plan Orchid costs $12.", [
    { id: "a", text: "Plan Orchid is the 2 TB plan." },
    { id: "b", text: "The 2 TB plan costs $9." },
  ], entail);
  assertEquals(none.supported, false);
});

Deno.test("combineChunks() takes the best support, and keeps a contradiction beside it", async () => {
  const chunks = [
    { id: "a", text: "something else" },
    { id: "b", text: "open at noon" },
    { id: "c", text: "not open" },
  ];
  const found = await combineChunks("open at noon", chunks, wordModel());
  assertEquals([found.supported, found.chunk_ids, found.joined], [true, ["b"], false]);
  assertEquals(found.contradicting_ids, ["c"]);
  // "open" is one of three words: (1 - 1/12) * .8.
  assertEquals(found.contradiction, (1 - 1 / 12) * 0.8);
  assertEquals(found.evidence, [{ chunk_id: "b", span: { start: 0, end: 12 }, entailment: 0.9 }]);
});

Deno.test("combineChunks() without evidence leaves the claim open and asks nothing", async () => {
  const model = wordModel();
  for (const [claim, texts] of [["open", []], ["open", ["", " \n"]], [" ", ["open"]]] as const) {
    const chunks = texts.map((text, i) => ({ id: `${i}`, text }));
    assertEquals(await combineChunks(claim, chunks, model, { threshold: 0 }), {
      entailment: { entailment: 0, neutral: 1, contradiction: 0 },
      supported: false,
      chunk_ids: [],
      joined: false,
      contradiction: 0,
      contradicting_ids: [],
      evidence: [],
    });
  }
  assertEquals(model.calls, []);
});

Deno.test("nli-07: combineChunks() reports a fact that stands in two windows once", async () => {
  const filler = "Parking is free. ";
  const text = `${filler.repeat(300)}The desk opens at 08:30.`;
  const windows = { countTokens: words, maxTokens: 512, overlap: 64 };
  const claim = "The desk opens at 08:30.";
  for (const entail of [lexicalEntail(), wordModel()]) {
    const end = await combineChunks(claim, [{ id: "a", text }], entail, { windows });
    assertEquals([end.supported, end.evidence.length], [true, 1]);
    // In the overlap of two windows.
    const middle = `${filler.repeat(165)}${claim} ${filler.repeat(200)}`;
    const both = await combineChunks(claim, [{ id: "a", text: middle }], entail, { windows });
    assertEquals([both.supported, both.evidence.length], [true, 1]);
    // Far apart it is said twice.
    const twice = `${claim} ${filler.repeat(400)}${claim}`;
    const two = await combineChunks(claim, [{ id: "a", text: twice }], entail, { windows });
    assertEquals([two.supported, two.evidence.length], [true, 2]);
    const [first, second] = two.evidence;
    assert(first && second && first.span.end <= second.span.start);
  }
});

Deno.test("entailClaims() asks about all claims in one batch, and once more for those in need", async () => {
  const model = wordModel();
  const claims = ["open at noon", "free parking", "no such thing"]
    .map((text, i) => ({ id: `${i + 1}`, text }));
  const chunks = [{ id: "a", text: "open at noon, free" }, { id: "b", text: "parking there" }];
  const results = await entailClaims(claims, chunks, model);
  assertEquals(model.calls.map(({ length }) => length), [6, 2]);
  assertEquals(
    results.map(({ claim_id, supported, chunk_ids, joined }) => ({
      ...{ claim_id, supported, chunk_ids, joined },
    })),
    [
      { claim_id: "1", supported: true, chunk_ids: ["a"], joined: false },
      { claim_id: "2", supported: true, chunk_ids: ["a", "b"], joined: true },
      { claim_id: "3", supported: false, chunk_ids: ["a"], joined: false },
    ],
  );
  assertEquals(model.calls[1][0].premise, "open at noon, free\nparking there");
  assertEquals(await entailClaims([], chunks, model), []);
  // The same one by one.
  for (const [i, { text }] of claims.entries()) {
    assertEquals(
      { claim_id: claims[i].id, ...await combineChunks(text, chunks, model) },
      results[i],
    );
  }
});

Deno.test("entailClaims() refuses what a model must not give", async () => {
  const one = { entailment: 1, neutral: 0, contradiction: 0 };
  const claims = [{ id: "1", text: "a" }];
  const chunks = [{ id: "a", text: "a" }, { id: "b", text: "b" }];
  for (
    const { result, message } of [
      {
        result: [one],
        message: 'entail must give a list of 2, one a pair: current value is "1 results"',
      },
      { result: null, message: "entail must give a list of 2, one a pair: current value is null" },
      { result: [one, { ...one, neutral: NaN }], message: "three probabilities for pair 1" },
      { result: [one, { ...one, neutral: 2 }], message: "three probabilities for pair 1" },
    ]
  ) {
    const error = await assertRejects(
      () => entailClaims(claims, chunks, () => Promise.resolve(result as never)),
      TypeError,
    );
    assert(error.message.includes(message), error.message);
  }
  await assertRejects(
    () => entailClaims(claims, [chunks[0], chunks[0]], lexicalEntail()),
    RangeError,
    "every id must stand once, unlike that of chunks[0] and chunks[1]",
  );
  const stop = AbortSignal.abort(new Error("enough"));
  await assertRejects(
    () => entailClaims(claims, chunks, lexicalEntail(), { signal: stop }),
    Error,
    "enough",
  );
});
