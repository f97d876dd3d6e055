/** The never-falling curve through weighted points, as the knots between which it is straight. */
export function monotoneKnots(
  x: Float64Array,
  y: Float64Array,
  weights: Float64Array,
): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const order = Uint32Array.from(x, (_, i) => i).sort((i, j) => x[i] - x[j]);
  // One block a level stretch of the curve: its ends, weight, and weighted sum.
  const first = new Float64Array(x.length);
  const last = new Float64Array(x.length);
  const mass = new Float64Array(x.length);
  const sums = new Float64Array(x.length);
  let blocks = 0;
  for (let i = 0; i < order.length;) {
    const score = x[order[i]];
    first[blocks] = last[blocks] = score;
    mass[blocks] = sums[blocks] = 0;
    while (i < order.length && x[order[i]] === score) {
      mass[blocks] += weights[order[i]];
      sums[blocks] += weights[order[i]] * y[order[i]];
      i++;
    }
    blocks++;
    while (
      blocks > 1 && sums[blocks - 2] / mass[blocks - 2] >= sums[blocks - 1] / mass[blocks - 1]
    ) {
      blocks--;
      last[blocks - 1] = last[blocks];
      mass[blocks - 1] += mass[blocks];
      sums[blocks - 1] += sums[blocks];
    }
  }
  const knots = { x: [] as number[], y: [] as number[] };
  for (let block = 0; block < blocks; block++) {
    const height = sums[block] / mass[block];
    knots.x.push(first[block]);
    knots.y.push(height);
    if (last[block] === first[block]) continue;
    knots.x.push(last[block]);
    knots.y.push(height);
  }
  return knots;
}
