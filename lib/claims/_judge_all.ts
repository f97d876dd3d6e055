import type { Chunk } from "../data/chunk.ts";
import type { Claim, JudgedClaim } from "../data/claim.ts";
import { failureOf } from "../judges/completion_error.ts";
import { isObject, outOfRange, requireClaims, wrongKind } from "./_require.ts";
import type { VerifyFunction } from "./faithfulness.ts";

const VERDICTS = ["supported", "contradicted", "unsupported", "unjudged"];

/** A verdict for every claim, one to one by id: what is missing is asked for once more, and is then unjudged. */
export async function judgeAll(
  claims: readonly Claim[],
  chunks: readonly Chunk[],
  verify: VerifyFunction,
  action: string,
): Promise<readonly JudgedClaim[]> {
  const found = new Map<string, JudgedClaim>();
  let why = "the judge gave no verdict on it";
  for (let round = 0; round < 2; round++) {
    const asked = claims.filter(({ id }) => !found.has(id));
    if (asked.length === 0) break;
    try {
      for (const one of bound(await verify(asked, chunks), asked, chunks, action)) {
        found.set(one.id, one);
      }
    } catch (error) {
      if (!isFailedJudge(error)) throw error;
      why = `the judge failed (${failureOf(error).kind}): ${failureOf(error).message}`;
      break;
    }
  }
  return claims.map((claim) => {
    const one = found.get(claim.id);
    if (one === undefined) return { ...claim, verdict: "unjudged", chunk_ids: [], reason: why };
    return { ...claim, ...one, text: claim.text };
  });
}

/** The claims and verdicts of a judge that takes apart and judges in one; or why it failed. */
export async function judgeWhole(
  judge: () => Promise<unknown>,
  chunks: readonly Chunk[],
  action: string,
): Promise<{ readonly claims: readonly JudgedClaim[]; readonly failure: string | null }> {
  try {
    const given = await judge();
    const list = isObject(given) ? given.claims : given;
    requireClaims(list, action, "the claims of the judge");
    return { claims: bound(list, list, chunks, action), failure: null };
  } catch (error) {
    if (!isFailedJudge(error)) throw error;
    const { kind, message } = failureOf(error);
    return { claims: [], failure: `the judge failed (${kind}): ${message}` };
  }
}

/** Whether an error says that a judge failed, rather than that a run was ended or a call is wrong. */
export function isFailedJudge(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || error.name !== "CompletionError") return false;
  return !["aborted", "budget"].includes(failureOf(error).kind);
}

function bound(
  given: unknown,
  claims: readonly Claim[],
  chunks: readonly Chunk[],
  action: string,
): readonly JudgedClaim[] {
  const list: unknown = isObject(given) ? given.claims : given;
  if (!Array.isArray(list)) throw wrongKind("verify must give a list of claims", given, action);
  const ids = new Set(claims.map(({ id }) => id));
  const known = new Set(chunks.map(({ id }) => id));
  const seen = new Set<string>();
  return list.map((given: unknown) => {
    const one: unknown = isObject(given) ? { chunk_ids: [], ...given } : given;
    if (!isJudged(one)) {
      throw wrongKind(
        "verify must give each claim an id, a verdict and a list of chunk_ids",
        one,
        action,
      );
    }
    if (!ids.has(one.id)) {
      throw wrongKind("verify must judge the claims that it is given", one.id, action);
    }
    if (seen.has(one.id)) throw outOfRange("verify must judge each claim once", one.id, action);
    seen.add(one.id);
    const stray = one.chunk_ids.find((id) => !known.has(id));
    if (stray !== undefined) {
      throw wrongKind("verify must cite the passages that it is given", stray, action);
    }
    return one;
  });
}

function isJudged(one: unknown): one is JudgedClaim {
  return isObject(one) && typeof one.id === "string" && Array.isArray(one.chunk_ids) &&
    typeof one.verdict === "string" && VERDICTS.includes(one.verdict);
}
