/** What comparing all pairs of points says of each point, in the order of the input. */
export interface Concordance {
  /** For each point, points in order with it less points in reverse order. */
  readonly excess: Float64Array;
  /** For each point, points that differ from it in x. */
  readonly differInX: Float64Array;
  /** For each point, points that differ from it in y. */
  readonly differInY: Float64Array;
  /** Sizes of the groups of tied x. */
  readonly tiesInX: readonly number[];
  /** Sizes of the groups of tied y. */
  readonly tiesInY: readonly number[];
}

/** Counts in O(n log n): points enter a tree of y ranks in ascending x, one group of tied x at a time. */
export function concordance(x: ArrayLike<number>, y: ArrayLike<number>): Concordance {
  const n = x.length;
  const byX = groups(x);
  const byY = groups(y);
  const level = new Uint32Array(n);
  // Points with a smaller y than those of a level.
  const smallerY = new Float64Array(byY.length + 1);
  byY.forEach((group, i) => {
    for (const point of group) level[point] = i;
    smallerY[i + 1] = smallerY[i] + group.length;
  });
  const tree = new Float64Array(byY.length + 1);
  const countBelow = (end: number) => {
    let sum = 0;
    for (let i = end; i > 0; i -= i & -i) sum += tree[i];
    return sum;
  };
  const excess = new Float64Array(n);
  const differInX = new Float64Array(n);
  const differInY = new Float64Array(n);
  let entered = 0;
  for (const group of byX) {
    // Points of smaller x: those of smaller y agree, those of larger y disagree.
    for (const point of group) {
      excess[point] += countBelow(level[point]) - (entered - countBelow(level[point] + 1));
    }
    for (const point of group) {
      for (let i = level[point] + 1; i < tree.length; i += i & -i) tree[i]++;
    }
    entered += group.length;
    // Points of larger x are the ones that have not entered yet.
    for (const point of group) {
      const smaller = smallerY[level[point]] - countBelow(level[point]);
      const larger = n - smallerY[level[point] + 1] - (entered - countBelow(level[point] + 1));
      excess[point] += larger - smaller;
      differInX[point] = n - group.length;
      differInY[point] = n - byY[level[point]].length;
    }
  }
  const sizes = (all: readonly Uint32Array[]) => all.map(({ length }) => length);
  return { excess, differInX, differInY, tiesInX: sizes(byX), tiesInY: sizes(byY) };
}

/** Positions of equal values, ascending by value. */
function groups(values: ArrayLike<number>): Uint32Array[] {
  const order = Uint32Array.from({ length: values.length }, (_, i) => i).sort((a, b) =>
    values[a] - values[b]
  );
  const found: Uint32Array[] = [];
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end]] === values[order[start]]) end++;
    found.push(order.subarray(start, end));
    start = end;
  }
  return found;
}
