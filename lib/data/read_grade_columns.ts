import { requireList, requireObject, requirePath } from "./_require_arguments.ts";
import { createLabelCollector } from "./_collect_labels.ts";
import { gradeDecoder } from "./_label_decoder.ts";
import { scanColumns } from "./_scan_columns.ts";
import type { ReadColumns } from "./label_columns.ts";
import type { LabelColumnFields } from "./label_fields.ts";
import { parseFieldPath } from "./parse_field_path.ts";

/** Which columns of a file hold graded labels. */
export interface GradeColumnFields extends LabelColumnFields {
  /** The grades in order: people and judges give one of these. */
  readonly labels: readonly (string | number | boolean)[];
}

/**
 * Reads graded rows from a file into columns, such as relevance 0 to 3 by people and by judges.
 *
 * For yes and no use `readLabelColumns`. Needs `--allow-read` for the path.
 *
 * @param path A `.jsonl`, `.json` or `.csv` file.
 * @param fields Which columns hold what, and the grades in order.
 * @returns The columns, and the SHA-256 of the file.
 * @throws {TypeError} If `path` is no text or URL, or a field is of the wrong kind.
 * @throws {SyntaxError} If rows cannot be read or hold a grade that is not declared, listing up to 20
 *   problems, each with its line; or if no row has one of the fields.
 *
 * @example
 * ```ts
 * import { readGradeColumns, writeJsonl } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const path = `${await Deno.makeTempDir()}/grades.jsonl`;
 * await writeJsonl(path, [{ id: "a", human: 3, judge: 2 }, { id: "b", human: 0, judge: null }]);
 * const { columns } = await readGradeColumns(path, {
 *   human: "human",
 *   judges: ["judge"],
 *   labels: [0, 1, 2, 3],
 * });
 *
 * assertEquals(columns.judges[0].values, [2, null]);
 * ```
 */
export async function readGradeColumns(
  path: string | URL,
  fields: GradeColumnFields,
): Promise<ReadColumns<string | number | boolean | null, string | number | boolean | null>> {
  requirePath(path, "read grades");
  requireObject(fields, "fields", "read grades");
  requireList(fields.labels, "labels", "read grades");
  const decode = (field: string) => gradeDecoder(parseFieldPath(field), fields.labels);
  const [human, ...more] = [fields.human].flat();
  if (human === undefined || more.length > 0) {
    throw new RangeError(
      "Cannot read grades as human must name one field: several raters have no rule",
    );
  }
  const collector = createLabelCollector(fields, decode(human), decode);
  return await scanColumns(path, fields, collector);
}
