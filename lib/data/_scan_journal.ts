import { isJsonObject } from "./_json_type.ts";

/** What a journal held when it was opened. */
export interface JournalScan {
  /** The last value of each id. */
  readonly entries: Map<string, unknown>;
  /** How many bytes are good. */
  readonly keep: number;
  /** What is to be cut away, if anything. */
  readonly dropped: string | null;
}

/** Reads the lines of a journal; only the last may be torn, and only where it lacks its end. */
export function scanJournal(bytes: Uint8Array, file: string): JournalScan {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const entries = new Map<string, unknown>();
  let start = 0;
  for (let line = 1; start < bytes.length; line++) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline;
    const entry = parseEntry(decoder, bytes.subarray(start, end));
    if (entry !== undefined) {
      entries.set(entry.id, entry.value);
    } else if (newline < 0 && isTorn(bytes.subarray(start))) {
      const dropped = `${file}:${line}: the last line was torn and is dropped`;
      return { entries, keep: start, dropped };
    } else {
      throw new SyntaxError(
        `Cannot open ${file} as a journal as line ${line} is no entry with id and value: ` +
          `name another file`,
      );
    }
    start = end + 1;
  }
  return { entries, keep: bytes.length, dropped: null };
}

/** Whether the bytes begin as entries do: a file of something else must not lose its last line. */
function isTorn(bytes: Uint8Array): boolean {
  return ENTRY.every((byte, i) => i >= bytes.length || bytes[i] === byte);
}

const ENTRY = [...new TextEncoder().encode('{"id":"')];

function parseEntry(
  decoder: TextDecoder,
  bytes: Uint8Array,
): { readonly id: string; readonly value: unknown } | undefined {
  try {
    const entry = JSON.parse(decoder.decode(bytes));
    const isRight = isJsonObject(entry) && typeof entry.id === "string" && "value" in entry;
    return isRight ? entry as { id: string; value: unknown } : undefined;
  } catch {
    return undefined;
  }
}
