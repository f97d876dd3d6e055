import type { Span } from "../data/span.ts";

/** What a piece of a text is: part of a paragraph, of a list, a heading, a block of code, a row of a table. */
export type SentenceKind = "sentence" | "item" | "heading" | "code" | "row";

/** A sentence, or what stands for one. */
export interface Sentence {
  /** Its words on one line, without list marker; a row reads `Plan: Basic; Price: $5`; code is as it stands. */
  readonly text: string;
  /** Where it stands in the text, markers of lists and headings left out. */
  readonly span: Span;
  /** What it is. */
  readonly kind: SentenceKind;
  /** The cells of a row by the names of their columns; one without a name is `column 1`, `column 2`, ... */
  readonly cells?: Readonly<Record<string, string>>;
}
