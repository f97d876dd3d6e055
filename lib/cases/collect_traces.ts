import type { Case } from "../data/case.ts";
import type { Trace } from "../data/trace.ts";
import { readCollectOptions } from "./_collect_options.ts";
import { keptTrace, traceOf } from "./_collected_trace.ts";
import type { TraceJournal } from "./trace_journal.ts";

/** What an answer is told beside its case. */
export interface AnswerContext {
  /** Which attempt it is, from 1. */
  readonly attempt: number;
  /** Aborted when the run is: hand it on to `fetch`. */
  readonly signal?: AbortSignal;
}

/** What a system gave for a case. Without chunks, those of the case were used. */
export type CollectedAnswer = Omit<Trace, "id" | "question" | "chunks"> & Partial<Trace>;

/** Asks a system for one answer. */
export type AnswerCase = (
  oneCase: Case,
  context: AnswerContext,
) => CollectedAnswer | Promise<CollectedAnswer>;

/** How far a run is. */
export interface CollectProgress {
  /** Answers that are there, those from the journal included. */
  readonly done: number;
  /** Answers in all. */
  readonly total: number;
  /** The case that has just been answered. */
  readonly id: string;
  /** What went wrong, if anything. */
  readonly error?: string;
}

/** Options of {@linkcode collectTraces}. */
export interface CollectTracesOptions {
  /** Answers that are waited for at once, an integer >= 1. Default 4. */
  readonly concurrency?: number;
  /** Answers to each case, an integer >= 1. Default 1. */
  readonly repeats?: number;
  /** Ends the run early: what is done is in the journal. */
  readonly signal?: AbortSignal;
  /** Where answers are kept, and taken from again. */
  readonly journal?: TraceJournal;
  /** A clock in milliseconds, such as `performance.now`; with it each trace gets its latency. */
  readonly now?: () => number;
  /** Called after each answer. */
  readonly onProgress?: (progress: CollectProgress) => void;
}

/**
 * Runs your own system over cases and records what it did, for scoring.
 *
 * An answer that throws becomes a trace with `error` and without an answer: no case is lost, and scoring counts
 * it as unscored. With a journal, a run that was cut off goes on where it stopped; cases that had failed are asked
 * again. On abort no new call starts, those under way are waited for, and the promise rejects with the reason.
 *
 * @param cases What is asked, each id once.
 * @param answer Asks the system: gets a case, gives its answer with chunks and citations.
 * @param options Concurrency, repeats, journal, signal.
 * @returns One trace for each case and attempt, in the order of the cases, attempts of a case side by side.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If an id stands twice, or the journal holds another question under an id.
 *
 * @example
 * ```ts
 * import { collectTraces } from "@touchstone/eval/cases";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "returns#1", text: "Rugs may be returned within 45 days." }];
 * const cases: Case[] = [
 *   { id: "q1", type: "answerable", expect: "answer", question: "How long for rugs?", chunks },
 * ];
 * const traces = await collectTraces(cases, ({ chunks }) => ({ answer: chunks[0]?.text ?? null }));
 *
 * assertEquals(traces[0]?.answer, "Rugs may be returned within 45 days.");
 * ```
 */
export async function collectTraces(
  cases: readonly Case[],
  answer: AnswerCase,
  options: CollectTracesOptions = {},
): Promise<readonly Trace[]> {
  const { concurrency, repeats, signal, journal, now, onProgress } = readCollectOptions(
    cases,
    answer,
    options,
  );
  const calls = cases.flatMap((oneCase) =>
    Array.from({ length: repeats }, (_, i) => ({
      oneCase,
      attempt: i + 1,
      key: repeats === 1 ? oneCase.id : `${oneCase.id}#${i + 1}`,
    }))
  );
  signal?.throwIfAborted();
  const kept = journal?.entries() ?? new Map<string, unknown>();
  const traces = calls.map(({ oneCase, key }) => keptTrace(oneCase, key, kept.get(key)));
  let done = traces.filter((trace) => trace !== null).length;
  let next = 0;
  let failure: { readonly error: unknown } | null = null;

  async function work(): Promise<void> {
    while (failure === null && signal?.aborted !== true && next < calls.length) {
      const place = next++;
      const { oneCase, attempt, key } = calls[place];
      if (traces[place] !== null) continue;
      const trace = await traceOf(answer, oneCase, { attempt, signal, now });
      if (trace === null) return;
      await journal?.append(key, trace);
      traces[place] = trace;
      done++;
      onProgress?.({
        ...{ done, total: calls.length, id: oneCase.id },
        ...trace.error === undefined ? {} : { error: trace.error },
      });
    }
  }
  const workers = Array.from({ length: Math.min(concurrency, calls.length) }, async () => {
    try {
      await work();
    } catch (error) {
      failure ??= { error };
    }
  });
  await Promise.all(workers);
  throwFailure(failure);
  signal?.throwIfAborted();
  return traces.filter((trace) => trace !== null);
}

function throwFailure(failure: { readonly error: unknown } | null): void {
  if (failure !== null) throw failure.error;
}
