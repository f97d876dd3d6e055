import { assertEquals } from "@std/assert";
import { unicodeWidth } from "@std/cli/unicode-width";

// Widths by Unicode's EastAsianWidth.txt (W and F count 2) and general category (marks count 0).

Deno.test("unicodeWidth() counts a column for each Latin, Greek and Cyrillic character", () => {
  assertEquals(unicodeWidth(""), 0);
  assertEquals(unicodeWidth("hello world"), 11);
  assertEquals(unicodeWidth("Größe Ωμ привет …–┌█"), 20);
});

Deno.test("unicodeWidth() counts two columns for wide and fullwidth characters", () => {
  assertEquals(unicodeWidth("天地玄黃宇宙洪荒"), 16);
  assertEquals(unicodeWidth("ｆｕｌｌ"), 8);
  assertEquals(unicodeWidth("かな한글"), 8);
  assertEquals(unicodeWidth("𠀋"), 2);
});

Deno.test("unicodeWidth() counts nothing for combining marks and controls", () => {
  assertEquals(unicodeWidth("\u00e1".normalize("NFD")), 1);
  assertEquals(unicodeWidth("\0\n\r\t\u0085"), 0);
  assertEquals(unicodeWidth("a\u200Db"), 2);
});

Deno.test("unicodeWidth() counts two columns for an emoji", () => {
  assertEquals(unicodeWidth("👩"), 2);
  assertEquals(unicodeWidth("✅"), 2);
  assertEquals(unicodeWidth("✓"), 1);
});
