import type { Gates } from "./gates.ts";
import { readGates } from "./_read_gates.ts";

/** Options of {@linkcode parseGates}. */
export interface ParseGatesOptions {
  /** Name of the file, for messages. Default `"gates.json"`. */
  readonly file?: string;
}

const ACTION = "read the gates";

/**
 * Reads the text of a `gates.json`: what a release must hold to.
 *
 * Names may be written `over-refusal`, `over_refused` and so on; one that is unknown is refused with the
 * nearest there is. An integer is a count of failing cases, `1.0` and `"5%"` are rates.
 *
 * @param text The JSON of an object, see `Gates`.
 * @param options Name of the file.
 * @returns The gates, under their own names, each budget read.
 * @throws {SyntaxError} If the text is no JSON, or a budget does not read as one.
 * @throws {TypeError} If a name is unknown or given twice, or something is of the wrong kind.
 * @throws {RangeError} If a budget is out of range.
 *
 * @example
 * ```ts
 * import { parseGates } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const gates = parseGates(`{ "over-refused": "5%", "by": { "severity": { "critical": { "hallucination": 0 } } } }`);
 *
 * assertEquals(gates.overRefusal, { kind: "rate", value: 0.05 });
 * assertEquals(gates.by?.severity?.critical, { hallucination: { kind: "count", value: 0 } });
 * ```
 */
export function parseGates(text: string, options: ParseGatesOptions = {}): Gates {
  if (typeof text !== "string") {
    throw new TypeError(
      `Cannot ${ACTION} as text must be a text: current value is ${String(text)}`,
    );
  }
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    throw new TypeError(
      `Cannot ${ACTION} as options must be an object: current value is ${options}`,
    );
  }
  const { file = "gates.json" } = options;
  const action = `${ACTION} of ${file}`;
  // Some editors put a byte order mark before the text.
  const plain = text.replace(/^\ufeff/, "");
  const gates = parse(plain, file);
  const twice = repeatedName(plain);
  if (twice !== undefined) {
    throw new TypeError(
      `Cannot ${action} as each name must be given once: current value is ${twice} twice`,
    );
  }
  return readGates(gates, action);
}

/** JSON with every number as it was written, so that 1.0 can be told from 1. */
function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text, asWritten);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SyntaxError(`Cannot ${ACTION} of ${file} as its text must be JSON: ${why}`);
  }
}

function asWritten(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === "number" ? context?.source ?? value : value;
}

/** A name that stands twice in one object, of which JSON would keep the last alone. The text is valid JSON. */
function repeatedName(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (colon !== undefined) {
      const name: unknown = JSON.parse(token.slice(0, -colon.length));
      const names = open.at(-1);
      if (names?.has(String(name))) return String(name);
      names?.add(String(name));
    }
  }
  return undefined;
}
