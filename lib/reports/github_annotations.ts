import type { CaseResult } from "../data/case_result.ts";
import type { GateResult } from "../decisions/gate_result.ts";
import { checkName, requireGate } from "./_gate_rows.ts";
import { requireOptionNames, requireOptions } from "./_require.ts";
import { requireResults } from "./_require_result.ts";
import { worstFirst } from "./_worst_first.ts";

/** Options of {@linkcode githubAnnotations}. */
export interface GithubAnnotationsOptions {
  /** What a gate decided: its checks come first. Default: none. */
  readonly gate?: GateResult;
  /** The file of cases, as a path in the repository. Default: none. */
  readonly file?: string;
}

/** GitHub shows ten errors a step: nine of them, and how many more there are. */
const MOST = 9;

/** An annotation before it is written. */
interface Annotation {
  readonly title: string;
  readonly message: string;
}

const OPTIONS: Record<keyof GithubAnnotationsOptions, true> = { gate: true, file: true };

/**
 * What went wrong as annotations of a GitHub workflow: to be printed, a line each.
 *
 * Checks of the gate that fail come first, then the cases, critical ones before others. GitHub shows ten errors
 * a step, so there are at most nine and a tenth that counts the rest. A check that is not settled is a warning.
 *
 * @param results One result a case.
 * @param options The gate's result, and the file of cases.
 * @returns The lines, each ending in a newline; an empty text where nothing is wrong.
 * @throws {TypeError} If an argument is of the wrong kind, or an option unknown.
 *
 * @see GitHub Docs, Workflow commands for GitHub Actions, "Setting an error message".
 *
 * @example
 * ```ts
 * import { githubAnnotations } from "@touchstone/eval/reports";
 * import { assertEquals } from "@std/assert";
 *
 * const result = {
 *   id: "fee",
 *   type: "answerable",
 *   expect: "answer",
 *   severity: "major",
 *   outcome: "hallucinated",
 *   reason: "$7 is not 50% of $5",
 *   abstention: "none",
 *   judge_error: false,
 *   properties: [],
 *   slices: {},
 *   case_hash: "1",
 * } as const;
 *
 * assertEquals(
 *   githubAnnotations([result], { file: "cases.jsonl" }),
 *   "::error file=cases.jsonl,title=fee%3A hallucinated::$7 is not 50%25 of $5\n",
 * );
 * ```
 */
export function githubAnnotations(
  results: readonly CaseResult[],
  options: GithubAnnotationsOptions = {},
): string {
  requireResults(results, "githubAnnotations");
  requireOptions(options, "githubAnnotations");
  requireOptionNames(options, OPTIONS, "githubAnnotations");
  const { gate, file } = options;
  if (gate !== undefined) requireGate(gate, "githubAnnotations");
  const wrong = results.filter(({ outcome }) => outcome !== "right" && outcome !== "unscored");
  const errors = [
    ...checksOf(gate, "fail"),
    ...worstFirst(wrong).map(({ id, outcome, reason }) => ({
      title: `${id}: ${outcome}`,
      message: String(reason),
    })),
  ];
  return [
    ...limited(errors, "error").map((one) => line("error", one, file)),
    ...limited(checksOf(gate, "insufficient-evidence"), "warning")
      .map((one) => line("warning", one, file)),
  ].join("");
}

function checksOf(
  gate: GateResult | undefined,
  wanted: "fail" | "insufficient-evidence",
): readonly Annotation[] {
  return (gate?.checks ?? []).filter(({ decision }) => decision === wanted)
    .map((check) => ({ title: `gate: ${checkName(check)}`, message: check.message }));
}

function limited(all: readonly Annotation[], what: string): readonly Annotation[] {
  if (all.length <= MOST) return all;
  const more = all.length - MOST;
  const message = more === 1 ? `1 more ${what}` : `${more} more ${what}s`;
  return [...all.slice(0, MOST), { title: "and more", message: `${message}: see the report` }];
}

function line(command: string, { title, message }: Annotation, file: string | undefined): string {
  const place = file === undefined ? "" : `file=${escapeProperty(String(file))},`;
  // Without a text GitHub shows nothing.
  const text = message.trim() === "" ? title : message;
  return `::${command} ${place}title=${escapeProperty(title)}::${escapeData(text)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
