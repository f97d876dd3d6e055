/** How many of a file's lines that hold code were run. */
export interface FileCoverage {
  readonly path: string;
  readonly found: number;
  readonly hit: number;
  /** The lines that were not run, as in `3, 7-9`. */
  readonly missed: string;
}

/** Reads the lines of an lcov report: `SF:` opens a file, `DA:line,count` is a line. */
export function lineCoverage(lcov: string): FileCoverage[] {
  const files: FileCoverage[] = [];
  for (const record of lcov.split("end_of_record")) {
    const path = /^SF:(.+)$/m.exec(record)?.[1];
    if (path === undefined) continue;
    const lines = [...record.matchAll(/^DA:(\d+),(\d+)/gm)]
      .map(([, line, count]) => ({ line: Number(line), hit: count !== "0" }));
    const missed = lines.filter(({ hit }) => !hit).map(({ line }) => line);
    files.push({
      path,
      found: lines.length,
      hit: lines.length - missed.length,
      missed: ranges(missed),
    });
  }
  return files;
}

function ranges(lines: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else parts.push([line, line]);
  }
  return parts.map(([from, to]) => from === to ? `${from}` : `${from}-${to}`).join(", ");
}
