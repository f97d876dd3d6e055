import type { JsonObject, JsonValue } from "../../lib/data/json_value.ts";
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
