import { assertEquals, assertThrows } from "@std/assert";
import { formatCount } from "../../lib/statistics/format_count.ts";

Deno.test("formatCount() puts a comma before every three digits from the end", () => {
  const cases: readonly [number, string][] = [
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [123456, "123,456"],
    [1234567, "1,234,567"],
  ];
  for (const [count, text] of cases) assertEquals(formatCount(count), text);
});

Deno.test("formatCount() refuses what is no count", () => {
  assertThrows(() => formatCount(-1), RangeError, "count must be an integer >= 0");
  assertThrows(() => formatCount(1.5), RangeError, "current value is 1.5");
  // @ts-expect-error a caller without types
  assertThrows(() => formatCount("7"), TypeError, "count must be a number");
});
