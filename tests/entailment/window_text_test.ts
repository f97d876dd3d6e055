import { assert, assertEquals, assertThrows } from "@std/assert";
import { windowText } from "../../lib/entailment/window_text.ts";

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const letters = (text: string) => [...text.replace(/\s/g, "")].length;

Deno.test("windowText() gives a text that fits as it is", () => {
  assertEquals(windowText(" One two. ", words, { maxTokens: 2 }), [
    { text: "One two.", span: { start: 1, end: 9 } },
  ]);
  assertEquals(windowText(" \n ", words, { maxTokens: 2 }), []);
  assertEquals(windowText("", words, { maxTokens: 1 }), []);
});

Deno.test("nli-07: windowText() cuts at the ends of sentences and repeats whole ones", () => {
  const text = `${"Parking is free. ".repeat(300)}The desk opens at 08:30.`;
  const windows = windowText(text, words, { maxTokens: 512, overlap: 64 });
  // 300 sentences of 3 words and one of 5: 170 to the first window; 21 of them again, the 130 others and the last.
  assertEquals(windows.map(({ text }) => words(text)), [510, 63 + 390 + 5]);
  for (const { text: piece, span } of windows) {
    assertEquals(text.slice(span.start, span.end), piece);
    assert(/^(Parking|The)/.test(piece) && piece.endsWith("."));
  }
  assertEquals(windows.at(-1)?.text.endsWith("The desk opens at 08:30."), true);
});

Deno.test("windowText() leaves nothing out and keeps to the size, whatever the text", () => {
  const texts = [
    "A b c d. E f. G h i j k l m n o p. Q.",
    "one two three four five six seven eight nine ten eleven",
    "abcdefghijklmnop qr stuvw",
    "退货须在四十五天内办理。运费由买方承担。逾期不受理,敬请谅解。",
    "😀😀😀😀😀😀😀😀😀",
    "a\n\n\nb\n\n\nc  d\te",
    "x".repeat(100),
  ];
  for (const text of texts) {
    for (const count of [words, letters]) {
      for (const [maxTokens, overlap] of [[1, 0], [3, 0], [3, 2], [7, 3], [20, 19]]) {
        const windows = windowText(text, count, { maxTokens, overlap });
        let end = 0;
        for (const { text: piece, span } of windows) {
          assert(count(piece) <= maxTokens, piece);
          assertEquals(text.slice(span.start, span.end), piece);
          assert(span.end > end && text.slice(end, Math.max(end, span.start)).trim() === "");
          assert(!/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(piece));
          end = span.end;
        }
        assertEquals(text.slice(end).trim(), "");
      }
    }
  }
});

Deno.test("windowText() keeps a character that is larger than a window", () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  assertEquals(windowText("é😀", bytes, { maxTokens: 1 }).map(({ text }) => text), ["é", "😀"]);
});

Deno.test("windowText() refuses sizes and counts that make no windows", () => {
  assertThrows(
    () => windowText("a b", words, { maxTokens: 4, overlap: 4 }),
    RangeError,
    "Cannot cut windows as overlap must be less than maxTokens, 4: current value is 4",
  );
  assertThrows(() => windowText("a", words, { maxTokens: 0 }), RangeError, "maxTokens must be");
  assertThrows(() => windowText("a b", () => NaN, { maxTokens: 1 }), RangeError, "countTokens");
  assertThrows(
    () => windowText("a", words, { maxToken: 1 } as never),
    TypeError,
    "there is no option maxToken, did you mean maxTokens",
  );
});
