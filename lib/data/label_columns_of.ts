import { requireList, requireObject } from "./_require_arguments.ts";
import { createLabelCollector } from "./_collect_labels.ts";
import { labelDecoders } from "./_label_decoder.ts";
import type { HumanVerdict } from "./combine_raters.ts";
import type { JsonObject } from "./json_value.ts";
import type { LabelColumns } from "./label_columns.ts";
import type { LabelColumnFields } from "./label_fields.ts";

/**
 * The label columns of rows that are in memory already, as `readLabelColumns` reads them from a file.
 *
 * @param rows The rows, in order.
 * @param fields Which fields hold what.
 * @returns The columns.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {TypeError} If a row holds a value that its field does not take, naming the row.
 * @throws {RangeError} If no row has one of the fields, or the rule for several raters is unknown.
 *
 * @example
 * ```ts
 * import { labelColumnsOf, parsePositive } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const rows = [{ correct: false, judge: "bad" }, { correct: true, judge: "good" }];
 * const columns = labelColumnsOf(rows, {
 *   human: "correct",
 *   humanPositive: parsePositive("false"),
 *   judges: ["judge"],
 *   judgePositive: parsePositive("bad"),
 * });
 *
 * assertEquals(columns.human, [true, false]);
 * assertEquals(columns.judges[0].values, [true, false]);
 * ```
 */
export function labelColumnsOf(
  rows: readonly JsonObject[],
  fields: LabelColumnFields,
): LabelColumns<HumanVerdict, boolean | null> {
  requireList(rows, "rows", "read the labels");
  requireObject(fields, "fields", "read the labels");
  const { human, judge, faults, notes } = labelDecoders(fields);
  const collector = createLabelCollector(fields, human, judge);
  rows.forEach((row, i) => {
    requireObject(row, `rows[${i}]`, "read the labels");
    const fault = collector.add(row);
    if (fault !== undefined) throw new TypeError(`Cannot read the labels of rows[${i}]: ${fault}`);
  });
  const { columns, absent } = collector.finish();
  if (rows.length > 0 && absent.length > 0) {
    throw new RangeError(
      `Cannot read the labels as no row has a value in ${absent.join(", ")}: the fields are ${
        Object.keys(rows[0]).join(", ")
      }`,
    );
  }
  const [wrong] = rows.length > 0 ? faults() : [];
  if (wrong !== undefined) throw new RangeError(`Cannot read the labels as ${wrong}`);
  return { ...columns, notes: notes() };
}
