import type { EvidencePart, Trace } from "../data/trace.ts";
import { isObject, wrongKind } from "./_require.ts";
import { requireEvidenceParts } from "./_require_policy.ts";

/** A text that an answer may rest on. */
export interface EvidenceText {
  /** The part of the trace that it is from. */
  readonly part: EvidencePart;
  /** Id of the passage, where it is one. */
  readonly chunk_id?: string;
  /** The text. */
  readonly text: string;
}

const ACTION = "draw the evidence boundary";

/**
 * The texts of a trace that count as evidence for its answer, and no others.
 *
 * Of the chunks only those that reached the prompt count, where the trace says which: what the model never saw
 * bears nothing out. History is all turns, so that with it an earlier invention of the assistant's own would count
 * as evidence for its repetition; hence it is left out by default.
 *
 * @param trace A trace, or a case with its recorded answer.
 * @param parts Which parts count. Default: the chunks.
 * @returns The texts, in the order of `parts`.
 * @throws {TypeError} If `trace` has no list of chunks, or a part is unknown.
 *
 * @example
 * ```ts
 * import { evidenceBoundary } from "@touchstone/eval/cases";
 * import { assertEquals } from "@std/assert";
 *
 * const trace = {
 *   chunks: [{ id: "a", text: "45 days." }, { id: "b", text: "30 days." }],
 *   prompt_chunk_ids: ["a"],
 *   tool_output: ["Order placed on 3 May."],
 * };
 *
 * assertEquals(evidenceBoundary(trace).map(({ text }) => text), ["45 days."]);
 * assertEquals(evidenceBoundary(trace, ["chunks", "tool_output"]).length, 2);
 * ```
 */
export function evidenceBoundary(
  trace: Pick<Trace, "chunks" | "prompt_chunk_ids" | "history" | "tool_output" | "metadata">,
  parts: readonly EvidencePart[] = ["chunks"],
): readonly EvidenceText[] {
  if (!isObject(trace) || !Array.isArray(trace.chunks)) {
    throw wrongKind("trace must have a list of chunks", trace, ACTION);
  }
  requireEvidenceParts(parts, "parts", ACTION);
  return parts.flatMap((part) => textsOf(trace, part));
}

function textsOf(
  trace: Parameters<typeof evidenceBoundary>[0],
  part: EvidencePart,
): readonly EvidenceText[] {
  const { chunks, prompt_chunk_ids, history = [], tool_output = [], metadata = {} } = trace;
  if (part === "chunks") {
    const seen = prompt_chunk_ids && new Set(prompt_chunk_ids);
    return chunks.flatMap(({ id, text }) =>
      seen === undefined || seen.has(id) ? [{ part, chunk_id: id, text }] : []
    );
  }
  if (part === "history") return history.map(({ text }) => ({ part, text }));
  if (part === "tool_output") return tool_output.map((text) => ({ part, text }));
  return leaves(metadata).map((text) => ({ part, text }));
}

/** The texts and numbers of a value, however deep. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
