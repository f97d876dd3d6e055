import type { Encoding } from "./_token_batches.ts";
import type { SequenceModel } from "./_sequence_model.ts";
import { windowText } from "./window_text.ts";

/** A text or a pair, as one sequence, or as several where the first text is too long. */
export function encodeWindows(
  model: SequenceModel,
  text: string,
  pair: string | undefined,
  { overlap, count, tooLong }: {
    readonly overlap: number;
    readonly count: (text: string) => number;
    /** Throws that the second text leaves no room. */
    readonly tooLong: (tokens: number) => never;
  },
): readonly Encoding[] {
  const { maxTokens } = model;
  const whole = model.encode(text, pair);
  if (whole.input_ids.length <= maxTokens) return [whole];
  const added = model.added(pair !== undefined);
  const second = pair === undefined ? 0 : count(pair);
  let room = maxTokens - added - second;
  // A window of a few words would be no evidence.
  const least = Math.floor(maxTokens / 4);
  while (room >= least) {
    const windows = windowText(text, count, {
      maxTokens: room,
      overlap: Math.min(overlap, Math.floor(room / 2)),
    });
    const encodings = windows.map(({ text }) => model.encode(text, pair));
    const longest = Math.max(0, ...encodings.map(({ input_ids }) => input_ids.length));
    if (longest <= maxTokens) return encodings;
    // Tokens of a whole may be more than those of its parts.
    room -= longest - maxTokens;
  }
  return tooLong(second);
}
