import type { JsonValue } from "../../lib/data/json_value.ts";
import { assert, assertEquals, assertRejects } from "@std/assert";
import type { VegaLiteSpec } from "../../lib/pictures/vega_lite_spec.ts";
import { encodePng } from "../../lib/render/_encode_png.ts";
import { renderPng } from "../../lib/render/render_png.ts";
import { renderSvg } from "../../lib/render/render_svg.ts";
import { confusionExample, intervalExample } from "../pictures/examples.ts";
import { ink, readPng } from "./png.ts";

const DOT: VegaLiteSpec = {
  width: 50,
  height: 40,
  padding: 0,
  data: { values: [{}] },
  mark: { type: "square", opacity: 1, filled: true, color: "#0072B2", size: 400 },
};

/** The same picture with its text drawn invisibly. */
function withoutText(spec: VegaLiteSpec): VegaLiteSpec {
  const config = spec.config as Record<string, Record<string, JsonValue>>;
  return {
    ...spec,
    config: {
      ...config,
      axis: { ...config.axis, labelOpacity: 0, titleOpacity: 0 },
      title: { ...config.title, color: "white", subtitleColor: "white" },
      text: { ...config.text, opacity: 0 },
    },
  };
}

for (
  const [name, spec] of [["interval", intervalExample()], [
    "confusion",
    confusionExample(),
  ]] as const
) {
  Deno.test(`renderPng() has the size of the SVG times the scale: ${name}`, async () => {
    const [, width, height] = (await renderSvg(spec)).match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
    for (const scale of [1, 2]) {
      const png = readPng(await renderPng(spec, { scale }));
      assertEquals([png.width, png.height], [Number(width) * scale, Number(height) * scale]);
    }
  });

  Deno.test(`renderPng() draws the text: ${name}`, async () => {
    const bare = ink(await renderPng(withoutText(spec), { scale: 1 }));
    const whole = ink(await renderPng(spec, { scale: 1 }));
    assert(bare > 500, `the picture without text has ${bare} of ink`);
    // Some 300 letters of a dozen black pixels; none at all without a font.
    assert(whole - bare > 2000, `the text has ${whole - bare} of ink`);
  });
}

Deno.test("renderPng() draws the colours that the spec names, twice as large by default", async () => {
  const { width, height, colour } = readPng(await renderPng(DOT));
  assertEquals([width, height], [100, 80]);
  assertEquals(colour(0), [255, 255, 255]);
  assertEquals(colour(40 * 100 + 50), [0x00, 0x72, 0xb2]);
});

Deno.test("renderPng() lays the background under the picture", async () => {
  const { colour } = readPng(
    await renderPng(intervalExample(), { background: "#FFEEDD", scale: 1 }),
  );
  assertEquals(colour(0), [0xff, 0xee, 0xdd]);
});

Deno.test("renderPng() keeps a transparent background", async () => {
  const png = await renderPng(DOT, { background: "transparent" });
  // colour type 6, with alpha: byte 25 of the file
  assertEquals(png[25], 6);
});

Deno.test("renderPng() draws in DejaVu Sans whatever family a spec names", async () => {
  const text = (font: string): VegaLiteSpec => ({
    ...DOT,
    mark: { type: "text", text: "0123456789", font, align: "center" },
  });
  const [own, other] = await Promise.all([
    renderPng(text("DejaVu Sans")),
    renderPng(text("No Such Family")),
  ]);
  assertEquals(own, other);
});

Deno.test("renderPng() takes more than 256 colours", async () => {
  const values = Array.from({ length: 400 }, (_, i) => ({ x: i }));
  const x = { field: "x", type: "quantitative", axis: null };
  const { colour, width, height } = readPng(
    await renderPng({
      data: { values },
      width: 400,
      height: 4,
      padding: 0,
      mark: { type: "rect", width: 1 },
      encoding: {
        x,
        color: {
          ...x,
          legend: null,
          axis: undefined,
          scale: { domain: [0, 200, 399], range: ["black", "cyan", "red"] },
        },
      } as unknown as JsonValue,
    }),
  );
  const found = new Set(Array.from({ length: width * height }, (_, i) => colour(i).join()));
  assert(found.size > 256, `${found.size} colours`);
});

Deno.test("encodePng() returns the pixels it was given, by palette and in true colour", () => {
  for (const [width, height] of [[3, 2], [20, 16]]) {
    const pixels = new Uint8Array(width * height * 4);
    for (let i = 0; i < width * height; i++) {
      pixels.set([i % 256, (i * 7) % 256, i >> 8, 255], i * 4);
    }
    const read = readPng(encodePng(pixels, width, height));
    assertEquals([read.width, read.height], [width, height]);
    for (let i = 0; i < width * height; i++) {
      assertEquals(read.colour(i), [...pixels.slice(i * 4, i * 4 + 3)]);
    }
  }
});

Deno.test("encodePng() lets the nearest stand for a rare colour, and no other for one far off", () => {
  // 256 greys of 64 pixels each, then one pixel of another colour.
  const packed = (rare: readonly number[]) => {
    const pixels = new Uint8Array(128 * 129 * 4);
    for (let i = 0; i < 128 * 129; i++) pixels.set([i % 256, i % 256, i % 256, 255], i * 4);
    pixels.set(rare, 0);
    return readPng(encodePng(pixels, 128, 129)).colour(0);
  };
  assertEquals(packed([100, 100, 104]), [102, 102, 102]); // off by 2 in every channel
  assertEquals(packed([250, 10, 10]), [250, 10, 10]);
});

Deno.test("renderPng() says what is wrong with an option", async () => {
  const bad = (options: object, message: string, kind: ErrorConstructor) =>
    assertRejects(() => renderPng(DOT, options), kind, `Cannot render the spec ${message}`);
  await bad(
    { scale: 0 },
    "as scale must be above 0 and at most 10: current value is 0",
    RangeError,
  );
  await bad({ scale: NaN }, "as scale must be above 0", RangeError);
  await bad({ scale: "2" }, "as scale must be a number: current value is 2", TypeError);
  await bad({ background: 1 }, "as background must be a string: current value is 1", TypeError);
  await bad({ background: "no colour" }, 'with scale 2 and background "no colour"', Error);
  await assertRejects(
    () => renderPng([] as unknown as VegaLiteSpec),
    TypeError,
    "Cannot render the spec as it must be an object: current value is an array",
  );
});

Deno.test("renderPng() packs a plot into under 0.05 bytes a pixel", async () => {
  const png = await renderPng(intervalExample());
  const { width, height } = readPng(png);
  // 0.03 by a palette; the renderer's own four channels a pixel take 0.08
  assert(png.length / (width * height) < 0.05, `${png.length} bytes`);
});
