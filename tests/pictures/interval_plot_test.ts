import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Interval } from "../../lib/statistics/interval.ts";
import { intervalPlot } from "../../lib/pictures/interval_plot.ts";
import { bounded, data, frozen, objects, ROWS, UNDEFINED } from "./examples.ts";

const TITLE = { title: "The finding" };
const caught = bounded(44, 48, 0.8045, 0.9671);

function one(interval: Interval, options = {}) {
  return intervalPlot([{ label: "a", interval }], { ...TITLE, ...options });
}

/** The labels of the first panel from top to bottom. */
function order(spec: ReturnType<typeof intervalPlot>) {
  const y = objects(spec).find((object) => object.field === "label");
  return objects(y?.scale ?? null)[0].domain;
}

Deno.test("intervalPlot() carries the numbers it was given, with the count and n as text", () => {
  assertEquals(data(one(caught), "estimate"), [
    { label: "a", estimate: 44 / 48, lower: 0.8045, upper: 0.9671, n: 48, text: "44/48" },
  ]);
});

Deno.test("intervalPlot() binds bounds, estimate and lower bound to the x axis", () => {
  const marks = objects(one(caught)).filter((object) => "mark" in object).map((layer) => {
    const encoding = objects(layer.encoding ?? null)[0];
    return [objects(layer.mark)[0].type, objects(encoding.x)[0].field, encoding.x2 ?? null];
  });
  assertEquals(marks.slice(0, 3), [
    ["rule", "lower", { field: "upper" }],
    ["tick", "lower", null],
    ["point", "estimate", null],
  ]);
});

Deno.test("intervalPlot() writes what is no plain proportion with its interval and n", () => {
  const text = (interval: Interval, options = {}) =>
    data(one(interval, options), "estimate")[0].text;
  const weighted = { estimate: 0.6953, lower: 0.659, upper: 0.7321, n: 1487, level: 0.95 };
  assertEquals(
    text({ ...weighted, method: "bootstrap" }),
    "69.5 % (65.9 to 73.2), n 1,487",
  );
  assertEquals(
    text({ ...weighted, method: "bootstrap" }, { percent: false }),
    ".695 (.659 to .732), n 1,487",
  );
  // 0.6953 x 1487 = 1033.9 is no count, so this proportion was weighted
  assertEquals(text({ ...weighted, method: "wilson" }), "69.5 % (65.9 to 73.2), n 1,487");
  const rare = { estimate: 0.0001, lower: 0, upper: 0.9999, n: 7, level: 0.95, method: "x" };
  assertEquals(text(rare), "0.01 % (0.0 to 99.99), n 7");
});

Deno.test("intervalPlot() says that an estimate has no interval, and never hides its n", () => {
  const bare = { lower: null, upper: null, level: 0.95, reason: "one rater is constant" };
  const text = (interval: Interval) => data(one(interval), "estimate")[0].text;
  assertEquals(
    text({ ...bare, estimate: 1, n: 60, method: "wilson" }),
    "60/60 (no interval: one rater is\nconstant)",
  );
  assertEquals(
    text({ ...bare, estimate: 0, n: 60, method: "wald" }),
    "0.0 % (no interval: one rater is\nconstant), n 60",
  );
});

Deno.test("intervalPlot() keeps an undefined row with its reason", () => {
  const [row] = data(one(UNDEFINED), "estimate");
  assertEquals([row.estimate, row.text, row.note], [null, "n 0", "undefined: n is 0"]);
});

Deno.test("intervalPlot() orders by lower bound after `all`, the undefined last", () => {
  const rows = [
    { label: "empty", interval: UNDEFINED },
    { label: "bare", interval: { ...UNDEFINED, estimate: 0.1, n: 9 } as Interval },
    { label: "strong", interval: caught },
    { label: "weak", interval: bounded(5, 8, 0.3057, 0.8632) },
    { label: "all", interval: bounded(180, 200, 0.8506, 0.9343) },
  ];
  assertEquals(order(intervalPlot(rows, TITLE)), ["all", "weak", "strong", "bare", "empty"]);
  assertEquals(
    order(intervalPlot(rows, { ...TITLE, sort: "none" })),
    ["empty", "bare", "strong", "weak", "all"],
  );
});

Deno.test("intervalPlot() sets two groups of the same labels side by side, in one order", () => {
  const spec = intervalPlot(ROWS, TITLE);
  const panels = objects(spec.hconcat).filter((object) => "layer" in object);
  assertEquals(panels.map((panel) => objects(panel.title)[0].text), [
    ["catches bad"],
    ["passes good"],
  ]);
  // lower bounds: legal .3057, billing .6387 (the least of both groups), new .8865
  assertEquals(order(spec), ["all", "legal", "billing", "new"]);
});

Deno.test("intervalPlot() keeps the rows of panels side by side level", () => {
  const reason = "expected agreement is 1 as both raters gave the same label to every row";
  const spec = intervalPlot([
    { label: "a", group: "first", interval: caught },
    { label: "a", group: "second", interval: { ...UNDEFINED, reason } as Interval },
  ], TITLE);
  const heights = objects(spec.hconcat).filter((object) => "layer" in object)
    .map((panel) => panel.height);
  // three lines of 15 pixels for the reason, and 10 between rows
  assertEquals(heights, [{ step: 55 }, { step: 55 }]);
});

Deno.test("intervalPlot() stacks groups of other labels", () => {
  const spec = intervalPlot([
    { label: "a", group: "first", interval: caught },
    { label: "b", group: "second", interval: caught },
    { label: "a", interval: caught },
  ], TITLE);
  const titles = objects(spec.vconcat).filter((object) => "layer" in object)
    .map((panel) => objects(panel.title)[0].text);
  assertEquals(titles, [["first"], ["second"], ["(no group)"]]);
});

Deno.test("intervalPlot() draws the bar to reach with its value", () => {
  const spec = one(caught, { bar: 0.8 });
  assertEquals(data(spec, "bar")[0], { bar: 0.8 });
  assert(objects(spec).some((object) => object.text === "bar 80 %"));
  assertEquals(data(one(caught), "bar"), []);
});

Deno.test("intervalPlot() widens the axis to what it has to show, and no further", () => {
  const domain = (spec: ReturnType<typeof intervalPlot>) =>
    objects(spec).find((object) => Array.isArray(object.domain) && "nice" in object)?.domain;
  assertEquals(domain(one(caught)), [0, 1]);
  assertEquals(domain(one({ ...caught, lower: -0.13 } as Interval)), [-0.2, 1]);
  assertEquals(domain(one(caught, { domain: [0.5, 1] })), [0.5, 1]);
});

Deno.test("intervalPlot() breaks long labels into lines and loses nothing of them", () => {
  const label =
    "Refund of a gift card that was bought abroad/and_never_used_by_anyone in the family";
  const spec = intervalPlot([{ label, interval: caught }], TITLE);
  const { labelExpr } = objects(spec).find((object) => "labelOffset" in object) ?? {};
  const [[lines]] = [JSON.parse(String(labelExpr).split("[indexof(")[0])];
  assertEquals(lines.join("").replaceAll(" ", ""), label.replaceAll(" ", ""));
  assert(lines.every((line: string) => line.length <= 34), lines.join("|"));
});

Deno.test("intervalPlot() says what a hollow point is, when there is one", () => {
  const subtitle = (interval: Interval) => JSON.stringify(objects(one(interval).title)[0].subtitle);
  assert(subtitle(bounded(5, 8, 0.3057, 0.8632)).includes("Hollow point: n < 20."));
  assert(!subtitle(caught).includes("Hollow"));
});

Deno.test("intervalPlot() says no rows for an empty list", () => {
  const spec = intervalPlot([], { title: "Nothing yet" });
  assertEquals(data(spec, "note"), [{ note: "no rows" }]);
  assertEquals(objects(spec.title)[0].text, ["Nothing yet"]);
});

Deno.test("intervalPlot() leaves its input alone and returns plain JSON", () => {
  const spec = intervalPlot(frozen(structuredClone(ROWS)), frozen({ ...TITLE, bar: 0.8 }));
  assertEquals(JSON.parse(JSON.stringify(spec)), spec);
});

Deno.test("intervalPlot() names the first bad row and what is wrong with it", () => {
  const bad = (row: unknown, message: string, kind: typeof TypeError | typeof RangeError) => {
    const rows = [{ label: "good", interval: caught }, row] as Parameters<typeof intervalPlot>[0];
    assertThrows(() => intervalPlot(rows, TITLE), kind, message);
  };
  const start = "Cannot compute intervalPlot as rows[1]";
  bad(null, `${start} must be an object: current value is null`, TypeError);
  bad({ label: 3, interval: caught }, `${start}.label must be a string`, TypeError);
  bad({ label: "a", group: 1, interval: caught }, `${start}.group must be a string`, TypeError);
  bad({ label: "good", interval: caught }, `${start}.label must be distinct`, RangeError);
  bad({ label: "a" }, `${start}.interval must be an interval`, TypeError);
  const change = (part: object) => ({ label: "a", interval: { ...caught, ...part } });
  bad(
    change({ n: -1 }),
    `${start}.interval.n must be an integer >= 0: current value is -1`,
    RangeError,
  );
  bad(
    change({ n: "48" }),
    `${start}.interval.n must be a number: current value is "48"`,
    TypeError,
  );
  bad(change({ estimate: NaN }), `${start}.interval.estimate must be a finite number`, RangeError);
  bad(change({ upper: null }), `${start}.interval.upper must be a number`, TypeError);
  bad(change({ lower: 0.97 }), `${start}.interval.lower must be at most its upper`, RangeError);
  bad(change({ level: 95 }), `${start}.interval.level must be between 0 and 1`, RangeError);
  bad(change({ lower: null, upper: null }), `${start}.interval.reason must be a string`, TypeError);
  bad(change({ estimate: null }), `${start}.interval.reason must be a string`, TypeError);
  bad(
    change({ upper: 91.7 }),
    `${start}.interval must be a share (or say percent: false): current value is 91.7`,
    RangeError,
  );
});

Deno.test("intervalPlot() refuses options that would cut something off or make no sense", () => {
  const bad = (options: object, message: string, kind: typeof TypeError | typeof RangeError) => {
    assertThrows(() => one(caught, options), kind, `Cannot compute intervalPlot as ${message}`);
  };
  bad({ title: undefined }, "title must be a string: current value is undefined", TypeError);
  bad({ bar: 80 }, "bar must be a share", RangeError);
  bad({ bar: NaN }, "bar must be a finite number", TypeError);
  bad({ sort: "upper" }, 'sort must be lower or none: current value is "upper"', RangeError);
  bad({ percent: "yes" }, "percent must be a boolean", TypeError);
  bad({ domain: [0.9, 1] }, "rows[0].interval must be inside the domain 0.9 to 1", RangeError);
  bad({ domain: [0.5, 1], bar: 0.4 }, "bar must be inside the domain", RangeError);
  bad({ domain: [1, 0] }, "domain must be ascending", RangeError);
  bad({ domain: 1 }, "domain must be two finite numbers", TypeError);
  assertThrows(
    () => intervalPlot({ label: "a" } as unknown as [], TITLE),
    TypeError,
    "Cannot compute intervalPlot as rows must be an array",
  );
  assertThrows(
    () => intervalPlot([], undefined as unknown as typeof TITLE),
    TypeError,
    "Cannot compute intervalPlot as options must be an object with a title",
  );
});
