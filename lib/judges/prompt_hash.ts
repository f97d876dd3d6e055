import { sha256Hex } from "../data/sha256_hex.ts";
import { isObject, wrongKind } from "./_require_call.ts";
import type { Prompt } from "./prompt.ts";

/**
 * The hash of a prompt: SHA-256 over its name, version and texts.
 *
 * Part of a judge's fingerprint: whoever changes a word of a prompt has another judge, also where the version was
 * left as it was.
 *
 * @param prompt The prompt.
 * @returns 64 hexadecimal digits in lower case.
 * @throws {TypeError} If the prompt is none.
 *
 * @example
 * ```ts
 * import { AUDIT_PROMPT, promptHash } from "@touchstone/eval/judges";
 * import { assertEquals, assertNotEquals } from "@std/assert";
 *
 * const changed = { ...AUDIT_PROMPT, system: `${AUDIT_PROMPT.system} Be strict.` };
 * assertNotEquals(promptHash(changed), promptHash(AUDIT_PROMPT));
 * assertEquals(promptHash(AUDIT_PROMPT).length, 64);
 * ```
 */
export function promptHash(prompt: Prompt): string {
  const action = "hash a prompt";
  const given: unknown = prompt;
  if (!isObject(given)) throw wrongKind("prompt must be an object", prompt, action);
  const parts = ["name", "version", "system", "user"].map((name) => {
    const part = given[name];
    if (typeof part === "string") return part;
    throw wrongKind(`prompt.${name} must be a text`, part, action);
  });
  // As JSON, so that no two prompts join to one text.
  return sha256Hex(JSON.stringify(parts));
}
