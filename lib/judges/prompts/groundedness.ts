import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

const RULES =
  `You grade how far an answer rests on passages. You use the passages alone, not what you know: a statement that is true \
but not in them is not grounded.

${MATERIAL_RULES}

Grades:`;
const RUBRIC =
  `2: it states something that the passages do not say or that they contradict: an invented or changed number, name, date, \
condition or step, or a step past what they say, however plausible.
3: there is nothing to ground: it declines, says that it found nothing, asks back, or the passages say nothing of the \
matter and it states nothing.
4: all that it states is grounded, but something is put less exactly than the passages put it, or a condition that they \
attach is blurred, without making it wrong.
5: all that it states is said by the passages, or follows from them without any further step.

Where two grades fit, the lower one holds; a refusal that goes on to state what is not in the passages is a 2. Style, \
tone, length and confidence do not count.

Reply with JSON alone: {"reason": "<one sentence>", "grade": <1 to 5>}`;
const ASK = `${MATERIAL}

Grade the ANSWER by the PASSAGES, as JSON.{{language}}`;

/** The question of `gradeGroundedness` with the question that was asked. */
export const GROUNDEDNESS_PROMPT: Prompt = {
  name: "groundedness",
  version: "1",
  system: `${RULES}
1: it ignores the question: it speaks of something else.
${RUBRIC}`,
  user: ASK,
};

/** The question of `gradeGroundedness` where the question that was asked is not shown: the same rubric but for 1. */
export const GROUNDEDNESS_WITHOUT_QUESTION_PROMPT: Prompt = {
  name: "groundedness-without-question",
  version: "1",
  system: `${RULES}
1: it has nothing to do with the passages: it speaks of something else.
${RUBRIC}`,
  user: ASK,
};
