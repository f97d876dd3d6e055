import { requireList, requireObject } from "./_require_arguments.ts";
import { ANSWER_FIELDS, CALLER_FIELDS } from "./_trace_fields.ts";
import type { Case } from "./case.ts";
import type { Trace } from "./trace.ts";
import { withoutAnswer } from "./without_answer.ts";

const OF_A_TRACE: ReadonlySet<string> = new Set(
  [...ANSWER_FIELDS, ...CALLER_FIELDS].map(({ names: [own] }) => own),
);

/**
 * Cases with the answers of another run in the place of those recorded.
 *
 * For scoring what `collectTraces` or your own logs gave. A trace belongs to the case of its id, one without an id to
 * the case with its question. All that goes with the recorded answer goes: its passages, citations and grade. What is
 * expected, the severity, the caller and the history stay those of the case, whatever a trace says. A case without a
 * trace comes out with no answer, so that it counts as unscored.
 *
 * @param cases The cases, each id once.
 * @param traces At most one a case, in any order.
 * @returns The cases in their order.
 * @throws {TypeError} If an argument is no list of objects.
 * @throws {RangeError} If a trace belongs to no case, two belong to one, or a trace has another question.
 *
 * @example
 * ```ts
 * import { type Case, withTraces } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const one: Case = {
 *   ...{ id: "q1", type: "answerable", expect: "answer", question: "How long?", answer: "Ages." },
 *   chunks: [],
 * };
 * const trace = { id: "q1", question: "How long?", chunks: [], answer: "45 days." };
 * assertEquals(withTraces([one], [trace])[0].answer, "45 days.");
 * assertEquals(withTraces([one], [])[0].answer, null);
 * ```
 */
export function withTraces(cases: readonly Case[], traces: readonly Trace[]): readonly Case[] {
  const action = "take answers from traces";
  requireList(cases, "cases", action);
  requireList(traces, "traces", action);
  const byId = new Map<string, Case>();
  const byQuestion = new Map<string, Case>();
  cases.forEach((one, i) => {
    requireObject(one, `cases[${i}]`, action);
    if (byId.has(one.id)) throw wrong(`ids of cases must be distinct`, `${one.id} twice`);
    byId.set(one.id, one);
    byQuestion.set(one.question, one);
  });
  const found = new Map<Case, Trace>();
  traces.forEach((trace, i) => {
    requireObject(trace, `traces[${i}]`, action);
    const { id, question } = trace;
    const one = id === undefined ? byQuestion.get(question) : byId.get(id);
    const shown = JSON.stringify(id ?? question) ?? "none";
    if (one === undefined) throw wrong(`traces[${i}] must belong to a case`, shown);
    if (one.question !== question) {
      throw wrong(
        `traces[${i}] must have the question of ${shown}`,
        JSON.stringify(question) ?? "none",
      );
    }
    if (found.has(one)) throw wrong(`a case must have one trace`, `a second one of ${shown}`);
    found.set(one, trace);
  });
  return cases.map((one) => replaceAnswer(one, found.get(one)));
}

function replaceAnswer(one: Case, trace: Trace | undefined): Case {
  const kept = withoutAnswer(one);
  if (trace === undefined) return { ...kept, answer: null, error: "no trace was given for it" };
  const { chunks: _, ...asked } = kept;
  const metadata = { ...one.metadata, ...trace.metadata };
  const about = Object.keys(metadata).length === 0 ? {} : { metadata };
  // What a system sends back may hold any member: only those of a trace count, lest it says what is expected of it.
  const given = Object.fromEntries(Object.entries(trace).filter(([name]) => OF_A_TRACE.has(name)));
  return { chunks: trace.chunks, ...given, ...asked, ...about };
}

function wrong(need: string, found: string): RangeError {
  return new RangeError(`Cannot take answers from traces as ${need}: current value is ${found}`);
}
