/** Fails where an interval of a difference covers less than its documentation claims. */
import { assert, assertEquals } from "@std/assert";
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

Deno.test("the least coverages are those of the documentation", () => {
  const least = [
    ["difference, newcombe", "n 20 and 20, rates 0.02 and 0.98, exact", "0.880"],
    ["difference, newcombe", "n 50 and 20, rates 0.94 and 0.02, exact", "0.920"],
    ["difference, newcombe", "n 50 and 50, rates 0.04 and 0.98, exact", "0.924"],
    ["difference, newcombe", "n 100 and 50, rates 0.02 and 0.98, exact", "0.932"],
    ["difference, miettinen-nurminen", "n 50 and 20, rates 0.02 and 0.04, exact", "0.928"],
    ["difference, agresti-caffo", "n 20 and 20, rates 0.66 and 0.98, exact", "0.931"],
    ["difference, wald", "n 500 and 20, rates 0.02 and 0.02, exact", "0.338"],
    ["paired difference, newcombe", "20 pairs, shares 0.05, 0.8, 0.1, exact", "0.918"],
    ["paired difference, newcombe", "50 pairs, shares 0.395, 0.2, 0.01, exact", "0.937"],
    ["paired difference, newcombe-plain-phi", "20 pairs, shares 0.47, 0.05, 0.01, exact", "0.796"],
    ["paired difference, tango", "50 pairs, shares 0.75, 0.2, 0.01, exact", "0.937"],
  ];
  for (const [interval, setting, covered] of least) {
    const row = ROWS.find((row) => row.interval === interval && row.setting === setting);
    assertEquals(row?.covered.toFixed(3), covered, `${interval}, ${setting}`);
  }
});
