/**
 * Pictures of results as Vega-Lite specs: plain JSON, made without loading Vega.
 *
 * Each function takes results and the finding to put above them. Every rate in a picture has its n
 * and its interval; what is undefined keeps its place and says why. To draw a spec use the room
 * `render`, or any Vega-Lite viewer.
 *
 * @example
 * ```ts
 * import { intervalPlot } from "@touchstone/eval/pictures";
 * import { wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const spec = intervalPlot([{ label: "billing", interval: wilsonInterval(44, 48) }], {
 *   title: "The judge catches most bad answers about billing",
 * });
 * assertEquals(JSON.parse(JSON.stringify(spec)), spec);
 * ```
 *
 * @module
 */
export * from "./calibration_plot.ts";
export * from "./confusion_plot.ts";
export * from "./flip_plot.ts";
export * from "./interval_plot.ts";
export * from "./rates_by_slice.ts";
export * from "./risk_coverage_plot.ts";
export * from "./threshold_plot.ts";
export type * from "./vega_lite_spec.ts";
