import { intervalText } from "./_interval_text.ts";
import { wrapText } from "./_wrap_text.ts";
import type { IntervalRow } from "./interval_plot.ts";

/** A row of the data of an interval plot. */
export type IntervalDatum = {
  readonly label: string;
  readonly group?: string;
  readonly estimate: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  readonly n: number;
  /** What stands at the right, in lines. */
  readonly text: string;
  /** Why the estimate is undefined, in lines. */
  readonly note?: string;
};

const TEXT_CHARACTERS = 36;

/** A row as data, with its texts broken into lines. */
export function intervalDatum(
  row: IntervalRow,
  percent: boolean,
  noteCharacters: number,
): IntervalDatum {
  const { label, group, interval } = row;
  const { estimate, lower, upper, n } = interval;
  const text = wrapText(intervalText(interval, percent), TEXT_CHARACTERS).join("\n");
  const datum = {
    label,
    ...(group === undefined ? {} : { group }),
    estimate,
    lower,
    upper,
    n,
    text,
  };
  if (estimate !== null) return datum;
  const note = wrapText(`undefined: ${interval.reason}`, noteCharacters).join("\n");
  return { ...datum, note };
}

/** The lines of both texts of a row. */
export function datumLines({ text, note = "" }: IntervalDatum): string[][] {
  return [text.split("\n"), note.split("\n")];
}
