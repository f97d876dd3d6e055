/** How often the intervals of the areas under a risk-coverage curve hold the true area, by simulation. */
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { CURVES } from "./threshold_promise.ts";

/** How one interval did. */
export interface AreaCoverageRow {
  readonly interval: "aurc" | "excessAurc";
  readonly curve: string;
  readonly n: number;
  readonly draws: number;
  readonly covered: number;
  /** Draws without bounds. */
  readonly undefinedDraws: number;
}

const FINE = 20_000;

/** The true areas of a curve: of the score, and in excess of the best order. */
function trueAreas(curve: (score: number) => number): { aurc: number; excessAurc: number } {
  let [sum, area] = [0, 0];
  for (let at = FINE - 1; at >= 0; at--) {
    sum += curve((at + 0.5) / FINE);
    area += sum / (FINE - at);
  }
  const p = sum / FINE;
  return { aurc: area / FINE, excessAurc: area / FINE - (p + (1 - p) * Math.log1p(-p)) };
}

/** Draws answers of a curve and counts the intervals that hold the true areas. */
export function areaCoverage(name: string, n: number, draws: number): readonly AreaCoverageRow[] {
  const curve = CURVES[name];
  const truth = trueAreas(curve);
  const random = createRandom(17 + n);
  const covered = { aurc: 0, excessAurc: 0 };
  const missing = { aurc: 0, excessAurc: 0 };
  for (let draw = 0; draw < draws; draw++) {
    const scores = Array.from({ length: n }, random);
    const hallucinated = scores.map((score) => random() < curve(score));
    const found = riskCoverage({ scores, hallucinated });
    for (const interval of ["aurc", "excessAurc"] as const) {
      const { lower, upper } = found[interval];
      if (lower === null) missing[interval]++;
      else if (lower <= truth[interval] && truth[interval] <= upper) covered[interval]++;
    }
  }
  return (["aurc", "excessAurc"] as const).map((interval) => ({
    ...{ interval, curve: name, n, draws },
    covered: covered[interval],
    undefinedDraws: missing[interval],
  }));
}
