import type { ScorePolicy } from "../cases/score_policy.ts";
import { scoreCases } from "../cases/score_cases.ts";
import { summariseCases } from "../cases/summarise_cases.ts";
import type { Case } from "../data/case.ts";
import { manifestOf } from "../data/manifest_of.ts";
import { readCases } from "../data/read_cases.ts";
import { readResults } from "../data/read_results.ts";
import { redactResults } from "../data/redact_results.ts";
import { gate } from "../decisions/gate.ts";
import type { Gates } from "../decisions/gates.ts";
import { parseGates } from "../decisions/parse_gates.ts";
import { gateText } from "../reports/gate_text.ts";
import { scoreText } from "../reports/score_text.ts";
import { collectAnswers } from "./_collect_answers.ts";
import { readScoreFlags, type ScoreFlags } from "./_score_flags.ts";
import { refuseExisting, writeScore } from "./_score_files.ts";
import { onlyCases, smokeCases } from "./_select_cases.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";

const EXIT = { "pass": 0, "fail": 1, "insufficient-evidence": 3 } as const;
const INTERRUPTED = 130;

/** Runs `touchstone score`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = readScoreFlags(args);
  await refuseExisting(flags);
  // What is wrong with the gates is said before anything is asked or scored.
  const gates = await gatesOf(flags);
  const baseline = flags.baseline === undefined
    ? undefined
    : summariseCases((await readResults(flags.baseline)).results);
  const { cases, warnings } = await readCases(flags.file, {
    ...(flags.answer !== undefined && { answer: flags.answer }),
  });
  for (const warning of warnings) terminal.err(`Beware: ${warning}\n`);
  const chosen = chooseCases(cases, flags, terminal);
  if (chosen.length === 0) throw new RangeError(`${flags.file}: there is no case to score`);
  const answered = flags.endpoint === undefined
    ? chosen
    : await collectAnswers(chosen, flags, terminal);
  if (answered === null) return INTERRUPTED;

  const policy = policyOf(flags);
  const results = await scoreCases(answered, { policy });
  const summary = summariseCases(results);
  const gated = gate(summary, gates, { ...(baseline && { baseline }) });
  const graded = answered.some(({ groundedness }) => groundedness !== undefined);
  const manifest = manifestOf(answered, {
    dataset: flags.file.replace(/^.*[/\\]/, ""),
    ...flags.manifest,
    ...(graded && { grader: "recorded" }),
    policy: { ...policy },
  });
  const paint = paintFor(terminal.colour);
  const shown = flags.redact ? redactResults(results) : results;
  terminal.out(`${scoreText(summary, { results: shown, paint })}\n`);
  terminal.out(gateText(gated, { paint }));
  await writeScore({ results, summary, gated, manifest }, flags, terminal);
  return EXIT[gated.decision];
}

/** The budgets of the file, and over them those of the command line. */
async function gatesOf({ gates, budgets, rule }: ScoreFlags): Promise<Gates> {
  const given = Object.fromEntries(budgets.map(({ name, value }) => [name, value]));
  return {
    ...(gates !== undefined && parseGates(await Deno.readTextFile(gates), { file: gates })),
    ...parseGates(JSON.stringify(given), { file: "--budget" }),
    ...(rule !== undefined && { rule }),
  };
}

function chooseCases(
  cases: readonly Case[],
  flags: ScoreFlags,
  terminal: Terminal,
): readonly Case[] {
  const only = onlyCases(cases, flags.only);
  const chosen = flags.smoke ? smokeCases(only) : only;
  if (chosen.length < cases.length) {
    terminal.err(`Scoring ${chosen.length} of ${cases.length} cases\n`);
  }
  return chosen;
}

function policyOf({ quantities, tokens, incomplete, citations }: ScoreFlags): ScorePolicy {
  return {
    ...(quantities && { quantities }),
    ...(tokens && { tokens }),
    ...(incomplete && { incomplete }),
    ...(citations && { citations }),
  };
}
