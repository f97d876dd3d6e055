/**
 * createNli() on a random model of six layers over pairs of mixed lengths, beside one pair at a time, batches in the
 * order given, and ONNX Runtime called directly on the same batches. Prints the ratios of the best of some runs.
 *
 *     deno run -A tests/bench/nli_bench.ts
 */
// deno-lint-ignore-file no-console
import { AutoModelForSequenceClassification, Tensor } from "@huggingface/transformers";
import { padded, tokenBatches } from "../../lib/entailment/_token_batches.ts";
import { createNli } from "../../lib/entailment/nli.ts";
import { numbers, writeRandomEncoder } from "../entailment/_random_encoder.ts";

const PAIRS = 128;
const ROUNDS = 5;
const BATCH_TOKENS = 512;

const folder = await Deno.makeTempDir();
try {
  await writeRandomEncoder(folder);
  const next = numbers();
  const below = (n: number) => Math.floor((next() * 10 + 0.5) * n);
  const text = (n: number) => Array.from({ length: n }, () => `w${below(1000)}`).join(" ");
  // Sentences and short passages: lengths from 3 to 90 words on a scale of ratios. A pair of 70 tokens and more keeps
  // two cores busy by itself, so that of long passages alone batches gain a sixth.
  const pairs = Array.from({ length: PAIRS }, () => ({
    premise: text(Math.round(3 * 30 ** (below(1000) / 1000))),
    hypothesis: text(4 + below(6)),
  }));
  await using nli = await createNli({ model: folder, batchTokens: BATCH_TOKENS });

  const model = await AutoModelForSequenceClassification.from_pretrained(folder, {
    dtype: "fp32",
    device: "cpu",
  });
  // Words are tokens here, so that the ids are known: 2, premise, 3, hypothesis, 3.
  const encodings = pairs.map(({ premise, hypothesis }) => {
    const [a, b] = [premise, hypothesis].map((one) =>
      one.split(" ").map((word) => 4 + Number(word.slice(1)))
    );
    return {
      input_ids: [2, ...a, 3, ...b, 3],
      token_type_ids: [0, ...a.map(() => 0), 0, ...b.map(() => 1), 1],
    };
  });
  // deno-lint-ignore no-explicit-any
  const session = (model as any).sessions.model;
  const direct = async (batches: readonly (readonly number[])[]) => {
    for (const places of batches) {
      const { rows, width, ids, mask, types } = padded(places.map((i) => encodings[i]), 0);
      const feed = (data: BigInt64Array) => new Tensor("int64", data, [rows, width]).ort_tensor;
      await session.run({
        input_ids: feed(ids),
        attention_mask: feed(mask),
        token_type_ids: feed(types),
      });
    }
  };
  const sorted = tokenBatches(encodings.map((one) => one.input_ids.length), BATCH_TOKENS);
  const unsorted = Array.from(
    { length: PAIRS / 8 },
    (_, i) => Array.from({ length: 8 }, (_, j) => 8 * i + j),
  );

  const ways = {
    "createNli()": async () => void await nli(pairs),
    "one pair at a time": async () => {
      for (const pair of pairs) await nli([pair]);
    },
    "batches of 8 in the order given": () => direct(unsorted),
    "ONNX Runtime directly, the same batches": () => direct(sorted),
  };
  const best = new Map<string, number>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, run] of Object.entries(ways)) {
      const start = performance.now();
      await run();
      const seconds = (performance.now() - start) / 1000;
      // The first round warms up.
      if (round > 0) best.set(name, Math.min(best.get(name) ?? Infinity, seconds));
    }
  }
  const own = best.get("createNli()") ?? 0;
  for (const [name, seconds] of best) {
    const rate = `${(PAIRS / seconds).toFixed(1)} pairs a second`;
    console.log(
      `${name.padEnd(40)} ${rate}, createNli() is ${(seconds / own).toFixed(2)} times that`,
    );
  }
  await model.dispose();
} finally {
  await Deno.remove(folder, { recursive: true });
}
