import type { TokenPrices } from "../judges/token_prices.ts";
import { count, given, number } from "./_flag_values.ts";
import { JUDGE_STRINGS, type JudgeChoice, readJudgeChoice, readPrice } from "./_judge_flags.ts";
import { parseFlags } from "./_parse_flags.ts";
import { usageError } from "./_usage_error.ts";

/** What `touchstone judge` was asked to do. */
export interface JudgeFlags {
  readonly file: string;
  readonly choice: JudgeChoice;
  readonly answer?: string;
  readonly only: readonly string[];
  readonly concurrency: number;
  readonly repeats: number;
  readonly generator?: string;
  readonly perMinute?: number;
  readonly budget: {
    readonly calls?: number;
    readonly cost?: number;
    readonly prices?: TokenPrices;
  };
  readonly dryRun: boolean;
  readonly save?: string;
  readonly resume: boolean;
  readonly force: boolean;
}

const STRINGS = [
  ...JUDGE_STRINGS,
  ...["concurrency", "per-minute", "max-calls", "max-cost", "price", "repeats"],
  ...["generator", "save"],
] as const;

/** Reads the command line, and says what is wrong with it. */
export function readJudgeFlags(args: readonly string[]): JudgeFlags {
  const flags = parseFlags(args, STRINGS, ["dry-run", "resume", "force", "help"], ["only"]);
  const files = flags._.map(String);
  if (files.length !== 1) throw usageError(files.length === 0 ? "name CASES" : "name one CASES");
  const dryRun = flags["dry-run"];
  if (!dryRun && flags.save === undefined) {
    throw usageError("say where to: --save FILE, or --dry-run");
  }
  const prices = readPrice(flags.price);
  if (flags["max-cost"] !== undefined && prices === undefined) {
    throw usageError("--max-cost needs --price REQUESTS,REPLIES");
  }
  if (flags.resume && flags.force) throw usageError("give --resume or --force, not both");
  return {
    file: files[0],
    choice: readJudgeChoice(flags),
    ...given("answer", flags.answer),
    only: flags.only,
    concurrency: count(flags.concurrency ?? "8", "concurrency"),
    repeats: count(flags.repeats ?? "1", "repeats"),
    ...given("generator", flags.generator),
    ...(flags["per-minute"] !== undefined &&
      { perMinute: count(flags["per-minute"], "per-minute") }),
    budget: {
      ...(flags["max-calls"] !== undefined && { calls: count(flags["max-calls"], "max-calls") }),
      ...(flags["max-cost"] !== undefined && { cost: number(flags["max-cost"], "max-cost") }),
      ...(prices && { prices }),
    },
    dryRun,
    ...given("save", flags.save),
    resume: flags.resume,
    force: flags.force,
  };
}
