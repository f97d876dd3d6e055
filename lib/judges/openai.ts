/**
 * Models behind any server that speaks the OpenAI protocol: OpenAI, Azure, Ollama, vLLM, llama.cpp and gateways.
 *
 * Apart from the other doors, as it loads the `openai` package. {@linkcode openaiComplete} makes one call as it is;
 * `withRetries`, `withRateLimit`, `withBudget`, `withJournal` and `withCache` of `@touchstone/eval/judges` go round it.
 *
 * @module
 */
import OpenAI, { AzureOpenAI } from "openai";
import type { CallOptions, Complete, Completion, CompletionRequest } from "../data/complete.ts";
import { bodyOf, lowerSupport, type ServerSupport } from "./_openai_body.ts";
import {
  badBodyError,
  fetchFaults,
  httpError,
  httpFaultOf,
  networkError,
} from "./_openai_error.ts";
import { readOpenaiOptions } from "./_openai_options.ts";
import { readReply } from "./_openai_reply.ts";
import { requireRequest } from "./_require_call.ts";
import { withDeadline } from "./_with_deadline.ts";
import { completionError } from "./completion_error.ts";
import type { OpenaiCompleteOptions } from "./openai_options.ts";

export type * from "./openai_options.ts";

/**
 * A model behind an OpenAI-compatible server, as a function.
 *
 * One call is one try: put `withRetries` round it. What went wrong is thrown as `completionError` with its kind:
 * a rate limit with the wait that the server asks for, a spent quota as `refused`, a content filter as `filtered`; a reply
 * that was filtered or cut comes back with its `finish`. Where the server refuses structured output, log-probabilities
 * or `max_tokens`, the call is made again without, and later ones at once. Needs `--allow-net` for the server and
 * `--allow-env`. The key stands in no error, setting, cache or journal.
 *
 * @param options Model, server and defaults.
 * @returns The model as a function, with `settings` for keys and fingerprints.
 * @throws {TypeError} If an argument is of the wrong kind, or OpenAI or Azure is asked without a key.
 * @throws {RangeError} If a number is out of range or an address is none of the web.
 *
 * @example
 * ```ts
 * import { openaiComplete } from "@touchstone/eval/openai";
 * import { assertEquals } from "@std/assert";
 *
 * const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, () =>
 *   Response.json({ choices: [{ message: { content: "PASS" }, finish_reason: "stop" }] }));
 * const baseURL = `http://127.0.0.1:${server.addr.port}/v1`;
 * const complete = openaiComplete({ model: "llama3.2", baseURL });
 *
 * const { text, finish } = await complete({ messages: [{ role: "user", content: "Grounded?" }] });
 * assertEquals([text, finish], ["PASS", "stop"]);
 * await server.shutdown();
 * ```
 */
export function openaiComplete(options: OpenaiCompleteOptions): Complete {
  const { baseURL, azure, apiKey, settings, defaults, timeoutMs, structured, now } =
    readOpenaiOptions(options);
  // The deadline below holds the body too: the client's own must not come before it.
  const common = { apiKey, organization: null, project: null, timeout: 2 ** 31 - 1 };
  const quiet = { maxRetries: 0, logLevel: "off", fetch: fetchFaults } as const;
  const client = azure === undefined
    ? new OpenAI({ ...common, ...quiet, baseURL })
    : new AzureOpenAI({ ...common, ...quiet, ...azure, baseURL: "" });
  const known: ServerSupport = {
    structured: structured === "auto" ? "json_schema" : structured,
    fixed: structured !== "auto",
    logprobs: true,
    limit: "max_tokens",
  };

  async function send(request: CompletionRequest, signal: AbortSignal): Promise<Completion> {
    const start = now();
    for (let attempts = 1;; attempts++) {
      const sent = { ...known };
      const context = { attempts, secret: apiKey, now };
      let received: unknown;
      try {
        const body = bodyOf(request, defaults, sent);
        received = await client.post("/chat/completions", { body, signal });
      } catch (error) {
        const fault = httpFaultOf(error);
        if (fault === null) throw networkError(error, context);
        if (lowerSupport(request, sent, known, fault)) continue;
        throw httpError(fault, context);
      }
      const reply = readReply(received, request);
      if (reply === null) throw badBodyError(received, context);
      return { ...reply, latencyMs: now() - start, attempts, cached: false };
    }
  }

  function complete(request: CompletionRequest, { signal }: CallOptions = {}): Promise<Completion> {
    requireRequest(request, "request", "complete");
    return withDeadline((own) => send(request, own), {
      ...{ ms: timeoutMs, signal },
      late: () =>
        completionError("timeout", `Cannot complete as no reply came within ${timeoutMs} ms`),
      aborted: () => completionError("aborted", "Cannot complete as the call was aborted"),
    });
  }
  return Object.assign(complete, { settings });
}
