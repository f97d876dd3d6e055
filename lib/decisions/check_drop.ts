import type { GateDecision } from "./gate_result.ts";
import { compareNumbers } from "./_compare_share.ts";
import { requireObject, requireOptionNames } from "./_require.ts";

/** What {@linkcode checkDrop} compares. */
export interface DropInput {
  /** What the baseline reached. */
  readonly baseline: number;
  /** What is reached now. */
  readonly current: number;
  /** How far `current` may lie below, at least 0. Equal passes. */
  readonly maxDrop: number;
}

/** How far something fell, and whether that is too far. */
export interface DropCheck {
  /** `baseline - current`, unrounded; below 0 it rose. */
  readonly drop: number;
  /** Whether it fell too far. */
  readonly decision: GateDecision;
}

const ACTION = "check the drop";
const INPUTS: Record<keyof DropInput, true> = { baseline: true, current: true, maxDrop: true };

/**
 * Whether a score lies too far below its baseline.
 *
 * The drop is not rounded before it is compared, so that .020049 is more than .02; what is less than 1e-12
 * is the rounding of binary fractions, so that .8 - .7 is not more than .1. It says nothing of chance: the
 * same cases under both are compared with `compareRuns`.
 *
 * @param input The two scores and how far one may lie below the other.
 * @returns The drop and the decision.
 * @throws {TypeError} If `input` is no object of three numbers, or holds something else.
 * @throws {RangeError} If a number is not finite, or `maxDrop` below 0.
 *
 * @example
 * ```ts
 * import { checkDrop } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const decide = (current: number, maxDrop: number) =>
 *   checkDrop({ baseline: 0.8, current, maxDrop }).decision;
 *
 * assertEquals(decide(0.7, 0.1), "pass"); // although 0.8 - 0.7 > 0.1 in binary fractions
 * assertEquals(decide(0.69995, 0.1), "fail");
 * ```
 */
export function checkDrop(input: DropInput): DropCheck {
  requireObject(input, "input", "an object with baseline, current and maxDrop", ACTION);
  requireOptionNames(input, INPUTS, ACTION);
  const { baseline, current, maxDrop } = input;
  for (const [name, value] of Object.entries({ baseline, current, maxDrop })) {
    if (typeof value !== "number") {
      throw new TypeError(
        `Cannot ${ACTION} as ${name} must be a number: current value is ${value}`,
      );
    }
    if (!Number.isFinite(value) || (name === "maxDrop" && value < 0)) {
      const need = name === "maxDrop" ? "a finite number >= 0" : "a finite number";
      throw new RangeError(
        `Cannot ${ACTION} as ${name} must be ${need}: current value is ${value}`,
      );
    }
  }
  const drop = baseline - current;
  return { drop, decision: compareNumbers(drop, maxDrop) <= 0 ? "pass" : "fail" };
}
