import { assert } from "@std/assert";
import { varianceCoverage } from "./variance_coverage.ts";

Deno.test("intervals of variances cover what they claim, loosely", () => {
  // The documentation says .92 to .98; with 300 draws a share of .92 has a standard error of .016.
  for (const { interval, setting, covered, draws, nominal } of varianceCoverage(300)) {
    assert(covered >= nominal - 0.05, `${interval}, ${setting}: covers ${covered} of ${draws}`);
  }
});
