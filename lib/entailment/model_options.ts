import type { Embed, Entail } from "../data/entail.ts";

/** How far the loading of a model is. */
export interface ModelProgress {
  /** The file that is being loaded. */
  readonly file: string;
  /** Bytes of it that are there. */
  readonly loaded: number;
  /** Bytes of it in all; `null` where the server does not say. */
  readonly total: number | null;
}

/** Number formats of a model's weights: smaller ones are quicker and less exact. */
export type ModelDtype =
  | "auto"
  | "fp32"
  | "fp16"
  | "q8"
  | "int8"
  | "uint8"
  | "q4"
  | "q4f16"
  | "bnb4";

/** What computes. */
export type ModelDevice = "auto" | "cpu" | "gpu" | "cuda" | "dml" | "coreml" | "webgpu";

/** Which model to load and how. */
export interface ModelOptions {
  /** A folder with `config.json`, `tokenizer.json` and `onnx/model.onnx`, or the name of a model on the hub. */
  readonly model: string;
  /** Number format of the weights, each of which is a file of its own. Default `"fp32"`. */
  readonly dtype?: ModelDtype;
  /** What computes. Default `"cpu"`. */
  readonly device?: ModelDevice;
  /** The folder that holds the folder of the model; then nothing is downloaded. */
  readonly localFolder?: string;
  /** Where downloads are kept. Default: the library's own place. */
  readonly cacheFolder?: string;
  /** Branch, tag or commit on the hub. Default `"main"`; name a commit to be able to repeat a run. */
  readonly revision?: string;
  /** The most tokens of a batch, padding included, an integer >= 1. Default 512: more gain nothing on a CPU. */
  readonly batchTokens?: number;
  /** The most tokens that the model takes at once, an integer >= 8. Default: what tokenizer and config say, or 512. */
  readonly maxTokens?: number;
  /** The most tokens that a window of a long text repeats of the one before, an integer >= 0. Default 64. */
  readonly overlap?: number;
  /** Called while files are loaded. */
  readonly onProgress?: (progress: ModelProgress) => void;
}

/** Options of `createNli`. */
export interface NliOptions extends ModelOptions {
  /**
   * The label of each output in order, such as `["contradiction", "entailment", "neutral"]`. Default: those of the
   * model's config; needed where that has none.
   */
  readonly labels?: readonly string[];
}

/** Options of `createEmbed`. */
export interface EmbedOptions extends ModelOptions {
  /** Whether a text's vector is the mean over its tokens or that of its first one; see the model's card. Default `"mean"`. */
  readonly pooling?: "mean" | "cls";
  /** Whether vectors have length 1. Default `true`. */
  readonly normalize?: boolean;
}

/** An NLI model; `await using` frees it. */
export type Nli = Entail & AsyncDisposable & {
  /** What each output of the model is, in their order. */
  readonly labels: readonly ("entailment" | "neutral" | "contradiction")[];
  /** The most tokens that the model takes at once. */
  readonly maxTokens: number;
  /** Tokens of a text, without those that the model adds around it. */
  readonly countTokens: (text: string) => number;
};

/** A model that makes vectors; `await using` frees it. */
export type Embedder = Embed & AsyncDisposable & {
  /** The most tokens that the model takes at once. */
  readonly maxTokens: number;
  /** Tokens of a text, without those that the model adds around it. */
  readonly countTokens: (text: string) => number;
};
