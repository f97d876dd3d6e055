/**
 * SHA-256 of a text's UTF-8 bytes, in lower-case hex.
 *
 * Here because Web Crypto answers only later, and loading `node:crypto` doubles the time that a script takes to
 * start (25 ms); for the short texts that are hashed in this room the difference in speed is none.
 *
 * @see FIPS 180-4, Secure Hash Standard, section 6.2, https://doi.org/10.6028/NIST.FIPS.180-4
 */
export function sha256(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  const schedule = new Int32Array(64);
  for (let at = 0; at < words.length; at += 16) addBlock(state, schedule, words, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The message as big-endian words: a 1 bit after it, zeros, and its length in bits (section 5.1.1). */
function paddedWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64));
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - 8 * (i & 3));
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

function addBlock(state: Int32Array, schedule: Int32Array, words: Int32Array, at: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = words[at + t];
  for (let t = 16; t < 64; t++) {
    const [x, y] = [schedule[t - 15], schedule[t - 2]];
    const sigma0 = right(x, 7) ^ right(x, 18) ^ (x >>> 3);
    const sigma1 = right(y, 17) ^ right(y, 19) ^ (y >>> 10);
    schedule[t] = (schedule[t - 16] + sigma0 + schedule[t - 7] + sigma1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < 64; t++) {
    const sum1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + ROUND[t] + schedule[t]) | 0;
    const sum0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => state[i] = (state[i] + word) | 0);
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional parts of the square roots of 8 primes, the cube roots of 64. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}
