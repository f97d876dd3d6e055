import type { Claim, ClaimVerdict, JudgedClaim, UnsupportedKind } from "../data/claim.ts";
import type { JsonValue } from "../data/json_value.ts";
import type { FactualityContext, FactualityVerdict } from "./factuality.ts";
import { folded } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";

/** What a reply says of one claim. */
export interface ClaimStatement {
  /** The claim. */
  readonly id: string;
  /** The verdict. */
  readonly verdict: Exclude<ClaimVerdict, "unjudged">;
  /** The passages cited for it. */
  readonly chunk_ids: readonly string[];
  /** How it goes past the evidence. */
  readonly kind?: UnsupportedKind;
  /** Why. */
  readonly reason?: string;
}

const KINDS: Readonly<Record<string, UnsupportedKind>> = {
  ...{ ungrounded: "ungrounded", unsupported: "ungrounded", fabricated: "ungrounded" },
  ...{ invented: "ungrounded", extrapolation: "extrapolation", extrapolated: "extrapolation" },
  ...{ extrapolatory: "extrapolation", false: "false", incorrect: "false" },
};
const NO_KIND = /^(?:|-+|none|null|n\/?a)$/;

/** How a claim goes past the evidence, or `undefined` where the reply names no kind. */
export function kindOf(
  value: JsonValue | undefined,
  what: string,
): UnsupportedKind | undefined {
  if (value === undefined || value === null) return undefined;
  const plain = typeof value === "string" ? folded(value) : JSON.stringify(value);
  if (NO_KIND.test(plain)) return undefined;
  if (Object.hasOwn(KINDS, plain)) return KINDS[plain];
  throw replyError("unknown-label", what, "kind must be ungrounded, extrapolation or false", plain);
}

/**
 * Binds what a reply says to the claims that were asked about, one to one and by their ids.
 *
 * Support that names no passage is no support. A claim that nothing is said of is `unjudged`, and missing.
 */
export function bindStatements(
  statements: readonly ClaimStatement[],
  claims: readonly Claim[],
  { reference }: FactualityContext,
  what: string,
): FactualityVerdict {
  const byClaim = new Map<string, ClaimStatement>();
  for (const statement of statements) {
    requireConsistent(statement, reference, what);
    const before = byClaim.get(statement.id);
    if (before !== undefined && before.verdict !== statement.verdict) {
      const both = `${before.verdict} and ${statement.verdict}`;
      throw replyError("ambiguous", what, `claim ${statement.id} has two verdicts`, both);
    }
    byClaim.set(statement.id, before === undefined ? statement : joined(before, statement));
  }
  const judged = claims.map((claim) => judgedClaim(claim, byClaim.get(claim.id)));
  const missing = claims.filter(({ id }) => !byClaim.has(id)).map(({ id }) => id);
  return { claims: judged, missing };
}

function joined(before: ClaimStatement, after: ClaimStatement): ClaimStatement {
  const chunk_ids = [...new Set([...before.chunk_ids, ...after.chunk_ids])];
  return { ...after, ...before, chunk_ids };
}

function requireConsistent(
  { id, verdict, kind }: ClaimStatement,
  reference: string | undefined,
  what: string,
): void {
  if (kind === undefined) return;
  if (verdict === "supported") {
    throw replyError("inconsistent", what, `claim ${id} is supported and yet has a kind`, kind);
  }
  if (kind === "false" && reference === undefined) {
    const why = `claim ${id} is called false although no reference was shown`;
    throw replyError("inconsistent", what, why, kind);
  }
}

function judgedClaim(claim: Claim, said: ClaimStatement | undefined): JudgedClaim {
  if (said === undefined) {
    return { ...claim, verdict: "unjudged", chunk_ids: [], reason: "the judge says nothing of it" };
  }
  const { verdict, chunk_ids, kind, reason } = said;
  if (verdict === "supported" && chunk_ids.length === 0) {
    const why = "called supported without a passage, which is no support";
    const given = reason === undefined ? why : `${why}: ${reason}`;
    return { ...claim, verdict: "unjudged", chunk_ids, reason: given };
  }
  return {
    ...{ ...claim, verdict, chunk_ids },
    ...reason !== undefined && { reason },
    ...kind !== undefined && { kind },
  };
}
