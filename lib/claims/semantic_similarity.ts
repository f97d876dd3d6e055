import type { CallOptions } from "../data/complete.ts";
import type { Embed } from "../data/entail.ts";
import { cosine, embedAll } from "./_cosine.ts";
import { requireFunction, requireOptions, requireSignal, requireText } from "./_require.ts";

const ACTION = "compute semanticSimilarity";

/**
 * How near two texts are in meaning: the cosine of their vectors, from -1 to 1.
 *
 * Use it beside checks of fact, never in place of them: a sentence and its denial are near each other, and so are two
 * amounts. What counts as near differs by model; .75 is a start to be calibrated.
 *
 * @param a One text.
 * @param b The other.
 * @param embed Gives each text a vector.
 * @param options Signal that ends the call.
 * @returns The cosine; 1 for vectors of the same direction.
 * @throws {TypeError} If an argument is of the wrong kind, or `embed` does not give a vector a text.
 * @throws {RangeError} If a vector is zero, not finite, or of another length than its fellow.
 *
 * @example
 * ```ts
 * import { semanticSimilarity } from "@touchstone/eval/claims";
 * import { assertEquals } from "@std/assert";
 *
 * const embed = (texts: readonly string[]) =>
 *   Promise.resolve(texts.map((text) => [text.includes("sofa") ? 4 : 0, 3]));
 *
 * assertEquals(await semanticSimilarity("a sofa", "the sofa", embed), 1);
 * assertEquals(await semanticSimilarity("a sofa", "a rug", embed), 0.6);
 * ```
 */
export async function semanticSimilarity(
  a: string,
  b: string,
  embed: Embed,
  options: CallOptions = {},
): Promise<number> {
  requireText(a, "a", ACTION);
  requireText(b, "b", ACTION);
  requireFunction(embed, "embed", ACTION);
  requireOptions(options, { signal: true }, ACTION);
  requireSignal(options.signal, ACTION);
  const [first, second] = await embedAll([a, b], embed, options.signal, ACTION);
  return cosine(first, second, ACTION);
}
