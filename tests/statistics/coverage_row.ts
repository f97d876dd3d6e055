/** How one interval did in one setting of a simulation. */
export interface CoverageRow {
  readonly interval: string;
  readonly setting: string;
  readonly nominal: number;
  /** Draws in which the interval had bounds. */
  readonly draws: number;
  /** Share of those that hold the true value. */
  readonly covered: number;
  /** Whether the documentation claims the nominal level here, to within .02. */
  readonly claimed: boolean;
}
