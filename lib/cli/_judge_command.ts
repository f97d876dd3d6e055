import { openJournal } from "../data/open_journal.ts";
import { writeJsonl } from "../data/write_jsonl.ts";
import type { AskJudge, JudgeRun } from "../judges/judge_run.ts";
import { runJudge } from "../judges/run_judge.ts";
import { withBudget } from "../judges/with_budget.ts";
import { withJournal } from "../judges/with_journal.ts";
import { withRateLimit } from "../judges/with_rate_limit.ts";
import { withRetries } from "../judges/with_retries.ts";
import { type AnsweredItem, answeredItems } from "./_answered_items.ts";
import { dryRun } from "./_dry_run.ts";
import { exists } from "./_exists.ts";
import { given } from "./_flag_values.ts";
import { rowsOf, sayRun } from "./_judge_rows.ts";
import { type JudgeFlags, readJudgeFlags } from "./_judge_run_flags.ts";
import { connect, isLocal, localJudge, serverJudge } from "./_make_judge.ts";
import { progressLines } from "./_progress_lines.ts";
import { readChosenCases } from "./_read_chosen.ts";
import type { Terminal } from "./terminal.ts";

const [DONE, UNSETTLED, INTERRUPTED] = [0, 3, 130];

/** Runs `touchstone judge`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = readJudgeFlags(args);
  const found = answeredItems(await readChosenCases(flags, terminal));
  if (found.items.length === 0) throw new Error(`${flags.file}: no case has an answer to judge`);
  if (flags.dryRun) {
    dryRun(found, flags, terminal);
    return DONE;
  }
  const save = flags.save ?? "";
  const journal = `${save}.journal`;
  if (!flags.force && await exists(save)) {
    throw new Error(`${save} is there: name another file, or --force`);
  }
  if (await exists(journal)) {
    if (flags.force) await Deno.remove(journal);
    else if (!flags.resume) {
      throw new Error(
        `${journal} is of an earlier run: --resume goes on from it, --force starts anew`,
      );
    }
  }
  const { done, interrupted } = await ask(found.items, flags, journal, terminal);
  await writeJsonl(save, rowsOf(done, found, flags));
  const failed = done.results.filter(({ failure }) => failure !== undefined).length;
  sayRun(done, found, terminal);
  terminal.err(`Saved ${save}\n`);
  // What has failed can be asked again: the journal knows what has not.
  if (failed === 0) await Deno.remove(journal).catch(() => {});
  return interrupted ? INTERRUPTED : failed > 0 ? UNSETTLED : DONE;
}

async function ask(
  items: readonly AnsweredItem[],
  flags: JudgeFlags,
  path: string,
  terminal: Terminal,
): Promise<{ readonly done: JudgeRun<unknown>; readonly interrupted: boolean }> {
  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error("interrupted"));
  Deno.addSignalListener("SIGINT", interrupt);
  try {
    await using journal = isLocal(flags.choice) ? null : await openJournal(path);
    const [judge, free] = journal === null
      ? await localJudge(flags.choice)
      : [await journalled(flags, journal), () => Promise.resolve()];
    try {
      const done = await runJudge<AnsweredItem, unknown>(items, judge, {
        concurrency: flags.concurrency,
        repeats: flags.repeats,
        ...given("generator", flags.generator),
        signal: stop.signal,
        onProgress: progressLines(terminal),
      });
      return { done, interrupted: stop.signal.aborted };
    } finally {
      await free();
    }
  } finally {
    Deno.removeSignalListener("SIGINT", interrupt);
  }
}

/** The judge over the journal, round retries, round the budget, round the rate limit, round the server. */
async function journalled(
  { choice, perMinute, budget }: JudgeFlags,
  journal: Awaited<ReturnType<typeof openJournal>>,
): Promise<AskJudge<AnsweredItem, unknown>> {
  const server = await connect(choice);
  const limited = perMinute === undefined
    ? server
    : withRateLimit(server, { callsPerMinute: perMinute });
  const judge = serverJudge(choice, withJournal(withRetries(withBudget(limited, budget)), journal));
  if (judge === null) throw new Error(`there is no judge ${choice.judge} at a server`);
  return judge;
}
