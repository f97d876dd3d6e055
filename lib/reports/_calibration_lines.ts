import type { AnyCalibrationRecord, ThresholdChoice } from "../data/calibration_record.ts";
import type { RequirementResult } from "../decisions/check_requirement.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";

/** How a score became a verdict, as one sentence; none where the judge gave verdicts. */
export function thresholdLines(record: AnyCalibrationRecord): readonly string[] {
  return record.kind === "binary" && record.score ? [thresholdLine(record.score)] : [];
}

function thresholdLine({ higherIs, threshold, split }: ThresholdChoice): string {
  const sense = higherIs === "positive" ? `at least ${threshold}` : `below ${threshold}`;
  const flagged = `An answer is flagged when its score is ${sense}`;
  if (!split) return `${flagged}, a threshold that was given.`;
  const whole = split.groups ? `, whole groups of ${split.groups}` : "";
  return `${flagged}: chosen on ${
    formatCount(split.tuned)
  } rows (largest sensitivity + specificity${whole}, ` +
    `seed ${split.seed}), reported on the other ${formatCount(split.reported)}.`;
}

/** A bar, what was measured and how it came out. */
export function requirementRow(
  { metric, bar, at, interval, outcome, rowsNeeded }: RequirementResult,
): readonly string[] {
  const limit = at === "lower" ? "lower limit" : "estimate";
  const needed = rowsNeeded !== null
    ? `about ${formatCount(rowsNeeded)} such rows would settle it, if the rate stays`
    : outcome === "not settled" && interval.estimate !== null && interval.estimate <= bar
    ? "the estimate does not reach the bar: more rows would rather miss it"
    : "";
  return [`${metric} >= ${bar} (${limit})`, formatInterval(interval), needed, outcome];
}
