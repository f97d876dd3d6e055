import { assertEquals } from "@std/assert";
import { filesUnder, ROOT } from "../tasks/package.ts";

const MOST_LINES = 200;
/** Files that hold a table or a prompt rather than code. */
const TABLES: readonly string[] = [];

/** The number of lines of a text that ends in a line break. */
function countLines(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

Deno.test(`no file of lib/ has more than ${MOST_LINES} lines`, () => {
  const long = filesUnder("lib", ".ts")
    .filter((path) => !TABLES.includes(path))
    .map((path) => ({ path, lines: countLines(Deno.readTextFileSync(new URL(path, ROOT))) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  assertEquals(long, []);
});

Deno.test("no file of lib/ has a name that the test runner takes for a test", () => {
  const taken = filesUnder("lib", ".ts").filter((path) => /[._]test\.ts$/.test(path));
  assertEquals(taken, []);
});

Deno.test("countLines() counts a last line without a break too", () => {
  assertEquals(countLines("a\nb\n"), 2);
  assertEquals(countLines("a\nb"), 2);
});
