import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";
import { textTable } from "./_text_table.ts";
import { requireOptions } from "./_require_spec.ts";
import { renderPng } from "./render_png.ts";

/** Options of {@linkcode show}. */
export interface ShowOptions {
  /** What to say where no picture can be shown. Default: the title and the data as a table. */
  readonly text?: string;
  /** Pixels of the PNG to one of the spec, as for `renderPng`. Default 2; less for a smaller notebook. */
  readonly scale?: number;
}

/** A picture in the forms that notebooks take, by media type. */
export interface MediaBundle {
  /** The spec, for a notebook that draws it itself. */
  readonly "application/vnd.vegalite.v5+json": VegaLiteSpec;
  /** The picture in base64, for a notebook that does not. */
  readonly "image/png": string;
  /** The data as text, for a reader without pictures. */
  readonly "text/plain": string;
}

/** What the Deno kernel shows when it is the last value of a cell. */
export interface Displayable {
  /** Under `Symbol.for("Jupyter.display")`: gives the forms of the picture. */
  readonly [display: symbol]: () => MediaBundle;
}

/**
 * Shows a spec in a notebook: let `await show(spec)` be the last expression of a cell.
 *
 * The output holds the spec, which JupyterLab draws sharp; a PNG for GitHub and exported pages; and
 * the data as text. There is no SVG in it, as exported pages would take that and show it blank.
 * Outside of a notebook use `renderSvg` or `renderPng`.
 *
 * Permissions: those of `renderPng`. The Deno kernel has them all.
 *
 * @param spec A Vega-Lite spec as plain JSON, such as the room `pictures` returns. It is not changed.
 * @param options The text to use instead of the table, the scale of the PNG.
 * @returns An object that the Deno kernel displays.
 * @throws {TypeError} If `spec` is not an object of plain data, or an option is of the wrong kind.
 * @throws {RangeError} If `scale` is out of range.
 * @throws {Error} If the spec cannot be rendered, as for `renderPng`.
 *
 * @example
 * ```ts
 * import { show } from "@touchstone/eval/render";
 * import { assertEquals } from "@std/assert";
 *
 * const shown = await show({
 *   title: "Judge A agrees with people",
 *   data: { values: [{ judge: "A", agreement: 0.71 }] },
 *   mark: "point",
 *   encoding: {
 *     x: { field: "agreement", type: "quantitative" },
 *     y: { field: "judge", type: "nominal" },
 *   },
 * });
 * const bundle = shown[Symbol.for("Jupyter.display")]();
 * assertEquals(
 *   bundle["text/plain"],
 *   "Judge A agrees with people\n\njudge  agreement\nA      0.71",
 * );
 * ```
 */
export async function show(spec: VegaLiteSpec, options: ShowOptions = {}): Promise<Displayable> {
  requireOptions(options);
  const { text, scale } = options;
  if (text !== undefined && typeof text !== "string") {
    throw new TypeError(`Cannot show the spec as text must be a string: current value is ${text}`);
  }
  const png = await renderPng(spec, { scale });
  const bundle: MediaBundle = {
    "application/vnd.vegalite.v5+json": spec,
    "image/png": png.toBase64(),
    "text/plain": text ?? textTable(spec),
  };
  return { [Symbol.for("Jupyter.display")]: () => bundle };
}
