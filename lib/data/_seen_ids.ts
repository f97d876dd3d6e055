/** Which line first held an id: 0 if none did, and then the id is remembered with this line. */
export type FirstLine = (id: string, line: number) => number;

/** Remembers ids as they are: exact, and at the cost of their text. */
export function createSeenTexts(): FirstLine {
  const lines = new Map<string, number>();
  return function firstLine(id, line) {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    return first ?? 0;
  };
}

/** One of the small hash tables, with open addressing. */
interface Table {
  /** High half of the hash, low half, line: 3 numbers a slot. Line 0 marks a free slot. */
  slots: Int32Array;
  used: number;
}

const tableBits = 6;
const growth = 1.5;
// Growing from 3/4 full by 1.5 leaves a table half full: 12 bytes a slot are 16 to 24 an id.
const fullest = 0.75;

/**
 * Remembers ids by a 64-bit hash, in at most 24 bytes each.
 *
 * The ids are spread over 64 tables that grow one at a time, so that growing never copies them all.
 * An equal hash proves nothing: `isSame` says whether the id of an earlier line is this one.
 * `hashMask` narrows the hash, for tests of colliding ids.
 */
export function createSeenIds(
  isSame: (id: string, line: number) => boolean,
  hashMask = -1,
): FirstLine {
  const tables = Array.from({ length: 2 ** tableBits }, () => createTable(16));
  return function firstLine(id, line) {
    const { high, low } = hashOf(id, hashMask);
    const table = tables[high >>> (32 - tableBits)];
    const { slots } = table;
    let at = firstSlot(low, slots);
    while (slots[at + 2] !== 0) {
      if (slots[at] === high && slots[at + 1] === low && isSame(id, slots[at + 2])) {
        return slots[at + 2];
      }
      at = at + 3 === slots.length ? 0 : at + 3;
    }
    slots[at] = high;
    slots[at + 1] = low;
    slots[at + 2] = line;
    table.used++;
    if (3 * table.used > fullest * slots.length) grow(table);
    return 0;
  };
}

function createTable(length: number): Table {
  return { slots: new Int32Array(3 * length), used: 0 };
}

/** Spreads hashes evenly over any number of slots, not only over a power of two. */
function firstSlot(low: number, slots: Int32Array): number {
  return 3 * Math.floor(((low >>> 0) / 2 ** 32) * (slots.length / 3));
}

function grow(table: Table): void {
  const { slots: old } = table;
  const { slots } = createTable(Math.ceil((growth * old.length) / 3));
  for (let from = 0; from < old.length; from += 3) {
    if (old[from + 2] === 0) continue;
    let at = firstSlot(old[from + 1], slots);
    while (slots[at + 2] !== 0) at = at + 3 === slots.length ? 0 : at + 3;
    slots[at] = old[from];
    slots[at + 1] = old[from + 1];
    slots[at + 2] = old[from + 2];
  }
  table.slots = slots;
}

/**
 * Two 32-bit lanes over the UTF-16 code units: FNV-1a, and one that also folds its high bits down,
 * so that the lanes do not share their low bits. Each is closed by the finalizer of MurmurHash3.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ and https://github.com/aappleby/smhasher
 */
function hashOf(id: string, mask: number): { readonly high: number; readonly low: number } {
  let high = 0x811c9dc5 | 0;
  let low = 0x9e3779b9 | 0;
  for (let i = 0; i < id.length; i++) {
    const code = id.charCodeAt(i);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
    low ^= low >>> 15;
  }
  return { high: mix(high) & mask, low: mix(low) & mask };
}

function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
