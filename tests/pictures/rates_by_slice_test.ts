import { assertEquals, assertThrows } from "@std/assert";
import { calibrateJudge } from "../../lib/decisions/calibrate_judge.ts";
import { intervalPlot } from "../../lib/pictures/interval_plot.ts";
import { ratesBySlice } from "../../lib/pictures/rates_by_slice.ts";

const record = calibrateJudge([true, false, true, false], [true, false, false, null], {
  slices: { topic: ["returns", "returns", "shipping", "shipping"], page: ["1", "2", "1", "2"] },
});

Deno.test("ratesBySlice() gives a row for each rate and value, those over all first", () => {
  const rows = ratesBySlice(record, "topic");
  assertEquals(
    rows.map(({ group, label, interval }) => [group, label, interval.estimate, interval.n]),
    [
      ["catches bad answers", "all", 0.5, 2],
      ["catches bad answers", "returns", 1, 1],
      ["catches bad answers", "shipping", 0, 1],
      ["passes good answers", "all", 1, 1],
      ["passes good answers", "returns", 1, 1],
      ["passes good answers", "shipping", null, 0],
    ],
  );
});

Deno.test("ratesBySlice() takes other rates, and leaves the rows over all out", () => {
  const rows = ratesBySlice(record, "page", { rates: ["agreement"], all: null });
  assertEquals(rows.map(({ label, interval }) => [label, interval.estimate]), [["1", 0.5], [
    "2",
    1,
  ]]);
});

Deno.test("ratesBySlice() makes what intervalPlot() takes", () => {
  intervalPlot(ratesBySlice(record, "topic"), { title: "A small record" });
});

Deno.test("ratesBySlice() names the slices that there are", () => {
  assertThrows(
    () => ratesBySlice(record, "domain"),
    RangeError,
    'one of those of the record (topic, page): current value is "domain"',
  );
});
