import { assertEquals, assertThrows } from "@std/assert";
import { foldText } from "../../lib/text/fold_text.ts";

Deno.test("foldText() folds what looks alike and creates no digit", () => {
  const folded = (text: string) => foldText(text).text;
  assertEquals(folded("“A”\u2013‘B’"), "\"a\"-'b'");
  assertEquals(folded("a \t\n\u00a0b"), "a b");
  assertEquals(folded("ΣΟΦΟΣ"), "σοφοσ");
  assertEquals(folded("σοφος"), "σοφοσ");
  assertEquals(folded("10² ½ ₂"), "10² ½ ₂");
  assertEquals(folded("１２ ｶﾞ"), "12 ガ");
  assertEquals(folded("\u1112\u1161\u11ab"), "한");
});

Deno.test("foldText() keeps the place of every character, and of the end", () => {
  // e and its accent are one character from place 0; the zero-width space at 2 is gone; İ at 3.
  assertEquals(foldText("e\u0301\u200bİx"), { text: "éix", places: [0, 3, 4, 5] });
  assertEquals(foldText(""), { text: "", places: [0] });
});

Deno.test("foldText() has a place for every character of a megabyte of one kind", () => {
  for (const sign of ["1", " ", "[", "\u0301", "\u1100", "\u200b", "a ", "é "]) {
    // Joining as it went, the folded text was once copied at every space: minutes for a megabyte.
    const { text, places } = foldText(sign.repeat(1_000_000 / sign.length));
    assertEquals(places.length, text.length + 1);
  }
});

Deno.test("foldText() refuses what is no text, and an unknown option", () => {
  assertThrows(() => foldText(null as never), TypeError, "Cannot fold the text as text must be");
  assertThrows(
    () => foldText("a", { cases: true } as never),
    TypeError,
    "there is no option cases",
  );
});
