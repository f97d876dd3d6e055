import type { Claim } from "../data/claim.ts";
import type { JsonObject } from "../data/json_value.ts";
import { cleanReply } from "./_clean_reply.ts";
import { areForm, claimObjects, findVerdict, requireCount, statementOf } from "./_claim_objects.ts";
import { bindStatements, type ClaimStatement } from "./_claim_statement.ts";
import { idsIn, isNothing } from "./_cited_ids.ts";
import { fieldOf } from "./_json_fields.ts";
import { jsonValues } from "./_json_values.ts";
import { quotedSpan } from "./_quoted_span.ts";
import { replyError } from "./_reply_error.ts";
import { requireFactualityContext } from "./_require_factuality.ts";
import { requireReply } from "./_require_reply.ts";
import { lineStatements } from "./_verdict_lines.ts";
import type { FactualityContext, FactualityVerdict } from "./factuality.ts";

const WHAT = "the verdicts";

/**
 * Reads a judge's verdicts about the claims of an answer, as JSON or as lines, bound to the claims one to one.
 *
 * JSON may be a list, or an object with `claims`, of objects with `id` or `text`, `verdict`, the passages (`chunks`,
 * `evidence_chunk_ids`, ...), `reason` and `kind`; an `unsupported_claim_count` must agree with the list. Lines are
 * those of {@linkcode parseClaimLines}; about a single claim also a verdict and, on the next line, `[1]` or `NONE`.
 * Without `context.claims` the reply's own claims are taken, with the places of their quotes in `context.answer`.
 *
 * A claim that the reply leaves out is `unjudged` and listed as missing. Support without a passage is no support.
 *
 * @param reply What the model replied.
 * @param context The claims that were asked about, the passages that were shown, and what else the reply is read by.
 * @returns Every claim with its verdict, and the ids of those that the reply says nothing of.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice.
 * @throws {SyntaxError} If there is no verdict, or one about a claim or passage that does not exist, or two disagree,
 *   or the reply is cut off: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseFactuality } from "@touchstone/eval/judges";
 * import { assertEquals, assertThrows } from "@std/assert";
 *
 * const claims = [{ id: "1", text: "It opens at 8." }];
 * const chunks = [{ id: "c1", text: "Open from 8 to 17." }];
 * const reply = '{"claims": [{"id": "1", "verdict": "entailed", "chunks": ["c1"]}]}';
 *
 * assertEquals(parseFactuality(reply, { claims, chunks }).claims[0].verdict, "supported");
 * assertEquals(parseFactuality("ENTAILED\n[1]", { claims, chunks }).claims[0].chunk_ids, ["c1"]);
 * assertThrows(
 *   () => parseFactuality(reply.replace("c1", "c7"), { claims, chunks }),
 *   SyntaxError,
 *   "no such passage",
 * );
 * ```
 */
export function parseFactuality(reply: string, context: FactualityContext): FactualityVerdict {
  const action = "read the verdicts";
  requireReply(reply, action);
  requireFactualityContext(context, action);
  const { values, error } = jsonValues(reply, WHAT);
  const all = values.flatMap((value) => {
    const objects = claimObjects(value);
    return objects === undefined ? [] : [{ value, objects }];
  });
  const filled = all.filter(({ objects }) => !areForm(objects));
  const lists = filled.length > 0 ? filled : all;
  if (lists.length === 0) {
    if (error !== undefined) throw error;
    return bySentence(reply, context);
  }
  const chunkIds = context.chunks.map(({ id }) => id);
  const objects = lists.flatMap((list) => list.objects);
  if (objects.length === 0 && (context.claims?.length ?? 0) > 0) {
    throw replyError("no-verdict", WHAT, "its list of claims is empty", reply);
  }
  if (lists.length > 1 && context.claims === undefined) {
    throw replyError("ambiguous", WHAT, "it holds more than one list of claims", reply);
  }
  const claims = context.claims ?? objects.map((object, i) => ownClaim(object, i));
  const statements = objects.map((object, i) =>
    context.claims === undefined
      ? { ...statementOf(object, [claims[i]], chunkIds), id: claims[i].id }
      : statementOf(object, claims, chunkIds)
  );
  let at = 0;
  for (const list of lists) {
    const own = statements.slice(at, at += list.objects.length);
    requireCount(list.value, own.map(({ verdict }) => verdict));
  }
  return bindStatements(statements, placed(claims, objects, context), context, WHAT);
}

/** Lines, or about a single claim a verdict and its passages. */
function bySentence(reply: string, context: FactualityContext): FactualityVerdict {
  const { claims, chunks } = context;
  const chunkIds = chunks.map(({ id }) => id);
  const text = cleanReply(reply, WHAT);
  if (claims === undefined || claims.length === 0 || /^\s*[[{][\s\]}]*$/.test(text)) {
    throw replyError("no-verdict", WHAT, "it holds no list of claims", reply);
  }
  const statements = lineStatements(text, claims, chunkIds);
  if (statements.length > 0) return bindStatements(statements, claims, context, WHAT);
  if (claims.length > 1) {
    throw replyError("no-verdict", WHAT, "it speaks of no claim by its id", reply);
  }
  return bindStatements([single(text, claims[0], chunkIds)], claims, context, WHAT);
}

/** `ENTAILED`, then `[1]` or `NONE`. */
function single(text: string, { id }: Claim, chunkIds: readonly string[]): ClaimStatement {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) =>
    !/^(?:```\w*)?$/.test(line)
  );
  const last = lines.at(-1) ?? "";
  const cites = lines.length > 1 &&
    (isNothing(last) ||
      /^(?:(?:chunks?|passages?)\W*)?[[(]?[\w.:#-]+[\])]?(?:(?:[\s,;]+(?:and )?|(?<=[\])])(?=[[(]))[[(]?[\w.:#-]+[\])]?)*\.?$/i
        .test(last));
  const verdict = findVerdict(cites ? lines.slice(0, -1).join("\n") : text);
  return { id, verdict, chunk_ids: cites ? idsIn(last, chunkIds, WHAT, "passage") : [] };
}

function ownClaim(object: JsonObject, i: number): Claim {
  const text = fieldOf(object, ["text", "claim", "claimtext", "statement"]);
  if (typeof text === "string" && text.trim() !== "") return { id: String(i + 1), text };
  throw replyError("malformed", WHAT, "a claim has no text", JSON.stringify(object));
}

/** Claims with the places of their quotes, each looked for from where the one before was found. */
function placed(
  claims: readonly Claim[],
  objects: readonly JsonObject[],
  { claims: given, answer }: FactualityContext,
): readonly Claim[] {
  if (given !== undefined || answer === undefined) return claims;
  let from = 0;
  return claims.map((claim, i) => {
    const quote = fieldOf(objects[i], ["quote", "span", "sourcetext", "answerquote"]);
    const span = quotedSpan(answer, typeof quote === "string" ? quote : claim.text, from);
    if (span === undefined) return claim;
    from = span.start;
    return { ...claim, span };
  });
}
