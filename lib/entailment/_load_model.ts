import type { ModelConfig, ModelOutput, Tokenizer } from "./_sequence_model.ts";
import type { ModelOptions, ModelProgress } from "./model_options.ts";

/** A tensor of the library, as far as it is used. */
export interface LibraryTensor {
  readonly type: string;
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
  readonly to: (type: string) => LibraryTensor;
  readonly dispose: () => void;
}

/** A model of the library, as far as it is used. */
export interface LibraryModel {
  (inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  readonly sessions: Readonly<Record<string, { readonly inputNames: readonly string[] }>>;
  readonly dispose: () => Promise<unknown>;
}

/** What loads a part of a model. */
type Load<Part> = (
  model: string,
  options: Readonly<Record<string, unknown>>,
) => Promise<Part>;

/** Where to find a model, and how to load it, as the library takes it. */
export function loadingOf(options: ModelOptions): {
  readonly path: string;
  readonly settings: Readonly<Record<string, unknown>>;
} {
  const { model, localFolder, cacheFolder, revision, dtype = "fp32", device = "cpu", onProgress } =
    options;
  const settings = {
    dtype,
    device,
    ...(localFolder !== undefined && { local_files_only: true }),
    ...(cacheFolder !== undefined && { cache_dir: cacheFolder }),
    ...(revision !== undefined && { revision }),
    ...(onProgress && {
      progress_callback: (event: unknown) => {
        const progress = progressOf(event);
        if (progress !== null) onProgress(progress);
      },
    }),
  };
  if (localFolder === undefined) return { path: model, settings };
  const joined = `${localFolder.replace(/[/\\]+$/, "")}/${model}`;
  // A relative path of two names would be taken for the name of a model on the hub.
  const path = /^(?:[/\\.]|\w:)/.test(joined) ? joined : `./${joined}`;
  return { path, settings };
}

function progressOf(event: unknown): ModelProgress | null {
  if (typeof event !== "object" || event === null || !("status" in event)) return null;
  if (event.status !== "progress" || !("file" in event) || !("loaded" in event)) return null;
  const { file, loaded } = event;
  if (typeof file !== "string" || typeof loaded !== "number") return null;
  const total = "total" in event && typeof event.total === "number" && event.total > 0
    ? event.total
    : null;
  return { file, loaded, total };
}

/** Loads config, tokenizer and model, each by what the library has for it; an error says what is missing. */
export async function loadParts(
  options: ModelOptions,
  load: {
    readonly config: Load<ModelConfig>;
    readonly tokenizer: Load<Tokenizer>;
    readonly model: Load<LibraryModel>;
  },
  check: (config: ModelConfig) => void,
  action: string,
): Promise<
  { readonly config: ModelConfig; readonly tokenizer: Tokenizer; readonly model: LibraryModel }
> {
  const { path, settings } = loadingOf(options);
  const step = async <Part>(what: string, run: () => Promise<Part>): Promise<Part> => {
    try {
      return await run();
    } catch (error) {
      throw loadError(what, options, error, action);
    }
  };
  const config = await step("config.json", () => load.config(path, settings));
  // Before the weights, which may be long in coming.
  check(config);
  const tokenizer = await step("tokenizer.json", () => load.tokenizer(path, settings));
  const weights = `the weights for dtype ${options.dtype ?? "fp32"}`;
  const model = await step(weights, () => load.model(path, settings));
  return { config, tokenizer, model };
}

function loadError(what: string, options: ModelOptions, error: unknown, action: string): Error {
  const { model, localFolder } = options;
  const said = error instanceof Error ? error.message : String(error);
  const missing = error instanceof Error && error.name === "ModelFileNotFoundError";
  const where = localFolder === undefined ? "" : ` in ${localFolder}`;
  const shown = `current value is ${JSON.stringify(model)}${where} (${said})`;
  if (missing) {
    const need = "model must be a folder, or the name on the hub, of a model in ONNX format";
    return new RangeError(`Cannot ${action} as ${need}, and ${what} was not found: ${shown}`, {
      cause: error,
    });
  }
  return new Error(`Cannot ${action} as ${what} could not be loaded: ${shown}`, { cause: error });
}

/** The first of some outputs that is there, in single precision; the tensors are freed. */
export function takeOutput(
  outputs: Readonly<Record<string, unknown>>,
  names: readonly string[],
  action: string,
): ModelOutput {
  const name = names.find((one) => isTensor(outputs[one]));
  const tensor = name === undefined ? undefined : outputs[name];
  if (!isTensor(tensor)) {
    const given = Object.keys(outputs).join(", ");
    throw new RangeError(
      `Cannot ${action} as the model must give ${names.join(" or ")}: current value is ${given}`,
    );
  }
  const whole = tensor.type === "float32" ? tensor : tensor.to("float32");
  const output = { data: whole.data, dims: [...tensor.dims] };
  for (const one of Object.values(outputs)) if (isTensor(one)) one.dispose();
  return output;
}

function isTensor(value: unknown): value is LibraryTensor {
  return typeof value === "object" && value !== null && "dims" in value && "dispose" in value;
}
