/** A table that is built when it is first asked for, so that importing the room costs nothing. */
export function builtOnce<Table>(build: () => Table): () => Table {
  let built: { readonly table: Table } | undefined;
  return () => (built ??= { table: build() }).table;
}
