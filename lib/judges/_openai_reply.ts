import type {
  Completion,
  CompletionRequest,
  FinishReason,
  TokenLogprob,
  TokenUsage,
} from "../data/complete.ts";
import { parsedJson } from "./_parsed_json.ts";
import { isObject } from "./_require_call.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads the body of a 200; `null` where it is no completion. Nothing of it is taken on trust. */
export function readReply(
  body: unknown,
  request: CompletionRequest,
): Omit<Completion, "latencyMs" | "attempts" | "cached"> | null {
  const whole = typeof body === "string" ? parsedJson(body) : body;
  if (!isObject(whole) || !Array.isArray(whole.choices)) return null;
  const choice: unknown = whole.choices[0];
  if (!isObject(choice)) return null;
  const message = isObject(choice.message) ? choice.message : {};
  const refused = typeof message.refusal === "string" && message.refusal !== "";
  const text = typeof message.content === "string" ? message.content : null;
  const json = request.reply === undefined || text === null ? undefined : parsedJson(text);
  const logprobs = request.topLogprobs === undefined ? undefined : readLogprobs(choice.logprobs);
  return {
    text: refused && text === "" ? null : text,
    ...json === undefined ? {} : { json },
    finish: refused && !text ? "content_filter" : finishOf(choice.finish_reason),
    usage: readUsage(whole.usage),
    model: typeof whole.model === "string" && whole.model !== "" ? whole.model : null,
    ...logprobs === undefined ? {} : { logprobs },
  };
}

/** The reasons of OpenAI, and those that gateways to other models pass on. */
function finishOf(reason: unknown): FinishReason {
  if (typeof reason !== "string") return "other";
  if (/^(?:stop|stop_sequence|eos|eos_token|end_turn|complete)$/i.test(reason)) return "stop";
  if (/^(?:length|max_tokens|model_length)$/i.test(reason)) return "length";
  return /filter|safety|refusal|recitation|prohibited|blocklist/i.test(reason)
    ? "content_filter"
    : "other";
}

function readUsage(usage: unknown): TokenUsage | null {
  if (!isObject(usage)) return null;
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage;
  return isCount(promptTokens) && isCount(completionTokens)
    ? { promptTokens, completionTokens }
    : null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function readLogprobs(logprobs: unknown): readonly TokenLogprob[] | undefined {
  if (!isObject(logprobs) || !Array.isArray(logprobs.content)) return undefined;
  return logprobs.content.filter(isToken).map((token: Fields) => ({
    ...pairOf(token),
    top: (Array.isArray(token.top_logprobs) ? token.top_logprobs : []).filter(isToken).map(pairOf),
  }));
}

function isToken(value: unknown): value is Fields {
  return isObject(value) && typeof value.token === "string" && typeof value.logprob === "number";
}

function pairOf(token: Fields): { readonly token: string; readonly logprob: number } {
  return { token: String(token.token), logprob: Number(token.logprob) };
}
