import type { Span } from "../data/span.ts";

/** A piece of a text that names something and is right or wrong to the letter. */
export interface Token {
  /**
   * What it is. `date`: with its month at least; `config-key`: a flag, variable or setting; `identifier`: a code,
   * hash, phone number or address; `quote`: four words or more in quotation marks; `name`: a capitalised name.
   */
  readonly kind:
    | "date"
    | "version"
    | "command"
    | "path"
    | "config-key"
    | "identifier"
    | "quote"
    | "name"
    | "url";
  /** The text as it stands. */
  readonly text: string;
  /** Where it stands. */
  readonly span: Span;
}
