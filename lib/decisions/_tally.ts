import type { CalibrationCounts } from "../data/calibration_record.ts";
import type { HumanVerdict } from "../data/combine_raters.ts";
import { createGroupTally, type GroupColumn } from "./_group_tally.ts";

/** Where every row went, and the cells of the table. */
export interface Tally {
  readonly counts: CalibrationCounts;
  /** Cells of the 2 x 2 table, human x judge: pass/pass, pass/flag, flag/pass, flag/flag. */
  readonly cells: readonly number[];
  /** The same cells for each group, one after another; `null` where no group has two compared rows. */
  readonly groups: readonly number[] | null;
  /** Rows that only the judge has scored. */
  readonly judgeOnly: { readonly positives: number; readonly n: number };
}

/**
 * Sorts the rows: each is compared, tuned on, unlabelled, undecided or without a verdict.
 *
 * @param tuned For each row whether a threshold was chosen on it; `null` where none was chosen.
 */
export function tally(
  human: readonly HumanVerdict[],
  judge: readonly (boolean | null)[],
  tuned: readonly boolean[] | null,
  groups?: GroupColumn,
): Tally {
  const cells = [0, 0, 0, 0];
  const byGroup = groups && createGroupTally();
  let tunedRows = 0;
  let unlabelled = 0;
  let undecided = 0;
  let noVerdict = 0;
  let judgeOnly = 0;
  let judgeOnlyPositives = 0;
  for (let row = 0; row < human.length; row++) {
    const label = human[row];
    const verdict = judge[row];
    if (label === null) {
      unlabelled++;
      if (verdict !== null) judgeOnly++;
      if (verdict === true) judgeOnlyPositives++;
    } else if (label === "undecided") undecided++;
    else if (tuned?.[row]) tunedRows++;
    else if (verdict === null) noVerdict++;
    else {
      const cell = (label ? 2 : 0) + (verdict ? 1 : 0);
      cells[cell]++;
      byGroup?.add(groups?.[row] ?? null, cell);
    }
  }
  return {
    counts: {
      rows: human.length,
      compared: cells[0] + cells[1] + cells[2] + cells[3],
      tuned: tunedRows,
      unlabelled,
      undecided,
      noVerdict,
    },
    cells,
    groups: byGroup?.cells() ?? null,
    judgeOnly: { positives: judgeOnlyPositives, n: judgeOnly },
  };
}
