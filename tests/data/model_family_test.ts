import { assertEquals } from "@std/assert";
import { modelFamily } from "../../lib/data/model_family.ts";

Deno.test("modelFamily() reads the family out of the names that models and columns have", () => {
  const names: Readonly<Record<string, string | null>> = {
    "judge_gpt4": "GPT",
    "gpt-4o-2024-08-06": "GPT",
    "azure/openai/o3-mini": "GPT",
    "judge_text_davinci_003": "GPT",
    "Claude Opus 4.7 (OpenRouter)": "Claude",
    "anthropic.claude-3-haiku": "Claude",
    "Gemini 2.5 Pro": "Gemini",
    "Gemma 4 26B (OpenRouter)": "Gemma",
    "meta-llama/Llama-3.1-8B": "Llama",
    "Mixtral-8x7B": "Mistral",
    "Qwen 3.6 Plus": "Qwen",
    "DeepSeek V4 Pro": "DeepSeek",
    "judge_bem": null,
    "reference": null,
    "human": null,
    "commander": null,
    "phishing": null,
    "": null,
  };
  for (const [name, family] of Object.entries(names)) assertEquals(modelFamily(name), family, name);
});
