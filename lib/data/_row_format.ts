import { loadCsvFormat } from "./_csv_format.ts";
import { jsonArrayFormat } from "./_json_array_format.ts";
import { jsonlFormat } from "./_jsonl_format.ts";
import type { FileFormat } from "./_file_format.ts";
import { fileName } from "./_file_name.ts";
import type { CsvOptions } from "./csv_options.ts";

/** The reader for a file, by the extension of its name, as a function that loads it. */
export function rowFormat(
  path: string | URL,
  options: CsvOptions,
): () => FileFormat | Promise<FileFormat> {
  const name = fileName(path);
  switch (/\.[^./\\]*$/.exec(name)?.[0].toLowerCase()) {
    case ".jsonl":
    case ".ndjson":
      return () => ({ ...jsonlFormat(), objectsOnly: true });
    case ".json":
      return jsonArrayFormat;
    case ".csv":
      return () => loadCsvFormat(options);
    case ".tsv":
      return () => loadCsvFormat({ delimiter: "\t", ...options });
    default:
      throw new RangeError(
        `Cannot read ${name} as its extension must be one of .jsonl, .ndjson, .json, .csv, .tsv`,
      );
  }
}
