import { type CastCell, createJsonCast, keepText } from "./_csv_cell.ts";
import { createCsvCut } from "./_csv_cut.ts";
import { checkCsvHeader, columnNames, guessDelimiter } from "./_csv_header.ts";
import type { FileFormat, RowReader, RowSink } from "./_file_format.ts";
import type { CsvOptions } from "./csv_options.ts";
import type { JsonValue } from "./json_value.ts";

/** Splits CSV text into records, and says what is wrong with the one after them, if anything. */
type SplitRecords = (
  text: string,
  delimiter: string,
) => { readonly records: readonly (readonly string[])[]; readonly fault?: string };

/** The CSV format. Loads its parser, which costs a quarter of the start of the whole library. */
export async function loadCsvFormat(options: CsvOptions): Promise<FileFormat> {
  const { parse, CsvError } = await import("csv-parse/sync");

  function split(text: string, delimiter: string): ReturnType<SplitRecords> {
    const settings = {
      delimiter,
      relax_column_count: true,
      record_delimiter: text.includes("\n") ? ["\r\n", "\n"] : ["\r"],
    };
    try {
      return { records: parse(text, settings) };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // The parser gives no records when it throws: collect those before the bad one.
      const records: string[][] = [];
      const onRecord = (record: string[]) => void records.push(record);
      try {
        parse(text, { ...settings, on_record: onRecord });
      } catch {
        // The same error again.
      }
      return { records, fault: quoteFault(error.code) };
    }
  }

  return {
    cutting: { createCut: createCsvCut, lineByLine: false, unit: "record" },
    createReader: (sink) => createCsvReader(sink, options, split),
    objectsOnly: true,
  };
}

function createCsvReader({ log, accept }: RowSink, options: CsvOptions, split: SplitRecords) {
  let { delimiter } = options;
  let columns: readonly { readonly name: string; readonly cast: CastCell }[] | undefined;
  let lines = 0;
  let stopped = false;

  function readHeader(header: readonly string[], line: number): void {
    const names = columnNames(header);
    columns = names.map((name) => ({ name, cast: castFor(name, options) }));
    stopped = !checkCsvHeader(names, options, log, line);
  }

  function readRecord(cells: readonly string[], line: number): void {
    if (columns === undefined) return readHeader(cells, line);
    if (cells.length !== columns.length) {
      const found = cells.length === 1 ? "1 cell" : `${cells.length} cells`;
      return log.add("cell-count", line, `${found} found, expected ${columns.length}`);
    }
    const entries: [string, JsonValue][] = [];
    for (let i = 0; i < columns.length; i++) {
      const value = columns[i].cast(cells[i]);
      if (value !== undefined) entries.push([columns[i].name, value]);
    }
    accept(Object.fromEntries(entries), line);
  }

  const reader: RowReader = {
    read(text) {
      delimiter ??= guessDelimiter(text.replace(/^\s*[\r\n]/, ""));
      const newline = text.includes("\n") ? "\n" : "\r";
      const { records, fault } = split(text, delimiter);
      for (const cells of records) {
        const line = lines + 1;
        lines = line;
        for (const cell of cells) lines += occurrences(cell, newline);
        if (cells.length > 1 || cells[0].trim() !== "") readRecord(cells, line);
        if (stopped) return;
      }
      if (fault === undefined) return;
      lines++;
      log.add("csv", lines, fault);
      stopped = true;
    },
    skip: (count) => void (lines += count),
    lines: () => lines,
    stopped: () => stopped,
  };
  return reader;
}

function castFor(name: string, { types, fields, id }: CsvOptions): CastCell {
  if (types !== "json") return keepText;
  const rule = fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
  // An id must keep its text: 007 and 7, 1.0 and 1 are different ids.
  const keeps = name === id && (rule === undefined || [rule.type].flat().includes("string"));
  return keeps ? keepText : createJsonCast(rule);
}

function occurrences(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

function quoteFault(code: string): string {
  const rest = "reading stopped here, as rows after it cannot be told apart";
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return `a quoted cell of this record is never closed: ${rest}`;
    case "CSV_INVALID_CLOSING_QUOTE":
      return `a quoted cell of this record goes on after its closing quote: ${rest}`;
    case "INVALID_OPENING_QUOTE":
      return `a quote in a cell of this record that does not begin with one ` +
        `(quote the cell and double the quote): ${rest}`;
    default:
      return `not CSV (${code}): ${rest}`;
  }
}
