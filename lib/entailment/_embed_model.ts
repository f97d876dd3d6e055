import { encodeWindows } from "./_long_texts.ts";
import { outOfRange, requireOptions, requireSignal, requireTexts } from "./_require.ts";
import { type LoadedModel, type ModelOutput, sequenceModel } from "./_sequence_model.ts";
import type { Encoding } from "./_token_batches.ts";
import type { Embedder, EmbedOptions } from "./model_options.ts";

const ACTION = "compute vectors";

/** Makes a model of vectors of a loaded encoder. */
export function embedModel(loaded: LoadedModel, options: EmbedOptions): Embedder {
  const { overlap = 64, pooling = "mean", normalize = true, batchTokens, maxTokens } = options;
  const model = sequenceModel(loaded, { batchTokens, maxTokens }, ACTION);

  async function embed(
    texts: readonly string[],
    callOptions: { readonly signal?: AbortSignal } = {},
  ): Promise<readonly Float64Array[]> {
    requireTexts(texts, "texts", ACTION);
    requireOptions(callOptions, { signal: true }, ACTION);
    const { signal } = callOptions;
    requireSignal(signal, ACTION);
    signal?.throwIfAborted();
    const encodings: Encoding[] = [];
    const owners: number[] = [];
    texts.forEach((text, i) => {
      const tooLong = (): never => {
        throw outOfRange(`texts[${i}] must have words that fit the model`, text, ACTION);
      };
      const count = model.countTokens;
      for (const one of encodeWindows(model, text, undefined, { overlap, count, tooLong })) {
        encodings.push(one);
        owners.push(i);
      }
    });
    const vectors: Float64Array[] = [];
    await model.run(encodings, (places, output, width) => {
      const size = sizeOf(output, places.length, width);
      places.forEach((place, row) => {
        const { length } = encodings[place].input_ids;
        const vector = vectors[owners[place]] ??= new Float64Array(size);
        // Windows count by their length; without normalising, the sum is divided below.
        const start = row * size * (output.dims.length === 3 ? width : 1);
        const tokens = output.dims.length === 3 && pooling === "mean" ? length : 1;
        for (let token = 0; token < tokens; token++) {
          for (let i = 0; i < size; i++) {
            vector[i] += output.data[start + token * size + i] * (length / tokens);
          }
        }
      });
    }, signal);
    const totals = new Float64Array(texts.length);
    owners.forEach((owner, i) => totals[owner] += encodings[i].input_ids.length);
    return vectors.map((vector, i) =>
      vector.map((x) => x / (normalize ? norm(vector) : totals[i]))
    );
  }
  return Object.assign(embed, {
    maxTokens: model.maxTokens,
    countTokens: model.countTokens,
    [Symbol.asyncDispose]: model.dispose,
  });
}

/** The length of a vector; 1 for one of zeros, which has no direction. */
function norm(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0)) || 1;
}

/** Numbers a vector: the model gives one a token, or has pooled already. */
function sizeOf({ data, dims }: ModelOutput, rows: number, width: number): number {
  const size = dims[dims.length - 1];
  const wanted = dims.length === 3 ? rows * width * size : rows * size;
  if ((dims.length === 3 || dims.length === 2) && data.length === wanted) return size;
  throw new RangeError(
    `Cannot ${ACTION} as the model must give a vector a token or a text: current value is of shape ` +
      dims.join(" x "),
  );
}
