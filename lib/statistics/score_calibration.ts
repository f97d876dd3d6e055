/** Platt's calibration: P = 1 / (1 + exp(a s + b)) of a score s. */
export interface PlattCalibration {
  /** Which calibration this is. */
  readonly kind: "platt";
  /** Slope, negative where higher scores are likelier positive; `null` where all scores are equal. */
  readonly a: number | null;
  /** Intercept; `null` where all scores are equal. */
  readonly b: number | null;
  /** Rows it was fitted on. */
  readonly n: number;
  /** The probability of every score, where `a` and `b` are `null`. */
  readonly constant?: number;
  /** Why `a` and `b` are `null`. */
  readonly reason?: string;
}

/** An isotonic calibration: straight lines between knots, level beyond them. */
export interface IsotonicCalibration {
  /** Which calibration this is. */
  readonly kind: "isotonic";
  /** Scores of the knots, rising. */
  readonly x: readonly number[];
  /** Probabilities at the knots, never falling; as many as `x`. */
  readonly y: readonly number[];
  /** Rows it was fitted on, those of weight 0 not counted. */
  readonly n: number;
}

/** A temperature calibration: the logit of the probability, divided by a temperature. */
export interface TemperatureCalibration {
  /** Which calibration this is. */
  readonly kind: "temperature";
  /** Above 1 where the scores are too sure of themselves; `null` where no temperature is best. */
  readonly temperature: number | null;
  /** What the scores are: probabilities in [0, 1], or their logits. */
  readonly scale: "probability" | "logit";
  /** Rows it was fitted on. */
  readonly n: number;
  /** Why `temperature` is `null`. */
  readonly reason?: string;
}

/**
 * What turns scores into probabilities: a record of plain JSON, made by `fitPlatt`, `fitIsotonic` or
 * `fitTemperature` and used by `applyCalibration`.
 */
export type ScoreCalibration = PlattCalibration | IsotonicCalibration | TemperatureCalibration;
