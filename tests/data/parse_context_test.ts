import { assertEquals } from "@std/assert";
import { chunkId } from "../../lib/data/chunk_id.ts";
import { parseContext } from "../../lib/data/parse_context.ts";

Deno.test("parseContext() takes a text that names no file at its start as one passage", () => {
  for (
    const text of ["Lunch is at noon.", "See setup.md (current): it says how.", "At 12:30: lunch"]
  ) {
    assertEquals(parseContext(text).map((chunk) => chunk.text), [text]);
  }
  assertEquals(parseContext("  \n"), []);
});

Deno.test("parseContext() reads status, version, date and section from the parentheses", () => {
  const [one, two] = parseContext(
    "a.md (archived, v2, effective 2024-01-05): Old.\nb.md (Rugs): As a.md: new. c d.md: no",
  );
  assertEquals([one.status, one.version, one.effective_date, one.text], [
    ...["superseded", "v2", "2024-01-05", "Old."],
  ]);
  // "a.md:" stands in the middle of a sentence, and "d.md:" too: no passage begins there.
  assertEquals([two.doc_id, two.section, two.text], ["b.md", "Rugs", "As a.md: new. c d.md: no"]);
});

Deno.test("parseContext() takes time in proportion to a hostile text", () => {
  for (const piece of ["a.md", "a.md ", "a.md (", ". ", "(", "a/"]) {
    parseContext(piece.repeat(200_000));
  }
});

Deno.test("chunkId() ends in the first 8 digits of the SHA-256 of the text, spaces folded", () => {
  // python3: hashlib.sha256(b"abc").hexdigest()[:8] == 'ba7816bf' (also FIPS 180-4, example 1)
  assertEquals(chunkId("a.md", "", " abc\n"), "a.md~ba7816bf");
  assertEquals(chunkId("a.md", "X > Y", "cafe\u0301"), chunkId("a.md", "X > Y", "caf\u00e9"));
});
