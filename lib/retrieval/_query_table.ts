import { addId, type ByteTable, createByteTable, findId } from "./_byte_table.ts";

/** The ids of queries, numbered, with that of the line before at hand. */
export interface QueryTable {
  /** All ids, under owner 0. */
  readonly ids: ByteTable;
  /** The bytes of the query of the line before. */
  last: Uint8Array;
  /** How many they are; -1 before the first line. */
  lastLength: number;
}

/** An empty table. */
export function createQueryTable(): QueryTable {
  return { ids: createByteTable(1 << 10), last: new Uint8Array(64), lastLength: -1 };
}

/** Whether the bytes are the id that was numbered last. */
export function isLastQuery(
  { last, lastLength }: QueryTable,
  bytes: Uint8Array,
  start: number,
  end: number,
): boolean {
  if (end - start !== lastLength) return false;
  for (let i = 0; i < lastLength; i++) if (bytes[start + i] !== last[i]) return false;
  return true;
}

/** The number of a query, or -1. */
export function findQuery(
  { ids }: QueryTable,
  bytes: Uint8Array,
  start: number,
  end: number,
): number {
  return findId(ids, 0, hashOf(bytes, start, end), bytes, start, end);
}

/** The number of a query, added where it is new. */
export function numberQuery(
  queries: QueryTable,
  bytes: Uint8Array,
  start: number,
  end: number,
): number {
  const length = end - start;
  if (length > queries.last.length) queries.last = new Uint8Array(2 * length);
  for (let i = 0; i < length; i++) queries.last[i] = bytes[start + i];
  queries.lastLength = length;
  const hash = hashOf(bytes, start, end);
  const known = findId(queries.ids, 0, hash, bytes, start, end);
  return known >= 0 ? known : addId(queries.ids, 0, hash, bytes, start, end, 0);
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash, 31) + bytes[i] | 0;
  return hash;
}
