import { given, oneOf } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { usageError } from "./_usage_error.ts";

/** A budget as the command line gives it: its name, and a count (`3`), a rate (`.02`) or a percentage. */
export interface BudgetFlag {
  readonly name: string;
  readonly value: string;
}

/** What `touchstone score` was asked to do. */
export interface ScoreFlags {
  readonly file: string;
  readonly answer?: string;
  readonly budgets: readonly BudgetFlag[];
  readonly rule?: "point" | "bound";
  readonly gates?: string;
  readonly baseline?: string;
  readonly junit?: string;
  readonly markdown?: string;
  readonly json?: string;
  readonly github: boolean;
  readonly save?: string;
  readonly force: boolean;
  readonly only: readonly string[];
  readonly smoke: boolean;
  readonly endpoint?: string;
  readonly header: readonly string[];
  readonly journal?: string;
  readonly concurrency: number;
  readonly redact: boolean;
  readonly quantities?: "flag" | "fail";
  readonly tokens?: "flag" | "fail";
  readonly incomplete?: "hallucinated" | "separate";
  readonly citations?: "required" | "optional";
  readonly manifest: ManifestFlags;
}

/** What the command line says of the system that answered. */
export interface ManifestFlags {
  readonly commit?: string;
  readonly corpus_snapshot?: string;
  readonly retriever?: string;
  readonly prompt?: string;
  readonly generator?: string;
}

const STRINGS = [
  "answer",
  "budget",
  "rule",
  "gates",
  "baseline",
  "junit",
  "markdown",
  "json",
  "save",
  "only",
  "endpoint",
  "header",
  "journal",
  "concurrency",
  "quantities",
  "tokens",
  "incomplete",
  "citations",
  "commit",
  "corpus",
  "retriever",
  "prompt",
  "generator",
] as const;
const BOOLEANS = ["github", "smoke", "redact", "force", "help"] as const;
const REPEATABLE = ["budget", "only", "header"] as const;

/** Reads the command line of `touchstone score`, and says what is wrong with it. */
export function readScoreFlags(args: readonly string[]): ScoreFlags {
  const flags = parseFlags(args, STRINGS, BOOLEANS, REPEATABLE);
  const files = flags._.map(String);
  if (files.length !== 1) {
    throw usageError(
      files.length === 0 ? "name a file of CASES" : `name one file, not ${files.join(" ")}`,
    );
  }
  for (const name of ["header", "journal", "concurrency"] as const) {
    const value = flags[name];
    const there = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (there && flags.endpoint === undefined) throw usageError(`--${name} goes with --endpoint`);
  }
  if (flags.endpoint !== undefined && flags.answer !== undefined) {
    throw usageError("give --answer or --endpoint, not both: the endpoint writes the answers");
  }
  const file = files[0];
  const written = (["junit", "markdown", "json", "save"] as const)
    .flatMap((name) => flags[name] === undefined ? [] : [{ name, path: flags[name] }]);
  for (const { name, path } of written) {
    const read = [file, flags.gates, flags.baseline];
    if (read.includes(path)) throw usageError(`--${name} names a file that is read: ${path}`);
    const other = written.find((one) => one.name !== name && one.path === path);
    if (other) throw usageError(`--${name} and --${other.name} name one file: ${path}`);
  }
  return {
    file,
    ...given("answer", flags.answer),
    budgets: flags.budget.map(readBudget),
    ...choice("rule", flags.rule, ["point", "bound"]),
    ...given("gates", flags.gates),
    ...given("baseline", flags.baseline),
    ...given("junit", flags.junit),
    ...given("markdown", flags.markdown),
    ...given("json", flags.json),
    github: flags.github,
    ...given("save", flags.save),
    force: flags.force,
    only: flags.only,
    smoke: flags.smoke,
    ...given("endpoint", flags.endpoint),
    header: flags.header,
    ...given("journal", flags.journal),
    concurrency: atOnce(flags.concurrency),
    redact: flags.redact,
    ...choice("quantities", flags.quantities, ["flag", "fail"]),
    ...choice("tokens", flags.tokens, ["flag", "fail"]),
    ...choice("incomplete", flags.incomplete, ["hallucinated", "separate"]),
    ...choice("citations", flags.citations, ["required", "optional"]),
    manifest: {
      ...given("commit", flags.commit),
      ...given("corpus_snapshot", flags.corpus),
      ...given("retriever", flags.retriever),
      ...given("prompt", flags.prompt),
      ...given("generator", flags.generator),
    },
  };
}

function readBudget(text: string): BudgetFlag {
  const at = text.indexOf("=");
  if (at <= 0 || at === text.length - 1) {
    throw usageError(
      `--budget takes NAME=RATE, such as hallucination=.02, not ${JSON.stringify(text)}`,
    );
  }
  return { name: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

function choice<Name extends string, const Value extends string>(
  name: Name,
  text: string | undefined,
  allowed: readonly Value[],
): { [name in Name]?: Value } {
  const value = oneOf(text, allowed, name);
  return value === undefined ? {} : { [name]: value } as { [name in Name]: Value };
}

function atOnce(text: string | undefined): number {
  if (text === undefined) return 4;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw usageError(`--concurrency takes a whole number of at least 1, not ${JSON.stringify(text)}`);
}
