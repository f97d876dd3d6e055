import {
  anyNumber,
  anyObject,
  anyText,
  filledText,
  idList,
  objectList,
  textList,
  truth,
} from "./_field_reader.ts";
import { readChunks } from "./_read_chunks.ts";
import type { NamedField } from "./_named_fields.ts";

/** What was asked, and what was retrieved for it. */
export const QUESTION_FIELDS: readonly NamedField[] = [
  { names: ["question", "query", "user_input"], ...filledText },
  { names: ["chunks", "context", "contexts", "passages", "retrieved_contexts"], ...readChunks },
];

/** What an answer is and what goes with it: all that another answer in the same row replaces. */
export const ANSWER_FIELDS: readonly NamedField[] = [
  { names: ["answer", "response"], ...anyText },
  { names: ["citations"], ...idList },
  { names: ["answerable"], ...truth },
  { names: ["prompt_version"], ...anyText },
  { names: ["model"], ...anyText },
  { names: ["latency_ms"], ...anyNumber },
  { names: ["settings"], ...anyObject },
  { names: ["filters"], ...anyObject },
  { names: ["rewritten_query"], ...anyText },
  { names: ["reranked"], ...objectList({ id: "string" }, { score: "number" }) },
  { names: ["prompt_chunk_ids"], ...idList },
  { names: ["tool_output"], ...textList },
  { names: ["error"], ...anyText },
];

/** Who asked and what was said before. */
export const CALLER_FIELDS: readonly NamedField[] = [
  { names: ["caller"], ...anyObject },
  { names: ["history"], ...objectList({ role: "string", text: "string" }) },
  { names: ["metadata"], ...anyObject },
];
