import type { JsonObject, JsonValue } from "../data/json_value.ts";
import type { TunedThreshold } from "../data/threshold_record.ts";
import type { RiskCoverage } from "../decisions/risk_coverage.ts";
import { formatCount } from "../statistics/format_count.ts";
import { axisOf, chosenLayers, curveLayers, LEAST, targetLayers } from "./_curve_layers.ts";
import { drawnPlaces } from "./_drawn_places.ts";
import { noRows } from "./_no_rows.ts";
import { percent } from "./_percent.ts";
import { requireCurve } from "./_require_curve.ts";
import { BLUE, picture } from "./_theme.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** Options of {@linkcode riskCoveragePlot}. */
export interface RiskCoveragePlotOptions {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What else the reader needs: the data, the date, the score. */
  readonly subtitle?: string;
  /** The threshold chosen, to mark with what it promises, and its target as a line. */
  readonly tuned?: TunedThreshold;
  /** The upper end of the risk axis, above 0 and at most 1. Default: as high as the curve and its target need. */
  readonly riskTo?: number;
}

const ACTION = "riskCoveragePlot";
const [WIDTH, HEIGHT] = [460, 300];
/** Where fewer answers are given a bound says little, and the axis need not reach up to it. */
const FEW = 20;

/**
 * Draws the risk among the answers given against the share that is given: what does declining more buy?
 *
 * The curve goes from the strictest threshold at the left to answering everything at the right, stepwise, with the Wilson
 * band of each threshold by itself. With a tuned threshold its target is a dashed line and the choice a diamond, with what it
 * promises. At most 2,000 points are drawn, chosen so that the picture is the same.
 *
 * @param curve What `riskCoverage` returned; without answers the picture says "no rows".
 * @param options The title, and what else to show.
 * @returns A Vega-Lite spec, plain JSON.
 * @throws {TypeError} If the curve is none, or an option of the wrong kind or unknown.
 * @throws {RangeError} If `riskTo` is not above 0 and at most 1.
 * @see R. El-Yaniv and Y. Wiener, JMLR 11 (2010) 1605-1641, for the curve.
 *
 * @example
 * ```ts
 * import { riskCoverage } from "@touchstone/eval/decisions";
 * import { riskCoveragePlot } from "@touchstone/eval/pictures";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const curve = riskCoverage({ scores: [3, 2, 1], hallucinated: [false, true, true] });
 * const spec = riskCoveragePlot(curve, { title: "Declining a third avoids half of the errors" });
 *
 * assertStringIncludes(JSON.stringify(spec), "answers given, of all 3");
 * ```
 */
export function riskCoveragePlot(
  curve: RiskCoverage,
  options: RiskCoveragePlotOptions,
): VegaLiteSpec {
  requireCurve(curve, options, ["title", "subtitle", "tuned", "riskTo"], ACTION);
  const { tuned } = options;
  if (curve.n === 0) return noRows(options);
  const places = drawnPlaces(curve, curve.coverage);
  const points = places.map((at) => ({
    x: curve.coverage[at],
    y: curve.risk[at],
    lower: curve.riskLower[at],
    upper: curve.riskUpper[at],
  }));
  const upper = places.filter((at) => curve.answered[at] >= FEW)
    .reduce((most, at) => Math.max(most, curve.riskUpper[at]), 0);
  const needed = Math.max(upper, curve.risk[curve.risk.length - 1]);
  const top = options.riskTo ?? Math.min(1, Math.max(needed, 1.4 * (tuned?.targetRisk ?? 0)));
  const x = axisOf({
    ...{ title: `answers given, of all ${formatCount(curve.n)}`, domain: [0, 1], percent: true },
  });
  const y = axisOf({ title: "hallucinated among the given", domain: [0, top], percent: true });
  return picture({
    title: options.title,
    subtitle: options.subtitle,
    key: [
      `Band: ${
        percent(curve.level)
      } interval at each threshold by itself. Drawn from ${LEAST} answers on.`,
      ...(tuned ? [tuned.promise] : []),
    ],
    width: WIDTH + 60,
  }, {
    ...{ width: WIDTH, height: HEIGHT },
    layer: [
      ...curveLayers({ name: "", colour: BLUE, points }, x, y),
      ...(tuned ? targetLayers(tuned.targetRisk, `target ${percent(tuned.targetRisk)}`, y) : []),
      ...choiceOf(tuned, x, y),
    ],
  });
}

/** The choice as a diamond, with its score and what it comes to. */
function choiceOf(
  tuned: TunedThreshold | undefined,
  x: JsonObject,
  y: JsonObject,
): readonly JsonValue[] {
  const [coverage, risk] = [tuned?.coverage.estimate ?? null, tuned?.risk.estimate ?? null];
  if (!tuned || tuned.threshold === null || coverage === null || risk === null) return [];
  const observed = `${(risk * 100).toFixed(1)} %`;
  const text = `score >= ${Number(tuned.threshold.toPrecision(4))}\n${tuned.wrong} of ${
    formatCount(tuned.answered)
  } wrong (${observed})`;
  const point = { x: coverage, y: risk, text, left: coverage > 0.5 };
  return chosenLayers(point, x, y);
}
