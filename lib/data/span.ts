/** A stretch of a text, in UTF-16 code units as `text.slice(start, end)` counts them. */
export interface Span {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends: the first place after it. */
  readonly end: number;
}
