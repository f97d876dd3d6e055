import { assertEquals } from "@std/assert";
import { romanAt, SECTION_WORDS } from "../../lib/checks/_roman.ts";

Deno.test("romanAt() reads roman numbers after a section word (num-30)", () => {
  const rows: Readonly<Record<string, number>> = {
    "IV": 4,
    "XII": 12,
    "XC": 90,
    "MCMXCIV": 1994,
    "iv": 4,
    "xii": 12,
  };
  for (const [text, value] of Object.entries(rows)) {
    assertEquals(romanAt(text, 0), { value, end: text.length }, text);
  }
  assertEquals(romanAt("Chapter IV covers refunds", 8)?.value, 4);
  assertEquals(SECTION_WORDS.has("the"), false);
});

Deno.test("romanAt() doubts a single letter, and takes C, D, L and M for letters", () => {
  assertEquals(romanAt("V", 0), { value: 5, end: 1, doubtful: true });
  for (const text of ["C", "D", "L", "M", "CD", "MIX", "mix", "i", "IVA", "VX", "IIII", ""]) {
    assertEquals(romanAt(text, 0), null, text);
  }
});
