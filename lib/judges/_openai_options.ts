import type { JsonObject } from "../data/json_value.ts";
import type { BodyDefaults } from "./_openai_body.ts";
import {
  isObject,
  outOfRange,
  requireFilledText,
  requireOptionalCallable,
  requireOptionalNumber,
  requireOptions,
  wrongKind,
} from "./_require_call.ts";
import { withoutSecrets } from "./_without_secrets.ts";
import type { AzureSettings, OpenaiCompleteOptions } from "./openai_options.ts";

const ACTION = "make openaiComplete";
const OPTIONS: Record<keyof OpenaiCompleteOptions, true> = {
  model: true,
  baseURL: true,
  apiKey: true,
  temperature: true,
  maxTokens: true,
  timeoutMs: true,
  structured: true,
  extra: true,
  azure: true,
  now: true,
};
const STRUCTURED = ["auto", "json_schema", "json_object", "none"];
const OPENAI = "https://api.openai.com/v1";

/** Options that have been read, defaults filled in. */
export interface OpenaiPlan {
  readonly baseURL: string;
  readonly azure?: AzureSettings;
  readonly apiKey: string;
  readonly defaults: BodyDefaults;
  readonly timeoutMs: number;
  readonly structured: "auto" | "json_schema" | "json_object" | "none";
  readonly now: () => number;
  readonly settings: JsonObject;
}

/** Reads the options of `openaiComplete`; what shapes a reply stands in `settings`, the key does not. */
export function readOpenaiOptions(options: OpenaiCompleteOptions): OpenaiPlan {
  requireOptions(options, OPTIONS, ACTION);
  const { model, temperature = 0, maxTokens, timeoutMs = 120_000 } = options;
  const { structured = "auto", extra = {}, azure, now = () => performance.now() } = options;
  requireFilledText(model, "model", ACTION);
  if (temperature !== null) {
    requireOptionalNumber(temperature, "temperature", { atLeast: 0 }, ACTION);
  }
  requireOptionalNumber(maxTokens, "maxTokens", { atLeast: 1, integer: true }, ACTION);
  requireOptionalNumber(timeoutMs, "timeoutMs", { atLeast: 1 }, ACTION);
  if (!STRUCTURED.includes(structured)) {
    throw outOfRange(`structured must be one of ${STRUCTURED.join(", ")}`, structured, ACTION);
  }
  if (!isObject(extra)) throw wrongKind("extra must be an object", extra, ACTION);
  requireOptionalCallable(now, "now", ACTION);
  const place = placeOf(options);
  const apiKey = keyOf(options.apiKey, place.baseURL, azure !== undefined);
  const limit = maxTokens === undefined ? {} : { maxTokens };
  const deployment = azure === undefined ? {} : { azure: { ...azure } };
  return {
    ...place,
    ...{ apiKey, timeoutMs, structured, now },
    defaults: { model, temperature, ...limit, extra },
    settings: {
      ...{ provider: "openai", model, baseURL: place.baseURL, temperature, structured },
      ...limit,
      ...Object.keys(extra).length === 0 ? {} : { extra },
      ...deployment,
    },
  };
}

function placeOf(
  { baseURL, azure }: OpenaiCompleteOptions,
): { readonly baseURL: string; readonly azure?: AzureSettings } {
  if (azure === undefined) {
    const address = baseURL ?? (environment("OPENAI_BASE_URL") || OPENAI);
    return { baseURL: readAddress(address, "baseURL") };
  }
  requireOptions(azure, { endpoint: true, apiVersion: true, deployment: true }, ACTION);
  if (baseURL !== undefined) {
    throw wrongKind("baseURL must be left out where azure is given", baseURL, ACTION);
  }
  requireFilledText(azure.apiVersion, "azure.apiVersion", ACTION);
  if (azure.deployment !== undefined) {
    requireFilledText(azure.deployment, "azure.deployment", ACTION);
  }
  const endpoint = readAddress(azure.endpoint, "azure.endpoint");
  return { baseURL: endpoint, azure: { ...azure, endpoint } };
}

/** An address without its last slashes; one that may hold a secret is refused, as it is kept. */
function readAddress(value: unknown, name: string): string {
  requireFilledText(value, name, ACTION);
  const url = URL.canParse(String(value)) ? new URL(String(value)) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw outOfRange(
      `${name} must be an address beginning with http:// or https://`,
      withoutSecrets(String(value)),
      ACTION,
    );
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    const need = `${name} must hold no user, password or query: it stands in settings and records`;
    throw new RangeError(`Cannot ${ACTION} as ${need}: current value is one for ${url.host}`);
  }
  return url.href.replace(/\/+$/, "");
}

/** The key. A server of one's own needs none, but the client does. */
function keyOf(apiKey: unknown, baseURL: string, isAzure: boolean): string {
  const variable = isAzure ? "AZURE_OPENAI_API_KEY" : "OPENAI_API_KEY";
  const given = apiKey ?? environment(variable) ?? "";
  // Never shown: it may be the right key in the wrong place.
  if (typeof given !== "string" || /[^\x21-\x7e]/.test(given.trim())) {
    throw new TypeError(`Cannot ${ACTION} as apiKey must be a text of letters, digits and signs`);
  }
  if (given.trim() !== "") return given.trim();
  if (isAzure || baseURL === OPENAI) {
    throw new TypeError(
      `Cannot ${ACTION} as ${baseURL} needs a key: set ${variable} in the environment, ` +
        "or name a server of your own with baseURL",
    );
  }
  return "none";
}

function environment(name: string): string | undefined {
  return Deno.env.get(name);
}
