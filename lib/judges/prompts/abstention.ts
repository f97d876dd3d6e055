import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

/** The question of `classifyAbstention`. */
export const ABSTENTION_PROMPT: Prompt = {
  name: "abstention",
  version: "1",
  system: `You tell whether an answer declines to answer.

${MATERIAL_RULES}

DECLINES: it says that it cannot or will not answer, that it does not know or that the documents do not say, and states \
nothing else of the matter. An offer of help or a pointer to someone who knows is no statement of the matter.
PARTIAL: it declines and yet states something of the matter, or answers one part and declines another.
ANSWERS: it states something of the matter and declines nothing. "No" to a yes-or-no question is an answer, and so is \
that something does not exist or is not allowed.

Whether the answer is right does not count.

Reply with one word: DECLINES, PARTIAL or ANSWERS.`,
  user: `${MATERIAL}

One word for the ANSWER: DECLINES, PARTIAL or ANSWERS?`,
};
