import { evaluateRunFile } from "../retrieval/evaluate_run_file.ts";
import type { RetrievalComparison } from "../retrieval/retrieval_comparison.ts";
import type { EvaluateRunOptions, RunEvaluation } from "../retrieval/run_evaluation.ts";
import { exists } from "./_exists.ts";
import { readRetrievalFlags } from "./_retrieval_flags.ts";
import { evaluationText, runComparisonText } from "./_retrieval_lines.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `touchstone retrieval`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { qrels, run, baseline, perQuery, force, format, options } = readRetrievalFlags(args);
  if (perQuery !== undefined && !force && await exists(perQuery)) {
    throw new RangeError(`${perQuery} is there already: --force writes over it`);
  }
  const evaluation = await evaluated(qrels, run, options);
  const before = baseline === undefined ? undefined : await evaluated(qrels, baseline, options);
  const { level, seed } = options;
  const comparison = before && await compared(before, evaluation, { level, seed });
  if (comparison?.n === 0) {
    throw new RangeError(`no query counts in both ${run} and ${baseline}: nothing to compare`);
  }
  if (perQuery !== undefined) await writePerQuery(perQuery, evaluation);
  const paint = paintFor(terminal.colour);
  if (format === "json") {
    const all = before === undefined ? evaluation : { ...evaluation, baseline: before, comparison };
    terminal.out(`${JSON.stringify(all, null, 2)}\n`);
  } else {
    terminal.out(evaluationText(evaluation, paint));
    if (comparison) terminal.out(`\n${runComparisonText(comparison, paint)}`);
  }
  const worse = comparison?.measures.some(({ difference, adjustedPValue }) =>
    (difference.estimate ?? 0) < 0 && (adjustedPValue ?? 1) <= 1 - level
  );
  return worse ? 1 : 0;
}

/** Measures a run, and refuses one that does not belong to the judgements: all of it would be 0. */
async function evaluated(
  qrels: string,
  run: string,
  options: EvaluateRunOptions,
): Promise<RunEvaluation> {
  const evaluation = await evaluateRunFile(qrels, run, options);
  if (evaluation.unjudged.retrieved > 0) return evaluation;
  throw new RangeError(`Cannot measure ${run} as ${evaluation.warnings[0]}`);
}

/** Loaded only when asked for, as the command has to be quick; so is what writes files. */
async function compared(
  before: RunEvaluation,
  evaluation: RunEvaluation,
  options: { readonly level: number; readonly seed: number },
): Promise<RetrievalComparison> {
  const { compareEvaluations } = await import("../retrieval/compare_evaluations.ts");
  return compareEvaluations(before, evaluation, options);
}

async function writePerQuery(path: string, { perQuery }: RunEvaluation): Promise<void> {
  const { writeJsonl } = await import("../data/write_jsonl.ts");
  const rows = Object.entries(perQuery).map(([query, values]) => ({ query, ...values }));
  await writeJsonl(path, rows);
}
