import type { Entail } from "../data/entail.ts";
import { readText, type TextReading } from "./_lexical_reading.ts";
import { scoreReadings } from "./_lexical_score.ts";
import { requireOptions, requireSignal } from "./_require.ts";
import { requirePairs } from "./_require_material.ts";

/**
 * Entailment from words alone, offline: how much of a statement is in the evidence, and whether a number, a negation
 * or an opposite stands against it. No NLI model, and no substitute for one.
 *
 * A baseline to start with and to beat, and a first look that costs nothing. It sees no word order, no synonyms
 * and no meaning: "the dog bit the man" bears out "the man bit the dog". A name or a number of the statement that the
 * evidence does not hold counts against it; a clause about the same matter with another value, with or without a
 * "not", or with an opposite, contradicts it. Best on English; other languages lack only what inflection hides.
 *
 * Measured, as areas under the ROC curve: on ConjNLI's dev set, entailment against the rest .750 (.708 to .788),
 * contradiction against the rest .586 (.550 to .621), n 623; on the human evaluation of MTRAG, hallucinated by the
 * majority of three people, .920 (.880 to .948), n 462, with the mean over sentences as the score and 15 full refusals
 * left out. There, what is made up is seldom a near miss of the evidence; where it is, expect the former figures.
 *
 * @returns The function. What it gives is no calibrated probability.
 * @throws Nothing. The function throws a TypeError if an argument is of the wrong kind.
 *
 * @see Saha, Nie and Bansal, ConjNLI, arXiv 2010.10418; Katsis et al., MTRAG, arXiv 2501.03468, for the sets.
 *
 * @example
 * ```ts
 * import { lexicalEntail } from "@touchstone/eval/entailment";
 * import { assert } from "@std/assert";
 *
 * const premise = "A sofa may be returned within 14 days. Opened mattresses may not be returned.";
 * const [said, denied, other] = await lexicalEntail()([
 *   { premise, hypothesis: "Sofas may be returned within 14 days." },
 *   { premise, hypothesis: "Opened mattresses may be returned." },
 *   { premise, hypothesis: "Delivery is free in Norway." },
 * ]);
 *
 * assert(said && said.entailment > 0.5);
 * assert(denied && denied.contradiction > 0.5);
 * assert(other && other.neutral > 0.5);
 * ```
 */
export function lexicalEntail(): Entail {
  const action = "compute lexicalEntail";
  // Declared async, so that a bad argument rejects as a model's failure does.
  // deno-lint-ignore require-await
  return async (pairs, options = {}) => {
    requirePairs(pairs, action);
    requireOptions(options, { signal: true }, action);
    requireSignal(options.signal, action);
    options.signal?.throwIfAborted();
    // Pairs of a batch share their texts.
    const readings = new Map<string, TextReading>();
    const read = (text: string): TextReading => {
      const reading = readings.get(text) ?? readText(text);
      readings.set(text, reading);
      return reading;
    };
    return pairs.map(({ premise, hypothesis }) => scoreReadings(read(premise), read(hypothesis)));
  };
}
