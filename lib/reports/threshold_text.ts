import type { TunedThreshold } from "../data/threshold_record.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import { headedTable } from "./_headed_table.ts";
import type { Paint } from "./paint.ts";
import { plain } from "./_plain.ts";
import { requireOptionNames, requireOptions, requirePaint } from "./_require.ts";
import { visible } from "./_visible.ts";

/** A threshold tuned on the answers of one slice alone. */
export interface SliceThreshold {
  /** The column. */
  readonly slice: string;
  /** Its value. */
  readonly value: string;
  /** The threshold. */
  readonly tuned: TunedThreshold;
}

/** Options of {@linkcode thresholdText}. */
export interface ThresholdTextOptions {
  /** Thresholds of slices, each tuned by itself. Default: none. */
  readonly slices?: readonly SliceThreshold[];
  /** Colours. Default: none. */
  readonly paint?: Paint;
}

const ACTION = "thresholdText";
const OPTIONS: Record<keyof ThresholdTextOptions, true> = { slices: true, paint: true };
const HEAD = ["slice", "threshold", "answered", "hallucinated among them", "good ones declined"];

/**
 * A tuned threshold for the terminal: its promise first, what it answers and withholds, and how it was found.
 *
 * @param tuned What `tuneThreshold` gives.
 * @param options Thresholds of slices, colours.
 * @returns The report, ending in a newline.
 * @throws {TypeError} If `tuned` is no tuned threshold, or an option unknown or of the wrong kind.
 *
 * @example
 * ```ts
 * import { tuneThreshold } from "@touchstone/eval/decisions";
 * import { thresholdText } from "@touchstone/eval/reports";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = { scores: Array(80).fill(0.5), hallucinated: Array(80).fill(false) };
 * const text = thresholdText(tuneThreshold({ ...rows, targetRisk: 0.05 }));
 *
 * assertStringIncludes(text, "With 95 % confidence, at most 5 %");
 * assertStringIncludes(text, "hallucinated among the given          0/80");
 * ```
 */
export function thresholdText(tuned: TunedThreshold, options: ThresholdTextOptions = {}): string {
  requireTuned(tuned, "tuned");
  requireOptions(options, ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { slices = [], paint = plain } = options;
  requirePaint(paint, ACTION);
  if (!Array.isArray(slices)) {
    throw new TypeError(
      `Cannot compute ${ACTION} as slices must be an array: current value is ${slices}`,
    );
  }
  slices.forEach((slice, at) => requireTuned(slice?.tuned, `slices[${at}].tuned`));
  const colour = tuned.promised ? "green" : tuned.threshold === null ? "red" : "yellow";
  const blocks = [
    paint(colour, tuned.promise),
    tuned.threshold === null ? "" : figures(tuned),
    howFound(tuned),
    headedTable(paint, HEAD, slices.map(sliceRow), ["left", "right"]),
    slices.length === 0 ? "" : "Each slice was tuned by itself: its promise is its own.",
    tuned.warnings.map((warning) => paint("yellow", `Beware: ${visible(warning)}`)).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function figures({ threshold, answered, wrong, n, coverage, risk, overRefusal }: TunedThreshold) {
  const good = overRefusal.n;
  const declined = Math.round((overRefusal.estimate ?? 0) * good);
  const rows = [
    ["answers where the score is at least", String(threshold), ""],
    ["given, of all", `${answered}/${n}`, formatInterval(coverage, { percent: true })],
    [
      "hallucinated among the given",
      `${wrong}/${answered}`,
      formatInterval(risk, { percent: true }),
    ],
    ["good ones declined", `${declined}/${good}`, formatInterval(overRefusal, { percent: true })],
  ];
  return headedTable((_, text) => text, ["", "count", "rate"], rows, ["left", "right"]);
}

function howFound(tuned: TunedThreshold) {
  const { method, tried, sequences, bound, confidence, threshold, n } = tuned;
  const tests = `Method ${method}, ${formatCount(tried)} thresholds ${
    method === "plug-in" || method === "split" ? "looked at" : "tested"
  }`;
  const from = sequences.map(({ from }) => formatCount(from)).join(" and ");
  const starts = from === "" ? "" : `, in sequences from ${from} answers on`;
  const sure = Number((confidence * 100).toPrecision(6));
  const upper = bound === null || threshold === null || method === "plug-in"
    ? ""
    : ` Upper bound of the risk in its own test: ${(bound * 100).toFixed(2)} % (${
      method === "pointwise" ? "at this threshold alone" : `${sure} % over all`
    }).`;
  const parted = method === "split" ? ` The figures are of the ${formatCount(n)} held out.` : "";
  return `${tests}${starts}.${parted}${upper}`;
}

function sliceRow({ slice, value, tuned }: SliceThreshold): readonly string[] {
  const rate = (interval: TunedThreshold["risk"]) => formatInterval(interval, { percent: true });
  return [
    `${slice} ${value}`,
    tuned.threshold === null ? "none" : String(tuned.threshold),
    `${tuned.answered}/${tuned.n}`,
    tuned.threshold === null
      ? tuned.needed === null ? "never below the target" : `about ${tuned.needed} labels needed`
      : rate(tuned.risk),
    tuned.threshold === null ? "" : rate(tuned.overRefusal),
  ];
}

function requireTuned(tuned: unknown, name: string): void {
  const { promise, risk, coverage, overRefusal, sequences, warnings } = (tuned ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const whole = [risk, coverage, overRefusal].every((it) => typeof it === "object" && it !== null);
  if (whole && typeof promise === "string" && Array.isArray(sequences) && Array.isArray(warnings)) {
    return;
  }
  throw new TypeError(
    `Cannot compute ${ACTION} as ${name} must be what tuneThreshold gives: current value is ${
      JSON.stringify(tuned)
    }`,
  );
}
