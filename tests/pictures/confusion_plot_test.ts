import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { confusionPlot } from "../../lib/pictures/confusion_plot.ts";
import { confusionExample, data, frozen, objects } from "./examples.ts";

const TITLE = { title: "The finding" };
const MATRIX = { labels: [false, true], counts: [[52, 8], [4, 44]], n: 108, missing: 3 };

Deno.test("confusionPlot() writes count, share of the row and its interval into each cell", () => {
  const cells = data(confusionExample(), "share");
  assertEquals(cells.map((cell) => [cell.reference, cell.predicted, cell.count, cell.share]), [
    ["faithful", "faithful", "52", "86.7 % of 60"],
    ["faithful", "hallucinated", "8", "13.3 % of 60"],
    ["hallucinated", "faithful", "4", "8.3 % of 48"],
    ["hallucinated", "hallucinated", "44", "91.7 % of 48"],
  ]);
  // Wilson's interval of 44 of 48 is .8045 to .9671
  assertEquals(cells[3].interval, "80.4 to 96.7 %");
  assertAlmostEquals(Number(cells[3].rate), 44 / 48, 1e-15);
});

Deno.test("confusionPlot() puts n and the number of rows left out above the table", () => {
  const subtitle = (missing: number) =>
    objects(confusionPlot({ ...MATRIX, missing }, TITLE).title)[0].subtitle;
  assertEquals(subtitle(3), [
    "n 108; 3 more have no label or no verdict.",
    "Cell: count, share of its row, 95 % interval (Wilson).",
  ]);
  assert(JSON.stringify(subtitle(0)).includes("n 108."));
});

Deno.test("confusionPlot() keeps the order of the labels on both axes", () => {
  const spec = confusionPlot({ ...MATRIX, labels: ["b", "a"] }, {
    ...TITLE,
    reference: "Ana says",
    predicted: "the rule says",
  });
  const { x, y } = objects(spec.encoding)[0];
  for (
    const [channel, field, title] of [[x, "predicted", "the rule says"], [
      y,
      "reference",
      "Ana says",
    ]]
  ) {
    const { field: bound, scale, axis } = objects(channel)[0];
    assertEquals([bound, objects(scale)[0].domain, objects(axis)[0].title], [
      field,
      ["b", "a"],
      title,
    ]);
  }
});

Deno.test("confusionPlot() says that a row without counts has no share", () => {
  const spec = confusionPlot(
    { labels: [0, 1], counts: [[0, 0], [1, 9]], n: 10, missing: 0 },
    TITLE,
  );
  const cells = data(spec, "share");
  assertEquals([cells[0].rate, cells[0].count, cells[0].share], [null, "0", "undefined: n 0"]);
});

Deno.test("confusionPlot() never rounds a rare failure to none", () => {
  const counts = [[99999, 1], [0, 5]];
  const spec = confusionPlot({ labels: ["a", "b"], counts, n: 100005, missing: 0 }, TITLE);
  assertEquals(data(spec, "share").slice(0, 3).map((cell) => cell.share), [
    "99.999 % of 100,000",
    "0.001 % of 100,000",
    "0.0 % of 5",
  ]);
});

Deno.test("confusionPlot() writes every share with a contrast of 4.5:1 to its shade", () => {
  const spec = confusionExample();
  const range = objects(spec).map((object) => object.range).find(Array.isArray) ?? [];
  const test = objects(spec).map((object) => String(object.test))
    .find((text) => text.startsWith("datum.rate >"));
  const turn = Number(test?.split(">")[1]);
  assertEquals(range[0], "white");
  const deep = [1, 3, 5].map((at) => parseInt(String(range[1]).slice(at, at + 2), 16));
  for (let share = 0; share <= 1; share += 1 / 512) {
    const shade = luminance(deep.map((channel) => Math.round(255 - share * (255 - channel))));
    const ink = share > turn ? 1 : 0;
    const contrast = (Math.max(shade, ink) + 0.05) / (Math.min(shade, ink) + 0.05);
    assert(contrast >= 4.5, `share ${share}: contrast ${contrast}`);
  }
});

/** Relative luminance of an sRGB colour, WCAG 2.2. */
function luminance(rgb: readonly number[]): number {
  const [r, g, b] = rgb.map((channel) => channel / 255)
    .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

Deno.test("confusionPlot() says no rows where there are no labels", () => {
  const spec = confusionPlot({ labels: [], counts: [], n: 0, missing: 0 }, TITLE);
  assertEquals(data(spec, "note"), [{ note: "no rows" }]);
});

Deno.test("confusionPlot() takes labels that are names of object members", () => {
  const labels = ["constructor", "__proto__"];
  const spec = confusionPlot({ ...MATRIX, labels }, TITLE);
  assertEquals(objects(objects(objects(spec.encoding)[0].x)[0].scale)[0].domain, labels);
});

Deno.test("confusionPlot() leaves its input alone and returns plain JSON", () => {
  const spec = confusionPlot(frozen(structuredClone(MATRIX)), frozen({ ...TITLE }));
  assertEquals(JSON.parse(JSON.stringify(spec)), spec);
});

Deno.test("confusionPlot() says what is wrong with a matrix", () => {
  const bad = (part: object, message: string, kind: typeof TypeError | typeof RangeError) => {
    assertThrows(
      () => confusionPlot({ ...MATRIX, ...part }, TITLE),
      kind,
      `Cannot compute confusionPlot as matrix.${message}`,
    );
  };
  bad({ labels: undefined }, "labels must be an array: current value is undefined", TypeError);
  bad({ counts: [[1, 2]] }, "counts.length must be 2, as many as labels", RangeError);
  bad({ counts: [[1, 2], [3]] }, "counts[1].length must be 2, as many as labels", RangeError);
  bad({ counts: [[1, 2], 3] }, "counts[1] must be an array: current value is 3", TypeError);
  bad({ counts: [[1, 2], [3, 4.5]] }, "counts[1][1] must be an integer >= 0", RangeError);
  bad({ counts: [["1", 2], [3, 4]] }, "counts[0][0] must be a number", TypeError);
  bad({ n: 107 }, "n must be 108, the sum of the counts: current value is 107", RangeError);
  bad({ missing: "3" }, "missing must be a number", TypeError);
});

Deno.test("confusionPlot() says what is wrong with the options", () => {
  const bad = (options: unknown, message: string, kind: typeof TypeError | typeof RangeError) => {
    assertThrows(
      () => confusionPlot(MATRIX, options as typeof TITLE),
      kind,
      `Cannot compute confusionPlot as ${message}`,
    );
  };
  bad(undefined, "options must be an object with a title", TypeError);
  bad({}, "title must be a string", TypeError);
  bad({ ...TITLE, names: "x" }, "names must be an object from label to name", TypeError);
  bad({ ...TITLE, names: { true: 1 } }, 'names["true"] must be a string', TypeError);
  bad(
    { ...TITLE, names: { true: "x", false: "x" } },
    'the names of the labels must be distinct: current value is ["x","x"]',
    RangeError,
  );
  bad({ ...TITLE, reference: 1 }, "reference must be a string", TypeError);
  assertThrows(
    () => confusionPlot(null as unknown as typeof MATRIX, TITLE),
    TypeError,
    "matrix must be",
  );
});
