import type { Claim } from "../data/claim.ts";
import type { FactualityContext, FactualityVerdict } from "./factuality.ts";
import { parseFactuality } from "./parse_factuality.ts";
import { idsBack, renamed } from "./_sections.ts";

/** Reads a reply to a prompt of `sectionsOf`, in which claims and passages may have other names than their ids. */
export function readClaims(reply: string, context: FactualityContext): FactualityVerdict {
  const { claims, chunks } = context;
  const { claims: judged, missing } = parseFactuality(reply, {
    ...context,
    chunks: renamed(chunks),
    ...claims !== undefined && { claims: renamed<Claim>(claims) },
  });
  const own = claims ?? judged;
  return {
    claims: judged.map((claim, i) => ({
      ...claim,
      id: own[i].id,
      chunk_ids: idsBack(claim.chunk_ids, chunks),
    })),
    missing: claims === undefined ? missing : idsBack(missing, claims),
  };
}
