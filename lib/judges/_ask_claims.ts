import type { JudgedClaim } from "../data/claim.ts";
import { isCompletionError } from "./_is_completion_error.ts";
import type { FactualityVerdict } from "./factuality.ts";

/**
 * Asks about claims, and once more about those that the reply leaves out; what is left out again stays `unjudged`.
 *
 * Where the second call fails, the verdicts of the first are kept, and the reason says so; an abort ends both.
 */
export async function askClaims(
  ask: (ids: readonly string[] | undefined) => Promise<FactualityVerdict>,
): Promise<FactualityVerdict> {
  const first = await ask(undefined);
  const { claims, missing } = first;
  if (missing.length === 0) return first;
  try {
    const second = await ask(missing);
    const judged = new Map(second.claims.map((claim) => [claim.id, claim]));
    return { claims: claims.map((claim) => judged.get(claim.id) ?? claim), missing };
  } catch (error) {
    if (!isCompletionError(error) || error.kind === "aborted") throw error;
    const reason = `left out, and asking again failed: ${error.message}`;
    const unjudged = (claim: JudgedClaim) =>
      missing.includes(claim.id) ? { ...claim, reason } : claim;
    return { claims: claims.map(unjudged), missing };
  }
}
