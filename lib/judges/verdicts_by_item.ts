import type { Label } from "../statistics/confusion_matrix.ts";
import { isObject, requireCallable, wrongKind } from "./_require_call.ts";
import type { JudgeResult } from "./judge_run.ts";

/** The verdicts of each item, as `judgeRepeats` takes them. */
export interface ItemVerdicts {
  /** For each item the labels of its repeats, `null` where there was no verdict. */
  readonly verdicts: readonly (readonly (Label | null)[])[];
  /** The ids of the items, or their places where they have none. */
  readonly ids: readonly string[];
}

/**
 * The results of a run with repeats, item by item: what `judgeRepeats` takes.
 *
 * @param results The results of `runJudge` or `importBatch`.
 * @param label The label that a verdict stands for: a text, a number or a boolean.
 * @returns Labels by item and repeat in the order of the items, and the items' ids.
 * @throws {TypeError} If an argument is of the wrong kind.
 *
 * @example
 * ```ts
 * import { judgeRepeats, runJudge, verdictsByItem } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const judge = (text: string, { repeat = 0 }) => ({ pass: text.length > repeat });
 * const { results } = await runJudge(["a", "abc"], judge, { repeats: 3 });
 * const { verdicts, ids } = verdictsByItem(results, ({ pass }) => pass);
 *
 * assertEquals(verdicts, [[true, false, false], [true, true, true]]);
 * assertEquals(judgeRepeats(verdicts, { ids }).unstable, ["0"]);
 * ```
 */
export function verdictsByItem<Verdict>(
  results: readonly JudgeResult<Verdict>[],
  label: (verdict: Verdict) => Label,
): ItemVerdicts {
  const action = "order verdicts by item";
  if (!Array.isArray(results)) throw wrongKind("results must be a list", results, action);
  requireCallable(label, "label", action);
  results.forEach((result: unknown, i) => {
    if (isObject(result) && Number.isSafeInteger(result.index)) return;
    throw wrongKind(`results[${i}] must be a result with its index`, result, action);
  });
  const rows = new Map<number, { readonly id: string; readonly labels: (Label | null)[] }>();
  for (const result of results as readonly JudgeResult<Verdict>[]) {
    const { index, id = String(index), verdict } = result;
    const row = rows.get(index) ?? { id, labels: [] };
    row.labels.push(verdict === undefined ? null : label(verdict));
    rows.set(index, row);
  }
  const ordered = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  return { verdicts: ordered.map(({ labels }) => labels), ids: ordered.map(({ id }) => id) };
}
