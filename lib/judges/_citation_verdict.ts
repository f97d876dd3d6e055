import type { JudgedClaim } from "../data/claim.ts";
import type { Chunk } from "../data/chunk.ts";
import { replyError } from "./_reply_error.ts";
import { isObject, wrongKind } from "./_require_call.ts";
import { requireTexts } from "./_require_factuality.ts";
import type {
  CitationContext,
  CitationVerdict,
  CitedClaim,
  JudgedCitation,
} from "./parse_citations.ts";

/** The statements that a judge need be asked about: those that cite passages, all of which are there. */
export function askedCitations({ citations, chunks }: CitationContext): readonly CitedClaim[] {
  return citations.filter(({ cited }) => fault(cited, chunks) === undefined);
}

/** The verdicts of those that were asked about, and the rest as what they are without asking. */
export function citationVerdict(
  { citations, chunks }: CitationContext,
  claims: readonly JudgedClaim[],
  missing: readonly string[],
): CitationVerdict {
  const judged = new Map(claims.map((claim) => [claim.id, claim]));
  const results = citations.map((citation): JudgedCitation => {
    const claim = judged.get(citation.id);
    const { cited } = citation;
    if (claim === undefined) {
      const reason = fault(cited, chunks) ?? "the judge says nothing of it";
      return { ...citation, verdict: "unsupported", chunk_ids: [], idle: [], reason };
    }
    const foreign = claim.chunk_ids.find((id) => !cited.includes(id));
    if (foreign !== undefined) {
      const why = `statement ${claim.id} does not cite the passage that is named for it`;
      throw replyError("inconsistent", "the citations", why, foreign);
    }
    const idle = claim.verdict === "supported"
      ? cited.filter((id) => !claim.chunk_ids.includes(id))
      : [];
    return { ...claim, cited, idle };
  });
  return { citations: results, missing };
}

/** Why a statement's citations cannot bear it out, whatever a judge would say. */
function fault(cited: readonly string[], chunks: readonly Chunk[]): string | undefined {
  if (cited.length === 0) return "it cites nothing";
  const gone = cited.find((id) => !chunks.some((chunk) => chunk.id === id));
  return gone === undefined ? undefined : `it cites ${JSON.stringify(gone)}, which is not there`;
}

/** Throws unless a context has statements that cite, and passages. */
export function requireCitationContext(context: unknown, action: string): void {
  if (!isObject(context)) {
    throw wrongKind("context must be an object with citations and chunks", context, action);
  }
  const { citations, chunks } = context;
  requireTexts(citations, "context.citations", action);
  requireTexts(chunks, "context.chunks", action);
  if (!Array.isArray(citations)) return;
  citations.forEach(({ cited }, i) => {
    if (Array.isArray(cited) && cited.every((id) => typeof id === "string")) return;
    throw wrongKind(`context.citations[${i}].cited must be a list of ids`, cited, action);
  });
}
