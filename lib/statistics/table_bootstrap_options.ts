/** How the statistics of a table whose interval has no formula are resampled. */
export interface TableBootstrapOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** How many resamples of the table, an integer of at least 2. Default 2,000. */
  readonly resamples?: number;
  /** Seed of the resampling, an integer. Default 1. */
  readonly seed?: number;
}
