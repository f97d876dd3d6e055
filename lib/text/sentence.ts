import type { Span } from "../data/span.ts";

/** What a piece of a text is: a sentence of a paragraph or list item, a heading, a block of code, a row of a table. */
export type SentenceKind = "sentence" | "item" | "heading" | "code" | "row";

/** One piece of a text. */
export interface Sentence {
  /** What it is. */
  readonly kind: SentenceKind;
  /** Its words, line breaks within a sentence as spaces; of a row each cell with its column, `Plan: Basic; Price: $5`. */
  readonly text: string;
  /** Where it stands, list markers and heading signs left out. */
  readonly span: Span;
  /** The cells of a row by column, columns without a name by their number. */
  readonly cells?: Readonly<Record<string, string>>;
}
