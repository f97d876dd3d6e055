/** Columns to report by: for each name, one value a row; `null` = none. */
export type SliceColumns = Readonly<
  Record<string, readonly (string | number | boolean | null)[]>
>;
