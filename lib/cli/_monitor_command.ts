import { readThreshold } from "../data/read_threshold.ts";
import { matchThreshold } from "../decisions/match_threshold.ts";
import { monitorThreshold, type ThresholdMonitor } from "../decisions/monitor_threshold.ts";
import { textTable } from "../reports/text_table.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { between, given, oneOf } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { readScoredFile } from "./_scored_file.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

const STRINGS = [
  ...["score", "hallucinated", "correct", "positive", "batch", "fingerprint", "confidence"],
  ...["format"],
] as const;
const CODES = { holds: 0, broken: 1, open: 3 } as const;
const COLOURS = { holds: "green", broken: "red", open: "yellow" } as const;

/** Runs `touchstone monitor`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, STRINGS, ["negate", "apart", "help"], ["hallucinated", "correct"]);
  const files = flags._.map(String);
  if (files.length !== 2) {
    throw usageError("name the RECORD and the FILE of newly labelled answers");
  }
  const format = oneOf(flags.format, ["text", "json"], "format") ?? "text";
  const record = await readThreshold(files[0]);
  const negate = flags.negate || (flags.score === undefined && record.signal.startsWith("-"));
  const score = flags.score ?? record.signal.replace(/^-/, "");
  const { matches, reasons } = matchThreshold(record, {
    signal: negate ? `-${score}` : score,
    ...given("fingerprint", flags.fingerprint),
  });
  if (!matches) throw new Error(`${files[0]} cannot be used here: ${reasons.join("; ")}`);
  const { batch } = flags;
  const read = await readScoredFile(files[1], {
    ...{ score, negate, hallucinated: flags.hallucinated, correct: flags.correct },
    ...given("positive", flags.positive),
    slices: batch === undefined ? [] : [batch],
  });
  const column = batch === undefined ? read.scores.map(() => "all") : read.slices[batch];
  const labels = [...new Set(column)];
  const batches = labels.map((label) => {
    const rows = column.flatMap((one, row) => one === label ? [row] : []);
    return {
      label: label ?? "without a value",
      scores: rows.map((row) => read.scores[row]),
      hallucinated: rows.map((row) => read.hallucinated[row]),
      sampled: flags.apart ? "apart" as const : "together" as const,
    };
  });
  const found = monitorThreshold(record, batches, {
    confidence: between(flags.confidence, "confidence", 0.95),
  });
  if (format === "json") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const paint = paintFor(terminal.colour);
    terminal.out(`${paint(COLOURS[found.state], found.message)}\n\n${table(found)}\n`);
    for (const note of read.notes) terminal.out(`Note: ${note}.\n`);
  }
  if (read.hash !== null && read.hash === record.dataHash) {
    terminal.err(
      `Beware: ${
        files[1]
      } holds the very labels that the threshold was chosen on: only new ones can tell\n`,
    );
  }
  return CODES[found.state];
}

function table({ looks }: ThresholdMonitor): string {
  const rows = looks.map(({ label, answered, wrong, risk, overRefusal, state }) => [
    ...[label, `${wrong}/${answered}`, rate(risk), rate(overRefusal), state],
  ]);
  const head = ["up to", "wrong", "risk so far", "good ones declined so far", "promise"];
  return textTable([head, ...rows], { align: ["left", "right"] });
}

function rate(interval: Interval): string {
  return interval.n === 0 ? "none, n 0" : formatInterval(interval, { percent: true });
}
