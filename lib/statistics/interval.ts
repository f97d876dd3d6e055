/** What every interval carries, whether its quantity is defined or not. */
export interface IntervalBase {
  /** Number of observations behind the estimate, an integer of at least 0. */
  readonly n: number;
  /** Confidence level, between 0 and 1. */
  readonly level: number;
  /** How the bounds were computed, for example `"wilson"`. */
  readonly method: string;
}

/** An estimate with both of its bounds. */
export interface BoundedInterval extends IntervalBase {
  /** The point estimate. */
  readonly estimate: number;
  /** Lower confidence bound. */
  readonly lower: number;
  /** Upper confidence bound. */
  readonly upper: number;
}

/** An estimate whose bounds say nothing, such as a kappa with a constant rater. */
export interface UnboundedInterval extends IntervalBase {
  /** The point estimate. */
  readonly estimate: number;
  /** There is no informative bound. */
  readonly lower: null;
  /** There is no informative bound. */
  readonly upper: null;
  /** Why there are no bounds. */
  readonly reason: string;
}

/** A quantity that the data do not define, such as a rate with n = 0. */
export interface UndefinedInterval extends IntervalBase {
  /** The quantity is undefined. */
  readonly estimate: null;
  /** There is no bound. */
  readonly lower: null;
  /** There is no bound. */
  readonly upper: null;
  /** Why the quantity is undefined. */
  readonly reason: string;
}

/**
 * An estimate with its confidence interval and its n.
 *
 * Three cases: estimate and bounds; an estimate whose bounds say nothing (`lower` and `upper` are
 * `null`, with a `reason`); an undefined quantity (`estimate` is `null` too, with a `reason`). It is
 * plain JSON and never holds `NaN`.
 */
export type Interval = BoundedInterval | UnboundedInterval | UndefinedInterval;
