import type { JsonValue } from "../data/json_value.ts";
import { axisX, axisY } from "./_interval_axes.ts";
import { FEW } from "./_interval_key.ts";
import type { IntervalPanel } from "./_interval_panel.ts";
import { BLUE, GREY, INK, LINE_HEIGHT } from "./_theme.ts";

const TEXT = { type: "text", align: "left", baseline: "middle", lineBreak: "\n" };

/** The marks of a panel, from back to front. */
export function intervalLayers(panel: IntervalPanel): JsonValue[] {
  const x = axisX(panel);
  const y = axisY(panel);
  const bounded = [{ filter: "isValid(datum.lower)" }];
  return [
    {
      transform: bounded,
      mark: { type: "rule", color: BLUE, strokeWidth: 2 },
      encoding: { y, x: { field: "lower", ...x }, x2: { field: "upper" } },
    },
    {
      transform: bounded,
      mark: { type: "tick", color: BLUE, thickness: 2, size: 11, opacity: 1 },
      encoding: { y, x: { field: "lower", ...x } },
    },
    ...barLayers(panel, x),
    {
      transform: [{ filter: "isValid(datum.estimate)" }],
      mark: { type: "point", color: BLUE, size: 70, strokeWidth: 2, opacity: 1 },
      encoding: {
        y,
        x: { field: "estimate", ...x },
        fill: { condition: { test: `datum.n < ${FEW}`, value: "white" }, value: BLUE },
      },
    },
    {
      mark: { ...TEXT, dx: 14, dy: { expr: rise("text") } },
      encoding: { y, x: { value: "width" }, text: { field: "text", type: "nominal" } },
    },
    // The white below keeps the lines behind a note from crossing it.
    noteLayer(y, { stroke: "white", strokeWidth: 10, strokeJoin: "round" }),
    noteLayer(y, { color: GREY }),
  ];
}

/** The dashed line at the bar to reach, with its value above the panel. */
function barLayers(
  { settings: { bar, percent } }: IntervalPanel,
  x: Record<string, JsonValue>,
): JsonValue[] {
  if (bar === undefined) return [];
  const written = percent ? `${Number((bar * 100).toFixed(2))} %` : `${bar}`;
  const data = { values: [{ bar }] };
  return [
    {
      data,
      mark: { type: "rule", color: INK, strokeDash: [5, 3], strokeWidth: 1.2 },
      encoding: { x: { field: "bar", ...x } },
    },
    {
      data,
      mark: { type: "text", text: `bar ${written}`, baseline: "bottom", dy: -4, fontSize: 11 },
      encoding: { x: { field: "bar", ...x }, y: { value: 0 } },
    },
  ];
}

/** Why a row is undefined, in place of its point. */
function noteLayer(y: JsonValue, paint: Record<string, JsonValue>): JsonValue {
  return {
    transform: [{ filter: "isValid(datum.note)" }],
    mark: { ...TEXT, ...paint, dx: 6, dy: { expr: rise("note") } },
    encoding: { y, x: { value: 0 }, text: { field: "note", type: "nominal" } },
  };
}

/** Lines hang from the middle of their row: half the further lines pull them up again. */
function rise(field: string): string {
  return `${-LINE_HEIGHT / 2} * (length(split(datum.${field}, '\\n')) - 1)`;
}
