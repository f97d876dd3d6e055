import { parsePositive, type PositiveRule } from "../data/parse_positive.ts";
import { usageError } from "./_usage_error.ts";

/** `--threshold`: numbers, or `auto`. */
export function readThresholds(text: string | undefined): (number | "auto")[] {
  if (text === undefined || text === "auto") return ["auto"];
  return text.split(",").map((part) => {
    const threshold = Number(part);
    if (part.trim() === "" || !Number.isFinite(threshold)) {
      throw usageError(`--threshold takes numbers or auto, not ${JSON.stringify(part)}`);
    }
    return threshold;
  });
}

/** A rule from the lists of positive and negative values, under its option name; nothing where none is given. */
export function positive<Name extends string>(
  name: Name,
  text: string | undefined,
  negative: string | undefined,
): { [name in Name]?: PositiveRule } {
  if (text === undefined) {
    if (negative !== undefined) {
      throw usageError("a list of negative values needs one of positive ones");
    }
    return {};
  }
  return { [name]: parsePositive(text, negative) } as { [name in Name]: PositiveRule };
}

/** A text under its option name; nothing where it is not given. */
export function given<Name extends string>(
  name: Name,
  text: string | undefined,
): { [name in Name]?: string } {
  return text === undefined ? {} : { [name]: text } as { [name in Name]: string };
}

/** One of the words that a flag takes. */
export function oneOf<Value extends string>(
  text: string | undefined,
  allowed: readonly Value[],
  flag: string,
): Value | undefined {
  if (text === undefined) return undefined;
  const value = allowed.find((one) => one === text);
  if (value === undefined) {
    throw usageError(`--${flag} takes ${allowed.join(", ")}, not ${JSON.stringify(text)}`);
  }
  return value;
}

/** A number between 0 and 1. */
export function between(text: string | undefined, flag: string, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (value > 0 && value < 1) return value;
  throw usageError(`--${flag} takes a number between 0 and 1, not ${JSON.stringify(text)}`);
}

/** A whole number. */
export function integer(text: string | undefined, flag: string, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw usageError(`--${flag} takes an integer, not ${JSON.stringify(text)}`);
}

/** A number of at least 0. */
export function number(text: string, flag: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= 0 && value < Infinity) return value;
  throw usageError(`--${flag} takes a number >= 0, not ${JSON.stringify(text)}`);
}

/** An integer of at least 1. */
export function count(text: string, flag: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw usageError(`--${flag} takes an integer >= 1, not ${JSON.stringify(text)}`);
}
