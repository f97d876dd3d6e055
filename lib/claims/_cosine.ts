import type { Embed } from "../data/entail.ts";
import { outOfRange, wrongKind } from "./_require.ts";

type Vector = ArrayLike<number>;

/** The vectors of texts; throws unless there is one a text. */
export async function embedAll(
  texts: readonly string[],
  embed: Embed,
  signal: AbortSignal | undefined,
  action: string,
): Promise<readonly Vector[]> {
  signal?.throwIfAborted();
  const vectors: unknown = await embed(texts, signal === undefined ? {} : { signal });
  if (!Array.isArray(vectors) || vectors.length !== texts.length) {
    const given = Array.isArray(vectors) ? `${vectors.length} vectors` : vectors;
    throw wrongKind(`embed must give ${texts.length} vectors, one a text`, given, action);
  }
  return vectors.map((one: unknown, i) => {
    if (isVector(one)) return one;
    throw wrongKind(`embed must give a list of numbers for text ${i}`, one, action);
  });
}

/** The cosine of two vectors, from -1 to 1. */
export function cosine(a: Vector, b: Vector, action: string): number {
  if (a.length !== b.length) {
    const need = "vectors must be of one length";
    throw outOfRange(need, `${a.length} and ${b.length}`, action);
  }
  const [largestA, largestB] = [largest(a, action), largest(b, action)];
  let [dot, squaresA, squaresB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    // Scaled, so that no square leaves the range of numbers.
    const [x, y] = [a[i] / largestA, b[i] / largestB];
    dot += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return Math.max(-1, Math.min(1, dot / Math.sqrt(squaresA * squaresB)));
}

function largest(vector: Vector, action: string): number {
  let most = 0;
  for (let i = 0; i < vector.length; i++) {
    const size = Math.abs(vector[i]);
    if (!Number.isFinite(size)) {
      throw outOfRange("the numbers of a vector must be finite", vector[i], action);
    }
    most = Math.max(most, size);
  }
  // A zero vector has no direction, and so no cosine.
  if (most === 0) throw outOfRange("a vector must not be zero", `${vector.length} zeros`, action);
  return most;
}

function isVector(value: unknown): value is Vector {
  if (typeof value !== "object" || value === null || !("length" in value)) return false;
  return ArrayBuffer.isView(value) ||
    Array.isArray(value) && value.every((x) => typeof x === "number");
}
