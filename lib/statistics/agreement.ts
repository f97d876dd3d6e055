import type { Interval } from "./interval.ts";

/** A chance-corrected coefficient with the parts it is made of. */
export type Agreement = Interval & {
  /** Standard error of the estimate by the delta method; `null` where undefined. */
  readonly standardError: number | null;
  /** Observed agreement, in [0, 1], weighted where weights are given; `null` with no rows. */
  readonly observed: number | null;
  /** Agreement expected by chance, in [0, 1]; `null` with no rows. */
  readonly expected: number | null;
};

/** How near two labels are: all or nothing, or falling with their distance in the label order. */
export type AgreementWeights = "none" | "linear" | "quadratic";
