import type { JsonObject, JsonValue } from "./json_value.ts";

/** One message of a request to a model. */
export interface Message {
  /** Who speaks. */
  readonly role: "system" | "user" | "assistant";
  /** What is said. */
  readonly content: string;
}

/** The shape that a reply should have, for servers with structured output; others are told to give JSON. */
export interface ReplySchema {
  /** Name of the shape: letters, digits and `_`. */
  readonly name: string;
  /** A JSON Schema. */
  readonly schema: JsonObject;
}

/** What a model is asked. All of it shapes the reply, and so all of it is in a cache key. */
export interface CompletionRequest {
  /** The messages, oldest first. */
  readonly messages: readonly Message[];
  /** Sampling temperature, from 0. Default: the function's own, which is 0. */
  readonly temperature?: number;
  /** The most tokens that the reply may have. Default: the function's own. */
  readonly maxTokens?: number;
  /** Seed of the sampling, for servers that take one. */
  readonly seed?: number;
  /** The shape of the reply; then the completion has `json`. */
  readonly reply?: ReplySchema;
  /** How many of the likeliest tokens to give at each place, 0 to 20, where the server offers it. */
  readonly topLogprobs?: number;
  /** Which repeat of the same question this is, from 0: repeats are calls of their own. Default 0. */
  readonly repeat?: number;
}

/** Why a reply ended: of itself, at its token limit, at a filter, or otherwise. */
export type FinishReason = "stop" | "length" | "content_filter" | "other";

/** Tokens that a call took. */
export interface TokenUsage {
  /** Tokens of the request. */
  readonly promptTokens: number;
  /** Tokens of the reply. */
  readonly completionTokens: number;
}

/** A token of a reply and how likely it was. */
export interface TokenLogprob {
  /** The token. */
  readonly token: string;
  /** Natural logarithm of its probability. */
  readonly logprob: number;
  /** The likeliest tokens at this place, likeliest first. */
  readonly top: readonly { readonly token: string; readonly logprob: number }[];
}

/** What a model replied. */
export interface Completion {
  /** The text of the reply; `null` where there is none, as after a filter. */
  readonly text: string | null;
  /** The reply as JSON, where a shape was asked for and the text is JSON; else absent. */
  readonly json?: JsonValue;
  /** Why it ended. */
  readonly finish: FinishReason;
  /** Tokens used; `null` where the server does not say. */
  readonly usage: TokenUsage | null;
  /** The model as the server names it, such as `"gpt-4o-2024-08-06"`; `null` where it does not say. */
  readonly model: string | null;
  /** From the call to the reply, retries and waits included, in milliseconds; `null` where unmeasured. */
  readonly latencyMs: number | null;
  /** Tries that it took; a reply from a cache took 0. */
  readonly attempts: number;
  /** Whether it came from a cache or a journal, and so cost nothing now. */
  readonly cached: boolean;
  /** Probabilities of the tokens, where asked for and offered. */
  readonly logprobs?: readonly TokenLogprob[];
}

/** How a call is made, which does not shape its reply. */
export interface CallOptions {
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/**
 * A model as a function: a request in, a completion out. Anything with this signature will do.
 *
 * It throws what `completionError` makes where there is no reply.
 */
export interface Complete {
  /** Asks the model. */
  (request: CompletionRequest, options?: CallOptions): Promise<Completion>;
  /**
   * What else shapes its replies, such as model, base URL and defaults: part of every cache key and fingerprint. No
   * secret is in it.
   */
  readonly settings?: JsonObject;
  /** What a cache or a journal keeps of a call, `null` where nothing: so that no limit is spent on it. */
  readonly lookUp?: (request: CompletionRequest) => Promise<Completion | null>;
}
