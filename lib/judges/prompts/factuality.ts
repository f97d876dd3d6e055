import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

const RULES =
  `You judge claims by passages. You use the passages alone, not what you know of the world.

${MATERIAL_RULES}

Verdicts:
supported: the passages say the claim, or it follows from them without any further step. Numbers, units, names, dates, \
conditions and negations agree. The passages that say it are named; without one there is no support.
contradicted: the claim and the passages cannot both be true. The passages that speak against it are named.
unsupported: neither. A claim of which only a part is supported is unsupported, unless a part is contradicted.

A claim that is not supported may have a kind:
ungrounded: nothing in the passages speaks of it.
extrapolation: it goes one step past what the passages say, however plausible the step; it is unsupported.
false: only where a section REFERENCE is given, and it says otherwise.

What the question takes for granted is no evidence, and neither is the answer. A REFERENCE tells what is false; it is no \
passage and supports nothing.

Every claim gets exactly one verdict, by its id. No claim is left out, joined with another or added.`;

/** The question of `judgeFactuality`, answered in JSON. */
export const FACTUALITY_PROMPT: Prompt = {
  name: "factuality",
  version: "1",
  system: `${RULES}

Reply with JSON alone:
{"claims": [{"id": "<id of the claim>", "reason": "<one sentence>", "verdict": "supported" or "contradicted" or \
"unsupported", "chunks": ["<id of a passage>", ...], "kind": "ungrounded" or "extrapolation" or "false" or null}]}`,
  user: `${MATERIAL}

Give the verdict for each CLAIM by the PASSAGES, as JSON.{{language}}`,
};

/** The question of `judgeFactuality`, answered in lines, for models that are poor at JSON. */
export const FACTUALITY_LINES_PROMPT: Prompt = {
  name: "factuality-lines",
  version: "1",
  system: `${RULES}

Reply with one line for each claim and nothing else:
CLAIM | VERDICT | CHUNK | KIND
CLAIM is the id of the claim. VERDICT is SUPPORTED, CONTRADICTED or UNSUPPORTED. CHUNK is the id of a passage, several \
with commas between them, or NONE. KIND is UNGROUNDED, EXTRAPOLATION, FALSE or NONE.`,
  user: `${MATERIAL}

Give one line for each CLAIM.{{language}}`,
};

/** The question of `judgeAnswer`: claims and their verdicts in one. */
export const ANSWER_PROMPT: Prompt = {
  name: "answer-factuality",
  version: "1",
  system: `You take an answer apart into claims and judge each. ${
    RULES.slice("You judge claims by passages. ".length)
  }

A claim is one statement that is true or false by itself, understandable without the answer around it: pronouns and \
references are replaced by what they mean, and nothing is added. Every statement of the answer is in a claim, asides, \
lists and table rows too. What states nothing, such as a greeting, an offer of help, a question or that something could \
not be found, is no claim. The quote is the part of the answer that says the claim, letter for letter. An answer that \
states nothing has an empty list.

Reply with JSON alone:
{"claims": [{"text": "<the claim>", "quote": "<from the ANSWER>", "reason": "<one sentence>", "verdict": "supported" or \
"contradicted" or "unsupported", "chunks": ["<id of a passage>", ...], "kind": "ungrounded" or "extrapolation" or \
"false" or null}]}`,
  user: `${MATERIAL}

Give the claims of the ANSWER, each with its verdict by the PASSAGES, as JSON.{{language}}`,
};
