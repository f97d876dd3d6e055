import type { Complete, Completion, CompletionRequest } from "../data/complete.ts";
import { isWhole, readKept } from "./_kept_completion.ts";
import { requireOptionalCallable, requireOptions, wrongKind } from "./_require_call.ts";
import { createSharedCalls } from "./_shared_calls.ts";
import { requireComplete, wrapComplete } from "./_wrap_complete.ts";
import { completionKey } from "./completion_key.ts";

/** Options of {@linkcode withCache}. */
export interface WithCacheOptions {
  /** The folder that replies are kept in; it is made where there is none. */
  readonly folder: string | URL;
  /** Called where a reply could not be kept, as on a full disk: the reply itself is given all the same. */
  readonly onProblem?: (message: string) => void;
}

const ACTION = "make withCache";

/**
 * Keeps the replies of a model in a folder, and gives them again for the same call, at no cost.
 *
 * The same call has the same {@linkcode completionKey}: model, base URL, limits, the whole request and the index of the repeat.
 * Only whole replies are kept: those that ended of themselves, with text, and with JSON where a shape was asked for. A file is
 * written beside its place and moved there, so that none is ever half; one that cannot be read counts as absent and
 * is written anew. The same call twice at a time is made once. Needs `--allow-read` and `--allow-write` for the folder; it
 * holds replies, and neither requests nor keys. For runs that must not ask twice, whatever came, use `withJournal`.
 *
 * @param complete The model; one of your own should have `settings`, by which it is told from others.
 * @param options The folder.
 * @returns The model with its cache; a reply from it has `cached: true` and `attempts: 0`.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @example
 * ```ts
 * import { withCache } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const folder = await Deno.makeTempDir();
 * let calls = 0;
 * const complete = withCache(async () => await Promise.resolve({
 *   ...{ text: `PASS ${++calls}`, finish: "stop", usage: null, model: null, latencyMs: null },
 *   ...{ attempts: 1, cached: false },
 * } as const), { folder });
 * const request = { messages: [{ role: "user", content: "Grounded?" }] } as const;
 * await complete(request);
 *
 * const { text, cached } = await complete(request);
 * assertEquals([text, cached], ["PASS 1", true]);
 * await Deno.remove(folder, { recursive: true });
 * ```
 */
export function withCache(complete: Complete, options: WithCacheOptions): Complete {
  requireComplete(complete, ACTION);
  requireOptions(options, { folder: true, onProblem: true }, ACTION);
  const { folder, onProblem } = options;
  if (!(folder instanceof URL) && (typeof folder !== "string" || folder === "")) {
    throw wrongKind("folder must be a folder's name or a URL", folder, ACTION);
  }
  requireOptionalCallable(onProblem, "onProblem", ACTION);
  const shared = createSharedCalls();

  async function lookUp(request: CompletionRequest): Promise<Completion | null> {
    const key = completionKey(request, complete.settings);
    const kept = await readEntry(placeOf(folder, key), key);
    if (kept !== null && isWhole(kept, request)) return kept;
    return await complete.lookUp?.(request) ?? null;
  }

  return wrapComplete(complete, (request, options) => {
    const key = completionKey(request, complete.settings);
    return shared(key, options, async () => {
      const kept = await readEntry(placeOf(folder, key), key);
      if (kept !== null && isWhole(kept, request)) return kept;
      // Before anything is paid for: a folder that cannot be written is found out here.
      await Deno.mkdir(folder, { recursive: true });
      const completion = await complete(request, options);
      if (!isWhole(completion, request)) return completion;
      try {
        await writeEntry(folder, placeOf(folder, key), { key, completion });
      } catch (error) {
        onProblem?.(`Cannot keep a reply in the cache: ${String(error)}`);
      }
      return completion;
    });
  }, lookUp);
}

function placeOf(folder: string | URL, key: string): string | URL {
  const name = `${key}.json`;
  if (typeof folder === "string") return `${folder.replace(/[/\\]+$/, "")}/${name}`;
  const base = folder.href.endsWith("/") ? folder : new URL(`${folder.href}/`);
  return new URL(name, base);
}

async function readEntry(place: string | URL, key: string): Promise<Completion | null> {
  let text: string;
  try {
    text = await Deno.readTextFile(place);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    throw error;
  }
  try {
    const entry = JSON.parse(text);
    return entry?.key === key ? readKept(entry.completion) : null;
  } catch {
    return null;
  }
}

async function writeEntry(
  folder: string | URL,
  place: string | URL,
  entry: { readonly key: string; readonly completion: Completion },
): Promise<void> {
  const dir = typeof folder === "string" ? folder : decodeURIComponent(folder.pathname);
  const half = await Deno.makeTempFile({
    dir,
    prefix: `${entry.key.slice(0, 8)}-`,
    suffix: ".part",
  });
  try {
    await Deno.writeTextFile(half, `${JSON.stringify(entry)}\n`);
    await Deno.rename(half, place);
  } catch (error) {
    await Deno.remove(half).catch(() => {});
    throw error;
  }
}
