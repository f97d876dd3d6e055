import type { GoldTrace } from "../data/gold_trace.ts";
import { readGoldTraces } from "../data/read_gold_traces.ts";
import { checkRetrievalTargets } from "../decisions/check_retrieval_targets.ts";
import { parseRetrievalTarget } from "../decisions/parse_retrieval_target.ts";
import { auditMarkdown } from "../reports/audit_markdown.ts";
import { auditText } from "../reports/audit_text.ts";
import { gateMarkdown } from "../reports/gate_markdown.ts";
import { gateText } from "../reports/gate_text.ts";
import { traceDiffText } from "../reports/trace_diff_text.ts";
import { auditRetrieval } from "../retrieval/audit_retrieval.ts";
import { diffTraces, type TraceDifference } from "../retrieval/diff_traces.ts";
import { between, count, integer, oneOf } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

const EXIT = { "pass": 0, "fail": 1, "insufficient-evidence": 3 } as const;
const FLAGS = [
  ...["k", "at", "gold-grade", "near-duplicate", "scopes", "level", "seed"] as const,
  ...["target", "passing", "format"] as const,
];

/** Runs `touchstone audit`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, FLAGS, ["help"], ["target"]);
  const files = flags._.map(String);
  if (files.length !== 1) throw usageError("name one file of TRACES");
  const format = oneOf(flags.format, ["text", "json", "markdown"], "format") ?? "text";
  const k = count(flags.k ?? "5", "k");
  const given: readonly string[] = flags.target ?? [];
  // What is wrong with a target is said before anything is read; a k that it asks for is measured.
  const targets = given.map((target) => parseRetrievalTarget(target));
  const at = (flags.at ?? "1,3,10").split(",").map((cut) => count(cut, "at"));
  const traces = await readGoldTraces(files[0]);
  const passing = flags.passing === undefined ? [] : await readGoldTraces(flags.passing);
  const audit = auditRetrieval(traces, {
    k,
    at: [...at, ...targets.flatMap((target) => target.k ?? [])],
    goldGrade: finite(flags["gold-grade"], "gold-grade", 1),
    nearDuplicate: finite(flags["near-duplicate"], "near-duplicate", 0.8),
    ...flags.scopes !== undefined && { allowedScopes: flags.scopes.split(",") },
    level: between(flags.level, "level", 0.95),
    seed: integer(flags.seed, "seed", 1),
  });
  const checked = checkRetrievalTargets(audit, targets);
  const differences = passing.length === 0 ? [] : lostGold(traces, passing);
  const paint = paintFor(terminal.colour);
  if (format === "json") {
    terminal.out(`${JSON.stringify({ audit, checked, differences }, null, 2)}\n`);
  } else if (format === "markdown") {
    terminal.out(auditMarkdown(audit));
    if (targets.length > 0) terminal.out(`\n${gateMarkdown({ ...checked, warnings: [] })}`);
    for (const one of differences) terminal.out(`\n\`\`\`text\n${traceDiffText(one)}\`\`\`\n`);
  } else {
    terminal.out(auditText(audit, { paint }));
    if (targets.length > 0) terminal.out(`\n${gateText({ ...checked, warnings: [] }, { paint })}`);
    if (passing.length > 0) terminal.out(`\n${lostLine(differences)}\n`);
    for (const one of differences) terminal.out(`\n${traceDiffText(one)}`);
  }
  return targets.length === 0 ? 0 : EXIT[checked.decision];
}

/** The questions whose gold passage the other run holds and this one does not. */
function lostGold(
  traces: readonly GoldTrace[],
  passing: readonly GoldTrace[],
): readonly TraceDifference[] {
  const name = ({ id, question }: GoldTrace) => JSON.stringify([id, question]);
  const others = new Map(passing.map((trace) => [name(trace), trace]));
  return traces.flatMap((trace) => {
    const other = others.get(name(trace));
    return other === undefined ? [] : [diffTraces(trace, other)];
  }).filter(({ goldRank }) => goldRank.failing === null && goldRank.passing !== null);
}

function lostLine(differences: readonly TraceDifference[]): string {
  return differences.length === 1
    ? "1 question lost its gold passage against the passing run"
    : `${differences.length} questions lost their gold passage against the passing run`;
}

function finite(text: string | undefined, flag: string, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (Number.isFinite(value)) return value;
  throw usageError(`--${flag} takes a number, not ${JSON.stringify(text)}`);
}
