import { formatCount } from "../statistics/format_count.ts";
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
  const kinds = new Map<string, { readonly message: string; times: number }>();
  let problems = 0;
  let first: JsonObject | undefined;
  const report = (message: string, kind = message) => {
    problems++;
    const known = kinds.get(kind);
    if (known) known.times++;
    else if (kinds.size < LISTED) kinds.set(kind, { message, times: 1 });
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
  const listed = [...kinds.values()].map(({ message, times }) =>
    times === 1 ? message : `${message} (and ${formatCount(times - 1)} more rows alike)`
  );
  const shown = [...kinds.values()].reduce((sum, { times }) => sum + times, 0);
  const cut = shown < problems ? `, the first ${LISTED} kinds of them` : "";
  const count = problems === 1 ? "1 problem" : `${formatCount(problems)} problems`;
  throw new SyntaxError(`Cannot use ${path} as it has ${count}${cut}:\n${listed.join("\n")}`);
}
