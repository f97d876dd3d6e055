import { isJsonObject } from "./_json_type.ts";
import type { JsonValue } from "./json_value.ts";
import type { Piece } from "./_text_pieces.ts";

/** Finds lines of a JSON Lines file again, so that two ids are called equal only when they are. */
export interface LineLookup {
  /** Remembers that a piece of the file begins with this line. */
  note(piece: Piece, line: number): void;
  /** Whether the id on an earlier line is this one. */
  isSameId(id: string, line: number): boolean;
  /** Closes the file, if it had to be opened. */
  close(): void;
}

/** A lookup for the field `idField` of the file at `path`. */
export function createLineLookup(path: string | URL, idField: string): LineLookup {
  const lines: number[] = [];
  const offsets: number[] = [];
  let file: Deno.FsFile | undefined;
  let size = 0;
  let current: { readonly piece: number; readonly text: string } | undefined;

  function textOf(piece: number): string {
    if (current?.piece === piece) return current.text;
    // Opened at the first suspicion only: most files have no duplicates.
    file ??= Deno.openSync(path);
    const end = piece + 1 < offsets.length ? offsets[piece + 1] : size;
    const bytes = new Uint8Array(end - offsets[piece]);
    file.seekSync(offsets[piece], Deno.SeekMode.Start);
    let have = 0;
    while (have < bytes.length) {
      const count = file.readSync(bytes.subarray(have));
      if (count === null) break;
      have += count;
    }
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, have));
    current = { piece, text };
    return text;
  }

  return {
    note(piece, line) {
      lines.push(line);
      offsets.push(piece.offset);
      size = piece.offset + piece.length;
    },
    isSameId(id, line) {
      const piece = lastAtMost(lines, line);
      const value: JsonValue = JSON.parse(nthLine(textOf(piece), line - lines[piece]));
      return isJsonObject(value) && String(value[idField]) === id;
    },
    close() {
      file?.close();
    },
  };
}

/** Index of the last of the rising `numbers` that is at most `wanted`. */
function lastAtMost(numbers: readonly number[], wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (numbers[middle] <= wanted) low = middle;
    else high = middle;
  }
  return low;
}

function nthLine(text: string, n: number): string {
  let start = 0;
  for (let i = 0; i < n; i++) start = text.indexOf("\n", start) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? text.length : end);
}
