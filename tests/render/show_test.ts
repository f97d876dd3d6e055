import { assertEquals, assertRejects } from "@std/assert";
import type { VegaLiteSpec } from "../../lib/pictures/vega_lite_spec.ts";
import { renderPng } from "../../lib/render/render_png.ts";
import { show } from "../../lib/render/show.ts";
import { confusionExample, intervalExample } from "../pictures/examples.ts";

const DISPLAY = Symbol.for("Jupyter.display");

Deno.test("show() gives the notebook the spec, a PNG and text, and no SVG", async () => {
  const spec = confusionExample();
  const bundle = (await show(spec))[DISPLAY]();
  assertEquals(Object.keys(bundle), [
    "application/vnd.vegalite.v5+json",
    "image/png",
    "text/plain",
  ]);
  assertEquals(bundle["application/vnd.vegalite.v5+json"], spec);
  assertEquals(Uint8Array.fromBase64(bundle["image/png"]), await renderPng(spec));
});

Deno.test("show() draws its PNG at the scale asked for", async () => {
  const spec = confusionExample();
  const png = (await show(spec, { scale: 1 }))[DISPLAY]()["image/png"];
  assertEquals(Uint8Array.fromBase64(png), await renderPng(spec, { scale: 1 }));
  await assertRejects(() => show(spec, { scale: 0 }), RangeError, "scale must be above 0");
});

Deno.test("show() writes the data of all panels into one table under the title", async () => {
  const text = (await show(intervalExample()))[DISPLAY]()["text/plain"];
  assertEquals(text.split("\n").slice(0, 9), [
    "The judge catches bad answers everywhere but in the legal slice",
    "Held-out labels",
    "Line: 95 % interval (wilson), with a tick at its lower bound. Hollow point: n < 20.",
    "",
    "label    group        estimate  lower   upper   n    text     note",
    "billing  catches bad  0.9167    0.8045  0.9671  48   44/48    -",
    "all      catches bad  0.9       0.8506  0.9343  200  180/200  -",
    "legal    catches bad  0.625     0.3057  0.8632  8    5/8      -",
    "new      catches bad  -         -       -       0    n 0      undefined: n is 0",
  ]);
  assertEquals(text.split("\n").slice(12), [
    "new      passes good  1         0.8865  1       30   30/30    -",
    "",
    "bar",
    "0.8",
  ]);
});

Deno.test("show() takes the caller's text instead", async () => {
  const bundle = (await show(confusionExample(), { text: "44 of 48" }))[DISPLAY]();
  assertEquals(bundle["text/plain"], "44 of 48");
});

Deno.test("show() cuts a long table short and says by how much", async () => {
  const values = Array.from({ length: 75 }, (_, i) => ({ i }));
  const spec = {
    data: { values },
    mark: "point",
    encoding: { x: { field: "i", type: "quantitative" } },
  };
  const lines = (await show(spec))[DISPLAY]()["text/plain"].split("\n");
  assertEquals([lines.length, lines.at(-2), lines.at(-1)], [62, "59", "and 15 more rows"]);
});

Deno.test("show() refuses a text that is none, and a spec that cannot be drawn", async () => {
  await assertRejects(
    () => show(confusionExample(), { text: 3 as unknown as string }),
    TypeError,
    "Cannot show the spec as text must be a string: current value is 3",
  );
  await assertRejects(() => show({} as VegaLiteSpec), Error, "Vega-Lite cannot compile it");
});
