import type { EmbedOptions, NliOptions } from "./model_options.ts";
import {
  outOfRange,
  requireFilledText,
  requireFunction,
  requireInteger,
  requireOneOf,
  requireOptionalBoolean,
  requireOptions,
  wrongKind,
} from "./_require.ts";

const DTYPES = ["auto", "fp32", "fp16", "q8", "int8", "uint8", "q4", "q4f16", "bnb4"];
const DEVICES = ["auto", "cpu", "gpu", "cuda", "dml", "coreml", "webgpu"];
const SHARED = {
  model: true,
  dtype: true,
  device: true,
  localFolder: true,
  cacheFolder: true,
  revision: true,
  batchTokens: true,
  maxTokens: true,
  overlap: true,
  onProgress: true,
} as const;
const NLI: Record<keyof NliOptions, true> = { ...SHARED, labels: true };
const EMBED: Record<keyof EmbedOptions, true> = { ...SHARED, pooling: true, normalize: true };

/** Throws unless an NLI model can be made of the options. */
export function requireNliOptions(options: NliOptions, action: string): void {
  requireOptions(options, NLI, action);
  requireModelOptions(options, action);
  const { labels } = options;
  if (labels !== undefined && !Array.isArray(labels)) {
    throw wrongKind("labels must be a list of texts", labels, action);
  }
}

/** Throws unless a model of vectors can be made of the options. */
export function requireEmbedOptions(options: EmbedOptions, action: string): void {
  requireOptions(options, EMBED, action);
  requireModelOptions(options, action);
  if (options.pooling !== undefined) {
    requireOneOf(options.pooling, ["mean", "cls"], "pooling", action);
  }
  requireOptionalBoolean(options.normalize, "normalize", action);
}

function requireModelOptions(options: NliOptions & EmbedOptions, action: string): void {
  requireFilledText(options.model, "model", action);
  for (const name of ["localFolder", "cacheFolder", "revision"] as const) {
    if (options[name] !== undefined) requireFilledText(options[name], name, action);
  }
  // The library takes an unknown one for fp32 without a word.
  if (options.dtype !== undefined) requireOneOf(options.dtype, DTYPES, "dtype", action);
  if (options.device !== undefined) requireOneOf(options.device, DEVICES, "device", action);
  const least = { batchTokens: 1, maxTokens: 8, overlap: 0 };
  for (const name of ["batchTokens", "maxTokens", "overlap"] as const) {
    if (options[name] !== undefined) requireInteger(options[name], name, least[name], action);
  }
  if (options.onProgress !== undefined) requireFunction(options.onProgress, "onProgress", action);
  if (options.localFolder !== undefined && options.revision !== undefined) {
    const need = "revision must be left out with localFolder";
    throw outOfRange(need, options.revision, action);
  }
}
