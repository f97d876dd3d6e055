import type { Prompt } from "../prompt.ts";
import { MATERIAL, MATERIAL_RULES } from "./_material_rules.ts";

/** The question of `auditOmissions`. */
export const OMISSIONS_PROMPT: Prompt = {
  name: "omissions",
  version: "1",
  system:
    `You look for what an answer leaves out that the passages say and that whoever asked needs: without it they would act \
wrongly or be misled.

${MATERIAL_RULES}

Only what stands in a passage can be left out; the passages that say it are named. What the answer says in other words is \
not left out. What does not bear on the question is not left out. The section CRITICAL lists, one a line, the kinds of \
statements that must never be left out: an omission of such a kind names it as it is written there, any other has null.

Reply with JSON alone:
{"omissions": [{"text": "<what is left out>", "reason": "<why it is needed>", "chunks": ["<id of a passage>", ...], \
"critical": "<kind>" or null}]}
Where nothing is left out the list is empty.`,
  user: `${MATERIAL}

What does the ANSWER leave out? Reply as JSON.{{language}}`,
};
