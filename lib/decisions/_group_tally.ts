/** The group of each row, such as its question; `null` where a row stands alone. */
export type GroupColumn = readonly (string | number | null)[];

/** The cells of a 2 x 2 table for each group of rows. */
export interface GroupTally {
  /** Counts a row: its group (`null`: a group of its own) and its cell, 0 to 3. */
  add(group: string | number | null, cell: number): void;
  /** Four cells a group, one after another; `null` where no group has two rows. */
  cells(): readonly number[] | null;
}

/** An empty tally of groups. */
export function createGroupTally(): GroupTally {
  const places = new Map<string | number, number>();
  const cells: number[] = [];
  let repeats = false;
  return {
    add(group, cell) {
      let place = group === null ? undefined : places.get(group);
      if (place === undefined) {
        place = cells.length;
        cells.push(0, 0, 0, 0);
        if (group !== null) places.set(group, place);
      } else repeats = true;
      cells[place + cell]++;
    },
    cells() {
      return repeats ? cells : null;
    },
  };
}
