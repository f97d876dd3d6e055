import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

/** The question of `judgeCitations`. */
export const CITATIONS_PROMPT: Prompt = {
  name: "citations",
  version: "1",
  system:
    `You judge whether statements follow from the passages that they cite. Each STATEMENT names its passages; only those count \
for it, together, and not the others or what you know.

${MATERIAL_RULES}

Verdicts:
supported: the cited passages, taken together, say the statement. Those that are needed for it are named.
contradicted: the statement and a cited passage cannot both be true. That passage is named.
unsupported: neither; a statement of which only a part follows is unsupported.

Numbers, units, names, dates, conditions and negations must agree. Every statement gets exactly one verdict, by its id.

Reply with JSON alone:
{"claims": [{"id": "<id of the statement>", "reason": "<one sentence>", "verdict": "supported" or "contradicted" or \
"unsupported", "chunks": ["<id of a passage that it cites>", ...]}]}`,
  user: `${MATERIAL}

Give the verdict for each STATEMENT, as JSON.{{language}}`,
};
