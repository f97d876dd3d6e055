import type { Complete, Completion, CompletionRequest } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import { readKept } from "./_kept_completion.ts";
import { isObject, requireOptionalCallable, requireOptions, wrongKind } from "./_require_call.ts";
import { wrapComplete } from "./_wrap_complete.ts";
import { completionError } from "./completion_error.ts";
import { completionKey } from "./completion_key.ts";

/** A recorded reply: its text, or all of it. */
export type RecordedReply = string | Completion;

/** Recorded replies: by key, or what gives the reply to a request. */
export type RecordedReplies =
  | ReadonlyMap<string, RecordedReply>
  | Readonly<Record<string, RecordedReply>>
  | ((request: CompletionRequest) => RecordedReply | undefined);

/** Options of {@linkcode replayComplete}. */
export interface ReplayCompleteOptions {
  /** The key of a request among the recorded. Default: `completionKey(request, settings)`. */
  readonly keyOf?: (request: CompletionRequest) => string;
  /** Settings of the model that was recorded. Default: none. */
  readonly settings?: JsonObject;
}

const ACTION = "replay replies";

/**
 * A model that gives recorded replies, for notebooks and tests that must not ask.
 *
 * What was not recorded is an error that names it, so that a changed prompt is noticed and not answered with
 * something else. Replies count as cached: they cost nothing.
 *
 * @param recorded Replies by key, such as the entries of a journal, or a function.
 * @param options How requests are known again.
 * @returns The model.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @example
 * ```ts
 * import { replayComplete } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const complete = replayComplete({ "Is it grounded?": "PASS" }, {
 *   keyOf: ({ messages }) => messages.at(-1)?.content ?? "",
 * });
 * const { text } = await complete({ messages: [{ role: "user", content: "Is it grounded?" }] });
 * assertEquals(text, "PASS");
 * ```
 */
export function replayComplete(
  recorded: RecordedReplies,
  options: ReplayCompleteOptions = {},
): Complete {
  if (typeof recorded !== "function" && !isObject(recorded)) {
    throw wrongKind("recorded must be replies by key or a function", recorded, ACTION);
  }
  requireOptions(options, { keyOf: true, settings: true }, ACTION);
  const { settings } = options;
  requireOptionalCallable(options.keyOf, "keyOf", ACTION);
  if (settings !== undefined && !isObject(settings)) {
    throw wrongKind("settings must be an object", settings, ACTION);
  }
  const replies: ReadonlyMap<string, unknown> = recorded instanceof Map
    ? recorded
    : new Map(Object.entries(recorded));
  const keyOf = options.keyOf ?? ((request) => completionKey(request, settings));

  function recordedFor(request: CompletionRequest): unknown {
    if (typeof recorded === "function") return recorded(request);
    const key = keyOf(request);
    return replies.get(key);
  }

  return wrapComplete(Object.assign(replay, settings === undefined ? {} : { settings }), replay);

  async function replay(request: CompletionRequest): Promise<Completion> {
    const found = await recordedFor(request);
    const reply = typeof found === "string" ? { ...PLAIN, text: found } : readKept(found);
    if (reply !== null) return reply;
    const key = typeof recorded === "function" ? "" : ` under ${keyOf(request)}`;
    const asked = JSON.stringify((request.messages.at(-1)?.content ?? "").slice(0, 80));
    const what = found === undefined ? "no reply is recorded" : "what is recorded is no reply";
    throw completionError("refused", `Cannot replay as ${what}${key} for the request ${asked}`, {
      attempts: 0,
    });
  }
}

const PLAIN: Omit<Completion, "text"> = {
  finish: "stop",
  usage: null,
  model: null,
  latencyMs: null,
  attempts: 0,
  cached: true,
};
