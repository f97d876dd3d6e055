import { assert, assertAlmostEquals, assertEquals, assertRejects } from "@std/assert";
import type { Entailment } from "../../lib/data/entail.ts";
import { combineChunks } from "../../lib/entailment/combine_chunks.ts";
import { createEmbed, createNli } from "../../lib/entailment/nli.ts";
import { type TinyModel, writeTinyModel } from "./_tiny_model.ts";

const LABELS = { 0: "contradiction", 1: "entailment", 2: "neutral" };
/** What a word adds to contradiction, entailment and neutral. */
const WORDS = {
  desk: [0.25, 0.5, -0.25],
  opens: [-0.5, 0.75, 0.125],
  noon: [0.5, 1.5, -1],
  never: [2.5, -1, 0.25],
  free: [0, 0, 1],
  ".": [0, 0, 0],
};

async function inModel(
  model: Partial<TinyModel>,
  test: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    await writeTinyModel(folder, { words: WORDS, id2label: LABELS, ...model });
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function almost(actual: Entailment | undefined, expected: readonly number[], by: number): void {
  assert(actual);
  const { contradiction, entailment, neutral } = actual;
  [contradiction, entailment, neutral].forEach((one, i) =>
    assertAlmostEquals(one, expected[i], by)
  );
}

/** Softmax by its definition. */
function softmax(scores: readonly number[]): number[] {
  const powers = scores.map(Math.exp);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

Deno.test("createNli() gives the softmax of the scores that the model's weights add up to", () =>
  inModel({ sides: [1, 2] }, async (folder) => {
    await using nli = await createNli({ model: folder });
    const [result, swapped] = await nli([
      { premise: "Desk opens", hypothesis: "noon" },
      { premise: "noon", hypothesis: "desk opens" },
    ]);
    // Premise once, hypothesis twice: (.25 - .5) + 2 * .5, (.5 + .75) + 2 * 1.5, (-.25 + .125) + 2 * -1.
    almost(result, softmax([0.75, 4.25, -2.125]), 1e-6);
    // .5 + 2 * (.25 - .5), 1.5 + 2 * (.5 + .75), -1 + 2 * (-.25 + .125): sides are not swapped.
    almost(swapped, softmax([0, 4, -1.25]), 1e-6);
    assertEquals(nli.labels, ["contradiction", "entailment", "neutral"]);
    assertEquals(nli.maxTokens, 64);
    assertEquals(nli.countTokens("desk opens."), 3);
  }));

Deno.test("createNli() reads the order and the spelling of the labels from the config", async () => {
  for (
    const { id2label, names } of [
      { id2label: { 0: "ENTAILMENT", 1: "Neutral", 2: "contradictory" }, names: "ENC" },
      { id2label: { 0: "neutral", 1: "contradiction", 2: "entailed" }, names: "NCE" },
      { id2label: { 2: "c", 0: "e", 1: "n" }, names: "ENC" },
    ]
  ) {
    await inModel({ id2label }, async (folder) => {
      await using nli = await createNli({ model: folder });
      const [result] = await nli([{ premise: "desk", hypothesis: "noon" }]);
      const shares = softmax([0.75, 2, -1.25]);
      const expected = ["C", "E", "N"].map((name) => shares[names.indexOf(name)]);
      almost(result, expected, 1e-6);
    });
  }
});

Deno.test("createNli() takes a two-way model: entailment or not", () =>
  inModel({
    words: { desk: [0.5, 1], noon: [0.25, -1] },
    id2label: { 0: "entailment", 1: "not_entailment" },
  }, async (folder) => {
    await using nli = await createNli({ model: folder });
    const [result] = await nli([{ premise: "desk", hypothesis: "noon" }]);
    // Scores .75 and 0: 1 / (1 + exp(-.75)) = .679179.
    almost(result, [0, 0.679179, 0.320821], 1e-6);
  }));

Deno.test("nli-02: createNli() refuses labels that mean nothing, unless it is told what they are", () =>
  inModel({ id2label: { 0: "LABEL_0", 1: "LABEL_1", 2: "LABEL_2" } }, async (folder) => {
    const error = await assertRejects(() => createNli({ model: folder }), RangeError);
    assertEquals(
      error.message,
      "Cannot load the NLI model as the labels must be known, such as entailment, neutral and contradiction " +
        "(say which is which in labels, from the model's card): current value is LABEL_0, LABEL_1, LABEL_2",
    );
    const labels = ["contradiction", "entailment", "neutral"];
    await using nli = await createNli({ model: folder, labels });
    const [result] = await nli([{ premise: "desk", hypothesis: "noon" }]);
    almost(result, softmax([0.75, 2, -1.25]), 1e-6);
  }));

Deno.test("createNli() refuses a model that is no NLI classifier", async () => {
  for (
    const { words, id2label, message } of [
      { words: WORDS, id2label: undefined, message: "current value is no labels" },
      {
        words: { desk: [1, 1] },
        id2label: { 0: "NEGATIVE", 1: "POSITIVE" },
        message: "NEGATIVE, POSITIVE",
      },
      {
        words: { desk: [1, 1] },
        id2label: { 0: "neutral", 1: "contradiction" },
        message: "entailment and its opposite",
      },
    ]
  ) {
    await inModel({ words, id2label }, async (folder) => {
      const error = await assertRejects(() => createNli({ model: folder }), RangeError);
      assert(error.message.includes(message), error.message);
    });
  }
  await inModel({ words: { desk: [1, 1, 1, 1] } }, async (folder) => {
    await using nli = await createNli({ model: folder });
    const error = await assertRejects(
      () => nli([{ premise: "desk", hypothesis: "desk" }]),
      RangeError,
    );
    assertEquals(
      error.message,
      "Cannot compute entailment as the model must give 3 scores a pair, one a label: current value is 4",
    );
  });
});

Deno.test("createNli() gives in a batch of mixed lengths what it gives one by one, in order", () =>
  inModel({ sides: [1, -0.5] }, async (folder) => {
    await using nli = await createNli({ model: folder, batchTokens: 40 });
    const words = Object.keys(WORDS);
    const pairs = Array.from({ length: 50 }, (_, i) => ({
      premise: Array.from({ length: 1 + (i * 7) % 23 }, (_, j) => words[(i + j) % 5]).join(" "),
      hypothesis: words[i % 5],
    }));
    const batch = await nli(pairs);
    for (const [i, pair] of pairs.entries()) {
      const [single] = await nli([pair]);
      const { contradiction, entailment, neutral } = single;
      almost(batch[i], [contradiction, entailment, neutral], 1e-5);
    }
    assertEquals(await nli([]), []);
  }));

Deno.test("createNli() sees all of a long premise, by windows", () =>
  inModel({}, async (folder) => {
    await using nli = await createNli({ model: folder });
    // Words that it does not know add nothing.
    const filler = "Gates are shut. ".repeat(300);
    for (const premise of [`${filler}Desk opens noon.`, `Desk opens noon. ${filler}`]) {
      const [long, none] = await nli([
        { premise, hypothesis: "desk" },
        { premise: filler, hypothesis: "desk" },
      ]);
      // Twice desk, opens, noon: (.5 - .5 + .5, 1 + .75 + 1.5, -.5 + .125 - 1).
      almost(long, softmax([0.5, 3.25, -1.375]), 1e-6);
      almost(none, softmax(WORDS.desk), 1e-6);
    }
    const error = await assertRejects(
      () => nli([{ premise: filler, hypothesis: "desk ".repeat(60) }]),
      RangeError,
    );
    assertEquals(
      error.message,
      "Cannot compute entailment as pairs[0].hypothesis must leave room for evidence in the 64 tokens of the " +
        "model: current value is 60 tokens",
    );
  }));

Deno.test("createNli() lets the window that supports decide, else one that contradicts", () =>
  inModel({
    words: { yes: [0, 9, 0], no: [9, 0, 0], x: [0, 0, 0.1], ".": [0, 0, 0] },
    maxTokens: 16,
  }, async (folder) => {
    await using nli = await createNli({ model: folder, overlap: 0 });
    const filler = "x x x x x x x x x. ";
    const results = await nli([
      { premise: `${filler}no. ${filler}yes.`, hypothesis: "x" },
      { premise: `${filler}yes. ${filler}no.`, hypothesis: "x" },
      { premise: `${filler}no. ${filler}`, hypothesis: "x" },
      { premise: `${filler}${filler}`, hypothesis: "x" },
    ]);
    const named = results.map((one) =>
      one.entailment > 0.9 ? "entailment" : one.contradiction > 0.9 ? "contradiction" : "open"
    );
    assertEquals(named, ["entailment", "entailment", "contradiction", "open"]);
  }));

Deno.test("nli-07: a fact at the end of a premise of 300 sentences is found, and reported once", () =>
  inModel({
    words: { desk: [0, 4, 0], opens: [0, 4, 0], parking: [0, -1, 0.5], ".": [0, 0, 0] },
    maxTokens: 512,
  }, async (folder) => {
    await using nli = await createNli({ model: folder });
    const chunks = [{
      id: "a",
      text: `${"Parking is free. ".repeat(300)}The desk opens at 08:30.`,
    }];
    const { countTokens } = nli;
    // Small windows, as this model only adds up what it sees.
    const windows = { countTokens, maxTokens: 16, overlap: 8 };
    const found = await combineChunks("The desk opens at 08:30.", chunks, nli, { windows });
    assertEquals(found.supported, true);
    assertEquals(found.evidence.length, 1);
  }));

Deno.test("createNli() says what is missing, and refuses unknown options", async () => {
  const missing = await assertRejects(
    () => createNli({ model: "nowhere", localFolder: "models" }),
    RangeError,
  );
  const start =
    "Cannot load the NLI model as model must be a folder, or the name on the hub, of a model in ONNX format, and " +
    'config.json was not found: current value is "nowhere" in models (';
  assertEquals(missing.message.slice(0, start.length), start);

  for (
    const { options, message } of [
      { options: { dtype: "fp33" }, message: "dtype must be one of auto, fp32" },
      { options: { device: "tpu" }, message: "device must be one of auto, cpu" },
      { options: { batchTokens: 0 }, message: "batchTokens must be an integer >= 1" },
      {
        options: { batchToken: 9 },
        message: "there is no option batchToken, did you mean batchTokens",
      },
      { options: { model: "" }, message: "model must not be empty" },
      { options: { labels: ["yes"] }, message: "the labels must be known" },
    ]
  ) {
    const error = await assertRejects(() => createNli({ model: "x", ...options } as never));
    assert(error instanceof Error && error.message.includes(message), String(error));
  }
});

// The library lets go of a file that it has begun to read where another is missing.
Deno.test({
  name: "createNli() says which weights are missing or torn",
  sanitizeOps: false,
  sanitizeResources: false,
  fn: () =>
    inModel({}, async (folder) => {
      // There is only model.onnx; the weights of q8 are model_quantized.onnx.
      const [parent, model] = [folder.replace(/\/[^/]*$/, ""), folder.replace(/^.*\//, "")];
      const error = await assertRejects(
        () => createNli({ model, localFolder: parent, dtype: "q8" }),
        RangeError,
      );
      assert(error.message.includes("the weights for dtype q8 was not found"), error.message);
      await using nli = await createNli({ model, localFolder: parent });
      assertEquals((await nli([{ premise: "desk", hypothesis: "noon" }])).length, 1);
      await Deno.writeTextFile(`${folder}/onnx/model_fp16.onnx`, "no model");
      const torn = await assertRejects(() => createNli({ model: folder, dtype: "fp16" }), Error);
      assert(torn.message.includes("the weights for dtype fp16 could not be loaded"), torn.message);
    }),
});

Deno.test("createNli() tells how far the loading is", () =>
  inModel({}, async (folder) => {
    const seen = new Set<string>();
    await using _nli = await createNli({
      model: folder,
      onProgress({ file, loaded, total }) {
        assert(loaded >= 0 && (total === null || loaded <= total), `${file} ${loaded} ${total}`);
        if (loaded === total) seen.add(file);
      },
    });
    assert(seen.has("onnx/model.onnx"), [...seen].join(", "));
  }));

Deno.test("createNli() can be stopped, and gives nothing once it is freed", () =>
  inModel({}, async (folder) => {
    const nli = await createNli({ model: folder });
    const pair = { premise: "desk", hypothesis: "noon" };
    const stop = AbortSignal.abort(new Error("enough"));
    await assertRejects(() => nli([pair], { signal: stop }), Error, "enough");
    const under = nli([pair]);
    await nli[Symbol.asyncDispose]();
    assertEquals((await under).length, 1);
    await nli[Symbol.asyncDispose]();
    await assertRejects(
      () => nli([pair]),
      Error,
      "Cannot compute entailment as the model has been disposed of",
    );
  }));

Deno.test("createNli() keeps its memory over 3,000 calls", () =>
  inModel({}, async (folder) => {
    await using nli = await createNli({ model: folder });
    const pairs = [
      { premise: "desk opens noon", hypothesis: "noon" },
      { premise: "desk", hypothesis: "never" },
    ];
    const calls = async (n: number) => {
      for (let i = 0; i < n; i++) await nli(pairs);
      return Deno.memoryUsage().rss;
    };
    await calls(1500);
    const before = await calls(1);
    const after = await calls(3000);
    // A tensor that is not freed costs at least 100 bytes: 6 a call would be 1.8 MB, and their handles more.
    assert(after - before < 12e6, `${((after - before) / 1e6).toFixed(1)} MB more`);
  }));

Deno.test("createEmbed() gives the mean of the tokens' vectors, or the first one", () =>
  inModel({ vectors: true }, async (folder) => {
    await using embed = await createEmbed({ model: folder, normalize: false });
    // [CLS] and [SEP] have vectors of zeros: (desk + noon) / 4.
    const [two, one] = await embed(["desk noon", "desk"]);
    assertEquals(Array.from(two), [0.75 / 4, 2 / 4, -1.25 / 4]);
    assertEquals(Array.from(one), [0.25 / 3, 0.5 / 3, -0.25 / 3]);
    await using unit = await createEmbed({ model: folder });
    const [desk] = await unit(["desk"]);
    // (1, 2, -1) / sqrt(6).
    [1, 2, -1].forEach((x, i) => assertAlmostEquals(desk[i], x / Math.sqrt(6), 1e-7));
    await using first = await createEmbed({ model: folder, pooling: "cls", normalize: false });
    assertEquals(Array.from((await first(["desk"]))[0]), [0, 0, 0]);
  }));

Deno.test("createEmbed() takes a long text by windows, weighted by their length", () =>
  inModel({ vectors: true, maxTokens: 16 }, async (folder) => {
    await using embed = await createEmbed({ model: folder, normalize: false, overlap: 0 });
    const [long] = await embed([`${"desk ".repeat(14)}${"noon ".repeat(7)}`]);
    // Windows of 14 and 7 words with 2 tokens around each: (14 desk + 7 noon) / (16 + 9).
    const expected = [0, 1, 2].map((i) => (14 * WORDS.desk[i] + 7 * WORDS.noon[i]) / 25);
    expected.forEach((x, i) => assertAlmostEquals(long[i], x, 1e-6));
  }));
