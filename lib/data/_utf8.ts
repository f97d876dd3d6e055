import type { Fault } from "./_text_pieces.ts";

// A byte order mark inside a file is data, so the decoder must not strip one from every piece.
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of the bytes, or `undefined` if they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The index of the first byte that is not UTF-8, in bytes that hold one. */
export function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (decodeStart(bytes, middle) === undefined) bad = middle;
    else good = middle;
  }
  // The prefix may end within a character; only the whole characters come back.
  return new TextEncoder().encode(decodeStart(bytes, good)).length;
}

function decodeStart(bytes: Uint8Array, length: number): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
      .decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}

/** The fault of a line whose byte at index `at` is not UTF-8. */
export function encodingFault(
  line: Uint8Array,
  at: number,
  linesBefore: number,
  last: boolean,
): Fault {
  const byte = `0x${line[at].toString(16).toUpperCase().padStart(2, "0")}`;
  const message = `invalid UTF-8: byte ${byte} (save the file as UTF-8)`;
  return { rule: "encoding", message, column: at + 1, linesBefore, last };
}

/** The fault of a file in another encoding. */
export const utf16: Fault = {
  rule: "encoding",
  message: "this looks like UTF-16: save the file as UTF-8",
  linesBefore: 0,
  last: true,
};

/** The fault of a file that is packed. */
export const gzipped: Fault = { ...utf16, message: "this is gzipped: unpack it first" };

/** The mark of gzip, RFC 1952, section 2.3.1. */
export function looksLikeGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

/** A UTF-16 byte order mark, or one 0 in the two bytes of the first ASCII character. */
export function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return bytes.length > 1 && (first === 0) !== (second === 0);
}
