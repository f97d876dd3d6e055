import { sha256Hex } from "../data/sha256_hex.ts";
import type { JsonObject } from "../data/json_value.ts";
import { inOrder } from "./_in_order.ts";
import { openSettings } from "./_judge_settings.ts";
import { isObject, requireFilledText, wrongKind } from "./_require_call.ts";
import type { Judge } from "./judge.ts";
import { promptHash } from "./prompt_hash.ts";

const ACTION = "take the fingerprint of a judge";

/** What of a judge makes its verdicts: any judge has it. */
export type FingerprintedJudge = Pick<
  Judge<unknown, unknown>,
  "judgeName" | "prompt" | "settings"
>;

/**
 * The fingerprint of a judge: SHA-256 over its name, its prompt and its settings, such as model, base URL,
 * temperature and its own options.
 *
 * It ties a judge to its calibration record: give it to `calibrateJudge`, and hold a record against it with
 * `matchCalibration` before the judge is believed. The order of settings does not matter; keys and headers, which
 * belong in no settings, do not enter, nor does a clock. A provider that changes a model under its name goes unnoticed:
 * name a dated model.
 *
 * @param judge A judge.
 * @returns 64 hexadecimal digits in lower case.
 * @throws {TypeError} If `judge` has no name, prompt or settings.
 *
 * @example
 * ```ts
 * import { judgeFingerprint } from "@touchstone/eval/judges";
 * import { assertEquals, assertNotEquals } from "@std/assert";
 *
 * const judge = {
 *   judgeName: "audit",
 *   prompt: { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" },
 *   settings: { model: "llama3.2", temperature: 0 },
 * };
 * const warmer = { ...judge, settings: { model: "llama3.2", temperature: 1 } };
 * const turned = { ...judge, settings: { temperature: 0, model: "llama3.2" } };
 *
 * assertEquals(judgeFingerprint(turned), judgeFingerprint(judge));
 * assertNotEquals(judgeFingerprint(warmer), judgeFingerprint(judge));
 * ```
 */
export function judgeFingerprint(judge: FingerprintedJudge): string {
  if (!isObject(judge) && typeof judge !== "function") {
    throw wrongKind("judge must be a judge", judge, ACTION);
  }
  const { judgeName, prompt, settings } = judge as FingerprintedJudge;
  requireFilledText(judgeName, "judge.judgeName", ACTION);
  if (!isObject(prompt)) throw wrongKind("judge.prompt must be a prompt", prompt, ACTION);
  if (!isObject(settings)) throw wrongKind("judge.settings must be an object", settings, ACTION);
  const parts = {
    judge: judgeName,
    prompt: promptHash(prompt as FingerprintedJudge["prompt"]),
    settings: openSettings(settings as JsonObject),
  };
  return sha256Hex(JSON.stringify(parts, plain));
}

/** Fields in one order; a number that JSON would turn into `null` is refused. */
function plain(name: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw wrongKind(`judge.settings.${name} must be what JSON can hold`, value, ACTION);
  }
  return isObject(value) ? inOrder(value) : value;
}
