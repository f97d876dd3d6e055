import type { Interval } from "../statistics/interval.ts";
import { reach, requireInside } from "./_interval_domain.ts";
import { intervalLayout } from "./_interval_layout.ts";
import { noRows } from "./_no_rows.ts";
import { outOfRange, requireText, wrongType } from "./_require.ts";
import { requireIntervals } from "./_require_intervals.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** One row of an {@linkcode intervalPlot}: a rate of a slice, say. */
export interface IntervalRow {
  /** What the estimate is of; distinct within its group. */
  readonly label: string;
  /** The panel that the row belongs to. */
  readonly group?: string;
  /** The estimate with its interval and its n. */
  readonly interval: Interval;
}

/** Options of {@linkcode intervalPlot}. */
export interface IntervalPlotOptions {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What else the reader needs: the data, the date, the judge. */
  readonly subtitle?: string;
  /** What the estimates are, with their unit: the title of the x axis. Default `"rate"`. */
  readonly axis?: string;
  /** The value to reach, on the scale of the estimates: a dashed line. */
  readonly bar?: number;
  /**
   * `"lower"`: rows by ascending lower bound, the weakest first, after a row with the label `all`;
   * rows without bounds come last. `"none"`: rows as given. Default `"lower"`.
   */
  readonly sort?: "lower" | "none";
  /** Whether estimates are shares (or differences of such), to be written in per cent. Default `true`. */
  readonly percent?: boolean;
  /** Both ends of the x axis. Default 0 to 1, or as far as the intervals reach beyond that. */
  readonly domain?: readonly [number, number];
}

const ACTION = "intervalPlot";

/**
 * Draws estimates with their intervals, one to a row: where is the rate good enough, where bad, and
 * where is there too little to tell?
 *
 * A line runs from bound to bound, with a point at the estimate, a tick at the lower bound and the
 * counts at the right. A hollow point has n < 20. A quantity that is undefined keeps its row, with
 * the reason. With groups, each has a panel: two groups of the same labels side by side, others one
 * below the other. To compare two estimates do not look whether the intervals overlap: take the
 * interval of the difference.
 *
 * @param rows The estimates, one a row; none gives a picture that says "no rows".
 * @param options The title, and what else to show.
 * @returns A Vega-Lite spec, plain JSON.
 * @throws {TypeError} If a row or an option is of the wrong kind.
 * @throws {RangeError} If a number is not finite, a label occurs twice in a group, an interval or
 * the bar lies outside `domain`, or is no share though `percent`. The message names the first row.
 * @see Cleveland and McGill, Graphical Perception (1984): a position on a common scale is what
 * readers judge best.
 *
 * @example
 * ```ts
 * import { intervalPlot } from "@touchstone/eval/pictures";
 * import { wilsonInterval } from "@touchstone/eval/statistics";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const spec = intervalPlot([{ label: "billing", interval: wilsonInterval(44, 48) }], {
 *   title: "The judge catches most bad answers about billing",
 *   axis: "bad answers caught",
 *   bar: 0.8,
 * });
 * assertStringIncludes(JSON.stringify(spec), '"text":"44/48"');
 * ```
 */
export function intervalPlot(
  rows: readonly IntervalRow[],
  options: IntervalPlotOptions,
): VegaLiteSpec {
  requireIntervals(rows, ACTION);
  requireOptions(options);
  const { axis = "rate", bar, sort = "lower", percent = true } = options;
  if (rows.length === 0) return noRows(options);
  if (percent) requireInside(rows, bar, [-1, 1], "a share (or say percent: false)", ACTION);
  const domain = options.domain ?? reach(rows, bar);
  requireInside(rows, bar, domain, `inside the domain ${domain.join(" to ")}`, ACTION);
  return intervalLayout(rows, { ...options, axis, sort, percent, domain });
}

function requireOptions(options: IntervalPlotOptions): void {
  if (typeof options !== "object" || options === null) {
    throw wrongType(ACTION, "options", "an object with a title", options);
  }
  const { title, subtitle, axis, bar, sort = "lower", percent = true, domain } = options;
  requireText(title, "title", ACTION);
  requireText(subtitle, "subtitle", ACTION, true);
  requireText(axis, "axis", ACTION, true);
  if (bar !== undefined && !Number.isFinite(bar)) {
    throw wrongType(ACTION, "bar", "a finite number", bar);
  }
  if (sort !== "lower" && sort !== "none") {
    throw outOfRange(ACTION, "sort", "lower or none", sort);
  }
  if (typeof percent !== "boolean") throw wrongType(ACTION, "percent", "a boolean", percent);
  if (domain === undefined) return;
  if (!Array.isArray(domain) || domain.length !== 2 || !domain.every(Number.isFinite)) {
    throw wrongType(ACTION, "domain", "two finite numbers", domain);
  }
  if (!(domain[0] < domain[1])) throw outOfRange(ACTION, "domain", "ascending", domain);
}
