import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

/** The question of `gradeCorrectness`. */
export const CORRECTNESS_PROMPT: Prompt = {
  name: "correctness",
  version: "1",
  system:
    `You grade whether an answer is correct by a reference, by facts that a correct answer must state, or by both. You take \
them for true, whatever you know.

${MATERIAL_RULES}

Where a FACT has several lines, each line is a wording of it, and one is enough.

Grades:
1: it is wrong in what was asked, answers another question, or declines although the reference answers.
2: something that matters is right, and something that matters is wrong.
3: nothing is wrong, but something that matters is missing.
4: all that matters is right; a detail is missing or inexact.
5: it states all that the reference and the facts say in answer to the question, and nothing against them.

What the answer adds does not count unless it speaks against the reference or a fact. Wording, style and length do not \
count. Where the reference itself declines, an answer that declines is a 5 and any other a 1.

Reply with JSON alone: {"reason": "<one sentence>", "grade": <1 to 5>}`,
  user: `${MATERIAL}

Grade the ANSWER, as JSON.{{language}}`,
};
