import { sha256Hex } from "../data/sha256_hex.ts";
import { isObject, wrongKind } from "./_require_call.ts";
import type { Prompt } from "./prompt.ts";

/**
 * SHA-256 of a prompt: its name, version and both texts, to the letter.
 *
 * By it a record knows its prompt again; a changed comma is another prompt.
 *
 * @param prompt The prompt.
 * @returns 64 hexadecimal digits in lower case.
 * @throws {TypeError} If `prompt` is no prompt.
 *
 * @example
 * ```ts
 * import { promptHash } from "@touchstone/eval/judges";
 * import { assertNotEquals } from "@std/assert";
 *
 * const prompt = { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" };
 * assertNotEquals(promptHash(prompt), promptHash({ ...prompt, system: "Judge!" }));
 * ```
 */
export function promptHash(prompt: Prompt): string {
  const action = "hash a prompt";
  if (!isObject(prompt)) throw wrongKind("prompt must be an object", prompt, action);
  const parts = [prompt.name, prompt.version, prompt.system, prompt.user];
  const wrong = parts.find((part) => typeof part !== "string");
  if (parts.some((part) => typeof part !== "string")) {
    throw wrongKind("prompt must have name, version, system and user as texts", wrong, action);
  }
  return sha256Hex(JSON.stringify(parts));
}
