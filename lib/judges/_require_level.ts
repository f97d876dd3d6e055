import { outOfRange, wrongKind } from "./_require_call.ts";

/** Throws unless a confidence level is between 0 and 1. */
export function requireLevelOption(level: unknown, action: string): asserts level is number {
  if (typeof level !== "number") throw wrongKind("level must be a number", level, action);
  if (!(level > 0 && level < 1)) throw outOfRange("level must be between 0 and 1", level, action);
}
