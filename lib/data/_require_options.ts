import { requireObject } from "./_require_arguments.ts";
import { nearestName } from "./nearest_name.ts";
import type { RowOptions, RowRules } from "./row_options.ts";

const types = ["string", "number", "boolean", "array", "object", "null"];

/** Names of the options that hold the rules for rows. */
export const ruleNames = ["fields", "unknown", "id"] as const;

/** Names of the options of the functions that read a file. */
export const readNames = [...ruleNames, "maxProblems", "onProblem", "maxLineBytes"] as const;

/**
 * Throws unless every option has a known name: notebook cells are not type-checked, and a slip such
 * as `feilds` would switch a check off without a word.
 */
export function requireOptionNames(
  options: object,
  known: readonly string[],
  action: string,
): void {
  requireObject(options, "options", action);
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    const hint = near === undefined ? `options are ${known.join(", ")}` : `did you mean ${near}?`;
    throw new TypeError(`Cannot ${action} as there is no option ${name}: ${hint}`);
  }
}

/** Throws unless the rules for rows make sense. */
export function requireRules({ fields, unknown, id }: RowRules, action: string): void {
  for (const [name, rule] of Object.entries(fields ?? {})) {
    const allowed = [rule?.type].flat();
    if (allowed.length === 0 || !allowed.every((type) => types.includes(String(type)))) {
      throw new TypeError(
        `Cannot ${action} as fields.${name}.type must be one or more of ${types.join(", ")}: ` +
          `current value is ${JSON.stringify(rule?.type)}`,
      );
    }
  }
  if (unknown !== undefined && unknown !== "error" && unknown !== "allow") {
    throw new RangeError(
      `Cannot ${action} as unknown must be "error" or "allow": ` +
        `current value is ${JSON.stringify(unknown)}`,
    );
  }
  if (id !== undefined && (typeof id !== "string" || id === "")) {
    throw new TypeError(
      `Cannot ${action} as id must be the name of a field: current value is ${JSON.stringify(id)}`,
    );
  }
}

/** Throws unless the options of a reader make sense. */
export function requireReadOptions(options: RowOptions, action: string): void {
  requireRules(options, action);
  requireCount(options.maxProblems, "maxProblems", Number.MAX_SAFE_INTEGER, action);
  requireCount(options.maxLineBytes, "maxLineBytes", longestText, action);
}

// V8's longest string has 2^29 - 24 code units; a longer line could not be decoded.
const longestText = 2 ** 29 - 24;

function requireCount(
  value: number | undefined,
  name: string,
  most: number,
  action: string,
): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 1 && value <= most)) return;
  throw new RangeError(
    `Cannot ${action} as ${name} must be an integer from 1 to ${most}: current value is ${value}`,
  );
}
