import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { humanCeiling } from "../../lib/statistics/human_ceiling.ts";
import { wilsonInterval } from "../../lib/statistics/wilson_interval.ts";

Deno.test("humanCeiling() holds people and judge against the others, by hand", () => {
  // Item 1, all x: three comparisons, each right; judge x, three right. Item 2, x x y: the others of each x
  // are tied (x, y); those of y say x: it is wrong, the judge (y) too. Item 3, y with a missing rating:
  // the two who rated it are each held against the other, right; judge x, wrong twice. Item 4: one rating.
  const found = humanCeiling(
    [["x", "x", "y", null], ["x", "x", "y", null], ["x", "y", null, "x"]],
    ["x", "y", "x", "x"],
  );
  const { person, judge, difference, ties, unjudged, items, raters } = found;
  assertEquals([found.comparisons, person.estimate, judge.estimate], [6, 5 / 6, 3 / 6]);
  // Six comparisons on three items: the intervals are over items.
  assertEquals([person.n, judge.n, difference.n], [3, 3, 3]);
  assertAlmostEquals(difference.estimate ?? NaN, -2 / 6, 1e-15);
  assertEquals([ties, unjudged, items], [2, 0, 3]);
  const each = raters.map((it) => [it.person.n, it.comparisons, it.person.estimate, it.ties]);
  assertEquals(each, [[2, 2, 1, 1], [2, 2, 1, 1], [2, 2, 0.5, 0]]);
});

Deno.test("humanCeiling() against each of the others counts shares, and leaves no tie out", () => {
  // One item, x x y. First two: half of the others agree; third: none. The judge (x): half, half, all.
  const { person, judge, comparisons, ties } = humanCeiling(
    [["x"], ["x"], ["y"]],
    ["x"],
    { against: "each" },
  );
  assertEquals([person.estimate, judge.estimate, person.n], [1 / 3, 2 / 3, 1]);
  assertEquals([comparisons, ties], [3, 0]);
});

Deno.test("humanCeiling() of one person is Wilson's interval, its difference Bonett and Price's", () => {
  // The others always say true, so right is true: both 20, judge alone 12, person alone 2, neither 16.
  const cells = [[20, true, true], [12, true, false], [2, false, true], [
    16,
    false,
    false,
  ]] as const;
  const judge = cells.flatMap(([times, said]) => Array<boolean>(times).fill(said));
  const person = cells.flatMap(([times, , said]) => Array<boolean>(times).fill(said));
  const others = judge.map(() => true);
  const [first] = humanCeiling([person, others, others], judge).raters;
  const wilson = wilsonInterval(22, 50);
  assertAlmostEquals(first.person.lower ?? NaN, wilson.lower ?? NaN, 1e-12);
  assertAlmostEquals(first.person.upper ?? NaN, wilson.upper ?? NaN, 1e-12);
  // PropCIs 0.3-0, diffpropci.Wald.mp of 12 and 2 discordant pairs among 50.
  assertAlmostEquals(first.difference.lower ?? NaN, 0.05089167043120069, 1e-12);
  assertAlmostEquals(first.difference.upper ?? NaN, 0.33372371418418395, 1e-12);
});

Deno.test("humanCeiling() keeps a width where all agree, by items and not by comparisons", () => {
  const all = Array<number>(20).fill(1);
  const { person, judge, difference, comparisons } = humanCeiling([all, all, all], all);
  const wilson = wilsonInterval(20, 20);
  assertEquals([person.n, comparisons, person.estimate, person.upper], [20, 60, 1, 1]);
  assertAlmostEquals(person.lower ?? NaN, wilson.lower ?? NaN, 1e-12);
  assertEquals(judge.lower, person.lower);
  assert(difference.lower !== null && difference.lower < 0 && difference.upper > 0);
});

Deno.test("humanCeiling() counts what the judge left out, and is undefined without a comparison", () => {
  const { person, judge, difference, unjudged, items } = humanCeiling(
    [[0, 1], [0, 1], [0, 1]],
    [null, undefined],
  );
  assertEquals([person.estimate, judge.estimate, difference.estimate], [null, null, null]);
  assertEquals([unjudged, items, person.n], [6, 0, 0]);
  const labelled = humanCeiling([[0], [0], [0]], [2]);
  assertEquals([labelled.judge.estimate, labelled.person.estimate], [0, 1]);
});

Deno.test("humanCeiling() refuses two raters, a judge of another kind and unequal lengths", () => {
  assertThrows(
    () => humanCeiling([[1], [1]], [1]),
    RangeError,
    "Cannot compute humanCeiling as ratings.length must be at least 3",
  );
  const three = [[true, false], [true, false], [true, true]];
  assertThrows(
    () => humanCeiling(three, [1, 0]),
    TypeError,
    "judge[0] must be a boolean, as rated",
  );
  assertThrows(() => humanCeiling(three, [true]), RangeError, "judge.length must be 2");
  assertThrows(() => humanCeiling([[1], [1], [NaN]], [1]), RangeError, "ratings[2][0]");
  assertThrows(() => humanCeiling(three, [true, true], { level: 1 }), RangeError, "level");
});
