/** Numbers ids by their bytes, each under an owner, and makes no text of any. */
export interface ByteTable {
  /** The number of the id, or -1. */
  readonly find: (owner: number, bytes: Uint8Array, start: number, end: number) => number;
  /** Adds the id under the next number; -1 where it is there already. */
  readonly add: (owner: number, bytes: Uint8Array, start: number, end: number) => number;
  /** How many ids there are. */
  readonly size: () => number;
  /** The owner of an id. */
  readonly ownerOf: (index: number) => number;
  /** An id as text. */
  readonly text: (index: number) => string;
  /** Whether the id is `bytes`. */
  readonly equals: (index: number, bytes: Uint8Array, start: number, end: number) => boolean;
  /** Compares two ids by their bytes, as C's strcmp does. */
  readonly compare: (a: number, b: number) => number;
  /** Where an id's bytes stand, to look it up in another table. */
  readonly place: (index: number) => { bytes: Uint8Array; start: number; end: number };
  /** Forgets all ids and keeps the room. */
  readonly clear: () => void;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** An empty table. Open addressing with linear probing, at most half full. */
export function createByteTable(): ByteTable {
  let arena = new Uint8Array(1 << 14);
  let starts = new Uint32Array(1 << 10);
  let owners = new Uint32Array(1 << 10);
  let hashes = new Uint32Array(1 << 10);
  let slots = new Int32Array(1 << 11);
  let size = 0;

  /** The slot of the id, or the free one where it belongs. A slot holds the number + 1. */
  const slotOf = (
    hash: number,
    owner: number,
    bytes: Uint8Array,
    start: number,
    end: number,
  ): number => {
    const mask = slots.length - 1;
    for (let slot = hash & mask;; slot = (slot + 1) & mask) {
      const index = slots[slot] - 1;
      if (index < 0) return slot;
      if (hashes[index] !== hash || owners[index] !== owner) continue;
      const from = starts[index];
      const length = end - start;
      if (starts[index + 1] - from !== length) continue;
      let same = 0;
      while (same < length && arena[from + same] === bytes[start + same]) same++;
      if (same === length) return slot;
    }
  };

  const grow = (): void => {
    starts = longer(starts);
    owners = longer(owners);
    hashes = longer(hashes);
    slots = new Int32Array(slots.length * 2);
    const mask = slots.length - 1;
    for (let index = 0; index < size; index++) {
      let slot = hashes[index] & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
  };

  return {
    find: (owner, bytes, start, end) =>
      slots[slotOf(hashOf(owner, bytes, start, end), owner, bytes, start, end)] - 1,
    add(owner, bytes, start, end) {
      const hash = hashOf(owner, bytes, start, end);
      let slot = slotOf(hash, owner, bytes, start, end);
      if (slots[slot] !== 0) return -1;
      if (size + 2 > starts.length) {
        grow();
        slot = slotOf(hash, owner, bytes, start, end);
      }
      const from = starts[size];
      while (from + end - start > arena.length) arena = longer(arena);
      for (let i = start; i < end; i++) arena[from + i - start] = bytes[i];
      starts[size + 1] = from + end - start;
      owners[size] = owner;
      hashes[size] = hash;
      slots[slot] = size + 1;
      return size++;
    },
    size: () => size,
    ownerOf: (index) => owners[index],
    text: (index) => decoder.decode(arena.subarray(starts[index], starts[index + 1])),
    equals(index, bytes, start, end) {
      const from = starts[index];
      if (starts[index + 1] - from !== end - start) return false;
      for (let i = start; i < end; i++) if (arena[from + i - start] !== bytes[i]) return false;
      return true;
    },
    compare(a, b) {
      const [aEnd, bEnd] = [starts[a + 1], starts[b + 1]];
      let [i, j] = [starts[a], starts[b]];
      while (i < aEnd && j < bEnd && arena[i] === arena[j]) {
        i++;
        j++;
      }
      if (i === aEnd || j === bEnd) return (aEnd - i) - (bEnd - j);
      return arena[i] - arena[j];
    },
    place: (index) => ({ bytes: arena, start: starts[index], end: starts[index + 1] }),
    clear() {
      slots.fill(0);
      size = 0;
    },
  };
}

/** FNV-1a over the bytes, started by the owner. */
function hashOf(owner: number, bytes: Uint8Array, start: number, end: number): number {
  let hash = Math.imul(owner, 0x9e3779b1) ^ 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function longer<Numbers extends Uint8Array | Uint32Array>(numbers: Numbers): Numbers {
  const twice = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  twice.set(numbers);
  return twice;
}
