import type { Interval } from "../statistics/interval.ts";
import type { Budget } from "./gates.ts";

/** What a gate or one of its checks comes to. */
export type GateDecision = "pass" | "fail" | "insufficient-evidence";

/** One check of a gate. */
export interface GateCheck {
  /** What is checked, such as `"hallucination"`. */
  readonly name: string;
  /** Which cases: `"all"`, or a slice such as `"type stale_context"`. */
  readonly scope: string;
  /** `"count"`: failures are counted. `"point"`: the rate decides. `"bound"`: its interval. */
  readonly rule: "count" | "point" | "bound";
  /** Whether the observed value must be at most or at least the budget. */
  readonly sense: "at most" | "at least";
  /** What was observed. */
  readonly observed: Interval;
  /** Failing cases; `null` where the observed value counts none, as a mean. */
  readonly failures: number | null;
  /** What it is held against. */
  readonly budget: Budget;
  /** How it came out. */
  readonly decision: GateDecision;
  /** How many failures pass at this n; `null` where none would do or nothing is counted. */
  readonly allowed: number | null;
  /** Whether one case more or less would change the decision. */
  readonly flips: boolean;
  /** Whether the interval holds the budget: what was observed does not tell the two apart. */
  readonly straddles: boolean;
  /** Where it straddles: about how many cases would settle it at this rate; `null` where no n does. */
  readonly needed: number | null;
  /** All of it in a sentence. */
  readonly message: string;
}

/** What a gate decided, and on what grounds. */
export interface GateResult {
  /** `"fail"` where a check fails; else `"insufficient-evidence"` where one is not settled; else `"pass"`. */
  readonly decision: GateDecision;
  /** Every check. */
  readonly checks: readonly GateCheck[];
  /** What to beware of. */
  readonly warnings: readonly string[];
}
