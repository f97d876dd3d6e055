import type { IntervalRow } from "./interval_plot.ts";

/** A point is hollow below this n: too few to say much. */
export const FEW = 20;

/** The sentences that say what the marks of these rows stand for. */
export function intervalKey(rows: readonly IntervalRow[]): string[] {
  const parts: string[] = [];
  const bounded = rows.map((row) => row.interval).filter((interval) => interval.lower !== null);
  if (bounded.length > 0) {
    const levels = unique(bounded.map(({ level }) => `${Number((level * 100).toFixed(2))} %`));
    const methods = unique(bounded.map(({ method }) => method));
    parts.push(`Line: ${levels} interval (${methods}), with a tick at its lower bound.`);
  }
  if (rows.some(({ interval }) => interval.estimate !== null && interval.n < FEW)) {
    parts.push(`Hollow point: n < ${FEW}.`);
  }
  return parts;
}

function unique(texts: readonly string[]): string {
  return [...new Set(texts)].join(", ");
}
