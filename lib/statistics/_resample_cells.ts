import { binomialDraw } from "./_binomial_draw.ts";

/**
 * Fills `into` with one multinomial resample of `cells`: as many rows, drawn with the cells' shares.
 *
 * One binomial draw a cell, each given those before it, so the cost does not depend on the rows.
 */
export function resampleCells(
  cells: ArrayLike<number>,
  rows: number,
  into: Float64Array,
  random: () => number,
): void {
  let shareLeft = 0;
  for (let i = 0; i < cells.length; i++) shareLeft += cells[i];
  let rowsLeft = rows;
  for (let i = 0; i < cells.length; i++) {
    if (rowsLeft === 0 || cells[i] === 0) {
      into[i] = 0;
      continue;
    }
    const share = cells[i] >= shareLeft ? 1 : cells[i] / shareLeft;
    const drawn = share === 1 ? rowsLeft : binomialDraw(rowsLeft, share, random);
    into[i] = drawn;
    rowsLeft -= drawn;
    shareLeft -= cells[i];
  }
}
