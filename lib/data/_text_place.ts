/** A place in a text. */
export interface TextPlace {
  /** Line, from 1. */
  readonly line: number;
  /** Column in UTF-16 code units, from 1. */
  readonly column: number;
}

/**
 * A function that gives the places of indices into a text, to be asked for in rising order: it
 * looks for each line end once, as a file of one long line may have a million places.
 */
export function createPlaceFinder(text: string): (index: number) => TextPlace {
  let line = 1;
  let lineStart = 0;
  let newline = text.indexOf("\n");
  return function placeOf(index) {
    while (newline >= 0 && newline < index) {
      line++;
      lineStart = newline + 1;
      newline = text.indexOf("\n", lineStart);
    }
    return { line, column: index - lineStart + 1 };
  };
}
