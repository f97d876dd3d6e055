import type { Entailment, EntailPair } from "../data/entail.ts";
import { encodeWindows } from "./_long_texts.ts";
import { classesOf } from "./_nli_labels.ts";
import { requireOptions, requireSignal } from "./_require.ts";
import { requirePairs } from "./_require_material.ts";
import { type LoadedModel, sequenceModel } from "./_sequence_model.ts";
import type { Encoding } from "./_token_batches.ts";
import { entailmentFrom } from "./entailment_from.ts";
import type { Nli, NliOptions } from "./model_options.ts";

const ACTION = "compute entailment";
/** From here on a window has decided. */
const DECIDED = 0.5;

/** Makes an NLI model of a loaded classifier. */
export function nliModel(loaded: LoadedModel, options: NliOptions, action: string): Nli {
  const labels = classesOf(options.labels ?? loaded.config.id2label, action);
  const { overlap = 64, batchTokens, maxTokens } = options;
  const model = sequenceModel(loaded, { batchTokens, maxTokens }, ACTION);

  async function entail(
    pairs: readonly EntailPair[],
    callOptions: { readonly signal?: AbortSignal } = {},
  ): Promise<readonly Entailment[]> {
    requirePairs(pairs, ACTION);
    requireOptions(callOptions, { signal: true }, ACTION);
    const { signal } = callOptions;
    requireSignal(signal, ACTION);
    signal?.throwIfAborted();
    const counts = new Map<string, number>();
    const count = (text: string): number => {
      const tokens = counts.get(text) ?? model.countTokens(text);
      counts.set(text, tokens);
      return tokens;
    };
    const encodings: Encoding[] = [];
    const owners: number[] = [];
    pairs.forEach(({ premise, hypothesis }, i) => {
      const tooLong = (tokens: number): never => {
        throw new RangeError(
          `Cannot ${ACTION} as pairs[${i}].hypothesis must leave room for evidence in the ` +
            `${model.maxTokens} tokens of the model: current value is ${tokens} tokens`,
        );
      };
      for (const one of encodeWindows(model, premise, hypothesis, { overlap, count, tooLong })) {
        encodings.push(one);
        owners.push(i);
      }
    });
    const results: Entailment[] = [];
    await model.run(encodings, (places, { data, dims }) => {
      const width = dims[dims.length - 1];
      if (width !== labels.length || data.length !== width * places.length) {
        throw new RangeError(
          `Cannot ${ACTION} as the model must give ${labels.length} scores a pair, one a label: ` +
            `current value is ${width}`,
        );
      }
      places.forEach((place, row) => {
        const scores = Array.from({ length: width }, (_, i) => data[row * width + i]);
        const found = entailmentFrom(scores, labels);
        const owner = owners[place];
        results[owner] = decisive(results[owner] ?? found, found);
      });
    }, signal);
    return results;
  }
  return Object.assign(entail, {
    labels,
    maxTokens: model.maxTokens,
    countTokens: model.countTokens,
    [Symbol.asyncDispose]: model.dispose,
  });
}

/**
 * Which of two windows speaks for the whole text: the one that supports best, if it does; else the one that
 * contradicts most, if it does; else the one that is nearest to support.
 */
function decisive(a: Entailment, b: Entailment): Entailment {
  const supporting = a.entailment >= b.entailment ? a : b;
  if (supporting.entailment >= DECIDED) return supporting;
  const against = a.contradiction >= b.contradiction ? a : b;
  return against.contradiction >= DECIDED ? against : supporting;
}
