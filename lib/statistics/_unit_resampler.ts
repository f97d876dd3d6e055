import { resampleCells } from "./_resample_cells.ts";
import { createRandom } from "./create_random.ts";

/**
 * Draws as many units as there are, with replacement, and says how many of each profile came: always into
 * the same array. Profile by profile where there are few, unit by unit where nearly every unit has its own.
 */
export function unitResampler(units: Float64Array, seed: number): () => Float64Array {
  const random = createRandom(seed);
  const drawn = new Float64Array(units.length);
  let n = 0;
  for (const count of units) n += count;
  if (n > 4 * units.length) {
    return () => {
      resampleCells(units, n, drawn, random);
      return drawn;
    };
  }
  const profileOf = new Int32Array(n);
  let unit = 0;
  units.forEach((count, profile) => {
    profileOf.fill(profile, unit, unit + count);
    unit += count;
  });
  return () => {
    drawn.fill(0);
    for (let i = 0; i < n; i++) drawn[profileOf[Math.floor(random() * n)]]++;
    return drawn;
  };
}
