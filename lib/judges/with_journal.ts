import type { Complete, Completion } from "../data/complete.ts";
import type { Journal } from "../data/open_journal.ts";
import { readKept } from "./_kept_completion.ts";
import { isObject, wrongKind } from "./_require_call.ts";
import { createSharedCalls } from "./_shared_calls.ts";
import { requireComplete, wrapComplete } from "./_wrap_complete.ts";
import { completionKey } from "./completion_key.ts";

const ACTION = "make withJournal";

/**
 * Writes every reply of a model into a journal before it is given on, and never makes a call again that stands there.
 *
 * So a run of thousands of calls may be killed at any byte and started again: it repeats at most the calls that were
 * under way. Whatever came is kept, cut and filtered replies too; what failed without a reply is asked again. The same
 * call twice at a time is made once. After a line that could not be written no more calls are made. The journal holds
 * replies under {@linkcode completionKey}, and neither requests nor keys.
 *
 * @param complete The model; one of your own should have `settings`, by which it is told from others.
 * @param journal What `openJournal` opened, for this alone.
 * @returns The model with its journal; a reply from it has `cached: true` and `attempts: 0`.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {SyntaxError} If the journal holds what is no reply.
 *
 * @example
 * ```ts
 * import { type Complete, openJournal } from "@touchstone/eval/data";
 * import { withJournal } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const file = await Deno.makeTempFile({ suffix: ".jsonl" });
 * let calls = 0;
 * const model: Complete = async () => await Promise.resolve({
 *   ...{ text: `PASS ${++calls}`, finish: "stop", usage: null, model: null, latencyMs: null },
 *   ...{ attempts: 1, cached: false },
 * });
 * const request = { messages: [{ role: "user", content: "Grounded?" }] } as const;
 * for (const _ of ["killed", "started again"]) {
 *   await using journal = await openJournal(file);
 *   assertEquals((await withJournal(model, journal)(request)).text, "PASS 1");
 * }
 * await Deno.remove(file);
 * ```
 */
export function withJournal(complete: Complete, journal: Journal): Complete {
  requireComplete(complete, ACTION);
  if (
    !isObject(journal) || typeof journal.entries !== "function" ||
    typeof journal.append !== "function"
  ) {
    throw wrongKind("journal must be what openJournal gives", journal, ACTION);
  }
  const kept = new Map<string, Completion>();
  for (const [key, value] of journal.entries()) {
    const completion = readKept(value);
    if (completion === null) {
      throw new SyntaxError(
        `Cannot ${ACTION} as entry ${
          JSON.stringify(key)
        } of the journal is no reply: open another file`,
      );
    }
    kept.set(key, completion);
  }
  const shared = createSharedCalls();
  let broken: { readonly error: unknown } | null = null;

  async function keep(key: string, completion: Completion): Promise<void> {
    const known = Object.entries(completion).filter(([, value]) => value !== undefined);
    try {
      await journal.append(key, Object.fromEntries(known));
    } catch (error) {
      broken = { error };
      throw error;
    }
    kept.set(key, { ...completion, attempts: 0, cached: true });
  }

  return wrapComplete(complete, async (request, options) => {
    const key = completionKey(request, complete.settings);
    const before = kept.get(key);
    if (before !== undefined) return before;
    return await shared(key, options, async () => {
      // What could not be kept would be paid for in vain.
      if (broken !== null) throw broken.error;
      const completion = await complete(request, options);
      await keep(key, completion);
      return completion;
    });
  }, async (request) => {
    const own = kept.get(completionKey(request, complete.settings));
    return own ?? await complete.lookUp?.(request) ?? null;
  });
}
