/**
 * Vega-Lite specs drawn: as SVG, as PNG, and in a notebook.
 *
 * This room loads Vega and a native renderer, so nothing else imports it. `renderSvg` needs no
 * permission; `renderPng` and `show` need `--allow-ffi --allow-read`, on Linux also
 * `--allow-sys=cpus,networkInterfaces,hostname`.
 *
 * @example
 * ```ts
 * import { intervalPlot } from "@touchstone/eval/pictures";
 * import { wilsonInterval } from "@touchstone/eval/statistics";
 * import { renderSvg } from "@touchstone/eval/render";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = [{ label: "billing", interval: wilsonInterval(44, 48) }];
 * const title = "The judge catches most bad answers about billing";
 * const svg = await renderSvg(intervalPlot(rows, { title }));
 * assertStringIncludes(svg, "44/48");
 * ```
 *
 * @module
 */
export * from "./render_png.ts";
export * from "./render_svg.ts";
export * from "./show.ts";
