import type { Chunk } from "../data/chunk.ts";
import type { JsonObject } from "../data/json_value.ts";
import { chunksMeant } from "./_claim_objects.ts";
import { cleanReply } from "./_clean_reply.ts";
import { isNothing } from "./_cited_ids.ts";
import { fieldOf, isJsonObject } from "./_json_fields.ts";
import { jsonValues } from "./_json_values.ts";
import { findLabel } from "./_find_label.ts";
import { labelWords } from "./_label_words.ts";
import { replyError } from "./_reply_error.ts";
import { isObject, wrongKind } from "./_require_call.ts";
import { requireTexts } from "./_require_factuality.ts";
import { requireReply } from "./_require_reply.ts";

/** Something that the evidence says and the answer leaves out. */
export interface Omission {
  /** What is left out, a sentence. */
  readonly text: string;
  /** The passages that say it: one at least. */
  readonly chunk_ids: readonly string[];
  /** Which of the critical kinds it is; `null` where it is none of them. */
  readonly critical: string | null;
  /** Why it matters, where the judge says so. */
  readonly reason?: string;
}

/** What an audit for omissions found. */
export interface OmissionVerdict {
  /** All that is left out, critical or not, in the reply's order. */
  readonly omissions: readonly Omission[];
  /** How many of them are critical. */
  readonly critical: number;
}

/** What a reply about omissions is read against. */
export interface OmissionContext {
  /** The passages that were shown. */
  readonly chunks: readonly Chunk[];
  /** The kinds of statements that must not be left out, as they were put to the judge. */
  readonly critical: readonly string[];
}

const ACTION = "read the omissions";
const WHAT = "the omissions";

/**
 * Reads what an answer leaves out from a judge's reply: JSON with a list `omissions`, or `NONE`.
 *
 * Each has a `text`, the passages that say it (`chunks`), and the critical kind it is of (`critical`), if any.
 *
 * @param reply What the model replied.
 * @param context The passages and the critical kinds that were shown.
 * @returns The omissions, and how many are critical.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice.
 * @throws {SyntaxError} If there is no list, or an omission names no passage, or a passage or kind that does not exist:
 *   a {@linkcode ReplyError}.
 *
 * @example
 * ```ts
 * import { parseOmissions } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const context = { chunks: [{ id: "c1", text: "Unplug it first." }], critical: ["warning"] };
 * const reply = '{"omissions": [{"text": "Unplug first.", "chunks": ["c1"], "critical": "warning"}]}';
 *
 * assertEquals(parseOmissions(reply, context).critical, 1);
 * assertEquals(parseOmissions("NONE", context), { omissions: [], critical: 0 });
 * ```
 */
export function parseOmissions(reply: string, context: OmissionContext): OmissionVerdict {
  requireReply(reply, ACTION);
  requireContext(context);
  const { values, error } = jsonValues(reply, WHAT);
  const lists = values.flatMap((value) => {
    const list = isJsonObject(value) ? fieldOf(value, ["omissions", "omitted", "missing"]) : value;
    return Array.isArray(list) && (isJsonObject(value) || list.length > 0) ? [list] : [];
  });
  if (lists.length === 0) {
    if (error !== undefined) throw error;
    const text = cleanReply(reply, WHAT).trim().replace(/^[*_"]+|[*_".]+$/g, "");
    // Python's None is a JSON value to the reader of replies.
    if (isNothing(text) && (values.length === 0 || /^none$/i.test(text))) {
      return { omissions: [], critical: 0 };
    }
    throw replyError("no-verdict", WHAT, "it holds no list of them", reply);
  }
  if (lists.length > 1) throw replyError("ambiguous", WHAT, "it holds two lists", reply);
  const omissions = lists[0].map((one) => {
    if (isJsonObject(one)) return omissionOf(one, context);
    throw replyError("malformed", WHAT, "each must be an object", JSON.stringify(one));
  });
  return { omissions, critical: omissions.filter(({ critical }) => critical !== null).length };
}

function omissionOf(object: JsonObject, { chunks, critical }: OmissionContext): Omission {
  const shown = JSON.stringify(object);
  const text = fieldOf(object, ["text", "omission", "statement", "claim"]);
  if (typeof text !== "string" || text.trim() === "") {
    throw replyError("malformed", WHAT, "one has no text", shown);
  }
  const chunk_ids = chunksMeant(object, chunks.map(({ id }) => id));
  if (chunk_ids.length === 0) {
    throw replyError("inconsistent", WHAT, "one names no passage that says it", shown);
  }
  const kind = fieldOf(object, ["critical", "category", "kind"]);
  const reason = fieldOf(object, ["reason", "explanation", "why"]);
  return {
    ...{ text: text.trim(), chunk_ids },
    critical: typeof kind === "string" && !isNothing(kind)
      ? findLabel(kind, labelWords(critical), "the critical kind")
      : noKind(kind, shown),
    ...typeof reason === "string" && { reason: reason.trim() },
  };
}

/** No kind is `null`; `true` would leave open which. */
function noKind(kind: unknown, shown: string): null {
  if (kind === undefined || kind === null || kind === false || typeof kind === "string") {
    return null;
  }
  throw replyError("unknown-label", WHAT, "critical must be one of the kinds or null", shown);
}

function requireContext(context: unknown): void {
  if (!isObject(context)) {
    throw wrongKind("context must be an object with chunks and critical", context, ACTION);
  }
  requireTexts(context.chunks, "context.chunks", ACTION);
  const { critical } = context;
  const fits = Array.isArray(critical) &&
    critical.every((kind) => typeof kind === "string" && kind.trim() !== "");
  if (!fits) throw wrongKind("context.critical must be a list of texts", critical, ACTION);
}
