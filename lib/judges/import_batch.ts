import type { CompletionRequest } from "../data/complete.ts";
import { verdictIn } from "./_ask_judge.ts";
import { readBatchReply } from "./_batch_reply.ts";
import { bodyHash, placeName, readBatchPlan } from "./_batch_plan.ts";
import { judgeManifest } from "./_judge_manifest.ts";
import { judgementPlace } from "./_judgement_place.ts";
import { parsedJson } from "./_parsed_json.ts";
import { readLines } from "./_read_lines.ts";
import { readIds } from "./_run_options.ts";
import { usageCounter } from "./_usage_counter.ts";
import { isObject, requireIterable, wrongKind } from "./_require_call.ts";
import type { BatchOptions } from "./batch_options.ts";
import type { BatchFailure, BatchResult, BatchRun } from "./batch_run.ts";
import { failureOf } from "./completion_error.ts";
import type { Judge } from "./judge.ts";

/** Options of {@linkcode importBatch}: those that the batch was exported with, and how strictly it is read. */
export interface ImportBatchOptions<Item> extends BatchOptions<Item> {
  /**
   * Whether a `custom_id` that is an item's bare id is taken too, as of a batch made otherwise: nothing tells then
   * that the request is the judge's. Default `false`.
   */
  readonly unchecked?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const ACTION = "import a batch";
const CUSTOM_ID = /^(.+\.\d+)\.([0-9a-f]{24})$/s;

/**
 * Reads the results of a batch: verdicts in the order of the items, and for each that has none, why.
 *
 * Lines may come in any order, from several files, the error file included, cut off, and more than once: then the last
 * with a verdict counts, and `duplicates` names it. An error within is a failure and never an empty answer. What the results
 * lack is `missing`; a reply to a request that is not the judge's of today, as after a change of the prompt, is not used
 * and is `changed`. What belongs to no item is in `unknown`, what cannot be read in `problems`: nothing is dropped.
 *
 * @param lines The text of the results: lines, or pieces of it cut anywhere, such as `file.readable`.
 * @param items The items that were exported.
 * @param judge The judge that they were exported with.
 * @param options What they were exported with.
 * @returns One result a judgement, as `runJudge` gives them, and what was odd about the lines.
 * @throws {TypeError} If an argument is of the wrong kind, or no model is known.
 * @throws {RangeError} If an option is out of range or an id stands twice.
 *
 * @example
 * ```ts
 * import { exportBatch, importBatch, type Judge } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const judge: Judge<string, string> = Object.assign(() => Promise.resolve("PASS"), {
 *   judgeName: "audit",
 *   prompt: { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" },
 *   settings: { model: "gpt-4o-mini" },
 *   requestOf: (answer: string) => ({ messages: [{ role: "user" as const, content: answer }] }),
 *   parse: (reply: string) => reply,
 * });
 * const items = ["45 days.", "60 days."];
 * const [first] = await Array.fromAsync(exportBatch(items, judge));
 * const body = { choices: [{ message: { content: "PASS" }, finish_reason: "stop" }] };
 * const line = JSON.stringify({ ...JSON.parse(first), response: { status_code: 200, body } });
 *
 * const { results } = await importBatch([line], items, judge);
 * assertEquals(results[0], { index: 0, verdict: "PASS" });
 * assertEquals(results[1].failure?.kind, "missing");
 * ```
 */
export async function importBatch<Item, Verdict>(
  lines: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  items: readonly Item[],
  judge: Judge<Item, Verdict>,
  options: ImportBatchOptions<Item> = {},
): Promise<BatchRun<Verdict>> {
  requireIterable(lines, "lines must be a list or a stream of text", ACTION);
  if (!Array.isArray(items)) throw wrongKind("items must be a list", items, ACTION);
  const plan = readBatchPlan(judge, options, ACTION, { unchecked: true });
  const { url, repeats, id, requestFor, bodyFor } = plan;
  const { unchecked = false } = options;
  if (typeof unchecked !== "boolean") {
    throw wrongKind("unchecked must be true or false", unchecked, ACTION);
  }
  const ids = readIds(items, id, ACTION);
  const about = judgeManifest(judge, { generators: [], items: items.length, repeats });
  const places = new Map<string, number>();
  const bare = new Map<string, number>();
  items.forEach((_, index) => {
    for (let repeat = 0; repeat < repeats; repeat++) {
      places.set(placeName(ids[index], index, repeat), index * repeats + repeat);
    }
    if (unchecked) bare.set(ids[index] ?? String(index), index * repeats);
  });
  const results: (BatchResult<Verdict> | undefined)[] = Array.from({
    length: items.length * repeats,
  });
  const changed = new Set<number>();
  const duplicates = new Set<string>();
  const unknown: string[] = [];
  const problems: { line: number; message: string }[] = [];
  const counter = usageCounter();

  const placeOf = (at: number) => judgementPlace(at, repeats, ids);

  function settle(at: number, row: Fields, customId: string, request: CompletionRequest): void {
    const item = items[Math.floor(at / repeats)];
    const before = results[at];
    if (before !== undefined) duplicates.add(customId);
    try {
      const completion = readBatchReply(row, request);
      counter.add(completion);
      results[at] = {
        ...placeOf(at),
        verdict: verdictIn(completion, (reply) => judge.parse(reply, item)),
      };
    } catch (error) {
      if (before?.failure === undefined && before !== undefined) return;
      results[at] = { ...placeOf(at), failure: failureOf(error) };
    }
  }

  function take(row: Fields, customId: string): void {
    const [, name = "", hash] = CUSTOM_ID.exec(customId) ?? [];
    const own = bare.get(customId);
    const at = own ?? places.get(name);
    if (at === undefined) {
      unknown.push(customId);
      return;
    }
    const index = Math.floor(at / repeats);
    const request = requestFor(items[index], index);
    const same = own !== undefined || bodyHash(url, bodyFor(request)) === hash;
    if (same) settle(at, row, customId, request);
    else changed.add(at);
  }

  let line = 0;
  for await (const text of readLines(lines)) {
    line++;
    if (text.trim() === "") continue;
    const row = parsedJson(text);
    if (!isObject(row) || typeof row.custom_id !== "string") {
      const message = row === undefined ? "it is no JSON, or cut off" : "it has no custom_id";
      problems.push({ line, message });
    } else take(row, row.custom_id);
  }
  const usage = counter.usage();
  return {
    results: results.map((result, at) =>
      result ?? { ...placeOf(at), failure: changed.has(at) ? CHANGED : MISSING }
    ),
    manifest: { ...about, resolvedModels: counter.models() },
    ...{ duplicates: [...duplicates], unknown, problems },
    ...usage === undefined ? {} : { usage },
  };
}

const MISSING: BatchFailure = { kind: "missing", message: "The results hold no line for it" };
const CHANGED: BatchFailure = {
  kind: "changed",
  message: "The results are of another request: export again, or import with what was exported",
};
