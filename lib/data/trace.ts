import type { Chunk } from "./chunk.ts";

/** What was recorded of how an answer came to be, beside the answer itself. */
export interface TraceDetails {
  /** Ids of the passages that the answer cites, where the system gives them apart from the text. */
  readonly citations?: readonly string[];
  /** Whether the system itself said that the documents answer the question. */
  readonly answerable?: boolean;
  /** Version of the prompt. */
  readonly prompt_version?: string;
  /** The model as resolved, such as `"gpt-4o-2024-08-06"`. */
  readonly model?: string;
  /** How long the answer took, in milliseconds. */
  readonly latency_ms?: number;
  /** Settings of generation and retrieval, such as temperature and top k. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Filters that retrieval ran under. */
  readonly filters?: Readonly<Record<string, unknown>>;
  /** The question as it went to retrieval. */
  readonly rewritten_query?: string;
  /** What the reranker gave, best first. */
  readonly reranked?: readonly { readonly id: string; readonly score?: number }[];
  /** Ids of the passages that reached the prompt; without it all of `chunks` did. */
  readonly prompt_chunk_ids?: readonly string[];
  /** Who asked: the scopes that the caller may see. */
  readonly caller?: { readonly id?: string; readonly scopes?: readonly string[] };
  /** Earlier turns, oldest first. */
  readonly history?: readonly { readonly role: string; readonly text: string }[];
  /** What tools returned, as text. */
  readonly tool_output?: readonly string[];
  /** Anything else. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** What went wrong where there is no answer, such as a timeout. */
  readonly error?: string;
}

/** What a system did for one question. */
export interface Trace extends TraceDetails {
  /** Id of the case that it answers, where there is one. */
  readonly id?: string;
  /** What was asked. */
  readonly question: string;
  /** What was retrieved, best first. */
  readonly chunks: readonly Chunk[];
  /** The answer; `null` where none came: see `error`. */
  readonly answer: string | null;
}

/** Which parts of a trace count as evidence for its answer. */
export type EvidencePart = "chunks" | "history" | "tool_output" | "metadata";
