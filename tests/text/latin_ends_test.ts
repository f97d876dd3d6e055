import { assertEquals } from "@std/assert";
import { isLatin, latinEnd } from "../../lib/text/_latin_ends.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";

const SIGNS = [
  ..."aB1. ! ?,;:-–—()[]“”‘’«»\"'é ÉßªŒœ€§•%\u00a0½ ..  AbcC‹›ı",
];

Deno.test("latinEnd() ends sentences where Intl.Segmenter does", () => {
  const random = createRandom(1);
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  for (let n = 0; n < 20_000; n++) {
    const length = 1 + Math.floor(random() * 16);
    const text = Array.from({ length }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join("");
    assertEquals(isLatin(text), true, text);
    const ends: number[] = [];
    for (let end = 0; end < text.length;) ends.push(end = latinEnd(text, end));
    const expected = Array.from(segmenter.segment(text), (it) => it.index + it.segment.length);
    assertEquals(ends, expected, JSON.stringify(text));
  }
});

Deno.test("isLatin() leaves other scripts, invisible signs and line breaks to the segmenter", () => {
  for (const text of ["开", "a\nb", "a\u00adb", "a\u200bb", "ж", "a…"]) {
    assertEquals(isLatin(text), false, text);
  }
});
