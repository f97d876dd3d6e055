import { outOfRange, requireFinite, requireProbability } from "./_require.ts";
import { readTable } from "./_table.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { JudgeAccuracy } from "./judge_accuracy.ts";

/** The judge's rates, from a table or as given; checked at the door of `action`, where it is `name`. */
export function readAccuracy(
  calibration: CountTable | JudgeAccuracy,
  positive: Label,
  action: string,
  name = "calibration",
): JudgeAccuracy {
  if (isAccuracy(calibration)) return checkedAccuracy(calibration, action, name);
  const { size, cells, rows } = readTable(calibration, action);
  if (size !== 2) throw outOfRange(action, `${name}.labels.length`, "2", size);
  const at = calibration.labels.indexOf(positive);
  if (at < 0) {
    const labels = calibration.labels.join(", ");
    throw outOfRange(action, "positive", `one of the ${name}'s labels ${labels}`, positive);
  }
  const positives = rows[at];
  const negatives = rows[1 - at];
  return {
    sensitivity: cells[3 * at] / positives,
    positives,
    specificity: cells[3 * (1 - at)] / negatives,
    negatives,
  };
}

function isAccuracy(calibration: CountTable | JudgeAccuracy): calibration is JudgeAccuracy {
  return typeof calibration === "object" && calibration !== null && "sensitivity" in calibration;
}

function checkedAccuracy(
  accuracy: JudgeAccuracy,
  action: string,
  name: string,
): JudgeAccuracy {
  requireProbability(accuracy.sensitivity, `${name}.sensitivity`, action);
  requireProbability(accuracy.specificity, `${name}.specificity`, action);
  requireRows(accuracy.positives, `${name}.positives`, action);
  requireRows(accuracy.negatives, `${name}.negatives`, action);
  return accuracy;
}

/** Rows behind a rate; effective rows, of weighted or clustered labels, need not be whole. */
function requireRows(rows: number, name: string, action: string): void {
  requireFinite(rows, name, action);
  if (rows < 0) throw outOfRange(action, name, "at least 0", rows);
}
