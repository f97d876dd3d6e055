import type { CalibrationCurve } from "../statistics/calibration_curve.ts";
import { formatCount } from "../statistics/format_count.ts";
import { axisOf } from "./_curve_layers.ts";
import { noRows } from "./_no_rows.ts";
import { percent } from "./_percent.ts";
import { requireOptions, requireText, wrongType } from "./_require.ts";
import { BLUE, GREY, INK, picture } from "./_theme.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** Options of {@linkcode calibrationPlot}. */
export interface CalibrationPlotOptions {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What else the reader needs: the data, the date, the score. */
  readonly subtitle?: string;
  /** What a score says, with its unit. Default `"score"`. */
  readonly axis?: string;
  /** What came true. Default `"share that came true"`. */
  readonly outcome?: string;
}

const ACTION = "calibrationPlot";
const KNOWN = ["title", "subtitle", "axis", "outcome"];
const SIZE = 320;
/** A bin of fewer rows has a hollow point, as in the interval plot. */
const FEW = 20;

/**
 * Draws what scores say against what came true, bin by bin: a reliability picture.
 *
 * Each bin is a point at its mean score, with Wilson's interval and its n above; a hollow point has n < 20, an empty bin
 * none. On the dashed line scores mean what they say; a bin whose interval misses the line does not.
 *
 * @param curve What `calibrationCurve` returned; without rows the picture says "no rows".
 * @param options The title, and what else to show.
 * @returns A Vega-Lite spec, plain JSON.
 * @throws {TypeError} If the curve is none, or an option of the wrong kind or unknown.
 * @see A. H. Murphy and R. L. Winkler, Reliability of subjective probability forecasts, Applied Statistics 26 (1977)
 * 41-47.
 *
 * @example
 * ```ts
 * import { calibrationPlot } from "@touchstone/eval/pictures";
 * import { calibrationCurve } from "@touchstone/eval/statistics";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const curve = calibrationCurve({ labels: [0, 1, 1], scores: [0.2, 0.7, 0.9] }, { bins: 2 });
 * const spec = calibrationPlot(curve, { title: "High scores are right", outcome: "good answers" });
 *
 * assertStringIncludes(JSON.stringify(spec), "n 2");
 * ```
 */
export function calibrationPlot(
  curve: CalibrationCurve,
  options: CalibrationPlotOptions,
): VegaLiteSpec {
  requireArguments(curve, options);
  const { axis = "score", outcome = "share that came true" } = options;
  const filled = curve.bins.filter(({ n }) => n > 0);
  if (filled.length === 0) return noRows(options);
  const rows = filled.map(({ meanScore, share, n }) => ({
    ...{ score: meanScore, share: share.estimate, lower: share.lower, upper: share.upper, n },
    text: `n ${formatCount(n)}`,
  }));
  const x = axisOf({ title: axis, domain: [0, 1], percent: false });
  const y = axisOf({ title: outcome, domain: [0, 1], percent: true });
  const place = { x: { ...x, field: "score" }, y: { ...y, field: "share" } };
  const halo = { stroke: "white", strokeWidth: 4, strokeJoin: "round" };
  const word = { type: "text", fontSize: 11, baseline: "bottom", dy: -4 };
  const words = { ...place, y: { ...y, field: "upper" }, text: { field: "text" } };
  return picture({
    title: options.title,
    subtitle: options.subtitle,
    key: [
      `${formatCount(curve.n)} rows. Line: ${
        percent(filled[0].share.level)
      } interval of a bin; hollow point: n < ${FEW}.`,
      "Dashed: scores mean what they say.",
    ],
    width: SIZE + 120,
  }, {
    ...{ width: SIZE, height: SIZE },
    layer: [
      {
        data: { values: [{ score: 0, share: 0 }, { score: 1, share: 1 }] },
        mark: { type: "line", color: GREY, strokeDash: [5, 3], strokeWidth: 1.2 },
        encoding: place,
      },
      {
        data: { values: rows },
        mark: { type: "rule", color: BLUE, strokeWidth: 2 },
        encoding: { ...place, y: { ...y, field: "lower" }, y2: { field: "upper" } },
      },
      {
        data: { values: rows },
        mark: { type: "point", color: BLUE, size: 70, strokeWidth: 2, opacity: 1 },
        encoding: {
          ...place,
          fill: { condition: { test: `datum.n < ${FEW}`, value: "white" }, value: BLUE },
        },
      },
      { data: { values: rows }, mark: { ...word, ...halo }, encoding: words },
      { data: { values: rows }, mark: { ...word, color: INK }, encoding: words },
    ],
  });
}

function requireArguments(curve: unknown, options: unknown): void {
  const { bins, n } = (curve ?? {}) as Readonly<Record<string, unknown>>;
  const whole = Array.isArray(bins) && typeof n === "number" &&
    bins.every((bin) => typeof bin?.n === "number" && typeof bin.share === "object" && bin.share);
  if (!whole) throw wrongType(ACTION, "curve", "what calibrationCurve returns", curve);
  const { axis, outcome } = requireOptions(options, KNOWN, ACTION);
  requireText(axis, "axis", ACTION, true);
  requireText(outcome, "outcome", ACTION, true);
}
