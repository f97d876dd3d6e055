import type { CompletionRequest, Message, ReplySchema } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import type { HttpFault } from "./_openai_error.ts";

/** What the server has been found to take. */
export interface ServerSupport {
  structured: "json_schema" | "json_object" | "none";
  /** Whether `structured` is as the caller wants it. */
  readonly fixed: boolean;
  logprobs: boolean;
  limit: "max_tokens" | "max_completion_tokens";
}

/** What every call of a function has in common. */
export interface BodyDefaults {
  readonly model: string;
  readonly temperature: number | null;
  readonly maxTokens?: number;
  readonly extra: JsonObject;
}

/** The body of a call, of what the server takes. */
export function bodyOf(
  request: CompletionRequest,
  { model, temperature, maxTokens, extra }: BodyDefaults,
  support: ServerSupport,
): JsonObject {
  const { reply, topLogprobs, seed } = request;
  const heat = request.temperature ?? temperature;
  const most = request.maxTokens ?? maxTokens;
  return {
    model,
    messages: messagesOf(request.messages, reply, support),
    ...heat === null ? {} : { temperature: heat },
    ...most === undefined ? {} : { [support.limit]: most },
    ...seed === undefined ? {} : { seed },
    ...reply === undefined ? {} : formatOf(reply, support),
    ...topLogprobs === undefined || !support.logprobs
      ? {}
      : { logprobs: true, ...topLogprobs === 0 ? {} : { top_logprobs: topLogprobs } },
    ...extra,
  };
}

function formatOf({ name, schema }: ReplySchema, { structured }: ServerSupport): JsonObject {
  if (structured === "none") return {};
  if (structured === "json_object") return { response_format: { type: "json_object" } };
  return {
    response_format: { type: "json_schema", json_schema: { name, schema, strict: true } },
  };
}

/** A server that does not hold the reply to its shape is told the shape. */
function messagesOf(
  messages: readonly Message[],
  reply: ReplySchema | undefined,
  { structured }: ServerSupport,
): JsonObject[] {
  const plain = messages.map(({ role, content }) => ({ role, content }));
  if (reply === undefined || structured === "json_schema") return plain;
  const shape = `Reply with JSON only, as this JSON Schema says: ${JSON.stringify(reply.schema)}`;
  const [first, ...rest] = plain;
  return first?.role === "system"
    ? [{ role: "system", content: `${first.content}\n\n${shape}` }, ...rest]
    : [{ role: "system", content: shape }, ...plain];
}

const LESS = { json_schema: "json_object", json_object: "none", none: "none" } as const;

/**
 * Takes from `known` what the server's words say that it does not take of what was `sent`; `false` where the
 * fault is another.
 */
export function lowerSupport(
  request: CompletionRequest,
  sent: ServerSupport,
  known: ServerSupport,
  { status, fault: { message, codes } }: HttpFault,
): boolean {
  if (![400, 404, 415, 422, 500, 501].includes(status)) return false;
  const said = `${message} ${codes.join(" ")}`;
  if (request.topLogprobs !== undefined && sent.logprobs && /log_?probs/i.test(said)) {
    known.logprobs = false;
    return true;
  }
  if (sent.limit === "max_tokens" && /max_completion_tokens/i.test(said)) {
    known.limit = "max_completion_tokens";
    return true;
  }
  if (request.reply === undefined || sent.fixed || sent.structured === "none") return false;
  if (
    !/response_?format|json_?schema|json_?object|json.?mode|structured|grammar|guided|schema/i.test(
      said,
    )
  ) {
    return false;
  }
  // Calls side by side find the same thing out: it counts once.
  if (known.structured === sent.structured) known.structured = LESS[sent.structured];
  return true;
}
