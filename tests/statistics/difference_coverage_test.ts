/** Fails where an interval of a difference covers less than its documentation claims. */
import { assert } from "@std/assert";
import { differenceCoverage } from "./difference_coverage.ts";

const ROWS = differenceCoverage(3000);

for (const name of new Set(ROWS.map(({ interval }) => interval))) {
  const claimed = ROWS.filter(({ interval, claimed }) => claimed && interval === name);
  if (claimed.length === 0) continue;
  Deno.test(`${name} covers .95 to within .02 in ${claimed.length} settings`, () => {
    for (const { setting, covered, draws, nominal } of claimed) {
      assert(covered >= nominal - 0.02, `${setting}: ${covered} of ${draws} draws`);
    }
  });
}

Deno.test("the simulation can tell an interval that covers too little", () => {
  // Wald's, whose documentation says so: by 20,000 draws .87 with 100 and 400 rows and rates of .02.
  const wald = ROWS.filter(({ interval }) => interval === "difference, wald");
  assert(wald.some(({ covered }) => covered < 0.89));
});
