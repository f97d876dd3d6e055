/** An object without the members that are undefined, as a file would hold it. */
export function present<Row extends object>(row: Row): Row {
  const kept = { ...row };
  for (const name of Object.keys(kept) as (keyof Row)[]) {
    if (kept[name] === undefined) delete kept[name];
  }
  return kept;
}
