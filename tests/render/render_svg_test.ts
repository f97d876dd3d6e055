import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import type { VegaLiteSpec } from "../../lib/pictures/vega_lite_spec.ts";
import { intervalPlot } from "../../lib/pictures/interval_plot.ts";
import { renderSvg } from "../../lib/render/render_svg.ts";
import { textWidth } from "../../lib/render/_text_width.ts";
import { bounded, frozen, intervalExample } from "../pictures/examples.ts";

const POINTS = {
  data: { values: [{ a: 1 }, { a: 2 }] },
  mark: "point",
  encoding: { x: { field: "a", type: "quantitative" } },
} satisfies VegaLiteSpec;

Deno.test("renderSvg() draws the labels, counts and title of a picture", async () => {
  const svg = await renderSvg(intervalExample());
  for (const text of ["billing", "44/48", "undefined: n is 0", "bar 80 %", "100 %"]) {
    assertStringIncludes(svg, `>${text}<`);
  }
});

Deno.test("renderSvg() escapes what a label holds", async () => {
  const label = `<script>"a" & 'b'\\</script>`;
  const rows = [{ label, interval: bounded(44, 48, 0.8045, 0.9671) }];
  const svg = await renderSvg(intervalPlot(rows, { title: "T" }));
  assert(!svg.includes("<script>"));
  assertStringIncludes(svg, `&lt;script&gt;"a" &amp; 'b'\\&lt;/script&gt;`);
});

Deno.test("renderSvg() gives the same text each time, also with clip paths and gradients", async () => {
  const spec = {
    ...POINTS,
    mark: { type: "point", clip: true },
    encoding: { ...POINTS.encoding, color: { field: "a", type: "quantitative" } },
  } satisfies VegaLiteSpec;
  const first = await renderSvg(spec);
  assertEquals(await renderSvg(spec), first);
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  assertEquals(ids(first).length, 2);
  for (const id of ids(first)) assertStringIncludes(first, `url(#${id})`);
  // Another picture on the same page has other ids.
  const other = ids(await renderSvg({ ...spec, width: 321 }));
  assert(ids(first).every((id) => !other.includes(id)), `${ids(first)} and ${other}`);
});

Deno.test("renderSvg() leaves the spec alone", async () => {
  await renderSvg(frozen(structuredClone(POINTS)));
  await renderSvg(frozen(structuredClone(intervalExample())));
});

Deno.test("renderSvg() gives labels the room that DejaVu Sans takes", () => {
  // advance widths in 1/2048 em: a 1255, b 1300; bold A 1585; e with an accent is as wide as e, 1260
  assertEquals(textWidth({ fontSize: 2048 }, "ab"), 2555);
  assertEquals(textWidth({ fontSize: 2048, fontWeight: "bold" }, "A"), 1585);
  assertEquals(textWidth({ fontSize: 2048, fontWeight: 700 }, "A"), 1585);
  assertEquals(textWidth({ fontSize: 2048 }, "\u00e9"), 1260);
  assertEquals(textWidth({}, null), 0);
});

Deno.test("renderSvg() refuses what is no object of plain data", async () => {
  const bad = (spec: unknown, message: string) =>
    assertRejects(() => renderSvg(spec as VegaLiteSpec), TypeError, message);
  await bad(null, "Cannot render the spec as it must be an object: current value is null");
  await bad("{}", "Cannot render the spec as it must be an object: current value is string");
  await bad({ mark: () => 1 }, "Cannot render the spec as it must be plain data: DataCloneError");
});

Deno.test("renderSvg() says why a spec cannot be compiled", async () => {
  const bad = (spec: VegaLiteSpec, message: string) =>
    assertRejects(
      () => renderSvg(spec),
      Error,
      `Cannot render the spec as Vega-Lite cannot compile it: ${message}`,
    );
  await bad({}, "Invalid specification {}");
  await bad({ ...POINTS, transform: [{ filter: "datum.a >" }] }, "Unexpected end of input");
  await bad({ ...POINTS, transform: [{ filter: "nofun(1)" }] }, "Unrecognized function: nofun");
});

Deno.test("renderSvg() makes an error of a warning by Vega-Lite or Vega", async () => {
  const bad = (spec: VegaLiteSpec, message: string) =>
    assertRejects(() => renderSvg(spec), Error, `Cannot render the spec as Vega warns: ${message}`);
  await bad({ ...POINTS, encoding: { z: { field: "a" } } }, "z-encoding is dropped");
  await bad({ ...POINTS, data: { values: [] } }, 'Infinite extent for field "a"');
  await bad({ ...POINTS, data: { url: "no/such/file.json" } }, "Loading failed no/such/file.json");
  const broken = [{ calculate: "datum.a.b.c", as: "d" }];
  await bad({ ...POINTS, transform: broken }, "TypeError: Cannot read properties of undefined");
});
