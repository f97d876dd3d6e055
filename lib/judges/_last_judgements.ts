import { isObject, wrongKind } from "./_require_call.ts";
import type { JudgedRow } from "./judged_rate.ts";

/** One row a judgement, and what went otherwise. */
export interface LastJudgements<Verdict> {
  readonly verdicts: readonly Verdict[];
  readonly errors: Readonly<Record<string, number>>;
  readonly failed: number;
  readonly duplicates: readonly string[];
}

/**
 * One row for each id and repeat: the last with a verdict, as a log of retries holds both; else the last. Rows without
 * id stand for themselves.
 */
export function lastJudgements<Verdict>(
  results: readonly JudgedRow<Verdict>[],
  action: string,
): LastJudgements<Verdict> {
  if (!Array.isArray(results)) throw wrongKind("results must be a list", results, action);
  const rows = new Map<string, JudgedRow<Verdict>>();
  const duplicates = new Set<string>();
  results.forEach((row: unknown, i) => {
    requireRow(row, i, action);
    const { id, repeat = 0 } = row;
    const key = id === undefined ? `#${i}` : JSON.stringify([id, repeat]);
    const before = rows.get(key);
    if (before !== undefined && id !== undefined) duplicates.add(id);
    if (before === undefined || !isFailed(row) || isFailed(before)) {
      rows.set(key, row as JudgedRow<Verdict>);
    }
  });
  const verdicts: Verdict[] = [];
  const errors: Record<string, number> = {};
  let failed = 0;
  for (const row of rows.values()) {
    const { verdict } = row;
    if (verdict !== undefined && verdict !== null) {
      verdicts.push(verdict);
      continue;
    }
    const kind = row.failure?.kind ?? "no-verdict";
    failed++;
    errors[kind] = (errors[kind] ?? 0) + 1;
  }
  return { verdicts, errors, failed, duplicates: [...duplicates] };
}

function isFailed({ verdict }: JudgedRow<unknown>): boolean {
  return verdict === undefined || verdict === null;
}

function requireRow(row: unknown, i: number, action: string): asserts row is JudgedRow<unknown> {
  const need = `results[${i}] must have a verdict, or a failure with its kind`;
  if (!isObject(row)) throw wrongKind(need, row, action);
  const { verdict, failure, id, repeat } = row;
  const judged = verdict !== undefined && failure === undefined;
  const failed = isFailed(row) && isObject(failure) && typeof failure.kind === "string";
  if (!judged && !failed) throw wrongKind(need, row, action);
  if (id !== undefined && typeof id !== "string") {
    throw wrongKind(`results[${i}].id must be a text`, id, action);
  }
  if (repeat !== undefined && !Number.isSafeInteger(repeat)) {
    throw wrongKind(`results[${i}].repeat must be an integer`, repeat, action);
  }
}
