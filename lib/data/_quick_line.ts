import { TENS } from "./_trec_number.ts";
import type { TrecKind, TrecLine } from "./trec_line.ts";

/** A line that is filled in anew each time. */
export type OpenTrecLine = { -readonly [Name in keyof TrecLine]: TrecLine[Name] };

/** FNV-1a, the start and the factor. */
export const HASH_START = 0x811c9dc5 | 0;
export const HASH_FACTOR = 0x01000193;

/**
 * Reads a line of the plainest form, as most files have it: ASCII, one space or tab between fields and none
 * elsewhere, a number of at most 15 digits. Gives where the next line starts, or -1 where this is another kind
 * of line, which then has to be cut with more care. Looks at each byte once; a line feed must follow.
 */
export function quickLine(
  bytes: Uint8Array,
  start: number,
  kind: TrecKind,
  line: OpenTrecLine,
): number {
  let at = start;
  let byte = bytes[at];
  while (byte > 32 && byte < 128) byte = bytes[++at];
  if (at === start) return -1;
  const separator = byte;
  if (separator !== 32 && separator !== 9) return -1;
  line.queryStart = start;
  line.queryEnd = at;
  at = pastField(bytes, at + 1);
  if (bytes[at] !== separator) return -1;
  line.idStart = ++at;
  byte = bytes[at];
  let hash = HASH_START;
  while (byte > 32 && byte < 128) {
    hash = Math.imul(hash ^ byte, HASH_FACTOR);
    byte = bytes[++at];
  }
  if (at === line.idStart || byte !== separator) return -1;
  line.idEnd = at;
  line.idHash = hash;
  if (kind === "run") {
    at = pastField(bytes, at + 1);
    if (bytes[at] !== separator) return -1;
  }
  byte = bytes[++at];
  const negative = byte === 45;
  if (negative) byte = bytes[++at];
  const numberStart = at;
  let mantissa = 0;
  while (byte >= 48 && byte <= 57) {
    mantissa = mantissa * 10 + (byte - 48);
    byte = bytes[++at];
  }
  let digits = at - numberStart;
  let decimals = 0;
  if (byte === 46) {
    const point = at;
    byte = bytes[++at];
    while (byte >= 48 && byte <= 57) {
      mantissa = mantissa * 10 + (byte - 48);
      byte = bytes[++at];
    }
    decimals = at - point - 1;
    digits += decimals;
  }
  if (digits === 0 || digits > 15) return -1;
  // Both are exact, so that their quotient is rounded once.
  const value = decimals === 0 ? mantissa : mantissa / TENS[decimals];
  line.value = negative ? -value : value;
  if (kind === "run") {
    if (byte !== separator) return -1;
    at = pastField(bytes, at + 1);
    byte = bytes[at];
  }
  if (byte === 13) byte = bytes[++at];
  return byte === 10 ? at + 1 : -1;
}

/** The byte after the ASCII field that starts at `at`; one that is no separator where there is no such field. */
function pastField(bytes: Uint8Array, at: number): number {
  let byte = bytes[at];
  // The byte before the separator belongs to a field.
  if (byte <= 32) return at - 2;
  while (byte > 32 && byte < 128) byte = bytes[++at];
  return at;
}
