import type { Complete, CompletionRequest } from "../data/complete.ts";
import type { JsonObject } from "../data/json_value.ts";
import { askJudge } from "./_ask_judge.ts";
import {
  isObject,
  outOfRange,
  requireCallable,
  requireOptionalCallable,
  requireOptions,
  requireSignal,
  wrongKind,
} from "./_require_call.ts";
import type { Judge, JudgeCallOptions } from "./judge.ts";
import type { Prompt } from "./prompt.ts";

/** The parts of a judge. */
export interface JudgeParts<Item, Verdict> {
  /** What it judges. */
  readonly judgeName: string;
  /** Its prompt. */
  readonly prompt: Prompt;
  /** Its own options, as data. */
  readonly options?: JsonObject;
  /** The request of an item, which has been looked at. */
  readonly requestOf: (item: Item) => CompletionRequest;
  /** Reads a reply. */
  readonly parse: (reply: string, item: Item) => Verdict;
  /** Throws unless an item is one. */
  readonly requireItem: (item: Item) => void;
  /** Judges without the one plain question, where that is not all. */
  readonly judge?: (item: Item, options: JudgeCallOptions) => Promise<Verdict>;
}

/** Puts a judge together. */
export function makeJudge<Item, Verdict>(
  complete: Complete,
  parts: JudgeParts<Item, Verdict>,
): Judge<Item, Verdict> {
  const { judgeName, prompt, options = {}, requireItem } = parts;
  const requestOf = (item: Item) => {
    requireItem(item);
    return parts.requestOf(item);
  };
  const parse = (reply: string, item: Item) => {
    requireItem(item);
    return parts.parse(reply, item);
  };
  // Async, so that a bad item is a rejection like any other failure.
  async function judge(item: Item, call: JudgeCallOptions = {}): Promise<Verdict> {
    requireItem(item);
    requireCall(call, `judge ${judgeName}`);
    if (parts.judge !== undefined) return await parts.judge(item, call);
    return await askJudge(
      complete,
      parts.requestOf(item),
      (reply) => parts.parse(reply, item),
      call,
    );
  }
  return Object.assign(judge, {
    ...{ judgeName, prompt, requestOf, parse },
    settings: { ...complete.settings, ...options },
  });
}

/** Throws unless the arguments of a judge's maker are a function and options with known names. */
export function requireMaker(
  complete: unknown,
  options: unknown,
  known: Readonly<Record<string, true>>,
  action: string,
): void {
  requireCallable(complete, "complete", action);
  requireOptions(options, known, action);
  if (!isObject(options)) return;
  requirePrompt(options.prompt, action);
  const { language } = options;
  if (language === undefined) return;
  const need = "language must be the name of a language, such as German";
  if (typeof language !== "string") throw wrongKind(need, language, action);
  if (!/^\p{L}[\p{L}\p{M} ()-]{1,39}$/u.test(language)) throw outOfRange(need, language, action);
}

function requirePrompt(prompt: unknown, action: string): void {
  if (prompt === undefined) return;
  if (!isObject(prompt)) throw wrongKind("prompt must be an object", prompt, action);
  for (const name of ["name", "version", "system", "user"]) {
    if (typeof prompt[name] === "string" && prompt[name] !== "") continue;
    throw wrongKind(`prompt.${name} must be a text that is not empty`, prompt[name], action);
  }
  for (const place of ["{{mark}}", "{{material}}"]) {
    if (String(prompt.user).includes(place)) continue;
    throw outOfRange(`prompt.user must hold ${place}`, prompt.user, action);
  }
}

function requireCall(call: unknown, action: string): void {
  requireOptions(call, { repeat: true, signal: true, onCompletion: true }, action);
  if (!isObject(call)) return;
  const { repeat, signal, onCompletion } = call;
  requireOptionalCallable(onCompletion, "onCompletion", action);
  requireSignal(signal, action);
  if (repeat !== undefined && (!Number.isInteger(repeat) || Number(repeat) < 0)) {
    throw outOfRange("repeat must be an integer >= 0", repeat, action);
  }
}
