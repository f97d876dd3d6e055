import type { RenderedImage } from "@resvg/resvg-js";
import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";
import { encodePng } from "./_encode_png.ts";
import { fontFiles } from "./_fonts.ts";
import { requireOptions, requireSpec } from "./_require_spec.ts";
import { renderSvg } from "./render_svg.ts";

/** Options of {@linkcode renderPng}. */
export interface RenderPngOptions {
  /** Pixels of the image to one of the spec, above 0 and at most 10. Default 2, sharp in print. */
  readonly scale?: number;
  /** A CSS colour to lay under the picture, or `"transparent"`. Default `"white"`. */
  readonly background?: string;
}

const FAMILY = "DejaVu Sans";

/**
 * Renders a Vega-Lite spec to a PNG with its text in DejaVu Sans, whatever fonts the machine has.
 *
 * For a README, a slide or a mail. For a report prefer `renderSvg`, sharp at any size and smaller.
 * Characters that DejaVu Sans lacks, Chinese, Japanese and Korean among them, come out as boxes.
 *
 * Permissions: `--allow-ffi` and `--allow-read` for the native renderer and the fonts, both in
 * Deno's cache of npm packages, and on Linux `--allow-sys=cpus,networkInterfaces,hostname`, as the
 * renderer asks for a system report to tell which C library there is.
 *
 * @param spec A Vega-Lite spec as plain JSON, such as the room `pictures` returns. It is not changed.
 * @param options Scale and background.
 * @returns The bytes of the PNG.
 * @throws {TypeError} If `spec` is not an object of plain data, or an option is of the wrong kind.
 * @throws {RangeError} If `scale` is out of range.
 * @throws {Error} If the spec cannot be compiled or Vega warns about it, as for `renderSvg`, if the
 * background is no colour, or a font file cannot be read.
 *
 * @example
 * ```ts
 * import { renderPng } from "@touchstone/eval/render";
 * import { assertEquals } from "@std/assert";
 *
 * const png = await renderPng({
 *   data: { values: [{ judge: "A", agreement: 0.71 }] },
 *   mark: "point",
 *   encoding: {
 *     x: { field: "agreement", type: "quantitative" },
 *     y: { field: "judge", type: "nominal" },
 *   },
 * });
 * assertEquals([...png.slice(1, 4)], [..."PNG"].map((letter) => letter.charCodeAt(0)));
 * ```
 */
export async function renderPng(
  spec: VegaLiteSpec,
  options: RenderPngOptions = {},
): Promise<Uint8Array> {
  requireOptions(options);
  const { scale = 2, background = "white" } = options;
  requireSpec(spec);
  if (typeof scale !== "number") {
    throw new TypeError(
      `Cannot render the spec as scale must be a number: current value is ${scale}`,
    );
  }
  if (!(scale > 0 && scale <= 10)) {
    throw new RangeError(
      `Cannot render the spec as scale must be above 0 and at most 10: current value is ${scale}`,
    );
  }
  if (typeof background !== "string") {
    throw new TypeError(
      `Cannot render the spec as background must be a string: current value is ${background}`,
    );
  }
  const svg = await renderSvg({ ...spec, background });
  const image = await rasterize(svg, scale, background);
  const { pixels, width, height } = image;
  return isOpaque(pixels) ? encodePng(pixels, width, height) : new Uint8Array(image.asPng());
}

async function rasterize(svg: string, scale: number, background: string): Promise<RenderedImage> {
  // Loaded here and not at the top, as loading it needs permissions that renderSvg does without.
  const { Resvg } = await import("@resvg/resvg-js");
  const font = {
    loadSystemFonts: false,
    fontFiles: await fontFiles(),
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
    serifFamily: FAMILY,
    monospaceFamily: FAMILY,
  };
  try {
    return new Resvg(svg, { background, fitTo: { mode: "zoom", value: scale }, font }).render();
  } catch (cause) {
    throw new Error(
      `Cannot render the spec with scale ${scale} and background "${background}": ${cause}`,
      { cause },
    );
  }
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if (pixels[alpha] < 255) return false;
  }
  return true;
}
