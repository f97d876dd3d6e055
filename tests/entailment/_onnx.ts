/** Writes models in ONNX format: the few parts of its protobuf that the tests need. */

type Bytes = Uint8Array<ArrayBuffer>;

/** A tensor of weights. */
export interface Weights {
  readonly name: string;
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

/** A step of a graph. */
export interface Step {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly ints?: Readonly<Record<string, number | readonly number[]>>;
}

/** An input or output: `"rows"` and the like are dimensions that vary. */
export interface Port {
  readonly name: string;
  readonly type: "float" | "int64";
  readonly dims: readonly (string | number)[];
}

/** A model whose graph has these steps. See onnx/onnx.proto for the numbers of the fields. */
export function onnxModel(graph: {
  readonly steps: readonly Step[];
  readonly weights: readonly Weights[];
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
}): Bytes {
  const body = join([
    ...graph.steps.map((step) => field(1, node(step))),
    field(2, text("graph")),
    ...graph.weights.map((one) => field(5, tensor(one))),
    ...graph.inputs.map((port) => field(11, valueInfo(port))),
    ...graph.outputs.map((port) => field(12, valueInfo(port))),
  ]);
  const opset = join([field(1, text("")), number(2, 17)]);
  return join([number(1, 8), field(7, body), field(8, opset)]);
}

function node({ op, inputs, output, ints = {} }: Step): Bytes {
  return join([
    ...inputs.map((input) => field(1, text(input))),
    field(2, text(output)),
    field(4, text(op)),
    ...Object.entries(ints).map(([name, value]) => field(5, attribute(name, value))),
  ]);
}

function attribute(name: string, value: number | readonly number[]): Bytes {
  const values = typeof value === "number"
    ? [number(3, value)]
    : value.map((one) => number(8, one));
  return join([field(1, text(name)), ...values, number(20, typeof value === "number" ? 2 : 7)]);
}

function tensor({ name, dims, data }: Weights): Bytes {
  const raw = new Uint8Array(data.buffer.slice(0) as ArrayBuffer);
  const type = data instanceof Float32Array ? 1 : 7;
  return join([
    ...dims.map((dim) => number(1, dim)),
    number(2, type),
    field(8, text(name)),
    field(9, raw),
  ]);
}

function valueInfo({ name, type, dims }: Port): Bytes {
  const shape = join(
    dims.map((dim) => field(1, typeof dim === "number" ? number(1, dim) : field(2, text(dim)))),
  );
  const tensorType = join([number(1, type === "float" ? 1 : 7), field(2, shape)]);
  return join([field(1, text(name)), field(2, field(1, tensorType))]);
}

function text(value: string): Bytes {
  return new TextEncoder().encode(value);
}

function number(id: number, value: number): Bytes {
  // Ten bytes of a negative number, as of any int64.
  return join([varint(BigInt(id << 3)), varint(BigInt.asUintN(64, BigInt(value)))]);
}

function field(id: number, value: Bytes): Bytes {
  return join([varint(BigInt((id << 3) | 2)), varint(BigInt(value.length)), value]);
}

function varint(value: bigint): Bytes {
  const bytes: number[] = [];
  for (; value > 127n; value >>= 7n) bytes.push(Number(value & 127n) | 128);
  return Uint8Array.of(...bytes, Number(value));
}

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
