/** Below this many rows in a class, Wald's interval of kappa is too narrow. */
export const FEW_ROWS = 30;

/**
 * Below this many disagreements it is too narrow as well, however many rows there are: with sensitivity .95
 * and specificity .99 it covers .88 at n = 100 and prevalence .5, and the adjusted one .94.
 */
export const FEW_DISAGREEMENTS = 20;

/** Which interval of kappa can be believed for a 2 x 2 table, from its cells in reading order. */
export function kappaIntervalFor(cells: readonly number[]): "wald" | "adjusted" {
  const [passPass, passFlag, flagPass, flagFlag] = cells;
  const fewRows = Math.min(passPass + passFlag, flagPass + flagFlag) < FEW_ROWS;
  return fewRows || passFlag + flagPass < FEW_DISAGREEMENTS ? "adjusted" : "wald";
}
