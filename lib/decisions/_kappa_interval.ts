/** Below this many rows in a class, Wald's interval of kappa is too narrow. */
export const FEW_ROWS = 30;

/**
 * Below this many disagreements it is too narrow as well, however many rows there are: with sensitivity .95
 * and specificity .99 it covers .88 at n = 100 and prevalence .5, and the adjusted one .94.
 */
export const FEW_DISAGREEMENTS = 20;

/**
 * Which interval of kappa can be believed for a table of counts: Wald's where every label that the reference
 * holds has rows enough, and both differ often enough, by as many rows as the design effect leaves.
 */
export function kappaIntervalFor(
  counts: readonly (readonly number[])[],
  designEffect: number | null = null,
): "wald" | "adjusted" {
  const effect = Math.max(1, designEffect ?? 1);
  const rows = counts.map((row) => row.reduce((sum, count) => sum + count, 0));
  const differing = rows.reduce((sum, count, i) => sum + count - counts[i][i], 0);
  const present = rows.filter((count) => count > 0);
  const few = present.length < 2 || present.some((count) => count / effect < FEW_ROWS);
  return few || differing / effect < FEW_DISAGREEMENTS ? "adjusted" : "wald";
}
