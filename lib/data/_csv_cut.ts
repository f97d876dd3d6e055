/**
 * A function that finds the end of the last whole CSV record in a run of bytes, or 0: the last
 * line feed outside quotes. A doubled quote closes and reopens, so counting quotes is enough.
 */
export function createCsvCut(): (bytes: Uint8Array, from: number, end: number) => number {
  let quoted = false;
  return function cut(bytes, from, end) {
    const run = bytes.subarray(0, end);
    let last = 0;
    for (let at = from; at < end;) {
      const quote = run.indexOf(34, at);
      const stop = quote < 0 ? end : quote;
      if (!quoted) {
        const newline = run.subarray(at, stop).lastIndexOf(10);
        if (newline >= 0) last = at + newline + 1;
      }
      if (quote >= 0) quoted = !quoted;
      at = stop + 1;
    }
    return last;
  };
}
