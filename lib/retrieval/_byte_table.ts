/**
 * Ids numbered by their bytes, each under an owner and with a value, of which no text is made. Open addressing,
 * at most half full. Plain data with functions beside it: closures of each table would be compiled anew.
 */
export interface ByteTable {
  /** The bytes of all ids, one after another. */
  arena: Uint8Array;
  /** Where each id starts; it ends where the next one starts. */
  starts: Uint32Array;
  /** The owner of each id. */
  owners: Uint32Array;
  /** The hash of each id, as the scan of a line gives it. */
  hashes: Int32Array;
  /** The value of each id. */
  values: Float64Array;
  /** The number of an id + 1, where its hash says. */
  slots: Int32Array;
  /** How many ids there are. */
  size: number;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** An empty table with room for some ids, a power of two. */
export function createByteTable(room: number): ByteTable {
  return {
    arena: new Uint8Array(16 * room),
    starts: new Uint32Array(room),
    owners: new Uint32Array(room),
    hashes: new Int32Array(room),
    values: new Float64Array(room),
    slots: new Int32Array(2 * room),
    size: 0,
  };
}

/** The number of an id, or -1. */
export function findId(
  table: ByteTable,
  owner: number,
  hash: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): number {
  return table.slots[slotOf(table, owner, hash, bytes, start, end)] - 1;
}

/** Adds an id under the next number; -1 where it is there already. */
export function addId(
  table: ByteTable,
  owner: number,
  hash: number,
  bytes: Uint8Array,
  start: number,
  end: number,
  value: number,
): number {
  if (table.size + 2 > table.starts.length) grow(table);
  const slot = slotOf(table, owner, hash, bytes, start, end);
  if (table.slots[slot] !== 0) return -1;
  const index = table.size++;
  let to = table.starts[index];
  if (to + end - start > table.arena.length) {
    table.arena = longer(table.arena, new Uint8Array(2 * (table.arena.length + end - start)));
  }
  const { arena } = table;
  for (let from = start; from < end; from++) arena[to++] = bytes[from];
  table.starts[index + 1] = to;
  table.owners[index] = owner;
  table.hashes[index] = hash;
  table.values[index] = value;
  table.slots[slot] = index + 1;
  return index;
}

/** Forgets all ids and keeps the room. */
export function clearIds(table: ByteTable): void {
  table.slots.fill(0);
  table.size = 0;
}

/** An id as text. */
export function idText({ arena, starts }: ByteTable, index: number): string {
  return decoder.decode(arena.subarray(starts[index], starts[index + 1]));
}

/** The slot of an id, or the free one where it belongs. */
function slotOf(
  { arena, hashes, owners, slots, starts }: ByteTable,
  owner: number,
  hash: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): number {
  const mask = slots.length - 1;
  for (let slot = firstSlot(owner, hash) & mask;; slot = (slot + 1) & mask) {
    const index = slots[slot] - 1;
    if (index < 0) return slot;
    if (hashes[index] !== hash || owners[index] !== owner) continue;
    let at = starts[index];
    if (starts[index + 1] - at !== end - start) continue;
    let other = start;
    while (other < end && arena[at] === bytes[other]) {
      at++;
      other++;
    }
    if (other === end) return slot;
  }
}

/** Spreads the hashes over the slots, and those of one owner apart from those of another. */
function firstSlot(owner: number, hash: number): number {
  let mixed = hash ^ Math.imul(owner, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

function grow(table: ByteTable): void {
  const room = 2 * table.starts.length;
  table.starts = longer(table.starts, new Uint32Array(room));
  table.owners = longer(table.owners, new Uint32Array(room));
  table.hashes = longer(table.hashes, new Int32Array(room));
  table.values = longer(table.values, new Float64Array(room));
  table.slots = new Int32Array(2 * room);
  const mask = table.slots.length - 1;
  for (let index = 0; index < table.size; index++) {
    let slot = firstSlot(table.owners[index], table.hashes[index]) & mask;
    while (table.slots[slot] !== 0) slot = (slot + 1) & mask;
    table.slots[slot] = index + 1;
  }
}

function longer<Numbers extends Uint8Array | Uint32Array | Int32Array | Float64Array>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from as never);
  return to;
}
