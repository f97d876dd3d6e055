import { assertEquals } from "@std/assert";
import { lineCoverage } from "./line_coverage.ts";

Deno.test("lineCoverage() counts lines and names the missed ones", () => {
  const report = "SF:/a/lib/x.ts\nFN:1,x\nDA:1,3\nDA:2,0\nDA:3,0\nDA:9,0\nLH:1\nend_of_record\n" +
    "SF:/a/lib/y.ts\nDA:1,1\nend_of_record\n";
  assertEquals(lineCoverage(report), [
    { path: "/a/lib/x.ts", found: 4, hit: 1, missed: "2-3, 9" },
    { path: "/a/lib/y.ts", found: 1, hit: 1, missed: "" },
  ]);
});

Deno.test("lineCoverage() finds nothing in an empty report", () => {
  assertEquals(lineCoverage(""), []);
});
