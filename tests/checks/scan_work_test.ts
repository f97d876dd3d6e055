/** Hostile texts are read in linear time: work is counted, not timed. */
import { assert, assertEquals } from "@std/assert";
import { scanQuantities } from "../../lib/checks/_scan_quantities.ts";

const HOSTILE: readonly string[] = [
  ..."1| |[|(|1 |1,|1.|1-|1/|1 2/|$|+1|[1|*|111 |1x|a-1|1e9|one |1:|://|\n1. |−1|½".split("|"),
  "five hundred ",
  "January 1 ",
];

/** How often the scan looked for a number in a text of so many characters. */
function stepsOf(piece: string, length: number): number {
  const work = { steps: 0 };
  scanQuantities(piece.repeat(Math.ceil(length / piece.length)), { work });
  return work.steps;
}

Deno.test("scanQuantities() looks for numbers in proportion to the length of hostile text", () => {
  for (const piece of HOSTILE) {
    const [small, large] = [stepsOf(piece, 2_000), stepsOf(piece, 16_000)];
    assert(large <= 8.5 * small + 8, `${JSON.stringify(piece)}: ${small}, then ${large}`);
    assert(large <= 16_001, JSON.stringify(piece));
  }
});

Deno.test("scanQuantities() looks once at a run of digits and never at spaces and brackets", () => {
  assertEquals(["1", " ", "["].map((piece) => stepsOf(piece, 100_000)), [1, 0, 0]);
});
