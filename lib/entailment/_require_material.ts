import type { Chunk } from "../data/chunk.ts";
import type { Claim } from "../data/claim.ts";
import type { EntailPair } from "../data/entail.ts";
import { isObject, outOfRange, requireText, wrongKind } from "./_require.ts";

/** Throws unless a value is a list of pairs. */
export function requirePairs(
  pairs: unknown,
  action: string,
): asserts pairs is readonly EntailPair[] {
  if (!Array.isArray(pairs)) throw wrongKind("pairs must be a list of pairs", pairs, action);
  pairs.forEach((pair: unknown, i) => {
    if (!isObject(pair) || typeof pair.premise !== "string") {
      throw wrongKind(`pairs[${i}] must have a premise and a hypothesis`, pair, action);
    }
    requireText(pair.hypothesis, `pairs[${i}].hypothesis`, action);
  });
}

/** Throws unless a value is a list of passages, each id once. */
export function requireChunks(
  chunks: unknown,
  action: string,
): asserts chunks is readonly Chunk[] {
  requireIdentified(chunks, "chunks", "a passage", action);
}

/** Throws unless a value is a list of claims, each id once. */
export function requireClaims(
  claims: unknown,
  action: string,
): asserts claims is readonly Claim[] {
  requireIdentified(claims, "claims", "a claim", action);
}

function requireIdentified(list: unknown, name: string, what: string, action: string): void {
  if (!Array.isArray(list)) throw wrongKind(`${name} must be a list`, list, action);
  const places = new Map<string, number>();
  list.forEach((one: unknown, i) => {
    if (!isObject(one) || typeof one.id !== "string" || typeof one.text !== "string") {
      throw wrongKind(`${name}[${i}] must be ${what} with id and text`, one, action);
    }
    const before = places.get(one.id);
    if (before !== undefined) {
      const need = `every id must stand once, unlike that of ${name}[${before}] and ${name}[${i}]`;
      throw outOfRange(need, one.id, action);
    }
    places.set(one.id, i);
  });
}
