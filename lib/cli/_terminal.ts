import type { Terminal } from "./terminal.ts";

/** The process's own streams; colours only on a terminal, and never under `NO_COLOR`. */
export function processTerminal(): Terminal {
  return {
    out: (text) => writeAll(Deno.stdout, text),
    err: (text) => writeAll(Deno.stderr, text),
    colour: Deno.stdout.isTerminal() && !Deno.noColor,
  };
}

function writeAll(stream: { writeSync(bytes: Uint8Array): number }, text: string): void {
  let bytes = new TextEncoder().encode(text);
  try {
    while (bytes.length > 0) bytes = bytes.subarray(stream.writeSync(bytes));
  } catch (error) {
    // The reader of a pipe, such as `head`, may have gone.
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
}

const CODES = { bold: 1, red: 31, green: 32, yellow: 33 } as const;

/** Puts text in a style by ANSI codes, or leaves it plain. */
export function paintFor(colour: boolean): (style: keyof typeof CODES, text: string) => string {
  return (style, text) => colour ? `\x1b[${CODES[style]}m${text}\x1b[0m` : text;
}
