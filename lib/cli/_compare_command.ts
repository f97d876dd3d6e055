import { readResults } from "../data/read_results.ts";
import { compareRuns } from "../decisions/compare_runs.ts";
import { comparisonMarkdown } from "../reports/comparison_markdown.ts";
import { comparisonText } from "../reports/comparison_text.ts";
import { oneOf } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

/** Runs `touchstone compare`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, ["format"], ["help"]);
  const files = flags._.map(String);
  if (files.length !== 2) throw usageError("name two files: the baseline A and the candidate B");
  const format = oneOf(flags.format, ["text", "json", "markdown"], "format") ?? "text";
  const [baseline, candidate] = [await readResults(files[0]), await readResults(files[1])];
  const comparison = compareRuns(baseline, candidate);
  if (format === "json") terminal.out(`${JSON.stringify(comparison, null, 2)}\n`);
  else if (format === "markdown") terminal.out(comparisonMarkdown(comparison));
  else terminal.out(comparisonText(comparison, { paint: paintFor(terminal.colour) }));
  const { hallucinated, overRefused } = comparison;
  const rose = [hallucinated, overRefused].some(({ difference: { lower } }) => (lower ?? 0) > 0);
  return rose ? 1 : 0;
}
