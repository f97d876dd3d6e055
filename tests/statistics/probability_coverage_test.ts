/** Fails where an interval of scores covers less than it claims, in the range that its documentation names. */
import { assert } from "@std/assert";
import { coverageIn, SETTINGS } from "./probability_coverage.ts";

for (const setting of SETTINGS) {
  const name = Object.entries(setting).map(([key, value]) => `${key} ${value}`).join(", ");
  Deno.test(`intervals of scores cover at least .93: ${name}`, () => {
    for (const row of coverageIn(setting, setting.n === 100 ? 2000 : 800)) {
      const { interval, covered, draws, nominal, claimed } = row;
      assert(
        !claimed || covered >= nominal - 0.02,
        `${interval} covers ${covered} of ${draws} draws`,
      );
    }
  });
}
