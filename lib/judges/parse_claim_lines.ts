import { cleanReply } from "./_clean_reply.ts";
import { bindStatements } from "./_claim_statement.ts";
import { replyError } from "./_reply_error.ts";
import { wrongKind } from "./_require_call.ts";
import { requireFactualityContext } from "./_require_factuality.ts";
import { requireReply } from "./_require_reply.ts";
import { lineStatements } from "./_verdict_lines.ts";
import type { FactualityContext, FactualityVerdict } from "./factuality.ts";

/**
 * Reads verdicts in lines of the form `CLAIM | VERDICT | CHUNK`, bound to their claims by id and never by position.
 *
 * `CLAIM` is the id, or the claim's text; `CHUNK` is one id, several (`1, 3`), or `NONE`; then may follow a kind
 * (`ungrounded`, `extrapolation`, `false`) and a reason. Other lines are left out. `SUPPORTED` without a chunk is no
 * support: the claim is `unjudged`, with the reason.
 *
 * @param reply What the model replied.
 * @param context The claims that were asked about and the passages that were shown.
 * @returns Every claim with its verdict, and the ids of those that no line speaks of.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice.
 * @throws {SyntaxError} If no line has the form, or one names a claim, verdict or chunk that does not exist, or two
 *   disagree: a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseClaimLines } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const claims = [{ id: "1", text: "It opens at 8." }, { id: "2", text: "It is free." }];
 * const chunks = [{ id: "hours", text: "Open from 8 to 17." }];
 * const { claims: judged } = parseClaimLines("1 | SUPPORTED | hours\n2 | SUPPORTED |", { claims, chunks });
 *
 * assertEquals(judged.map(({ verdict }) => verdict), ["supported", "unjudged"]);
 * assertEquals(judged[1].reason, "called supported without a passage, which is no support");
 * ```
 */
export function parseClaimLines(reply: string, context: FactualityContext): FactualityVerdict {
  const action = "read the verdicts";
  requireReply(reply, action);
  requireFactualityContext(context, action);
  const { claims, chunks } = context;
  if (claims === undefined) throw wrongKind("context.claims must be a list", claims, action);
  const text = cleanReply(reply, "the verdicts");
  const statements = lineStatements(text, claims, chunks.map(({ id }) => id));
  if (statements.length === 0 && claims.length > 0) {
    const why = "no line has the form CLAIM | VERDICT | CHUNK";
    throw replyError("no-verdict", "the verdicts", why, reply);
  }
  return bindStatements(statements, claims, context, "the verdicts");
}
