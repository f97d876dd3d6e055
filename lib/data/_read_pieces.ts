import { type Cutting, decodePieces, type Fault, type Piece } from "./_text_pieces.ts";

/** An open file, and how to cut it. */
export interface PieceSource {
  /** The file, read from where it stands. */
  readonly file: Deno.FsFile;
  /** Whether it is a regular file, whose bytes are there at once. */
  readonly regular: boolean;
  /** How its format cuts bytes into pieces. */
  readonly cutting: Cutting;
  /** Longest record in bytes. */
  readonly maxLineBytes: number;
  /** Called with all bytes in turn. */
  readonly onBytes?: (bytes: Uint8Array) => void;
}

const blockBytes = 1024 * 1024;

/**
 * Reads a file in blocks and cuts them into pieces of whole records.
 *
 * The pieces of a block must be used before the next one is asked for. A line over the limit becomes a fault and is skipped without being held. Memory stays within a
 * few blocks, or a few times the longest line.
 */
export async function* readPieces(
  { file, regular, cutting, maxLineBytes, onBytes }: PieceSource,
): AsyncGenerator<Iterable<Piece | Fault>> {
  const largest = Math.max(blockBytes, maxLineBytes + 1);
  const cut = cutting.createCut();
  let buffer = new Uint8Array(blockBytes);
  let have = 0;
  let offset = 0;
  let skipping = false;
  for (;;) {
    if (have === buffer.length) buffer = resize(buffer, Math.min(2 * have, largest));
    const rest = buffer.subarray(have);
    // A regular file answers at once; waiting for the event loop would cost a fifth more.
    const count = regular ? file.readSync(rest) : await file.read(rest);
    if (count === null) break;
    const end = have + count;
    onBytes?.(rest.subarray(0, count));
    let start = 0;
    if (skipping) {
      start = buffer.subarray(0, end).indexOf(10) + 1;
      skipping = start === 0;
    }
    if (skipping) {
      offset += end;
      continue;
    }
    const done = Math.max(start, cut(buffer, Math.max(have, start), end));
    if (done > start) {
      yield decodePieces(buffer.subarray(start, done), offset + start, cutting);
    }
    if (end - done > maxLineBytes) {
      yield [tooLong(maxLineBytes, cutting)];
      skipping = true;
      offset += end;
      have = 0;
    } else {
      buffer.copyWithin(0, done, end);
      offset += done;
      have = end - done;
    }
    // One long line must not keep its buffer for the rest of the file.
    if (buffer.length > 8 * blockBytes && have <= blockBytes) {
      buffer = resize(buffer.subarray(0, have), blockBytes);
    }
  }
  if (have > 0) yield decodePieces(buffer.subarray(0, have), offset, cutting);
}

/** The fault of a record that is longer than the limit. */
export function tooLong(maxLineBytes: number, { unit, lineByLine }: Cutting): Fault {
  const limit = maxLineBytes % 1024 ** 2 === 0
    ? `${maxLineBytes / 1024 ** 2} MiB`
    : `${maxLineBytes} bytes`;
  const message = `the ${unit} is too long: the limit, maxLineBytes, is ${limit}`;
  return { rule: "line-length", message, linesBefore: 0, last: !lineByLine };
}

function resize(buffer: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const resized = new Uint8Array(length);
  resized.set(buffer);
  return resized;
}
