import type { ByteTable } from "./_byte_table.ts";

/** The numbers of the ids of each owner, in order. Takes four bytes an id. */
export function groupByOwner(
  { owners, size }: ByteTable,
  count: number,
): (owner: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (let index = 0; index < size; index++) starts[owners[index] + 1]++;
  for (let owner = 0; owner < count; owner++) starts[owner + 1] += starts[owner];
  const next = starts.slice();
  const grouped = new Uint32Array(size);
  for (let index = 0; index < size; index++) grouped[next[owners[index]]++] = index;
  return (owner) => grouped.subarray(starts[owner], starts[owner + 1]);
}
