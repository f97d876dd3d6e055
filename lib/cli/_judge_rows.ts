import type { JudgeRun } from "../judges/judge_run.ts";
import { formatCount } from "../statistics/format_count.ts";
import type { AnsweredCases } from "./_answered_items.ts";
import type { JudgeFlags } from "./_judge_run_flags.ts";
import type { Terminal } from "./terminal.ts";

/** The rows of a file of judgements: what they were made with, each judgement, and what was not asked about. */
export function* rowsOf(
  { manifest, warnings, results, usage }: JudgeRun<unknown>,
  { items, skipped }: AnsweredCases,
  { file, choice }: JudgeFlags,
): Generator<Record<string, unknown>> {
  yield {
    manifest: { ...manifest, judge: choice.judge, dataset: file.replace(/^.*[/\\]/, "") },
    warnings,
    ...(usage && { usage }),
  };
  for (const { index, ...result } of results) yield { ...result, id: items[index].id };
  for (const { id, outcome } of skipped) yield { id, outcome };
}

/** How many have a verdict, and what the others failed by. */
export function judgedLine(
  results: readonly { readonly failure?: { readonly kind: string } }[],
): string {
  const kinds = new Map<string, number>();
  for (const { failure } of results) {
    if (failure) kinds.set(failure.kind, (kinds.get(failure.kind) ?? 0) + 1);
  }
  const failed = [...kinds.values()].reduce((sum, times) => sum + times, 0);
  const why = [...kinds].map(([kind, times]) => `${times} ${kind}`).join(", ");
  return `${results.length - failed} of ${results.length} judged${why && `; ${why}`}`;
}

/** Says what came of a run. */
export function sayRun(
  { results, usage, warnings }: JudgeRun<unknown>,
  { skipped }: AnsweredCases,
  terminal: Terminal,
): void {
  terminal.out(`${judgedLine(results)}\n`);
  if (skipped.length > 0) {
    terminal.out(`${skipped.length} cases were not asked about: no answer, or it declines\n`);
  }
  if (usage) {
    const { calls, cached, promptTokens, completionTokens } = usage;
    terminal.out(
      `${calls} calls, ${cached} from the journal; ${formatCount(promptTokens)} + ${
        formatCount(completionTokens)
      } tokens\n`,
    );
  }
  const first = results.find(({ failure }) => failure !== undefined)?.failure;
  if (first) terminal.err(`First without a verdict: ${first.kind}: ${first.message}\n`);
  for (const warning of warnings) terminal.err(`Beware: ${warning}\n`);
}
