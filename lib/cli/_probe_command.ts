import { readRecord } from "../data/read_record.ts";
import type { ProbeKind, ProbeReport } from "../data/probe_report.ts";
import { writeRecord } from "../data/write_record.ts";
import { probeJudge } from "../decisions/probe_judge.ts";
import { judgeFingerprint } from "../judges/judge_fingerprint.ts";
import { withRetries } from "../judges/with_retries.ts";
import { probeText } from "../reports/probe_text.ts";
import { itemOf } from "./_answered_items.ts";
import { count, given, integer } from "./_flag_values.ts";
import { JUDGE_STRINGS, type JudgeChoice, readJudgeChoice } from "./_judge_flags.ts";
import { progressLines } from "./_progress_lines.ts";
import { readChosenCases } from "./_read_chosen.ts";
import { connect, isHallucinated, isLocal, localJudge, serverJudge } from "./_make_judge.ts";
import { parseFlags } from "./_parse_flags.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

const STRINGS = [
  ...JUDGE_STRINGS,
  ...["probes", "fail-at", "concurrency", "seed", "json", "record"],
] as const;
const [DONE, UNSETTLED, INTERRUPTED] = [0, 3, 130];

/** Runs `touchstone probe`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, STRINGS, ["help"], ["only"]);
  const files = flags._.map(String);
  if (files.length !== 1) throw usageError(files.length === 0 ? "name CASES" : "name one CASES");
  const choice = readJudgeChoice(flags);
  const record = flags.record === undefined ? null : await readRecord(flags.record);
  const cases = await readChosenCases(
    { file: files[0], only: flags.only, ...given("answer", flags.answer) },
    terminal,
  );
  const failAt = integer(flags["fail-at"], "fail-at", 2);
  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error("interrupted"));
  const { ask, fingerprint, free } = await underTest(choice, failAt);
  Deno.addSignalListener("SIGINT", interrupt);
  let report: ProbeReport;
  try {
    report = await probeJudge(cases, ask, {
      ...(flags.probes !== undefined && { probes: flags.probes.split(",") as ProbeKind[] }),
      concurrency: count(flags.concurrency ?? "8", "concurrency"),
      seed: integer(flags.seed, "seed", 1),
      ...(fingerprint !== null && { fingerprint }),
      signal: stop.signal,
      onProgress: progressLines(terminal),
    });
  } finally {
    Deno.removeSignalListener("SIGINT", interrupt);
    await free();
  }
  terminal.out(probeText(report, { paint: paintFor(terminal.colour) }));
  if (flags.json !== undefined) {
    await Deno.writeTextFile(flags.json, `${JSON.stringify(report, null, 2)}\n`);
    terminal.err(`Saved ${flags.json}\n`);
  }
  if (record !== null && flags.record !== undefined) {
    await writeRecord(flags.record, { ...record, probes: report }, { force: true });
    terminal.err(`Saved ${flags.record}\n`);
  }
  if (stop.signal.aborted) return INTERRUPTED;
  const failed = report.originals.failed +
    report.probes.reduce((sum, { failed }) => sum + failed, 0);
  return failed > 0 ? UNSETTLED : DONE;
}

/** The judge as one that says whether an answer is hallucinated. */
async function underTest(choice: JudgeChoice, failAt: number) {
  if (isLocal(choice)) {
    const [judge, free] = await localJudge(choice);
    return {
      ask: async (item: Parameters<typeof itemOf>[0]) =>
        isHallucinated(await judge(itemOf(item), {}), failAt),
      ...{ fingerprint: null, free },
    };
  }
  const judge = serverJudge(choice, withRetries(await connect(choice)));
  if (judge === null) throw new Error(`there is no judge ${choice.judge} at a server`);
  return {
    ask: async (item: Parameters<typeof itemOf>[0]) =>
      isHallucinated(await judge(itemOf(item)), failAt),
    fingerprint: judgeFingerprint(judge),
    free: () => Promise.resolve(),
  };
}
