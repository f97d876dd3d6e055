import { onnxModel, type Step, type Weights } from "./_onnx.ts";

const SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"];

/** What a word adds to the scores, the same in premise and hypothesis up to the factor of its side. */
export interface TinyModel {
  /** The words that it knows, with what each adds to each score. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** The factor of words of the premise and of the hypothesis. Default 1 and 1. */
  readonly sides?: readonly [number, number];
  readonly id2label?: Readonly<Record<string, string>>;
  readonly maxTokens?: number;
  /** Whether it gives a vector a token rather than scores. */
  readonly vectors?: boolean;
  /** Name of the file of weights. Default `model.onnx`. */
  readonly file?: string;
}

/**
 * Writes the folder of a model whose scores are the sum, over the words of both texts, of what each adds times the
 * factor of its side. Padding would add 100 to every score, and so is seen if it is not masked.
 */
export async function writeTinyModel(folder: string, model: TinyModel): Promise<void> {
  const { words, sides = [1, 1], id2label, maxTokens = 64, vectors = false } = model;
  const size = Object.values(words)[0].length;
  const vocab = [...SPECIAL, ...Object.keys(words)];
  const table = new Float32Array(vocab.length * size);
  table.fill(100, 0, size);
  Object.values(words).forEach((row, i) => table.set(row, (SPECIAL.length + i) * size));
  const factors = new Float32Array(2 * size);
  sides.forEach((factor, i) => factors.fill(factor, i * size, (i + 1) * size));
  const weights: Weights[] = [
    { name: "table", dims: [vocab.length, size], data: table },
    { name: "factors", dims: [2, size], data: factors },
    { name: "axis1", dims: [1], data: BigInt64Array.of(1n) },
    { name: "axis2", dims: [1], data: BigInt64Array.of(2n) },
  ];
  const steps: Step[] = [
    { op: "Gather", inputs: ["table", "input_ids"], output: "rows" },
    { op: "Gather", inputs: ["factors", "token_type_ids"], output: "sided" },
    { op: "Mul", inputs: ["rows", "sided"], output: vectors ? "last_hidden_state" : "added" },
  ];
  const masked: Step[] = [
    { op: "Cast", inputs: ["attention_mask"], output: "mask", ints: { to: 1 } },
    { op: "Unsqueeze", inputs: ["mask", "axis2"], output: "mask3" },
    { op: "Mul", inputs: ["added", "mask3"], output: "kept" },
    { op: "ReduceSum", inputs: ["kept", "axis1"], output: "logits", ints: { keepdims: 0 } },
  ];
  const inputs = ["input_ids", "attention_mask", "token_type_ids"];
  const bytes = onnxModel({
    steps: vectors ? steps : [...steps, ...masked],
    weights,
    inputs: inputs.slice(0, 3).map((name) => ({ name, type: "int64", dims: ["rows", "tokens"] })),
    outputs: vectors
      ? [{ name: "last_hidden_state", type: "float", dims: ["rows", "tokens", size] }]
      : [{ name: "logits", type: "float", dims: ["rows", size] }],
  });
  await Deno.mkdir(`${folder}/onnx`, { recursive: true });
  await Deno.writeFile(`${folder}/onnx/${model.file ?? "model.onnx"}`, bytes);
  await writeTokenizer(folder, vocab, maxTokens);
  const kind = vectors ? "BertModel" : "BertForSequenceClassification";
  const config = { model_type: "bert", architectures: [kind], max_position_embeddings: maxTokens };
  await writeJson(`${folder}/config.json`, { ...config, ...(id2label && { id2label }) });
}

/** Writes a tokenizer of whole words, as BERT's are. */
export async function writeTokenizer(
  folder: string,
  vocab: readonly string[],
  maxTokens: number,
): Promise<void> {
  const special = (id: string, type_id = 0) => ({ SpecialToken: { id, type_id } });
  const part = (id: string, type_id: number) => ({ Sequence: { id, type_id } });
  await writeJson(`${folder}/tokenizer.json`, {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content, id) => ({
      ...{ id, content, special: true, single_word: false, lstrip: false, rstrip: false },
      normalized: false,
    })),
    normalizer: { type: "BertNormalizer", clean_text: true, lowercase: true },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [special("[CLS]"), part("A", 0), special("[SEP]")],
      pair: [
        ...[special("[CLS]"), part("A", 0), special("[SEP]")],
        ...[part("B", 1), special("[SEP]", 1)],
      ],
      special_tokens: {
        "[CLS]": { id: "[CLS]", ids: [2], tokens: ["[CLS]"] },
        "[SEP]": { id: "[SEP]", ids: [3], tokens: ["[SEP]"] },
      },
    },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      ...{ type: "WordPiece", unk_token: "[UNK]", continuing_subword_prefix: "##" },
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocab.map((word, id) => [word, id])),
    },
  });
  await writeJson(`${folder}/tokenizer_config.json`, {
    ...{ tokenizer_class: "BertTokenizer", model_max_length: maxTokens, do_lower_case: true },
    ...{ pad_token: "[PAD]", unk_token: "[UNK]", cls_token: "[CLS]", sep_token: "[SEP]" },
  });
}

/** Writes a value as JSON. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await Deno.writeTextFile(path, JSON.stringify(value));
}
