/** Fails where an interval of many raters covers less than it claims. */
import { assert } from "@std/assert";
import { manyRatersCoverage } from "./many_raters_coverage.ts";

Deno.test("intervals of many raters hold the true value as often as claimed", () => {
  for (const { interval, setting, nominal, draws, covered, claimed } of manyRatersCoverage(1000)) {
    if (!claimed) continue;
    assert(covered >= nominal - 0.02, `${interval}, ${setting}: ${covered} of ${draws} draws`);
  }
});
