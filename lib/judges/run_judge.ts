import { isFinal } from "./_final_failure.ts";
import { judgeManifest, kinWarning } from "./_judge_manifest.ts";
import { judgementPlace } from "./_judgement_place.ts";
import { progressMeter } from "./_progress_meter.ts";
import { readRunOptions } from "./_run_options.ts";
import { usageCounter } from "./_usage_counter.ts";
import { failureOf, type JudgeFailure } from "./completion_error.ts";
import type { AskJudge, JudgeProgress, JudgeResult, JudgeRun } from "./judge_run.ts";

/** Options of {@linkcode runJudge}. */
export interface RunJudgeOptions<Item> {
  /** Judgements under way at once, an integer >= 1. Default 8. */
  readonly concurrency?: number;
  /** Judgements of each item, an integer >= 1. Default 1. */
  readonly repeats?: number;
  /** The id of an item, each once. Default: its `id`, where it has one. */
  readonly id?: (item: Item, index: number) => string;
  /** The model, or models, that wrote what is judged: for the manifest, and a warning where the judge is kin. */
  readonly generator?: string | readonly string[];
  /** Ends the run early; what is done is kept. */
  readonly signal?: AbortSignal;
  /** Called after each judgement. */
  readonly onProgress?: (progress: JudgeProgress) => void;
  /** A clock in milliseconds, for the rate. Default `performance.now`. */
  readonly now?: () => number;
}

/**
 * Judges many items, several at once, and loses none.
 *
 * A judgement that fails is typed and stands in its place; the others go on. What would fail for all ends the asking:
 * a spent budget, an abort, a refused key or quota. Those not asked are typed alike, those under way are waited for, what is
 * done is kept, and a warning says so. Rates over results: `judgedRate`; repeats: `judgeRepeats`. A run that must outlast
 * its process needs `withJournal` round the model. Retries are the model's: `withRetries`.
 *
 * @param items What is judged.
 * @param judge A judge, or any function from an item to a verdict.
 * @param options Concurrency, repeats, progress, signal, and who wrote the answers.
 * @returns One result a judgement in the order of the items, with manifest, warnings and usage.
 * @throws {TypeError} If an argument is of the wrong kind or an option unknown.
 * @throws {RangeError} If an option is out of range or an id stands twice.
 *
 * @example
 * ```ts
 * import { completionError, judgedRate, runJudge } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const answers = ["Within 45 days.", "Within 60 days.", "..."];
 * const { results } = await runJudge(answers, (answer) => {
 *   if (answer === "...") throw completionError("filtered", "No reply.");
 *   return answer.includes("45");
 * });
 *
 * assertEquals(results[1], { index: 1, verdict: false });
 * assertEquals(results[2], { index: 2, failure: { kind: "filtered", message: "No reply." } });
 * assertEquals(judgedRate(results).rate.estimate, 0.5); // of the two that were judged
 * ```
 */
export async function runJudge<Item, Verdict>(
  items: readonly Item[],
  judge: AskJudge<Item, Verdict>,
  options: RunJudgeOptions<Item> = {},
): Promise<JudgeRun<Verdict>> {
  const plan = readRunOptions(items, judge, options);
  const { concurrency, repeats, ids, generators, signal, now, onProgress } = plan;
  // Before the first call, as it refuses settings that are none.
  const about = judgeManifest(judge, { generators, items: items.length, repeats });
  const total = items.length * repeats;
  const results: (JudgeResult<Verdict> | undefined)[] = Array.from({ length: total });
  const counter = usageCounter();
  const meter = progressMeter(total, Math.max(20, 2 * concurrency), now);
  const warnings: string[] = [];
  let next = 0;
  let stopped: JudgeFailure | null = null;

  const placeOf = (at: number) => judgementPlace(at, repeats, ids);

  function report(failed: boolean): void {
    const progress = meter.count(failed);
    try {
      onProgress?.(progress);
    } catch (error) {
      const said = `onProgress threw: ${error instanceof Error ? error.message : String(error)}`;
      // Judgements are worth more than a line about them.
      if (!warnings.includes(said)) warnings.push(said);
    }
  }

  async function judgeOne(at: number): Promise<void> {
    const place = placeOf(at);
    try {
      const repeat = at % repeats;
      const verdict = await judge(items[place.index], {
        signal,
        repeat,
        onCompletion: counter.add,
      });
      if (verdict === null || verdict === undefined) {
        throw new SyntaxError("Cannot run the judge as it must give a verdict: it gave none");
      }
      results[at] = { ...place, verdict };
    } catch (error) {
      const failure = failureOf(error);
      results[at] = { ...place, failure };
      if (isFinal(failure)) stopped ??= failure;
    }
    report(results[at]?.failure !== undefined);
  }

  async function work(): Promise<void> {
    while (stopped === null && signal?.aborted !== true && next < total) await judgeOne(next++);
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, total) }, work));

  const left = total - next;
  const cause: JudgeFailure = stopped ?? { kind: "aborted", message: "the run was aborted" };
  const failure = { kind: cause.kind, message: `Not asked: ${cause.message}` };
  const manifest = { ...about, resolvedModels: counter.models() };
  const kin = kinWarning(manifest);
  const usage = counter.usage();
  return {
    results: results.map((result, at) => result ?? { ...placeOf(at), failure }),
    manifest,
    warnings: [
      ...warnings,
      ...left === 0 ? [] : [`${left} of ${total} were not asked (${cause.kind}): ${cause.message}`],
      ...kin === null ? [] : [kin],
    ],
    ...usage === undefined ? {} : { usage },
  };
}
