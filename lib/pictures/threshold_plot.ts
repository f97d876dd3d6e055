import type { JsonObject } from "../data/json_value.ts";
import type { TunedThreshold } from "../data/threshold_record.ts";
import type { RiskCoverage } from "../decisions/risk_coverage.ts";
import { formatCount } from "../statistics/format_count.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import {
  axisOf,
  type Curve,
  curveLayers,
  LEAST,
  nameLayer,
  targetLayers,
} from "./_curve_layers.ts";
import { drawnPlaces } from "./_drawn_places.ts";
import { noRows } from "./_no_rows.ts";
import { percent } from "./_percent.ts";
import { requireCurve } from "./_require_curve.ts";
import { BLUE, INK, ORANGE, picture } from "./_theme.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** Options of {@linkcode thresholdPlot}. */
export interface ThresholdPlotOptions {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What else the reader needs: the data, the date. */
  readonly subtitle?: string;
  /** The threshold chosen, as a line, with its target or targets. */
  readonly tuned?: TunedThreshold;
  /** What the score is, with its unit: the title of the x axis. Default `"score below which it declines"`. */
  readonly axis?: string;
}

const ACTION = "thresholdPlot";
const [WIDTH, HEIGHT] = [460, 300];

/**
 * Draws both ways of going wrong against the threshold: hallucinated among the given, and good ones declined.
 *
 * As the threshold rises the first should fall and the second must rise; where the first does not fall the score does not
 * tell good from bad. Both have Wilson bands, are named at their ends, and differ by dashes as well as by colour.
 *
 * @param curve What `riskCoverage` returned; without answers the picture says "no rows".
 * @param options The title, and what else to show.
 * @returns A Vega-Lite spec, plain JSON.
 * @throws {TypeError} If the curve is none, or an option of the wrong kind or unknown.
 * @see Cleveland and McGill, Graphical perception (1984), for one common scale.
 *
 * @example
 * ```ts
 * import { riskCoverage } from "@touchstone/eval/decisions";
 * import { thresholdPlot } from "@touchstone/eval/pictures";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const curve = riskCoverage({ scores: [3, 2, 1], hallucinated: [false, true, true] });
 * const spec = thresholdPlot(curve, { title: "From 3 on nothing is made up", axis: "grade" });
 *
 * assertStringIncludes(JSON.stringify(spec), "good ones declined");
 * ```
 */
export function thresholdPlot(curve: RiskCoverage, options: ThresholdPlotOptions): VegaLiteSpec {
  requireCurve(curve, options, ["title", "subtitle", "tuned", "axis"], ACTION);
  const { tuned, axis = "score below which it declines" } = options;
  if (curve.n === 0) return noRows(options);
  const places = drawnPlaces(curve, curve.thresholds).toReversed();
  const good = curve.n - curve.hallucinated;
  const risk: Curve = {
    ...{ name: "hallucinated\namong the given", colour: BLUE },
    points: places.map((at) => ({
      x: curve.thresholds[at],
      y: curve.risk[at],
      lower: curve.riskLower[at],
      upper: curve.riskUpper[at],
    })),
  };
  const refusals: Curve = {
    ...{ name: "good ones declined", colour: ORANGE, dash: [7, 3] },
    points: good === 0 ? [] : places.map((at) => {
      const { lower, upper } = wilsonInterval(curve.goodLost[at], good, { level: curve.level });
      const y = curve.goodLost[at] / good;
      return { x: curve.thresholds[at], y, lower: lower ?? y, upper: upper ?? y };
    }),
  };
  const [least, most] = [curve.thresholds[curve.thresholds.length - 1], curve.thresholds[0]];
  const domain = [least, most > least ? most : least + 1] as const;
  const x = axisOf({ title: axis, domain, percent: false });
  const y = axisOf({ title: "share", domain: [0, 1], percent: true });
  const counts = `${formatCount(curve.n)} answers, ${
    formatCount(curve.hallucinated)
  } hallucinated.`;
  return picture({
    title: options.title,
    subtitle: options.subtitle,
    key: [
      `${counts} Bands: ${percent(curve.level)} intervals. Drawn from ${LEAST} answers given on.`,
      ...(tuned ? [tuned.promise] : []),
    ],
    width: WIDTH + 160,
  }, {
    ...{ width: WIDTH, height: HEIGHT },
    layer: [
      ...curveLayers(risk, x, y),
      ...curveLayers(refusals, x, y),
      ...(tuned ? targetLayers(tuned.targetRisk, `target ${percent(tuned.targetRisk)}`, y) : []),
      ...(tuned?.targetOverRefusal
        ? targetLayers(
          tuned.targetOverRefusal,
          `declined at most ${percent(tuned.targetOverRefusal)}`,
          y,
        )
        : []),
      ...choice(tuned, x),
      nameLayer(risk, y),
      nameLayer(refusals, y),
    ],
  });
}

function choice(tuned: TunedThreshold | undefined, x: JsonObject) {
  if (!tuned || tuned.threshold === null) return [];
  const data = { values: [{ x: tuned.threshold }] };
  const place = { x: { ...x, field: "x" } };
  const text = `chosen: ${Number(tuned.threshold.toPrecision(4))}`;
  return [
    { data, mark: { type: "rule", color: INK, strokeWidth: 1.2 }, encoding: place },
    {
      data,
      mark: { type: "text", text, baseline: "bottom", dy: -4, fontSize: 11 },
      encoding: { ...place, y: { value: 0 } },
    },
  ];
}
