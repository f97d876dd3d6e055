import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import { checkRequirement } from "./check_requirement.ts";
import type { GateCheck, GateDecision } from "./gate_result.ts";
import type { ReadGates } from "./_read_gates.ts";

const DECISIONS: Readonly<Record<string, GateDecision>> = {
  "met": "pass",
  "missed": "fail",
  "not settled": "insufficient-evidence",
};

/** The bars that the judge must meet, held against its calibration record. */
export function judgeChecks(
  { judge = [] }: ReadGates,
  record: AnyCalibrationRecord | undefined,
): readonly GateCheck[] {
  if (judge.length === 0) return [];
  if (record === undefined) {
    throw new RangeError(
      `Cannot gate the release as options.record must be the judge's calibration record, which ${
        judge.join(", ")
      } is held against: current value is undefined`,
    );
  }
  return judge.map((bar) => {
    const { metric, bar: value, at, interval, outcome, rowsNeeded } = checkRequirement(record, bar);
    const shown = formatInterval(interval);
    return {
      name: `judge ${metric}`,
      scope: "calibration",
      rule: at === "lower" ? "bound" : "point",
      sense: "at least",
      observed: interval,
      failures: null,
      budget: { kind: "mean", value },
      decision: DECISIONS[outcome],
      allowed: null,
      flips: false,
      straddles: interval.lower !== null && interval.lower <= value && value <= interval.upper,
      needed: rowsNeeded,
      message: `judge ${metric} is ${outcome}: ${shown}, at least ${value} (${
        at === "lower" ? "lower limit" : "estimate"
      }).`,
    };
  });
}
