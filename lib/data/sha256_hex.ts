import { requireText } from "./_require_arguments.ts";
import { sha256 } from "./_sha256.ts";

/**
 * SHA-256 of a text's UTF-8 bytes, at once where Web Crypto would answer later.
 *
 * For keys and fingerprints of texts of up to some 100 KB; for large files use the hash that the readers give.
 *
 * @param text Any text.
 * @returns 64 hexadecimal digits in lower case.
 * @throws {TypeError} If `text` is no text.
 *
 * @see FIPS 180-4, Secure Hash Standard, https://doi.org/10.6028/NIST.FIPS.180-4
 *
 * @example
 * ```ts
 * import { sha256Hex } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * // The first example of FIPS 180-2, appendix B.1.
 * assertEquals(sha256Hex("abc").slice(0, 16), "ba7816bf8f01cfea");
 * ```
 */
export function sha256Hex(text: string): string {
  requireText(text, "text", "hash a text");
  return sha256(text);
}
