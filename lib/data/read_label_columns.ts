import { requireObject, requirePath } from "./_require_arguments.ts";
import { createLabelCollector } from "./_collect_labels.ts";
import { labelDecoders } from "./_label_decoder.ts";
import { scanColumns } from "./_scan_columns.ts";
import type { HumanVerdict } from "./combine_raters.ts";
import type { ReadColumns } from "./label_columns.ts";
import type { LabelColumnFields } from "./label_fields.ts";

/**
 * Reads labelled rows from a file into columns: what people say, what each judge says, and what to report by.
 *
 * For files of any size: a million rows fit into some tens of megabytes. To look at the rows themselves use
 * `readLabels`. Needs `--allow-read` for the path.
 *
 * @param path A `.jsonl`, `.json` or `.csv` file.
 * @param fields Which columns hold what.
 * @returns The columns, and the SHA-256 of the file.
 * @throws {TypeError} If `path` is no text or URL, or a field is of the wrong kind.
 * @throws {SyntaxError} If rows cannot be read, listing up to 20 kinds of problems with the line of the
 *   first; if no row has one of the fields, or a positive value never occurs.
 * @throws {RangeError} If the rule for several raters is unknown.
 *
 * @example
 * ```ts
 * import { readLabelColumns, writeJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/labels.jsonl`;
 * await writeJsonl(path, [
 *   { id: "a", raters: { ana: true, ben: true }, judge: false },
 *   { id: "b", raters: { ana: true, ben: false }, judge: null },
 * ]);
 * const { columns } = await readLabelColumns(path, {
 *   id: "id",
 *   human: "/raters/*",
 *   judges: ["judge"],
 * });
 *
 * assertEquals(columns.human, [true, "undecided"]);
 * assertEquals(columns.judges[0].values, [false, null]);
 * ```
 */
export async function readLabelColumns(
  path: string | URL,
  fields: LabelColumnFields,
): Promise<ReadColumns<HumanVerdict, boolean | null>> {
  requirePath(path, "read labels");
  requireObject(fields, "fields", "read labels");
  const { human, judge, faults, notes } = labelDecoders(fields);
  const collector = createLabelCollector(fields, human, judge);
  const { columns, hash } = await scanColumns(path, fields, collector, faults);
  return { columns: { ...columns, notes: notes() }, hash };
}
