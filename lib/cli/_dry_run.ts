import { estimateRun } from "../judges/estimate_run.ts";
import { replayComplete } from "../judges/replay_complete.ts";
import { formatCount } from "../statistics/format_count.ts";
import type { AnsweredCases } from "./_answered_items.ts";
import type { JudgeFlags } from "./_judge_run_flags.ts";
import { serverJudge } from "./_make_judge.ts";
import type { Terminal } from "./terminal.ts";

/** Says what a run would take, and asks nothing. */
export function dryRun(
  { items, skipped }: AnsweredCases,
  flags: JudgeFlags,
  terminal: Terminal,
): void {
  const { choice, repeats, budget: { prices } } = flags;
  const judge = serverJudge(choice, replayComplete({}));
  terminal.out(
    `${formatCount(items.length)} answers to judge, ${skipped.length} without one or declined\n`,
  );
  if (judge === null) {
    terminal.out(`No call: ${choice.judge} runs here.\n`);
    return;
  }
  const requests = items.flatMap((item) => Array(repeats).fill(judge.requestOf(item)));
  const { calls, promptTokens, completionTokens, cost } = estimateRun(requests, {
    ...(prices && { prices }),
    ...(choice.maxTokens !== undefined && { maxTokens: choice.maxTokens }),
  });
  terminal.out(
    `${formatCount(calls)} calls, about ${formatCount(promptTokens)} tokens of requests, at most ${
      formatCount(completionTokens)
    } of replies\n`,
  );
  terminal.out(
    cost === null
      ? "Cost: name what a million tokens cost, --price REQUESTS,REPLIES\n"
      : `Cost: at most ${cost.toFixed(2)}\n`,
  );
}
