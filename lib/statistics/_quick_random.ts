import { splitMix64 } from "./_xoshiro128.ts";

/** Four 32-bit words from a seed that was checked: a whole state of the generator. */
export function seededState(seed: number): readonly number[] {
  const fill = splitMix64(BigInt.asUintN(64, BigInt(seed)));
  const first = fill();
  const second = fill();
  // Low word before high word, spelt out: a view on the same bytes would follow the platform.
  const words = [first, first >> 32n, second, second >> 32n];
  return words.map((word) => Number(BigInt.asUintN(32, word)));
}

const BLOCK = 4096;

/**
 * Uniform numbers in [0, 1) of 32 bits: enough to draw counts, at a third of the cost of `createRandom`'s 53.
 *
 * The same generator, xoshiro128**, a block at a time, so that its state stays in local variables.
 */
export function createQuickRandom(seed: number): () => number {
  const state = Int32Array.from(seededState(seed), (word) => word | 0);
  const block = new Float64Array(BLOCK);
  let at = BLOCK;
  return () => {
    if (at === BLOCK) {
      fillBlock(state, block);
      at = 0;
    }
    return block[at++];
  };
}

function fillBlock(state: Int32Array, block: Float64Array): void {
  let [s0, s1, s2, s3] = state;
  for (let i = 0; i < block.length; i++) {
    const five = Math.imul(s1, 5);
    const scrambled = Math.imul((five << 7) | (five >>> 25), 9);
    block[i] = (scrambled >>> 0) / 0x100000000;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = (s3 << 11) | (s3 >>> 21);
  }
  state[0] = s0;
  state[1] = s1;
  state[2] = s2;
  state[3] = s3;
}
