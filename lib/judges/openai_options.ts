import type { JsonObject } from "../data/json_value.ts";

/** Where a deployment of Azure is. */
export interface AzureSettings {
  /** Address of the resource, such as `"https://name.openai.azure.com"`. */
  readonly endpoint: string;
  /** Version of the protocol, such as `"2024-10-21"`. */
  readonly apiVersion: string;
  /** Name of the deployment. Default: the model. */
  readonly deployment?: string;
}

/** Options of `openaiComplete`, in `@touchstone/eval/openai`. */
export interface OpenaiCompleteOptions {
  /** The model, as the server names it. */
  readonly model: string;
  /** Address of the server, such as `"http://127.0.0.1:11434/v1"`. Default: `OPENAI_BASE_URL`, or OpenAI. */
  readonly baseURL?: string;
  /** The key. Default: `OPENAI_API_KEY` (`AZURE_OPENAI_API_KEY`); a server of your own needs none. */
  readonly apiKey?: string;
  /** Temperature of requests that name none, 0 to 2; `null` leaves it to models that take none. Default 0. */
  readonly temperature?: number | null;
  /** The most tokens of a reply to a request that names none, an integer >= 1. Default: the server's. */
  readonly maxTokens?: number;
  /** Milliseconds that one call may take, body included, >= 1. Default 120000. */
  readonly timeoutMs?: number;
  /** How a shape is asked for. Default `"auto"`: the first of schema, JSON and words that the server takes. */
  readonly structured?: "auto" | "json_schema" | "json_object" | "none";
  /** Further fields of every request, such as `{ reasoning_effort: "low" }`: no secrets, as they are kept. */
  readonly extra?: JsonObject;
  /** For a deployment of Azure, in place of `baseURL`. */
  readonly azure?: AzureSettings;
  /** A clock in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}
