import type { JsonObject, JsonValue } from "../data/json_value.ts";
import { GREY, INK } from "./_theme.ts";

/** A line with a band around it. */
export interface Curve {
  /** What it shows, written beside its end. */
  readonly name: string;
  /** Colour of line and band. */
  readonly colour: string;
  /** Dashes of the line; none for a whole one, so that lines are told apart without colour too. */
  readonly dash?: readonly number[];
  /** The points, in order: place, value, bounds. */
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly lower: number;
    readonly upper: number;
  }[];
}

/** An axis: its title and both ends. */
export interface CurveAxis {
  readonly title: string;
  readonly domain: readonly [number, number];
  readonly percent: boolean;
}

/** Where fewer answers are given a rate says next to nothing: curves are drawn from so many on, where there are. */
export const LEAST = 10;

/** How an axis is encoded. */
export function axisOf({ title, domain, percent }: CurveAxis): JsonObject {
  return {
    type: "quantitative",
    scale: { domain, nice: false, zero: false, clamp: true },
    axis: { title, tickCount: 6, ...(percent ? { format: ".0%" } : { format: "~r" }) },
  };
}

/** Band and line of a curve, stepwise: between two scores nothing changes. */
export function curveLayers(curve: Curve, x: JsonObject, y: JsonObject): JsonValue[] {
  const data = { values: curve.points.map((point) => ({ ...point })) };
  const xy = { x: { ...x, field: "x" }, y: { ...y, field: "y" } };
  return [
    {
      data,
      mark: { type: "area", color: curve.colour, opacity: 0.18, interpolate: "step-after" },
      encoding: { ...xy, y: { ...y, field: "lower" }, y2: { field: "upper" } },
    },
    {
      data,
      mark: {
        ...{ type: "line", color: curve.colour, strokeWidth: 2, interpolate: "step-after" },
        ...(curve.dash && { strokeDash: curve.dash }),
      },
      encoding: { ...xy, order: null },
    },
  ];
}

/** A dashed line across the picture at a value to keep to, named at its left end. */
export function targetLayers(value: number, text: string, y: JsonObject): JsonValue[] {
  const data = { values: [{ y: value }] };
  const place = { y: { ...y, field: "y" } };
  const words = {
    ...{ type: "text", text, align: "left", baseline: "bottom", dx: 4, dy: -3, fontSize: 11 },
  };
  return [
    {
      data,
      mark: { type: "rule", color: INK, strokeDash: [5, 3], strokeWidth: 1.2 },
      encoding: place,
    },
    ...haloed(words).map((mark) => ({ data, mark, encoding: { ...place, x: { value: 0 } } })),
  ];
}

/** A chosen point, with what it stands for written beside it. */
export function chosenLayers(
  point: { readonly x: number; readonly y: number; readonly text: string; readonly left: boolean },
  x: JsonObject,
  y: JsonObject,
): JsonValue[] {
  const data = { values: [{ x: point.x, y: point.y }] };
  const xy = { x: { ...x, field: "x" }, y: { ...y, field: "y" } };
  const text = {
    ...{ type: "text", text: point.text.split("\n"), fontSize: 11, lineHeight: 14 },
    ...{ align: point.left ? "right" : "left", dx: point.left ? -9 : 9, dy: -22 },
  };
  return [
    { data, mark: { type: "rule", color: GREY, strokeWidth: 1 }, encoding: { x: xy.x } },
    {
      data,
      mark: { type: "point", shape: "diamond", size: 110, color: INK, fill: INK, opacity: 1 },
      encoding: xy,
    },
    ...haloed(text).map((mark) => ({ data, mark, encoding: xy })),
  ];
}

/** Words twice: the white below keeps the lines behind from crossing them. */
function haloed(text: JsonObject): JsonObject[] {
  return [
    { ...text, stroke: "white", strokeWidth: 5, strokeJoin: "round" },
    { ...text, color: INK },
  ];
}

/** The name of a curve beside its end. */
export function nameLayer(curve: Curve, y: JsonObject): JsonValue {
  const last = curve.points.at(-1);
  if (last === undefined) return { data: { values: [] }, mark: "point" };
  return {
    data: { values: [{ y: last.y }] },
    mark: {
      ...{ type: "text", text: curve.name.split("\n"), color: curve.colour, align: "left", dx: 6 },
      ...{ fontWeight: "bold", baseline: "middle" },
    },
    encoding: { x: { value: "width" }, y: { ...y, field: "y" } },
  };
}
