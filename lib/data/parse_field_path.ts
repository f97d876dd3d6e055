/** A field path made ready for many rows. */
export interface FieldPath {
  /** The path as it was written. */
  readonly field: string;
  /** The names and indices to follow, in order; `*` among them stands for all members. */
  readonly tokens: readonly string[];
  /** Whether the path has a `*`, so that a row may hold any number of values for it. */
  readonly many: boolean;
}

/**
 * Reads the name of a field, so that a million rows need not read it again.
 *
 * A field is the name of a column, whatever characters it has, or a JSON Pointer where it starts
 * with `/`: tokens are separated by `/`, and `~1` stands for `/`, `~0` for `~`. Beyond the standard,
 * the token `*` stands for all members of an object or array, so a key that is `*` itself cannot be
 * named by a pointer. For a single row, {@linkcode getPath} takes the text directly.
 *
 * @param field A column name or a JSON Pointer, not empty.
 * @returns The path for {@linkcode getPath}.
 * @throws {TypeError} If `field` is not a string.
 * @throws {SyntaxError} If `field` is empty, or `~` is followed by anything but 0 or 1.
 * @see RFC 6901, JavaScript Object Notation (JSON) Pointer, https://www.rfc-editor.org/rfc/rfc6901
 *
 * @example
 * ```ts
 * import { parseFieldPath } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parseFieldPath("human label").tokens, ["human label"]);
 * assertEquals(parseFieldPath("/judges/GPT-5.5 (reasoning=low)").tokens, [
 *   "judges",
 *   "GPT-5.5 (reasoning=low)",
 * ]);
 * assertEquals(parseFieldPath("/raters/*").many, true);
 * ```
 */
export function parseFieldPath(field: string): FieldPath {
  if (typeof field !== "string") {
    throw new TypeError(
      `Cannot parse a field path as it must be a string: current value is ${field}`,
    );
  }
  if (field === "") throw new SyntaxError("Cannot parse a field path as it is empty");
  if (!field.startsWith("/")) return { field, tokens: [field], many: false };
  if (/~(?![01])/.test(field)) {
    throw new SyntaxError(
      `Cannot parse the field path ${field} as ~ must be followed by 0 (for ~) or 1 (for /)`,
    );
  }
  const raw = field.slice(1).split("/");
  // ~1 first: in ~01 the tilde that ~0 gives must not be read with the 1.
  const tokens = raw.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  return { field, tokens, many: tokens.includes("*") };
}
