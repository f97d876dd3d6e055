import { logger, parse, View, Warn } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { VegaLiteSpec } from "../pictures/vega_lite_spec.ts";
import { requireSpec } from "./_require_spec.ts";
import { stableIds } from "./_stable_ids.ts";
import { useTextWidth } from "./_text_width.ts";

/**
 * Renders a Vega-Lite spec to the text of an SVG.
 *
 * For a report or a file that is to stay sharp at any size. In a notebook use `show`. The fonts are
 * named in the SVG, not held in it: without DejaVu Sans the viewer takes another sans-serif. The
 * same spec gives the same text. Needs no permission, unless the spec names data by a URL.
 *
 * @param spec A Vega-Lite spec as plain JSON, such as the room `pictures` returns. It is not changed.
 * @returns The SVG, from `<svg` to `</svg>`.
 * @throws {TypeError} If `spec` is not an object of plain data.
 * @throws {Error} If Vega-Lite cannot compile the spec, or Vega or Vega-Lite warns about it: a
 * warning means that part of the picture is missing. The message holds theirs.
 *
 * @example
 * ```ts
 * import { renderSvg } from "@touchstone/eval/render";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const svg = await renderSvg({
 *   data: { values: [{ judge: "A", agreement: 0.71 }] },
 *   mark: "point",
 *   encoding: {
 *     x: { field: "agreement", type: "quantitative" },
 *     y: { field: "judge", type: "nominal" },
 *   },
 * });
 * assertStringIncludes(svg, "<svg");
 * ```
 */
export async function renderSvg(spec: VegaLiteSpec): Promise<string> {
  const copy = plainCopy(spec);
  const complaints: string[] = [];
  const log = logger(Warn, undefined, (_method, _level, parts) => complaints.push(parts.join(" ")));

  let runtime;
  try {
    runtime = parse(compile(copy, { logger: log }).spec);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot render the spec as Vega-Lite cannot compile it: ${reason}`, { cause });
  }
  useTextWidth();
  const view = new View(runtime, { renderer: "none", logger: log });
  const svg = await view.toSVG();
  view.finalize();
  if (complaints.length > 0) {
    throw new Error(`Cannot render the spec as Vega warns: ${complaints.join("; ")}`);
  }
  return stableIds(svg);
}

/** A copy that Vega may mark, as it writes ids into the rows of the data. */
function plainCopy(spec: VegaLiteSpec): TopLevelSpec {
  requireSpec(spec);
  try {
    return structuredClone(spec) as unknown as TopLevelSpec;
  } catch (cause) {
    throw new TypeError(`Cannot render the spec as it must be plain data: ${cause}`, { cause });
  }
}
