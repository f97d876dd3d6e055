import { assert } from "@std/assert";
import { areaCoverage } from "./aurc_coverage.ts";
import { CURVES } from "./threshold_promise.ts";

for (const curve of Object.keys(CURVES)) {
  Deno.test(`riskCoverage() covers the true areas at 2,000 answers where the risk ${curve}`, () => {
    for (const { interval, covered, draws } of areaCoverage(curve, 2000, 300)) {
      // Nominal .95; at 300 draws a share of .93 varies by 3 x .0147.
      assert(covered / draws >= 0.93 - 0.044, `${interval}: ${covered} of ${draws}`);
    }
  });
}
