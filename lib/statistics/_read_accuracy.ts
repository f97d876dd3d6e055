import { outOfRange, requireInteger, requireProbability } from "./_require.ts";
import { readTable } from "./_table.ts";
import type { CountTable, Label } from "./confusion_matrix.ts";
import type { JudgeAccuracy } from "./judge_accuracy.ts";

/** The judge's rates, from a calibration table or as given; checked at the door of `action`. */
export function readAccuracy(
  calibration: CountTable | JudgeAccuracy,
  positive: Label,
  action: string,
): JudgeAccuracy {
  if (isAccuracy(calibration)) return checkedAccuracy(calibration, action);
  const { size, cells, rows } = readTable(calibration, action);
  if (size !== 2) throw outOfRange(action, "calibration.labels.length", "2", size);
  const at = calibration.labels.indexOf(positive);
  if (at < 0) {
    const labels = calibration.labels.join(", ");
    throw outOfRange(action, "positive", `one of the calibration's labels ${labels}`, positive);
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

function checkedAccuracy(accuracy: JudgeAccuracy, action: string): JudgeAccuracy {
  requireProbability(accuracy.sensitivity, "calibration.sensitivity", action);
  requireProbability(accuracy.specificity, "calibration.specificity", action);
  requireInteger(accuracy.positives, "calibration.positives", action);
  requireInteger(accuracy.negatives, "calibration.negatives", action);
  return accuracy;
}
