import type { Span } from "../data/span.ts";
import { foldText, type FoldTextOptions } from "../text/fold_text.ts";
import { isWholeValue } from "./_whole_value.ts";

/** Folds a text once and gives a function that finds any phrase in it as a whole value. */
export function phraseFinder(
  text: string,
  options: FoldTextOptions,
): (phrase: string) => readonly Span[] {
  const { text: folded, places } = foldText(text, options);
  return function find(phrase: string): readonly Span[] {
    const wanted = foldText(phrase, options).text.trim();
    if (wanted === "") {
      throw new RangeError(
        "Cannot look for the phrase as it must hold more than white space: it is empty",
      );
    }
    const spans: Span[] = [];
    let at = folded.indexOf(wanted);
    while (at >= 0) {
      const end = at + wanted.length;
      const whole = isWholeValue(folded, at, end);
      if (whole) spans.push({ start: places[at], end: places[end] });
      at = folded.indexOf(wanted, whole ? end : at + 1);
    }
    return spans;
  };
}
