import type { Chunk } from "../data/chunk.ts";
import type { Claim, JudgedClaim } from "../data/claim.ts";
import type { Entail } from "../data/entail.ts";
import {
  type CombineChunksOptions,
  entailClaims,
  type EntailedClaim,
} from "../entailment/entail_claims.ts";
import {
  requireChunks,
  requireClaims,
  requireFunction,
  requireInteger,
  requireOptions,
  requireShare,
  requireSignal,
} from "./_require.ts";
import { twoDigits } from "./_two_digits.ts";
import { STARTING_THRESHOLDS } from "./starting_thresholds.ts";

/** Options of {@linkcode verifyClaims}. */
export interface VerifyClaimsOptions extends CombineChunksOptions {
  /**
   * The contradiction from which on a claim is contradicted, where it is also above the entailment, from 0 to 1.
   * Default .5, a start to be calibrated.
   */
  readonly contradiction?: number;
}

/** A claim with its verdict, and how far any passage contradicts it. */
export interface VerifiedClaim extends JudgedClaim {
  /** The highest probability of a contradiction by any passage, from 0 to 1. */
  readonly contradiction: number;
}

const ACTION = "verify the claims";
const OPTIONS: Record<keyof VerifyClaimsOptions, true> = {
  ...{ threshold: true, joined: true, windows: true, signal: true, contradiction: true },
};

/**
 * Holds each claim against the passages, by a model or rule that tells entailment.
 *
 * A claim is supported where a passage, or several together, entail it; contradicted where a passage rules it out and
 * none supports it better; else unsupported, which says that the evidence is silent and not that the claim is false.
 * A passage against a claim that another one supports is named in the reason. All claims go to the model in one batch.
 *
 * @param claims The claims, each id once.
 * @param chunks The passages, each id once.
 * @param entail Tells entailment, such as `lexicalEntail()`.
 * @param options Thresholds, second look, windows.
 * @returns One verdict a claim, in their order, with the passages that decided it.
 * @throws {TypeError} If an argument is of the wrong kind, or `entail` does not give a result a pair.
 * @throws {RangeError} If an id stands twice, or an option is out of range.
 *
 * @example
 * ```ts
 * import { verifyClaims } from "@touchstone/eval/claims";
 * import { lexicalEntail } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * const claims = [{ id: "1", text: "The desk opens at 8:30." }, { id: "2", text: "Dogs are welcome." }];
 * const chunks = [{ id: "hours#1", text: "The desk opens at 08:30." }];
 * const judged = await verifyClaims(claims, chunks, lexicalEntail());
 *
 * assertEquals(judged.map(({ verdict }) => verdict), ["supported", "unsupported"]);
 * assertEquals(judged[0]?.chunk_ids, ["hours#1"]);
 * ```
 */
export async function verifyClaims(
  claims: readonly Claim[],
  chunks: readonly Chunk[],
  entail: Entail,
  options: VerifyClaimsOptions = {},
): Promise<readonly VerifiedClaim[]> {
  requireClaims(claims, ACTION);
  requireChunks(chunks, ACTION);
  requireFunction(entail, "entail", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { contradiction = 0.5, ...combining } = options;
  const { threshold = STARTING_THRESHOLDS.entailment, joined = 3, signal } = combining;
  requireShare(contradiction, "contradiction", ACTION);
  requireShare(threshold, "threshold", ACTION);
  requireInteger(joined, "joined", 0, ACTION);
  requireSignal(signal, ACTION);
  const found = await entailClaims(claims, chunks, entail, { ...combining, threshold });
  return claims.map((claim, i) => ({ ...claim, ...verdictOf(found[i], contradiction) }));
}

function verdictOf(
  found: EntailedClaim,
  limit: number,
): Omit<VerifiedClaim, "id" | "text" | "span"> {
  const { entailment, supported, chunk_ids, joined, contradiction, contradicting_ids } = found;
  const against = contradiction >= limit;
  if (against && contradiction > entailment.entailment) {
    const reason = `contradicted by ${contradicting_ids.join(", ")} (${twoDigits(contradiction)})`;
    return { verdict: "contradicted", chunk_ids: contradicting_ids, reason, contradiction };
  }
  const degree = twoDigits(entailment.entailment);
  if (supported) {
    const together = joined ? " together" : "";
    const but = against
      ? `; ${contradicting_ids.join(", ")} contradicts it (${twoDigits(contradiction)})`
      : "";
    const reason = `entailed by ${chunk_ids.join(", ")}${together} (${degree})${but}`;
    return { verdict: "supported", chunk_ids, reason, entailment, contradiction };
  }
  const reason = chunk_ids.length === 0
    ? "there is no passage to support it"
    : `no passage entails it: the nearest is ${chunk_ids.join(", ")} (${degree})`;
  return { verdict: "unsupported", chunk_ids: [], reason, entailment, contradiction };
}
