import { formatCount } from "../statistics/format_count.ts";
import { createProblemList } from "./_problem_list.ts";
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
  faults: () => readonly string[] = () => [],
): Promise<ReadColumns<Human, Verdict>> {
  const list = createProblemList(LISTED);
  let problems = 0;
  let first: JsonObject | undefined;
  const report = (message: string, kind = message) => {
    problems++;
    list.add(kind, message);
  };
  const { hash = null } = await scanRows(
    path,
    {
      ...(id !== undefined && { id }),
      hash: wantsHash,
      types: "json",
      onProblem: ({ message, rule, file, line, column }: Problem) =>
        report(message, rule + message.slice(`${file}:${line}:${column ?? ""}`.length)),
    },
    (row, line) => {
      first ??= row;
      const fault = collector.add(row);
      if (fault !== undefined) report(`${path}:${line}: ${fault}`, fault);
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
  if (problems === 0) { for (const fault of faults()) report(`${path}: ${fault}`); }
  if (problems === 0) return { columns, hash };
  const { lines, covered } = list.finish();
  const count = problems === 1 ? "1 problem" : `${formatCount(problems)} problems`;
  const cut = covered < problems ? `, the first ${formatCount(covered)} of them` : "";
  throw new SyntaxError(`Cannot use ${path} as it has ${count}${cut}:\n${lines.join("\n")}`);
}
