/**
 * Models that run here: NLI classifiers and encoders in ONNX format, by transformers.js.
 *
 * Apart from the other doors, as it loads ONNX Runtime. Needs `--allow-env`, `--allow-ffi`, `--allow-sys` and
 * `--allow-read`; to download a model also `--allow-net` and `--allow-write` for its cache.
 *
 * @module
 */
import {
  AutoConfig,
  AutoModel,
  AutoModelForSequenceClassification,
  AutoTokenizer,
  Tensor,
} from "@huggingface/transformers";
import { embedModel } from "./_embed_model.ts";
import { type LibraryModel, loadParts, takeOutput } from "./_load_model.ts";
import { classesOf } from "./_nli_labels.ts";
import { nliModel } from "./_nli_model.ts";
import { requireEmbedOptions, requireNliOptions } from "./_require_model.ts";
import type { LoadedModel, ModelConfig, Tokenizer } from "./_sequence_model.ts";
import type { Embedder, EmbedOptions, ModelOptions, Nli, NliOptions } from "./model_options.ts";

export type * from "./model_options.ts";

/** A class of the library that loads a part of a model. */
interface Loader {
  readonly from_pretrained: (
    model: string,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
}

/**
 * Loads an NLI model: a classifier of premise and hypothesis with the classes entailment, neutral and contradiction.
 *
 * Such as the ONNX build of `cross-encoder/nli-deberta-v3-small`. The order of the labels is read from the model's
 * config. A premise that is too long is cut into overlapping windows at the ends of sentences, so that all of it is
 * seen; the window that supports best speaks for it, or, where none does, one that contradicts. Pairs run in
 * batches of like length, so give it many at once. Two-way models give entailment or not, which is neutral.
 *
 * A batch gives what single pairs give, within 1e-5 in `fp32`; in `q8` scales are taken over a whole batch, and results
 * depend a little on it. The probabilities are the model's and uncalibrated: fit a threshold on labels of your own.
 *
 * @param options The model, and how to run it.
 * @returns The model as a function. `await using` frees its memory; without it call `[Symbol.asyncDispose]()`.
 * @throws {RangeError} If the model or a file of it is not there, its labels are unknown, or an option is out of range.
 * @throws {TypeError} If an option is unknown or of the wrong kind.
 * @throws {Error} If a file cannot be loaded; says which.
 *
 * @see He, Gao and Chen, DeBERTaV3, arXiv 2111.09543.
 *
 * @example
 * ```ts
 * import { createNli } from "@touchstone/eval/nli";
 * import { assertEquals, assertRejects } from "@std/assert";
 *
 * // Once downloaded, or put there by hand, a model is a folder.
 * async function supports(premise: string, hypothesis: string): Promise<boolean> {
 *   await using nli = await createNli({ model: "nli-deberta-v3-small", localFolder: "models" });
 *   const [result] = await nli([{ premise, hypothesis }]);
 *   return (result?.entailment ?? 0) >= 0.5;
 * }
 *
 * const error = await assertRejects(() => supports("It opens at 8.", "It opens at 9."), RangeError);
 * assertEquals(error.message.includes("config.json was not found"), true);
 * ```
 */
export async function createNli(options: NliOptions): Promise<Nli> {
  const action = "load the NLI model";
  requireNliOptions(options, action);
  // A mapping is checked before anything is loaded.
  if (options.labels !== undefined) classesOf(options.labels, action);
  const check = (config: ModelConfig) => void classesOf(options.labels ?? config.id2label, action);
  const loaded = await load(
    options,
    AutoModelForSequenceClassification,
    ["logits"],
    check,
    action,
  );
  return nliModel(loaded, options, action);
}

/**
 * Loads a model that gives each text a vector, so that texts can be compared by meaning.
 *
 * Such as `Xenova/all-MiniLM-L6-v2`. A text that is too long is cut into windows, and its vector is their mean by
 * length. Some models want a prefix, such as `"query: "`, or the first token's vector: see the model's card.
 *
 * @param options The model, and how to run it.
 * @returns The model as a function. `await using` frees its memory; without it call `[Symbol.asyncDispose]()`.
 * @throws {RangeError} If the model or a file of it is not there, or an option is out of range.
 * @throws {TypeError} If an option is unknown or of the wrong kind.
 * @throws {Error} If a file cannot be loaded; says which.
 *
 * @see Reimers and Gurevych, Sentence-BERT, arXiv 1908.10084, for the pooling.
 *
 * @example
 * ```ts
 * import { createEmbed } from "@touchstone/eval/nli";
 * import { assertEquals, assertRejects } from "@std/assert";
 *
 * const error = await assertRejects(
 *   () => createEmbed({ model: "all-MiniLM-L6-v2", localFolder: "models" }),
 *   RangeError,
 * );
 * assertEquals(error.message.includes("config.json was not found"), true);
 * ```
 */
export async function createEmbed(options: EmbedOptions): Promise<Embedder> {
  const action = "load the model of vectors";
  requireEmbedOptions(options, action);
  const outputs = ["sentence_embedding", "last_hidden_state", "token_embeddings"];
  return embedModel(await load(options, AutoModel, outputs, () => {}, action), options);
}

async function load(
  options: ModelOptions,
  kind: unknown,
  outputs: readonly string[],
  check: (config: ModelConfig) => void,
  action: string,
): Promise<LoadedModel> {
  // The library's own types say less than what its classes are.
  const by =
    <Part>(loader: unknown) => (model: string, settings: Readonly<Record<string, unknown>>) =>
      (loader as Loader).from_pretrained(model, settings) as Promise<Part>;
  const { config, tokenizer, model } = await loadParts(
    options,
    {
      config: by<ModelConfig>(AutoConfig),
      tokenizer: by<Tokenizer>(AutoTokenizer),
      model: by<LibraryModel>(kind),
    },
    check,
    action,
  );
  const wanted = Object.values(model.sessions).flatMap(({ inputNames }) => inputNames);
  return {
    config,
    tokenizer,
    dispose: () => model.dispose(),
    async run({ rows, width, ids, mask, types }) {
      const values = { input_ids: ids, attention_mask: mask, token_type_ids: types };
      const inputs = Object.fromEntries(
        Object.entries(values).filter(([name]) => wanted.includes(name))
          .map(([name, data]) => [name, new Tensor("int64", data, [rows, width])]),
      );
      try {
        return takeOutput(await model(inputs), outputs, action);
      } finally {
        for (const tensor of Object.values(inputs)) tensor.dispose();
      }
    },
  };
}
