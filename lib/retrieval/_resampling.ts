/** How intervals are resampled. */
export interface Resampling {
  /** Confidence level. */
  readonly level: number;
  /** How many resamples. */
  readonly resamples: number;
  /** Seed. */
  readonly seed: number;
}
