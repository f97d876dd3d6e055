import { isObject, outOfRange, wrongKind } from "./_require_call.ts";
import type { FactualityContext } from "./factuality.ts";

/** Throws unless a value is a list of things with id and text, each id once. */
export function requireTexts(value: unknown, name: string, action: string): void {
  if (!Array.isArray(value)) {
    throw wrongKind(`${name} must be a list of id and text`, value, action);
  }
  const seen = new Set<string>();
  value.forEach((one: unknown, i) => {
    const need = `${name}[${i}] must have id and text`;
    if (!isObject(one) || typeof one.id !== "string" || typeof one.text !== "string") {
      throw wrongKind(need, one, action);
    }
    if (one.id === "" || seen.has(one.id)) {
      throw outOfRange(`every id of ${name} must stand once and not be empty`, one.id, action);
    }
    seen.add(one.id);
  });
}

/** Throws unless a value is left out or a text. */
export function requireOptionalText(value: unknown, name: string, action: string): void {
  if (value === undefined || typeof value === "string") return;
  throw wrongKind(`${name} must be a text`, value, action);
}

/** Throws unless a context holds what a reply about claims is read against. */
export function requireFactualityContext(
  context: unknown,
  action: string,
): asserts context is FactualityContext {
  if (!isObject(context)) {
    throw wrongKind("context must be an object with chunks", context, action);
  }
  if (context.claims !== undefined) requireTexts(context.claims, "context.claims", action);
  requireTexts(context.chunks, "context.chunks", action);
  requireOptionalText(context.reference, "context.reference", action);
  requireOptionalText(context.answer, "context.answer", action);
}
