import { type Encoding, type Padded, padded, tokenBatches } from "./_token_batches.ts";

/** What is used of a tokenizer of the library. */
export interface Tokenizer {
  (text: string, options: {
    readonly text_pair?: string;
    readonly add_special_tokens?: boolean;
    readonly return_tensor: false;
  }): Encoding;
  readonly pad_token_id?: number;
  readonly model_max_length?: number;
}

/** What is used of a model's config. */
export interface ModelConfig {
  readonly id2label?: unknown;
  readonly model_type?: string;
  readonly max_position_embeddings?: number;
}

/** The numbers that a model gives for a batch, row by row. */
export interface ModelOutput {
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
}

/** A model that is loaded: its tokenizer, and a function that runs it on a batch. */
export interface LoadedModel {
  readonly tokenizer: Tokenizer;
  readonly config: ModelConfig;
  readonly run: (batch: Padded) => Promise<ModelOutput>;
  readonly dispose: () => Promise<unknown>;
}

/** Runs sequences through a model, one call after another. */
export interface SequenceModel {
  readonly maxTokens: number;
  readonly countTokens: (text: string) => number;
  /** Tokens that the model adds around a text, or a pair. */
  readonly added: (pair: boolean) => number;
  readonly encode: (text: string, pair?: string) => Encoding;
  /** Calls `take` for every batch with the places of its sequences and what the model gave. */
  readonly run: (
    encodings: readonly Encoding[],
    take: (places: readonly number[], output: ModelOutput, width: number) => void,
    signal: AbortSignal | undefined,
  ) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** Positions that models of this kind keep for themselves. */
const KEPT_POSITIONS: readonly (readonly [RegExp, number])[] = [
  [/roberta|camembert|mpnet|longformer/, 2],
];
const USUAL_TOKENS = 512;
/** A tokenizer without a limit of its own gives a number of this size. */
const NO_LIMIT = 1e6;

/** Makes a loaded model run sequences in batches. */
export function sequenceModel(
  { tokenizer, config, run, dispose }: LoadedModel,
  { batchTokens = 512, maxTokens }: {
    readonly batchTokens?: number;
    readonly maxTokens?: number;
  },
  action: string,
): SequenceModel {
  const count = (text: string) =>
    tokenizer(text, { add_special_tokens: false, return_tensor: false }).input_ids.length;
  const around = new Map<boolean, number>();
  let disposed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function runAll(
    encodings: readonly Encoding[],
    take: (places: readonly number[], output: ModelOutput, width: number) => void,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const lengths = encodings.map(({ input_ids }) => input_ids.length);
    for (const places of tokenBatches(lengths, batchTokens)) {
      signal?.throwIfAborted();
      const batch = padded(places.map((place) => encodings[place]), tokenizer.pad_token_id ?? 0);
      take(places, await run(batch), batch.width);
    }
  }
  return {
    maxTokens: Math.min(maxTokens ?? Infinity, limitOf(tokenizer, config)),
    countTokens: count,
    added(pair) {
      const known = around.get(pair);
      if (known !== undefined) return known;
      const whole = tokenizer("a", { ...(pair && { text_pair: "a" }), return_tensor: false });
      const added = whole.input_ids.length - count("a") * (pair ? 2 : 1);
      around.set(pair, added);
      return added;
    },
    encode: (text, pair) =>
      tokenizer(text, { ...(pair !== undefined && { text_pair: pair }), return_tensor: false }),
    async run(encodings, take, signal) {
      if (disposed) throw new Error(`Cannot ${action} as the model has been disposed of`);
      // One call at a time: each uses every core as it is, and two would hold the memory of two.
      const mine = last.then(() => runAll(encodings, take, signal));
      last = mine.catch(() => {});
      await mine;
    },
    async dispose() {
      if (disposed) return;
      disposed = true;
      await last;
      await dispose();
    },
  };
}

function limitOf({ model_max_length }: Tokenizer, config: ModelConfig): number {
  const { max_position_embeddings: positions, model_type = "" } = config;
  const kept = KEPT_POSITIONS.find(([kind]) => kind.test(model_type))?.[1] ?? 0;
  const limits = [
    ...isLimit(model_max_length) ? [model_max_length] : [],
    ...isLimit(positions) ? [positions - kept] : [],
  ];
  return limits.length === 0 ? USUAL_TOKENS : Math.min(...limits);
}

function isLimit(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value < NO_LIMIT;
}
