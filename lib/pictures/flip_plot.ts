import type { RunComparison } from "../decisions/run_comparison.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import { noRows } from "./_no_rows.ts";
import { requireOptions, wrongType } from "./_require.ts";
import { BLUE, INK, ORANGE, picture } from "./_theme.ts";
import type { VegaLiteSpec } from "./vega_lite_spec.ts";

/** Options of {@linkcode flipPlot}. */
export interface FlipPlotOptions {
  /** The finding, in a sentence. */
  readonly title: string;
  /** What else the reader needs: the data, the date, the versions. */
  readonly subtitle?: string;
  /** Which rate. Default `"hallucinated"`. */
  readonly rate?: "hallucinated" | "overRefused";
  /** Slices to show below all cases, such as `"type"`. Default: those by type and severity. */
  readonly by?: readonly string[];
}

const ACTION = "flipPlot";
const KNOWN = ["title", "subtitle", "rate", "by"];
const [WIDTH, ROW] = [360, 30];

/**
 * Draws which answers flipped between two runs of the same cases: how many got worse, how many better.
 *
 * One row for all cases and one a slice: bars to the left are cases that fail now alone, bars to the right those that failed
 * before alone; the paired difference stands beside them. Net change hides that: 20 worse and 20 better is no stand-still.
 *
 * @param comparison What `compareRuns` returned.
 * @param options The title, and what else to show.
 * @returns A Vega-Lite spec, plain JSON.
 * @throws {TypeError} If the comparison is none, or an option of the wrong kind or unknown.
 * @see Q. McNemar, Psychometrika 12 (1947) 153-157: only pairs that differ tell.
 *
 * @example
 * ```ts
 * import { scoreCases } from "@touchstone/eval/cases";
 * import { type Case, manifestOf } from "@touchstone/eval/data";
 * import { compareRuns } from "@touchstone/eval/decisions";
 * import { flipPlot } from "@touchstone/eval/pictures";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const fee: Case = {
 *   ...{ id: "fee", type: "answerable", expect: "answer", question: "What does it cost?" },
 *   ...{ chunks: [{ id: "a", text: "It costs $5." }], required_facts: ["$5"], answer: "$5." },
 * };
 * const run = async (answer: string) => ({
 *   results: await scoreCases([{ ...fee, answer }]),
 *   manifest: manifestOf([fee]),
 * });
 * const spec = flipPlot(compareRuns(await run("$5."), await run("$9.")), { title: "It got worse" });
 *
 * assertStringIncludes(JSON.stringify(spec), '"worse":-1');
 * ```
 */
export function flipPlot(comparison: RunComparison, options: FlipPlotOptions): VegaLiteSpec {
  requireArguments(comparison, options);
  const { rate = "hallucinated", by = ["type", "severity"] } = options;
  const slices = comparison.slices.filter((slice) => by.includes(slice.by));
  const rows = [{ by: "", value: "all", ...comparison }, ...slices]
    .filter((slice) => slice[rate].difference.n > 0)
    .map(({ by, value, [rate]: { worse, better, difference } }) => ({
      label: by === "" ? value : `${by} ${value.replaceAll("_", " ")}`,
      worse: 0 - worse.length,
      better: better.length,
      text: formatInterval(difference, { percent: true }),
    }));
  if (rows.length === 0) return noRows(options);
  const most = Math.max(1, ...rows.map(({ worse, better }) => Math.max(-worse, better)));
  const labels = rows.map(({ label }) => label);
  const y = { field: "label", type: "nominal", sort: labels, axis: { title: null, ticks: false } };
  const x = {
    type: "quantitative",
    scale: { domain: [-most * 1.15, most * 1.15], nice: false },
    axis: {
      title: "cases: worse to the left, better to the right",
      format: "~s",
      labelExpr: "abs(datum.value)",
    },
  };
  const bar = (field: string, color: string) => ({
    mark: { type: "bar", color, height: 14 },
    encoding: { y, x: { ...x, field } },
  });
  const count = (field: "worse" | "better") => ({
    transform: [{ calculate: `abs(datum.${field})`, as: "count" }],
    mark: {
      ...{ type: "text", baseline: "middle", fontSize: 11, color: INK },
      ...(field === "worse" ? { align: "right", dx: -5 } : { align: "left", dx: 5 }),
    },
    encoding: { y, x: { ...x, field }, text: { field: "count", type: "quantitative" } },
  });
  return picture({
    title: options.title,
    subtitle: options.subtitle,
    key: [
      `${rate === "hallucinated" ? "Hallucinated" : "Over-refused"}, of ${
        formatCount(comparison[rate].difference.n)
      } pairs. At the right: candidate less baseline, paired; below 0 the candidate is better.`,
    ],
    width: WIDTH + 320,
  }, {
    ...{ width: WIDTH, height: rows.length * ROW },
    data: { values: rows },
    layer: [
      bar("worse", ORANGE),
      bar("better", BLUE),
      count("worse"),
      count("better"),
      {
        mark: { type: "text", align: "left", baseline: "middle", dx: 12, color: INK },
        encoding: { y, x: { value: "width" }, text: { field: "text", type: "nominal" } },
      },
    ],
  });
}

function requireArguments(comparison: unknown, options: unknown): void {
  const { slices, hallucinated, overRefused } = (comparison ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (!Array.isArray(slices) || !isRate(hallucinated) || !isRate(overRefused)) {
    throw wrongType(ACTION, "comparison", "what compareRuns returns", comparison);
  }
  const { rate = "hallucinated", by = [] } = requireOptions(options, KNOWN, ACTION);
  if (rate !== "hallucinated" && rate !== "overRefused") {
    throw wrongType(ACTION, "rate", "hallucinated or overRefused", rate);
  }
  if (!Array.isArray(by) || !by.every((name) => typeof name === "string")) {
    throw wrongType(ACTION, "by", "a list of texts", by);
  }
}

function isRate(value: unknown): boolean {
  const { worse, better, difference } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(worse) && Array.isArray(better) && typeof difference === "object";
}
