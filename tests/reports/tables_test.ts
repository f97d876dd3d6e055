import { assertEquals, assertThrows } from "@std/assert";
import { markdownTable } from "../../lib/reports/markdown_table.ts";
import { textTable } from "../../lib/reports/text_table.ts";

Deno.test("textTable() lines up columns, to the right where asked, and trims line ends", () => {
  const table = textTable([["slice", "n"], ["a", "1,000"], ["longer", "7"]], {
    align: ["left", "right"],
  });
  assertEquals(table, "slice       n\na       1,000\nlonger      7");
});

Deno.test("textTable() counts wide characters as two places and combining marks as none", () => {
  const table = textTable([["返品", "1"], ["e\u0301te\u0301", "2"], ["abcd", "3"]]);
  assertEquals(table.split("\n"), ["返品  1", "e\u0301te\u0301   2", "abcd  3"]);
});

Deno.test("textTable() fills short rows, and of no rows makes nothing", () => {
  assertEquals(textTable([["a"], ["b", "c"]]), "a\nb  c");
  assertEquals(textTable([]), "");
  // @ts-expect-error a caller without types
  assertThrows(() => textTable(["a"]), TypeError, "array of arrays");
});

Deno.test("markdownTable() escapes what would break a table or read as markup", () => {
  assertEquals(
    markdownTable(["a|b"], [["*x*"], ["two\nlines"], ["<script>"], ["`code` [link](u)"], [
      "back\\slash",
    ]]),
    [
      "| a\\|b |",
      "| --- |",
      "| \\*x\\* |",
      "| two lines |",
      "| \\<script\\> |",
      "| \\`code\\` \\[link\\](u) |",
      "| back\\\\slash |",
      "",
    ].join("\n"),
  );
  // @ts-expect-error a caller without types
  assertThrows(() => markdownTable(["a"], ["b"]), TypeError, "array of arrays");
});

Deno.test("textTable() spells control characters out, so that data cannot move the cursor or forge a line", () => {
  assertEquals(textTable([["a\x1b[31mred", "b\nc"]]), "a\\x1b[31mred  b\\x0ac");
});
