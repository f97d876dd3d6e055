import type { CaseSummary } from "../cases/case_summary.ts";
import type { CaseResult } from "../data/case_result.ts";
import { redactResults } from "../data/redact_results.ts";
import type { RunManifest } from "../data/run_manifest.ts";
import { writeResults } from "../data/write_results.ts";
import type { GateResult } from "../decisions/gate_result.ts";
import { gateMarkdown } from "../reports/gate_markdown.ts";
import { githubAnnotations } from "../reports/github_annotations.ts";
import { junitXml } from "../reports/junit_xml.ts";
import { scoreMarkdown } from "../reports/score_markdown.ts";
import { exists } from "./_exists.ts";
import type { ScoreFlags } from "./_score_flags.ts";
import type { Terminal } from "./terminal.ts";

/** What a scored run came to. */
export interface ScoredRun {
  readonly results: readonly CaseResult[];
  readonly summary: CaseSummary;
  readonly gated: GateResult;
  readonly manifest: RunManifest;
}

/** Throws where a file to be written is there already, before any work is done. */
export async function refuseExisting(flags: ScoreFlags): Promise<void> {
  if (flags.force) return;
  for (const name of ["save", "markdown", "junit", "json"] as const) {
    const path = flags[name];
    if (path === undefined) continue;
    if (await exists(path)) {
      throw new Error(`--${name} ${path} is there already: --force writes over it`);
    }
  }
}

/** Writes what was asked for, and says so. */
export async function writeScore(
  run: ScoredRun,
  flags: ScoreFlags,
  terminal: Terminal,
): Promise<void> {
  const { summary, gated, manifest } = run;
  const results = flags.redact ? redactResults(run.results) : run.results;
  const markdown = () => `${scoreMarkdown(summary, { results })}\n${gateMarkdown(gated)}`;
  if (flags.save !== undefined) await writeResults(flags.save, results, manifest);
  if (flags.markdown !== undefined) await Deno.writeTextFile(flags.markdown, markdown());
  if (flags.junit !== undefined) {
    const xml = junitXml(results, { gate: gated, name: flags.file });
    await Deno.writeTextFile(flags.junit, xml);
  }
  if (flags.json !== undefined) {
    const json = { manifest, summary, gate: gated, results };
    await Deno.writeTextFile(flags.json, `${JSON.stringify(json, null, 2)}\n`);
  }
  for (const path of [flags.save, flags.markdown, flags.junit, flags.json]) {
    if (path !== undefined) terminal.err(`Wrote ${path}\n`);
  }
  if (flags.github) {
    terminal.out(githubAnnotations(results, { gate: gated, file: flags.file }));
    const page = Deno.env.get("GITHUB_STEP_SUMMARY");
    if (page !== undefined) await Deno.writeTextFile(page, markdown(), { append: true });
  }
}
