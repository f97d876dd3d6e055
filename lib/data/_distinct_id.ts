/** The id, or with `.2`, `.3` where the same passage came before. */
export function distinctId(id: string, seen: Map<string, number>): string {
  const times = (seen.get(id) ?? 0) + 1;
  seen.set(id, times);
  return times === 1 ? id : `${id}.${times}`;
}
