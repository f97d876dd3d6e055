import type { Case } from "../data/case.ts";
import type { Trace } from "../data/trace.ts";
import { COLLECT } from "./_collect_options.ts";
import type { AnswerCase } from "./collect_traces.ts";
import { isChunk, isObject, outOfRange, wrongKind } from "./_require.ts";
import { requireTexts } from "./_require_policy.ts";

const LISTS = ["citations", "prompt_chunk_ids", "tool_output"] as const;
const KINDS = {
  ...{ answerable: "boolean", model: "string", prompt_version: "string", latency_ms: "number" },
  ...{ rewritten_query: "string", error: "string" },
} as const;

/** What a call is made with. */
interface Call {
  readonly attempt: number;
  readonly signal?: AbortSignal;
  readonly now?: () => number;
}

/** The trace of one call: with `error` where it failed, or `null` where it failed because the run was ended. */
export async function traceOf(
  answer: AnswerCase,
  oneCase: Case,
  { attempt, signal, now }: Call,
): Promise<Trace | null> {
  const { id, question, chunks } = oneCase;
  const asked = { id, question };
  const start = now?.() ?? 0;
  try {
    const given: unknown = await answer(oneCase, { attempt, ...signal && { signal } });
    const latency = now === undefined ? {} : { latency_ms: now() - start };
    const read = readAnswer(given);
    return { ...latency, ...read, chunks: read.chunks ?? chunks, ...asked };
  } catch (error) {
    if (signal?.aborted) return null;
    const latency = now === undefined ? {} : { latency_ms: now() - start };
    return { ...asked, chunks: [], answer: null, error: messageOf(error), ...latency };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === "" ? error.name : `${error.name}: ${error.message}`;
}

/**
 * What the system gave, looked at, as it is often read from a body that nobody checked: one that scoring could not
 * use is the error of its case, and not of the run. `null` reads as missing.
 */
function readAnswer(value: unknown): Pick<Trace, "answer"> & Partial<Trace> {
  const action = "record the answer";
  if (!isObject(value)) throw wrongKind("it must be an object with answer", value, action);
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== null),
  );
  const { answer } = value;
  const { chunks = [] } = given;
  if (typeof answer !== "string" && answer !== null) {
    throw wrongKind("answer must be a text or null", answer, action);
  }
  if (!Array.isArray(chunks) || !chunks.every(isChunk)) {
    throw wrongKind("chunks must be a list of passages with id and text", chunks, action);
  }
  for (const name of LISTS) {
    if (given[name] !== undefined) requireTexts(given[name], name, action);
  }
  for (const [name, kind] of Object.entries(KINDS)) {
    if (given[name] === undefined || typeof given[name] === kind) continue;
    throw wrongKind(`${name} must be a ${kind}`, given[name], action);
  }
  return { ...given, answer };
}

/** The trace that a journal holds, `null` where the case is still to be asked: it is new or had failed. */
export function keptTrace(oneCase: Case, key: string, kept: unknown): Trace | null {
  if (kept === undefined) return null;
  if (!isObject(kept) || kept.id !== oneCase.id || kept.question !== oneCase.question) {
    throw outOfRange(
      `the journal must hold answers to these cases, unlike its entry ${JSON.stringify(key)}`,
      isObject(kept) ? kept.question : kept,
      COLLECT,
    );
  }
  if (kept.error !== undefined) return null;
  return {
    ...readAnswer(kept),
    id: oneCase.id,
    question: oneCase.question,
    chunks: chunksOf(kept),
  };
}

function chunksOf({ chunks }: Readonly<Record<string, unknown>>): Trace["chunks"] {
  // readAnswer has looked at each of them.
  return Array.isArray(chunks) ? chunks as Trace["chunks"] : [];
}
