import type { JsonObject, JsonValue } from "../../lib/data/json_value.ts";
import type { RunComparison } from "../../lib/decisions/run_comparison.ts";
import { riskCoverage } from "../../lib/decisions/risk_coverage.ts";
import { tuneThreshold } from "../../lib/decisions/tune_threshold.ts";
import { calibrationPlot } from "../../lib/pictures/calibration_plot.ts";
import { flipPlot } from "../../lib/pictures/flip_plot.ts";
import { riskCoveragePlot } from "../../lib/pictures/risk_coverage_plot.ts";
import { thresholdPlot } from "../../lib/pictures/threshold_plot.ts";
import { calibrationCurve } from "../../lib/statistics/calibration_curve.ts";
import type { Interval } from "../../lib/statistics/interval.ts";
import { confusionPlot } from "../../lib/pictures/confusion_plot.ts";
import { intervalPlot } from "../../lib/pictures/interval_plot.ts";
import type { VegaLiteSpec } from "../../lib/pictures/vega_lite_spec.ts";

/** A proportion with Wilson's bounds, written out to four digits so that no test rests on theirs. */
export function bounded(successes: number, n: number, lower: number, upper: number): Interval {
  return { estimate: successes / n, lower, upper, n, level: 0.95, method: "wilson" };
}

export const UNDEFINED: Interval = {
  estimate: null,
  lower: null,
  upper: null,
  reason: "n is 0",
  n: 0,
  level: 0.95,
  method: "wilson",
};

/** Two groups of the same labels, a small slice and an empty one. */
export const ROWS = [
  { label: "billing", group: "catches bad", interval: bounded(44, 48, 0.8045, 0.9671) },
  { label: "all", group: "catches bad", interval: bounded(180, 200, 0.8506, 0.9343) },
  { label: "legal", group: "catches bad", interval: bounded(5, 8, 0.3057, 0.8632) },
  { label: "new", group: "catches bad", interval: UNDEFINED },
  { label: "billing", group: "passes good", interval: bounded(40, 52, 0.6387, 0.8628) },
  { label: "all", group: "passes good", interval: bounded(170, 200, 0.7939, 0.8929) },
  { label: "legal", group: "passes good", interval: bounded(12, 14, 0.6006, 0.9599) },
  { label: "new", group: "passes good", interval: bounded(30, 30, 0.8865, 1) },
];

export function intervalExample(): VegaLiteSpec {
  return intervalPlot(ROWS, {
    title: "The judge catches bad answers everywhere but in the legal slice",
    subtitle: "Held-out labels",
    axis: "share of answers judged as people do",
    bar: 0.8,
  });
}

export function confusionExample(): VegaLiteSpec {
  return confusionPlot({ labels: [false, true], counts: [[52, 8], [4, 44]], n: 108, missing: 3 }, {
    title: "The judge misses 4 of 48 hallucinations",
    names: { false: "faithful", true: "hallucinated" },
  });
}

/** 300 answers, scores 1/300 to 1; of the lower 60 every second is hallucinated, of the others every 40th. */
export function answers(): { scores: number[]; hallucinated: boolean[] } {
  const scores = [...Array(300).keys()].map((row) => (row + 1) / 300);
  const hallucinated = scores.map((_, row) => row < 60 ? row % 2 === 0 : row % 40 === 0);
  return { scores, hallucinated };
}

export function riskCoverageExample(): VegaLiteSpec {
  const rows = answers();
  return riskCoveragePlot(riskCoverage(rows), {
    title: "Nine of ten questions can be answered at a risk of 10 %",
    subtitle: "Invented answers",
    tuned: tuneThreshold({ ...rows, targetRisk: 0.1 }),
  });
}

export function thresholdExample(): VegaLiteSpec {
  const rows = answers();
  return thresholdPlot(riskCoverage(rows), {
    title: "Below .2 half is made up",
    axis: "evidence score",
    tuned: tuneThreshold({ ...rows, targetRisk: 0.1, targetOverRefusal: 0.3 }),
  });
}

export function calibrationExample(): VegaLiteSpec {
  const { scores, hallucinated } = answers();
  const curve = calibrationCurve({ labels: hallucinated.map((bad) => !bad), scores }, { bins: 8 });
  return calibrationPlot(curve, {
    title: "Middling scores are too modest",
    axis: "evidence score",
    outcome: "good answers",
  });
}

/** A difference with Newcombe's bounds, written out. */
function difference(estimate: number, lower: number, upper: number, n: number): Interval {
  return { estimate, lower, upper, n, level: 0.95, method: "newcombe" };
}

function paired(worse: number, better: number, found: Interval) {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `case-${at}`);
  return {
    ...{ baseline: UNDEFINED, candidate: UNDEFINED, difference: found },
    test: { statistic: null, pValue: 0.05, method: "exact", b: worse, c: better, n: found.n },
    ...{ worse: ids(worse), better: ids(better) },
  } as const;
}

export function flipExample(): VegaLiteSpec {
  const none = paired(0, 0, UNDEFINED);
  const slice = (by: string, value: string, rate: ReturnType<typeof paired>) => ({
    ...{ by, value, n: rate.difference.n, hallucinated: rate, overRefused: none },
  });
  const comparison: RunComparison = {
    ...{ n: 240, hallucinated: paired(21, 37, difference(-0.0667, -0.1278, -0.0045, 240)) },
    ...{ overRefused: none, flips: [], unpaired: [], changed: [], warnings: [] },
    slices: [
      slice("severity", "major", paired(4, 24, difference(-0.2532, -0.3662, -0.1279, 79))),
      slice("severity", "minor", paired(17, 6, difference(0.0738, 0.0104, 0.1364, 149))),
      slice("type", "stale_context", paired(0, 7, difference(-0.1795, -0.3, -0.05, 39))),
      slice("document age", "2024", paired(1, 1, difference(0, -0.1, 0.1, 20))),
    ],
  };
  return flipPlot(comparison, { title: "21 answers got worse, 37 better", subtitle: "240 pairs" });
}

/** Every object in a spec, however deep. */
export function objects(value: JsonValue | undefined): JsonObject[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(objects);
  const own = value as JsonObject;
  return [own, ...Object.values(own).flatMap(objects)];
}

/** The rows of data in a spec that have a field. */
export function data(spec: VegaLiteSpec, field: string): JsonObject[] {
  return objects(spec).flatMap((object) => objects(object.values ?? null))
    .filter((row) => field in row);
}

/** Freezes a value and all in it, so that writing to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
