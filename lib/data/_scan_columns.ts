import type { LabelCollector } from "./_collect_labels.ts";
import type { JsonObject } from "./json_value.ts";
import type { ReadColumns } from "./label_columns.ts";
import type { LabelColumnFields } from "./label_fields.ts";
import type { Problem } from "./row.ts";
import { scanRows } from "./scan_rows.ts";

/** How many problems an error lists. */
const LISTED = 20;

/** Reads a file into a collector; throws one error for all its problems. */
export async function scanColumns<Human, Verdict>(
  path: string | URL,
  { id, hash: wantsHash = true }: Pick<LabelColumnFields, "id" | "hash">,
  collector: LabelCollector<Human, Verdict>,
): Promise<ReadColumns<Human, Verdict>> {
  const messages: string[] = [];
  let problems = 0;
  let first: JsonObject | undefined;
  const report = (message: string) => {
    if (problems++ < LISTED) messages.push(message);
  };
  const { hash = null } = await scanRows(
    path,
    {
      ...(id !== undefined && { id }),
      hash: wantsHash,
      types: "json",
      onProblem: ({ message }: Problem) => report(message),
    },
    (row, line) => {
      first ??= row;
      const fault = collector.add(row);
      if (fault !== undefined) report(`${path}:${line}: ${fault}`);
    },
  );
  const { columns, absent } = collector.finish();
  if (columns.rows > 0 && problems === 0) {
    for (const field of absent) {
      report(
        `${path}: no row has a value in ${field}: the fields are ${
          Object.keys(first ?? {}).join(", ")
        }`,
      );
    }
  }
  if (columns.rows === 0 && problems === 0) report(`${path}: there are no rows`);
  if (problems === 0) return { columns, hash };
  const count = problems === 1 ? "1 problem" : `${problems} problems`;
  const cut = problems > LISTED ? `, the first ${LISTED} of them` : "";
  throw new SyntaxError(`Cannot use ${path} as it has ${count}${cut}:\n${messages.join("\n")}`);
}
