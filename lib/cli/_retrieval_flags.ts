import type { EvaluateRunOptions } from "../retrieval/run_evaluation.ts";
import { between, given, integer, oneOf } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { usageError } from "./_usage_error.ts";

/** What `touchstone retrieval` was asked to do. */
export interface RetrievalFlags {
  readonly qrels: string;
  readonly run: string;
  readonly baseline?: string;
  readonly perQuery?: string;
  readonly force: boolean;
  readonly format: "text" | "json";
  readonly options: EvaluateRunOptions & { readonly level: number; readonly seed: number };
}

const STRINGS = [
  ...["qrels", "run", "baseline", "measures", "relevance-level", "ties", "no-relevant"] as const,
  ...["missing", "unjudged-at", "per-query", "format", "level", "seed"] as const,
] as const;

/** Reads the command line of `touchstone retrieval`, and says what is wrong with it. */
export function readRetrievalFlags(args: readonly string[]): RetrievalFlags {
  const flags = parseFlags(args, STRINGS, ["force", "help"]);
  if (flags._.length > 0) {
    throw usageError(`name the files by --qrels and --run, not ${flags._.join(" ")}`);
  }
  const { qrels, run, baseline } = flags;
  if (qrels === undefined) throw usageError("--qrels FILE is required: the judgements");
  if (run === undefined) throw usageError("--run FILE is required: what the system retrieved");
  const perQuery = flags["per-query"];
  if (perQuery !== undefined && [qrels, run, baseline].includes(perQuery)) {
    throw usageError(`--per-query names a file that is read: ${perQuery}`);
  }
  const ties = oneOf(flags.ties, ["trec", "file"], "ties");
  const noRelevant = oneOf(flags["no-relevant"], ["exclude", "zero"], "no-relevant");
  const missing = oneOf(flags.missing, ["zero", "omit"], "missing");
  const measures = measuresOf(flags.measures);
  return {
    ...{ qrels, run, force: flags.force },
    ...given("baseline", baseline),
    ...given("perQuery", perQuery),
    format: oneOf(flags.format, ["text", "json"], "format") ?? "text",
    options: {
      ...(measures !== undefined && { measures }),
      ...(ties !== undefined && { ties }),
      ...(noRelevant !== undefined && { noRelevant }),
      ...(missing !== undefined && { missing }),
      relevanceLevel: aboveZero(flags["relevance-level"]),
      unjudgedAt: integer(flags["unjudged-at"], "unjudged-at", 10),
      level: between(flags.level, "level", 0.95),
      seed: integer(flags.seed, "seed", 1),
    },
  };
}

/** Names by comma; `P.5,10` stays together, as trec_eval writes several cuts of one measure. */
function measuresOf(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  return text.split(/,(?!\d)/).map((name) => name.trim()).filter((name) => name !== "");
}

function aboveZero(text: string | undefined): number {
  const level = text === undefined ? 1 : Number(text);
  if (level > 0 && level < Infinity) return level;
  throw usageError(`--relevance-level takes a number above 0, not ${JSON.stringify(text)}`);
}
