/** The values of one field, one a row. */
export interface NamedColumn<Value> {
  /** The field. */
  readonly field: string;
  /** Its values, in the order of the rows. */
  readonly values: readonly Value[];
}

/** Labelled rows as columns, which a million rows fit into. */
export interface LabelColumns<Human, Verdict> {
  /** How many rows there are. */
  readonly rows: number;
  /** What people say. */
  readonly human: readonly Human[];
  /** What each judge says; `null` where it gave no verdict. */
  readonly judges: readonly NamedColumn<Verdict>[];
  /** Each judge's score; `null` where it gave none. */
  readonly scores: readonly NamedColumn<number | null>[];
  /** The columns to report by; `null` where a row has no value. */
  readonly slices: Readonly<Record<string, readonly (string | null)[]>>;
  /** The group of each row; `null` where no field was named. */
  readonly groups: readonly (string | null)[] | null;
  /** The models that wrote the answers, each once. */
  readonly generators: readonly string[];
  /** The first rows share questions although no group was named; `null` where they do not. */
  readonly repeats: {
    /** The field that repeats. */
    readonly field: string;
    /** Rows looked at. */
    readonly rows: number;
    /** Distinct values among them. */
    readonly distinct: number;
  } | null;
  /** What a reader should know of how the columns were read, such as several words taken as one label. */
  readonly notes: readonly string[];
}

/** Columns of a file, and what file it was. */
export interface ReadColumns<Human, Verdict> {
  /** The columns. */
  readonly columns: LabelColumns<Human, Verdict>;
  /** SHA-256 of the file's bytes, in hexadecimal; `null` where it was not wanted. */
  readonly hash: string | null;
}
