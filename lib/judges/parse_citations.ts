import type { Claim, JudgedClaim } from "../data/claim.ts";
import type { Chunk } from "../data/chunk.ts";
import { askedCitations, citationVerdict, requireCitationContext } from "./_citation_verdict.ts";
import { requireReply } from "./_require_reply.ts";
import { parseFactuality } from "./parse_factuality.ts";

/** A statement of an answer with the passages that it cites. */
export interface CitedClaim extends Claim {
  /** Ids of the passages that it cites. */
  readonly cited: readonly string[];
}

/** A statement that cites, with its verdict: `chunk_ids` are those of the cited passages that bear it out. */
export interface JudgedCitation extends JudgedClaim {
  /** Ids of the passages that it cites. */
  readonly cited: readonly string[];
  /** The cited passages that do nothing for it; none where it is not supported, as all are then. */
  readonly idle: readonly string[];
}

/** What the citations of an answer were judged to be. */
export interface CitationVerdict {
  /** Every statement with its verdict, in order. */
  readonly citations: readonly JudgedCitation[];
  /** Ids of the statements that the reply says nothing of; those are `unjudged`. */
  readonly missing: readonly string[];
}

/** What a reply about citations is read against. */
export interface CitationContext {
  /** The statements with what they cite. */
  readonly citations: readonly CitedClaim[];
  /** The passages. */
  readonly chunks: readonly Chunk[];
}

const ACTION = "read the citations";

/**
 * Reads whether statements follow from the passages that they cite, bound to the statements one to one.
 *
 * The reply has the forms of {@linkcode parseFactuality}. A statement that cites nothing, or a passage that is not
 * there, is `unsupported` whatever a reply says; support by a passage that the statement does not cite is an error.
 *
 * @param reply What the model replied.
 * @param context The statements and the passages.
 * @returns Every statement with its verdict, and the ids of those that the reply says nothing of.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice.
 * @throws {SyntaxError} If the reply cannot be read, or names what was not cited: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseCitations } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const citations = [{ id: "1", text: "It opens at 8.", cited: ["c1", "c2"] }];
 * const chunks = [{ id: "c1", text: "Open from 8." }, { id: "c2", text: "It is free." }];
 * const { citations: judged } = parseCitations("1 | SUPPORTED | c1", { citations, chunks });
 *
 * assertEquals([judged[0].verdict, judged[0].idle], ["supported", ["c2"]]);
 * ```
 */
export function parseCitations(reply: string, context: CitationContext): CitationVerdict {
  requireReply(reply, ACTION);
  requireCitationContext(context, ACTION);
  const { chunks } = context;
  const asked = askedCitations(context);
  if (asked.length === 0) return citationVerdict(context, [], []);
  const { claims, missing } = parseFactuality(reply, { claims: asked, chunks });
  return citationVerdict(context, claims, missing);
}
