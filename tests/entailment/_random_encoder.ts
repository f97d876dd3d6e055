import { onnxModel, type Port, type Step, type Weights } from "./_onnx.ts";
import { writeJson, writeTokenizer } from "./_tiny_model.ts";

const [SIZE, HEADS, INNER, POSITIONS] = [384, 12, 1536, 512];

/** Writes the folder of a BERT of six layers of 384 with random weights: as quick as a real one, and as useful as none. */
export async function writeRandomEncoder(folder: string, layers = 6): Promise<void> {
  const words = Array.from({ length: 1000 }, (_, i) => `w${i}`);
  const weights: Weights[] = [];
  const steps: Step[] = [];
  const next = numbers();
  const floats = (name: string, ...dims: readonly number[]): string => {
    const length = dims.reduce((product, dim) => product * dim, 1);
    weights.push({ name, dims, data: Float32Array.from({ length }, () => next()) });
    return name;
  };
  const whole = (name: string, values: readonly number[], scalar = false): string => {
    const data = BigInt64Array.from(values.map(BigInt));
    weights.push({ name, dims: scalar ? [] : [values.length], data });
    return name;
  };
  const one = (name: string, value: number): string => {
    weights.push({ name, dims: [], data: Float32Array.of(value) });
    return name;
  };
  const step = (
    op: string,
    inputs: readonly string[],
    output: string,
    ints?: Step["ints"],
  ): string => {
    steps.push({ op, inputs, output, ...(ints && { ints }) });
    return output;
  };
  const linear = (input: string, name: string, from: number, to: number): string => {
    const product = step("MatMul", [input, floats(`${name}.w`, from, to)], `${name}.product`);
    return step("Add", [product, floats(`${name}.b`, to)], name);
  };
  const norm = (a: string, b: string, name: string): string => {
    const sum = step("Add", [a, b], `${name}.sum`);
    const parts = [sum, floats(`${name}.scale`, SIZE), floats(`${name}.bias`, SIZE)];
    return step("LayerNormalization", parts, name);
  };

  const axes = {
    toHeads: whole("toHeads", [0, 0, HEADS, SIZE / HEADS]),
    flat: whole("flat", [0, 0, SIZE]),
  };
  const [half, unit, root] = [one("half", 0.5), one("unit", 1), one("root", Math.SQRT2)];
  const scale = one("scale", 1 / Math.sqrt(SIZE / HEADS));
  const shape = step("Shape", ["input_ids"], "shape");
  const tokens = step("Gather", [shape, whole("second", [1], true)], "tokens");
  const zero = whole("zero", [0], true);
  const places = step("Range", [zero, tokens, whole("stride", [1], true)], "places");
  const names = words.length + 4;
  const ids = step("Gather", [floats("words", names, SIZE), "input_ids"], "wordRows");
  const types = step("Gather", [floats("types", 2, SIZE), "token_type_ids"], "typeRows");
  const order = step("Gather", [floats("positions", POSITIONS, SIZE), places], "placeRows");
  let hidden = norm(step("Add", [ids, types], "typed"), order, "embedded");
  const mask = step("Cast", ["attention_mask"], "mask", { to: 1 });
  const shut = step("Sub", [mask, unit], "shut");
  const wide = step("Mul", [shut, one("much", 10_000)], "wide");
  const bias = step("Unsqueeze", [wide, whole("middle", [1, 2])], "bias");

  for (let i = 0; i < layers; i++) {
    const of = (name: string) => `${i}.${name}`;
    const head = (name: string, perm: readonly number[]): string => {
      const rows = linear(hidden, of(name), SIZE, SIZE);
      const heads = step("Reshape", [rows, axes.toHeads], of(`${name}.heads`));
      return step("Transpose", [heads], of(`${name}.turned`), { perm });
    };
    const [q, k, v] = [head("q", [0, 2, 1, 3]), head("k", [0, 2, 3, 1]), head("v", [0, 2, 1, 3])];
    const scaled = step("Mul", [step("MatMul", [q, k], of("raw")), scale], of("scaled"));
    const open = step("Add", [scaled, bias], of("open"));
    const share = step("Softmax", [open], of("share"));
    const mixed = step("MatMul", [share, v], of("mixed"));
    const back = step("Transpose", [mixed], of("back"), { perm: [0, 2, 1, 3] });
    const joined = step("Reshape", [back, axes.flat], of("joined"));
    hidden = norm(hidden, linear(joined, of("out"), SIZE, SIZE), of("attended"));
    const inner = linear(hidden, of("inner"), SIZE, INNER);
    const bent = step("Erf", [step("Div", [inner, root], of("small"))], of("bent"));
    // In the order in which exported models have it, as the runtime makes one step of it then.
    const gate = step("Mul", [inner, step("Add", [bent, unit], of("up"))], of("gate"));
    const active = step("Mul", [gate, half], of("active"));
    hidden = norm(hidden, linear(active, of("outer"), INNER, SIZE), of("done"));
  }
  const first = step("Gather", [hidden, zero], "first", { axis: 1 });
  const product = step("MatMul", [first, floats("score.w", SIZE, 3)], "score");
  step("Add", [product, floats("score.b", 3)], "logits");

  const input = (name: string): Port => ({ name, type: "int64", dims: ["rows", "tokens"] });
  const bytes = onnxModel({
    steps,
    weights,
    inputs: ["input_ids", "attention_mask", "token_type_ids"].map(input),
    outputs: [{ name: "logits", type: "float", dims: ["rows", 3] }],
  });
  await Deno.mkdir(`${folder}/onnx`, { recursive: true });
  await Deno.writeFile(`${folder}/onnx/model.onnx`, bytes);
  await writeTokenizer(folder, ["[PAD]", "[UNK]", "[CLS]", "[SEP]", ...words], POSITIONS);
  await writeJson(`${folder}/config.json`, {
    ...{ model_type: "bert", architectures: ["BertForSequenceClassification"] },
    max_position_embeddings: POSITIONS,
    id2label: { 0: "contradiction", 1: "entailment", 2: "neutral" },
  });
}

/** Small numbers that look random: a linear congruential generator. */
export function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) / 10;
  };
}
