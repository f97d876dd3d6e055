import type { RiskCoverage } from "../decisions/risk_coverage.ts";
import { LEAST } from "./_curve_layers.ts";
import { drawnPoints } from "./_drawn_points.ts";

/** The places of a risk-coverage curve to draw, strictest first, `x` being one of its columns. */
export function drawnPlaces(curve: RiskCoverage, x: readonly number[]): readonly number[] {
  const first = curve.answered.findIndex((answered) => answered >= Math.min(LEAST, curve.n));
  // Thresholds fall from place to place; the thinning does not mind which way.
  return drawnPoints(x.slice(first), curve.risk.slice(first)).map((place) => first + place);
}
