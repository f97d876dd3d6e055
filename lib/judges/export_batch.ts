import { type BatchPlan, bodyHash, placeName, readBatchPlan } from "./_batch_plan.ts";
import { outOfRange, requireFilledText, requireIterable } from "./_require_call.ts";
import { idOf } from "./_run_options.ts";
import type { BatchOptions } from "./batch_options.ts";
import type { Judge } from "./judge.ts";

const ACTION = "export a batch";

/**
 * The requests of a judge in the format of the OpenAI Batch API, line by line: for millions of judgements on the
 * provider's own queue.
 *
 * Each line is a request whose `custom_id` names the item, the repeat and a hash of what is sent, so that `importBatch`
 * refuses results to another prompt. Lines come one at a time, and so may the items. A file may have 50,000 requests and
 * 200 MB: start another then. Judges that ask a second time about what a reply left out get one reply here. Writing
 * the file is yours: `Deno.writeTextFile(path, ReadableStream.from(lines))` takes them as they come.
 *
 * @param items What is judged, a list or a stream, each id once.
 * @param judge The judge; it is not asked.
 * @param options Model and limits, where the judge's settings tell none.
 * @returns The lines, each with its line break.
 * @throws {TypeError} If an argument is of the wrong kind, or no model is known.
 * @throws {RangeError} If an option is out of range or an id stands twice.
 *
 * @see OpenAI, Batch API, https://platform.openai.com/docs/guides/batch
 *
 * @example
 * ```ts
 * import { exportBatch, type Judge } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const judge: Judge<{ id: string; answer: string }, string> = Object.assign(() => Promise.resolve("PASS"), {
 *   judgeName: "audit",
 *   prompt: { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" },
 *   settings: { model: "gpt-4o-mini" },
 *   requestOf: ({ answer }: { answer: string }) => ({
 *     messages: [{ role: "user" as const, content: answer }],
 *   }),
 *   parse: (reply: string) => reply,
 * });
 * const [line] = await Array.fromAsync(exportBatch([{ id: "q1", answer: "45 days." }], judge));
 * const { custom_id, method, url, body } = JSON.parse(line);
 *
 * assertEquals(custom_id.startsWith("q1.0."), true);
 * assertEquals([method, url, body.model], ["POST", "/v1/chat/completions", "gpt-4o-mini"]);
 * ```
 */
export function exportBatch<Item, Verdict>(
  items: Iterable<Item> | AsyncIterable<Item>,
  judge: Judge<Item, Verdict>,
  options: BatchOptions<Item> = {},
): AsyncGenerator<string, void, undefined> {
  requireIterable(items, "items must be a list or a stream", ACTION);
  return linesOf(items, readBatchPlan(judge, options, ACTION));
}

async function* linesOf<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { url, repeats, id, requestFor, bodyFor }: BatchPlan<Item>,
): AsyncGenerator<string, void, undefined> {
  const seen = new Set<string>();
  let index = 0;
  for await (const item of items) {
    const own = id === undefined ? idOf(item) : id(item, index);
    if (own !== undefined) {
      requireFilledText(own, `the id of items[${index}]`, ACTION);
      if (seen.has(own)) throw outOfRange(`the id of items[${index}] must stand once`, own, ACTION);
      seen.add(own);
    }
    const body = bodyFor(requestFor(item, index));
    const hash = bodyHash(url, body);
    for (let repeat = 0; repeat < repeats; repeat++) {
      const custom_id = `${placeName(own, index, repeat)}.${hash}`;
      yield `${JSON.stringify({ custom_id, method: "POST", url, body })}\n`;
    }
    index++;
  }
}
