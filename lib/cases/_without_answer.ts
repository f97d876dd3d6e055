import type { Case } from "../data/case.ts";

/** A case without what was recorded of its answer, which belongs to another question. */
export function withoutAnswer(oneCase: Case): Case {
  const {
    answer: _answer,
    answerable: _answerable,
    citations: _citations,
    error: _error,
    groundedness: _groundedness,
    latency_ms: _latency,
    model: _model,
    prompt_chunk_ids: _prompt_chunk_ids,
    prompt_version: _prompt_version,
    reranked: _reranked,
    rewritten_query: _rewritten_query,
    settings: _settings,
    tool_output: _tool_output,
    ...rest
  } = oneCase;
  return rest;
}
