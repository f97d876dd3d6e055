import { requireText } from "./_require_arguments.ts";

/** Names that a family's models go by, as whole words or word beginnings. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ["GPT", /^(?:chat)?gpt|^davinci|^o[1345](?:mini|pro)?$|^openai/],
  ["Claude", /^claude|^anthropic|^(?:opus|sonnet|haiku)$/],
  ["Gemini", /^gemini|^bison|^palm/],
  ["Gemma", /^gemma/],
  ["Llama", /^(?:meta)?llama|^vicuna/],
  ["Mistral", /^mistral|^mixtral|^ministral|^codestral/],
  ["Qwen", /^qwen|^qwq/],
  ["DeepSeek", /^deepseek/],
  ["Command", /^command$|^cohere/],
  ["Phi", /^phi\d*$/],
  ["Grok", /^grok/],
  ["Granite", /^granite/],
  ["GLM", /^glm|^chatglm/],
  ["Kimi", /^kimi|^moonshot/],
];

/**
 * The family of a model by its name, such as `"GPT"` for `judge_gpt4` or `azure/gpt-4o-2024-08-06`.
 *
 * A judge of the generator's own family is known to be kinder to its answers; this is how such a pair is
 * noticed. It reads names only: a model that is named otherwise goes unnoticed, and an unknown name has no
 * family.
 *
 * @param name A model's, judge's or column's name.
 * @returns The family, or `null` where the name tells none.
 * @throws {TypeError} If `name` is no text.
 *
 * @see Panickssery, Bowman and Feng, arXiv 2404.13076, for self-preference.
 *
 * @example
 * ```ts
 * import { modelFamily } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(modelFamily("judge_gpt4"), "GPT");
 * assertEquals(modelFamily("llama-3.1-405b-instruct"), "Llama");
 * assertEquals(modelFamily("judge_bem"), null);
 * ```
 */
export function modelFamily(name: string): string | null {
  requireText(name, "name", "tell the model family");
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  for (const word of words) {
    const family = FAMILIES.find(([, pattern]) => pattern.test(word));
    if (family) return family[0];
  }
  return null;
}
