import type { Span } from "../data/span.ts";
import {
  outOfRange,
  requireFunction,
  requireInteger,
  requireOptions,
  requireText,
  wrongKind,
} from "./_require.ts";
import { textUnits } from "./_text_units.ts";

/** Options of {@linkcode windowText}. */
export interface WindowTextOptions {
  /** The most tokens of a window, an integer >= 1. */
  readonly maxTokens: number;
  /** The most tokens that a window repeats of the one before, less than `maxTokens`. Default 0. */
  readonly overlap?: number;
}

/** A stretch of a text that a model can take at once. */
export interface TextWindow {
  /** The text of the window. */
  readonly text: string;
  /** Where it stands in the whole text. */
  readonly span: Span;
}

const ACTION = "cut windows";
const OPTIONS: Record<keyof WindowTextOptions, true> = { maxTokens: true, overlap: true };

/**
 * Cuts a long text into overlapping windows, at the ends of sentences, so that a model sees all of it.
 *
 * For evidence that is longer than a model takes: what is cut off unseen can neither support nor contradict. A window
 * holds whole sentences; a sentence that is too long by itself is cut between words, and a word between characters.
 * The overlap is of whole sentences too, as many of the last as fit, so that it may be shorter than asked for.
 *
 * @param text Any text.
 * @param countTokens Counts the tokens of a text, without those that a model adds around it.
 * @param options The size of a window and of the overlap.
 * @returns The windows in the order of the text, which together cover all of it but blank ends; none for a blank text.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If a size is out of range, or `countTokens` gives no count.
 *
 * @example
 * ```ts
 * import { windowText } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
 * const windows = windowText("One two. Three four. Five six.", words, { maxTokens: 4, overlap: 2 });
 *
 * assertEquals(windows.map(({ text }) => text), ["One two. Three four.", "Three four. Five six."]);
 * ```
 */
export function windowText(
  text: string,
  countTokens: (text: string) => number,
  options: WindowTextOptions,
): readonly TextWindow[] {
  requireText(text, "text", ACTION);
  requireFunction(countTokens, "countTokens", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { maxTokens, overlap = 0 } = options;
  requireInteger(maxTokens, "maxTokens", 1, ACTION);
  requireInteger(overlap, "overlap", 0, ACTION);
  if (overlap >= maxTokens) {
    throw outOfRange(`overlap must be less than maxTokens, ${maxTokens}`, overlap, ACTION);
  }
  if (text.trim() === "") return [];
  const count = (piece: string) => counted(countTokens(piece));
  if (count(text) <= maxTokens) return [windowOf(text, 0, text.length)];

  const units = textUnits(text, count, maxTokens);
  const windows: TextWindow[] = [];
  let [first, tokens] = [0, 0];
  units.forEach((unit, i) => {
    if (i > first && tokens + unit.tokens > maxTokens) {
      windows.push(windowOf(text, units[first].start, units[i - 1].end));
      // The last units of this window open the next one, as far as they and the new one fit.
      [first, tokens] = [i, 0];
      while (
        first > 0 && tokens + units[first - 1].tokens <= overlap &&
        tokens + units[first - 1].tokens + unit.tokens <= maxTokens
      ) {
        first--;
        tokens += units[first].tokens;
      }
    }
    tokens += unit.tokens;
  });
  windows.push(windowOf(text, units[first].start, text.length));
  return windows.filter(({ text }) => text !== "");
}

function counted(value: unknown): number {
  if (typeof value !== "number") {
    throw wrongKind("countTokens must give a number", value, ACTION);
  }
  if (Number.isFinite(value) && value >= 0) return value;
  throw outOfRange("countTokens must give a number >= 0", value, ACTION);
}

/** A window without the blanks at its ends. */
function windowOf(text: string, start: number, end: number): TextWindow {
  const piece = text.slice(start, end);
  const from = start + piece.length - piece.trimStart().length;
  const trimmed = piece.trim();
  return { text: trimmed, span: { start: from, end: from + trimmed.length } };
}
