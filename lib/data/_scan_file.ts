import { createLineLookup } from "./_line_lookup.ts";
import type { FileFormat, RowSink } from "./_file_format.ts";
import { fileName } from "./_file_name.ts";
import { createProblemLog } from "./_problem_log.ts";
import { readPieces } from "./_read_pieces.ts";
import { createRowGate } from "./_row_gate.ts";
import { createSeenIds, createSeenTexts } from "./_seen_ids.ts";
import type { JsonObject, JsonValue } from "./json_value.ts";
import type { RowSummary } from "./row.ts";
import type { ScanOptions } from "./row_options.ts";

/**
 * Reads a file once, in pieces: visits the rows of a piece, then yields. Returns the summary, or
 * throws one error for all problems.
 *
 * @throws {SyntaxError} With all problems, if there are any and `onProblem` is not given.
 */
export async function* scanFile(
  path: string | URL,
  loadFormat: () => FileFormat | Promise<FileFormat>,
  options: ScanOptions,
  visit: (value: JsonValue, line: number) => void,
): AsyncGenerator<void, RowSummary> {
  const { id, maxLineBytes = 64 * 1024 ** 2, hash: wantsHash = false } = options;
  const { cutting, createReader, objectsOnly = false } = await loadFormat();
  const name = fileName(path);
  const log = createProblemLog(name, options);
  // Loaded only when asked for: the import takes some 30 ms.
  const hash = wantsHash ? (await import("node:crypto")).createHash("sha256") : undefined;
  const file = await Deno.open(path);
  let lookup: ReturnType<typeof createLineLookup> | undefined;
  try {
    const { isDirectory, isFile: regular } = await file.stat();
    if (isDirectory) throw new TypeError(`Cannot read ${name} as it is a directory`);
    if (id !== undefined && regular && cutting.lineByLine) lookup = createLineLookup(path, id);
    const firstLine = lookup === undefined ? createSeenTexts() : createSeenIds(lookup.isSameId);
    const passes = createRowGate(options, { log, firstLine, objectsOnly });
    let rows = 0;
    const accept: RowSink["accept"] = (value, line, text, column) => {
      if (!passes(value, line, text, column)) return;
      rows++;
      visit(value, line);
    };
    const reader = createReader({ log, accept, maxLineBytes });
    const onBytes = hash === undefined ? undefined : (bytes: Uint8Array) => void hash.update(bytes);
    let stopped = false;
    for await (const pieces of readPieces({ file, regular, cutting, maxLineBytes, onBytes })) {
      for (const piece of pieces) {
        if (stopped) break;
        if ("text" in piece) {
          lookup?.note(piece, reader.lines() + 1);
          reader.read(piece.text);
        } else {
          reader.skip(piece.linesBefore + 1);
          log.add(piece.rule, reader.lines(), piece.message, piece.column);
        }
        stopped = reader.stopped() || ("last" in piece && piece.last);
        yield;
      }
      // The hash is of the whole file, so its bytes must still go by.
      if (stopped && hash === undefined) break;
    }
    log.finish();
    const summary = { rows, lines: reader.lines(), problems: log.count() };
    return hash === undefined ? summary : { ...summary, hash: hash.digest("hex") };
  } finally {
    lookup?.close();
    file.close();
  }
}

/** Runs a scan to its end. */
export async function runScan(scan: AsyncGenerator<void, RowSummary>): Promise<RowSummary> {
  for (;;) {
    const { done, value } = await scan.next();
    if (done) return value;
  }
}

/** A visitor of objects as one of any values: the rules let nothing else through to it. */
export function objectVisitor(
  visit: (row: JsonObject, line: number) => void,
): (value: JsonValue, line: number) => void {
  return visit as (value: JsonValue, line: number) => void;
}
