import { requireSeed } from "./_require.ts";
import { seededState } from "./_quick_random.ts";
import { xoshiro128 } from "./_xoshiro128.ts";

/**
 * A source of uniform random numbers that gives the same sequence for the same seed, everywhere.
 *
 * For resampling, splitting and simulation that must be repeatable: write the seed down beside the
 * result. Not for cryptography: a few outputs reveal the rest.
 *
 * Each number has 53 random bits. The generator is xoshiro128** 1.1, its state filled from the seed by
 * SplitMix64; both use integer arithmetic only, so that no platform can differ. Every integer seed,
 * 0 and negative ones too, gives a sequence of its own.
 *
 * @param seed An integer, at most 2^53 - 1 in size.
 * @returns A function that gives the next number in [0, 1) at each call.
 * @throws {RangeError} If `seed` is not a safe integer.
 * @throws {TypeError} If `seed` is not a number.
 * @see D. Blackman and S. Vigna, Scrambled linear pseudorandom number generators, ACM TOMS 47 (2021),
 * https://prng.di.unimi.it/
 *
 * @example
 * ```ts
 * import { createRandom } from "@touchstone/eval/statistics";
 * import { assertEquals } from "@std/assert";
 *
 * const random = createRandom(1);
 * const again = createRandom(1);
 *
 * assertEquals([random(), random()], [again(), again()]);
 * ```
 */
export function createRandom(seed: number): () => number {
  requireSeed(seed, "createRandom");
  const next = xoshiro128(seededState(seed));
  // 27 bits above 26 bits: every multiple of 2^-53 in [0, 1) is possible and equally likely.
  return () => ((next() >>> 5) * 0x4000000 + (next() >>> 6)) / 0x20000000000000;
}
