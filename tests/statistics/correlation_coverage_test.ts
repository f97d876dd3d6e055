import { assert } from "@std/assert";
import { correlationCoverage } from "./correlation_coverage.ts";

Deno.test("intervals of correlations cover what they claim", () => {
  for (const { interval, setting, covered, draws, nominal, claimed } of correlationCoverage(300)) {
    if (!claimed) continue;
    assert(covered >= nominal - 0.02, `${interval}, ${setting}: covers ${covered} of ${draws}`);
  }
});
