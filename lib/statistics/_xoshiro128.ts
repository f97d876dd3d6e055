/**
 * xoshiro128** 1.1: 32-bit integers in [0, 2^32) from a state of four 32-bit words, not all zero.
 * Source: D. Blackman and S. Vigna, Scrambled linear pseudorandom number generators, ACM TOMS 47
 * (2021), https://prng.di.unimi.it/.
 */
export function xoshiro128(state: readonly number[]): () => number {
  let [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = state;
  return () => {
    const scrambled = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9);
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotateLeft(s3, 11);
    return scrambled >>> 0;
  };
}

/**
 * SplitMix64: 64-bit integers from a 64-bit seed, which spread any seed, 0 too, over a whole state.
 * Source: G. L. Steele, D. Lea and C. H. Flood, Fast splittable pseudorandom number generators,
 * OOPSLA 2014, with the constants of S. Vigna, https://prng.di.unimi.it/splitmix64.c.
 */
export function splitMix64(seed: bigint): () => bigint {
  let state = seed;
  return () => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let word = state;
    word = BigInt.asUintN(64, (word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word = BigInt.asUintN(64, (word ^ (word >> 27n)) * 0x94d049bb133111ebn);
    return word ^ (word >> 31n);
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
