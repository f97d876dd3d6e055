import type { Trace } from "../data/trace.ts";
import { checkCitations } from "./check_citations.ts";
import { requireAnswered, requireTexts } from "./_require_trace.ts";

/** A passage that the caller may not see, and how far it came. */
export interface ForbiddenChunk {
  /** Its id. */
  readonly chunk_id: string;
  /** Its scopes, none of which is allowed. */
  readonly scope: readonly string[];
  /** The furthest that it came: to retrieval, to the prompt, or into the citations of the answer. */
  readonly reached: "retrieved" | "prompt" | "cited";
}

/** What `checkAccess` found. */
export interface AccessCheck {
  /** Whether no passage was out of bounds. */
  readonly pass: boolean;
  /** Those that were, in the order of retrieval. */
  readonly forbidden: readonly ForbiddenChunk[];
}

/**
 * Whether every passage behind an answer is one that the caller may see.
 *
 * Use it on every trace where documents differ in who may read them; what was retrieved and left out of the prompt
 * counts too, as it was read on the caller's behalf. A passage without a scope, or with an empty one, is open to
 * all; one with several scopes is open to whoever has one of them. Scopes are compared whole and as written.
 *
 * @param trace Passages, and the answer for its citations; `prompt_chunk_ids` says which reached the prompt, and
 * without it all did.
 * @param allowed The scopes that the caller may see.
 * @returns The passages out of bounds.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @example
 * ```ts
 * import { checkAccess } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "pay", text: "Pay bands.", scope: "hr" }, { id: "faq", text: "Opens at 9." }];
 * const { pass, forbidden } = checkAccess({ answer: "It opens at 9 [faq].", chunks }, ["staff"]);
 * assertEquals(pass, false);
 * assertEquals(forbidden, [{ chunk_id: "pay", scope: ["hr"], reached: "prompt" }]);
 * ```
 */
export function checkAccess(
  trace: Pick<Trace, "answer" | "chunks" | "citations" | "prompt_chunk_ids">,
  allowed: readonly string[],
): AccessCheck {
  const task = "check access";
  requireAnswered(task, trace);
  requireTexts(task, "allowed", allowed);
  const closed = trace.chunks.flatMap((chunk, index) => {
    const scope = scopesOf(chunk.scope, index);
    const open = scope.length === 0 || scope.some((name) => allowed.includes(name));
    return open ? [] : [{ chunk_id: chunk.id, scope }];
  });
  if (closed.length === 0) return { pass: true, forbidden: [] };
  const cited = new Set(checkCitations(trace).cited);
  const named = new Map(trace.chunks.map(({ id, doc_id = id }) => [id, doc_id]));
  const prompt = trace.prompt_chunk_ids && new Set(trace.prompt_chunk_ids);
  const forbidden = closed.map((chunk): ForbiddenChunk => {
    if (cited.has(chunk.chunk_id) || cited.has(named.get(chunk.chunk_id) ?? "")) {
      return { ...chunk, reached: "cited" };
    }
    const reached = !prompt || prompt.has(chunk.chunk_id) ? "prompt" : "retrieved";
    return { ...chunk, reached };
  });
  return { pass: false, forbidden };
}

function scopesOf(scope: unknown, index: number): readonly string[] {
  if (scope === undefined || scope === null || scope === "") return [];
  const scopes = Array.isArray(scope) ? scope : [scope];
  requireTexts("check access", `trace.chunks[${index}].scope`, scopes);
  return scopes;
}
