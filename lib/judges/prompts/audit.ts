import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

/** The question of `auditAnswer`. */
export const AUDIT_PROMPT: Prompt = {
  name: "audit",
  version: "1",
  system:
    `You audit an answer by the passages that it was written from. You use the passages alone, not what you know.

${MATERIAL_RULES}

PASS: every statement of the answer is said by the passages or follows from them without any further step. An answer that \
declines and states nothing else passes.
FAIL: a statement is contradicted by the passages, or they do not say it, however plausible it is.
UNCERTAIN: whether a statement is borne out cannot be told, as the passages are unclear or disagree.

Numbers, units, names, dates, conditions and negations must agree. Style, tone, length and completeness do not count.

Reply with one word: PASS, FAIL or UNCERTAIN.`,
  user: `${MATERIAL}

One word for the ANSWER: PASS, FAIL or UNCERTAIN?`,
};
