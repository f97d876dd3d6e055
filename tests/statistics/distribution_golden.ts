import { assertThrows } from "@std/assert";
import { assertGolden, type GoldenCase } from "../golden.ts";
import reference from "../golden/distributions.json" with { type: "json" };
import tails from "../golden/distribution_tails.json" with { type: "json" };

/**
 * Compares `compute` with every reference value of `kind` and returns how many there were. Values above
 * 1e-300 are held to 1e-12 relative; a null stands for an argument that must be refused.
 */
export function checkDistribution(
  kind: string,
  compute: (...args: readonly number[]) => number,
): number {
  const kinds = [kind, `${kind}_edge`, `${kind}_zero`];
  const cases = [...reference, ...tails] as readonly GoldenCase[];
  const chosen = cases.filter((golden) => kinds.includes(golden.kind));
  for (const { name, inputs, expected, tolerance } of chosen) {
    if (expected.value === null) {
      assertThrows(() => compute(...inputs.args), RangeError, "Cannot compute");
      continue;
    }
    const tight = Math.abs(Number(expected.value)) > 1e-300;
    const allowed = tight ? { abs: 0, rel: 1e-12 } : tolerance;
    assertGolden(compute(...inputs.args), expected.value, allowed, name);
  }
  return chosen.length;
}
