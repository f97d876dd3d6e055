import type { FileFormat } from "./_file_format.ts";
import { scanFile } from "./_scan_file.ts";
import type { JsonValue } from "./json_value.ts";
import type { Row } from "./row.ts";
import type { RowOptions } from "./row_options.ts";

/**
 * The rows of a file in arrays of some hundreds: waiting for each row singly takes longer than
 * parsing it.
 */
export async function* rowBatches(
  path: string | URL,
  loadFormat: () => FileFormat | Promise<FileFormat>,
  options: RowOptions,
): AsyncGenerator<readonly Row<JsonValue>[]> {
  let batch: Row<JsonValue>[] = [];
  const scan = scanFile(path, loadFormat, options, (value, line) => {
    batch.push({ line, value });
  });
  for await (const _ of scan) {
    if (batch.length === 0) continue;
    const rows = batch;
    batch = [];
    yield rows;
  }
}

/** The rows of a file, one at a time. */
export async function* eachRow(
  path: string | URL,
  loadFormat: () => FileFormat | Promise<FileFormat>,
  options: RowOptions,
): AsyncGenerator<Row<JsonValue>> {
  for await (const rows of rowBatches(path, loadFormat, options)) {
    for (const row of rows) yield row;
  }
}

/** The rows of a file in a format that lets only objects through. */
export function eachObject(
  path: string | URL,
  loadFormat: () => FileFormat | Promise<FileFormat>,
  options: RowOptions,
): AsyncGenerator<Row> {
  return eachRow(path, loadFormat, options) as AsyncGenerator<Row>;
}
