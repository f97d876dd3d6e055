import type { Entail, Entailment, EntailPair } from "../data/entail.ts";
import { isObject, wrongKind } from "./_require.ts";

/** Asks a function for entailment and throws unless it gives three probabilities a pair. */
export async function askEntail(
  entail: Entail,
  pairs: readonly EntailPair[],
  signal: AbortSignal | undefined,
  action: string,
): Promise<readonly Entailment[]> {
  if (pairs.length === 0) return [];
  signal?.throwIfAborted();
  const results: unknown = await entail(pairs, signal === undefined ? {} : { signal });
  if (!Array.isArray(results) || results.length !== pairs.length) {
    const need = `entail must give a list of ${pairs.length}, one a pair`;
    throw wrongKind(need, Array.isArray(results) ? `${results.length} results` : results, action);
  }
  return results.map((one: unknown, i) => {
    if (isObject(one)) {
      const { entailment, neutral, contradiction } = one;
      if (isShare(entailment) && isShare(neutral) && isShare(contradiction)) {
        return { entailment, neutral, contradiction };
      }
    }
    throw wrongKind(`entail must give three probabilities for pair ${i}`, one, action);
  });
}

function isShare(value: unknown): value is number {
  // Single precision adds up to a little more than 1.
  return typeof value === "number" && value >= -1e-6 && value <= 1 + 1e-6;
}
