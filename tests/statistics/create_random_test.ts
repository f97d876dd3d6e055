import { assert, assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { chiSquareSf } from "../../lib/statistics/chi_square_sf.ts";
import { createRandom } from "../../lib/statistics/create_random.ts";
import { splitMix64, xoshiro128 } from "../../lib/statistics/_xoshiro128.ts";

function take<T>(count: number, next: () => T): T[] {
  return Array.from({ length: count }, () => next());
}

Deno.test("createRandom() gives the sequence computed from the definition", () => {
  // Python 3.11 integers: SplitMix64 of the seed modulo 2^64 gives two words, low half first; two
  // xoshiro128** outputs h, l make ((h >> 5) 2^26 + (l >> 6)) / 2^53.
  assertEquals(take(3, createRandom(0)), [
    0.870254774404272,
    0.6697971505310978,
    0.3616586206733957,
  ]);
  assertEquals(take(3, createRandom(42)), [
    0.4137016681565887,
    0.003983993377814743,
    0.6500837027638867,
  ]);
  assertEquals(take(2, createRandom(-1)), [0.11122081116347982, 0.12938300625619603]);
  assertEquals(take(2, createRandom(2 ** 53 - 1)), [0.2871189810310325, 0.1540904543499252]);
});

Deno.test("createRandom() rests on the published outputs of its two generators", () => {
  // The state 1, 2, 3, 4 of the authors' xoshiro128starstar.c 1.1; the seed 1234567 of splitmix64.c.
  assertEquals(take(6, xoshiro128([1, 2, 3, 4])), [
    11520,
    0,
    5927040,
    70819200,
    2031721883,
    1637235492,
  ]);
  assertEquals(take(3, splitMix64(1234567n)), [
    6457827717110365317n,
    3203168211198807973n,
    9817491932198370423n,
  ]);
});

Deno.test("createRandom() is uniform on [0, 1) over a million draws", () => {
  const random = createRandom(2024);
  const draws = 1e6;
  const cells = 1000;
  const counts = new Array<number>(cells).fill(0);
  const lowBits = new Array<number>(16).fill(0);
  for (let i = 0; i < draws; i++) {
    const u = random();
    assert(u >= 0 && u < 1);
    counts[Math.floor(u * cells)] += 1;
    lowBits[u * 2 ** 53 % 16] += 1;
  }
  for (const tally of [counts, lowBits]) {
    const expected = draws / tally.length;
    const statistic = tally.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const p = chiSquareSf(statistic, tally.length - 1);
    assert(p > 0.001 && p < 0.999, `chi-square ${statistic} on ${tally.length} cells, p = ${p}`);
  }
});

Deno.test("createRandom() gives neighbouring draws, and neighbouring seeds, that do not correlate", () => {
  const draws = 1e5;
  const random = createRandom(7);
  const pairs = [
    take(draws, () => [random(), random()] as const),
    Array.from({ length: draws }, (_, seed) => {
      const [one, other] = [createRandom(seed), createRandom(seed + 1)];
      return [one(), other()] as const;
    }),
  ];
  for (const pair of pairs) {
    // Under independence the mean of 12 (u - 1/2)(v - 1/2) has standard error 1 / sqrt(draws).
    const mean = pair.reduce((sum, [u, v]) => sum + 12 * (u - 0.5) * (v - 0.5), 0) / draws;
    assert(Math.abs(mean) < 4 / Math.sqrt(draws), `correlation ${mean}`);
  }
});

Deno.test("createRandom() keeps each source apart", () => {
  const one = createRandom(1);
  const first = one();
  const other = createRandom(1);
  one();
  assertEquals(other(), first);
  assertNotEquals(createRandom(2)(), first);
});

Deno.test("createRandom() refuses a seed that is not an integer", () => {
  for (const seed of [0.5, NaN, Infinity, 2 ** 53]) {
    assertThrows(
      () => createRandom(seed),
      RangeError,
      `Cannot compute createRandom as seed must be an integer: current value is ${seed}`,
    );
  }
  assertThrows(() => createRandom("1" as unknown as number), TypeError, "seed must be an integer");
});
