import { requireText } from "./_require_arguments.ts";
import { sha256 } from "./_sha256.ts";

/**
 * A stable id for a passage: its document, its section and the first 8 digits of a hash of its text.
 *
 * For passages that come without an id. It stays when passages are cut anew around it, and changes when the words
 * do; spaces and the forms of accented letters (NFC) do not count.
 *
 * @param docId The document, such as `"returns.md"`; empty where there is none.
 * @param section Path of headings in it, such as `"Returns > Rugs"`; empty where there is none.
 * @param text The text of the passage.
 * @returns `doc#section~hash`.
 * @throws {TypeError} If an argument is no text.
 *
 * @example
 * ```ts
 * import { chunkId } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const id = chunkId("returns.md", "Rugs", "Rugs: 45 days.");
 * assertEquals(id.slice(0, 16), "returns.md#Rugs~");
 * assertEquals(chunkId("returns.md", "Rugs", "Rugs:  45 days.\n"), id);
 * ```
 */
export function chunkId(docId: string, section: string, text: string): string {
  requireText(docId, "docId", "make a passage's id");
  requireText(section, "section", "make a passage's id");
  requireText(text, "text", "make a passage's id");
  const hash = sha256(text.normalize("NFC").replace(/\s+/g, " ").trim()).slice(0, 8);
  return `${docId}${section === "" ? "" : `#${section}`}~${hash}`;
}
