import { deriveCases, type SkippedDerivation } from "../cases/derive_cases.ts";
import { DERIVED_KINDS, type DerivedKind } from "../cases/derived_kind.ts";
import { nearestName } from "../data/nearest_name.ts";
import { readCases } from "../data/read_cases.ts";
import { writeJsonl } from "../data/write_jsonl.ts";
import { exists } from "./_exists.ts";
import { integer } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import type { Terminal } from "./terminal.ts";
import { usageError } from "./_usage_error.ts";

/** Runs `touchstone derive`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = parseFlags(args, ["kinds", "seed", "out"], ["force", "help"]);
  const files = flags._.map(String);
  if (files.length !== 1) throw usageError("name one file of CASES");
  if (flags.kinds === undefined) throw usageError("say which: --kinds LIST, or --kinds all");
  const kinds = flags.kinds === "all" ? [...DERIVED_KINDS] : flags.kinds.split(",").map(kindOf);
  const seed = integer(flags.seed, "seed", 1);
  if (flags.out === files[0]) throw usageError("--out names the file of cases itself");
  if (flags.out !== undefined && !flags.force && await exists(flags.out)) {
    throw new Error(`--out ${flags.out} is there already: --force writes over it`);
  }
  const { cases, warnings } = await readCases(files[0]);
  for (const warning of warnings) terminal.err(`Beware: ${warning}\n`);
  const derived = deriveCases(cases, { kinds, seed });
  if (flags.out === undefined) {
    for (const one of derived.cases) terminal.out(`${JSON.stringify(one)}\n`);
  } else await writeJsonl(flags.out, derived.cases);
  terminal.err(`${derived.cases.length} cases derived from ${cases.length}\n`);
  for (const line of leftOut(derived.skipped, kinds.length)) terminal.err(`${line}\n`);
  return 0;
}

/** Each reason once, with the cases and kinds that it stands for. */
function leftOut(skipped: readonly SkippedDerivation[], kindsInAll: number): readonly string[] {
  const reasons = new Map<string, { cases: Set<string>; kinds: Set<string> }>();
  for (const { from, kind, reason } of skipped) {
    const row = reasons.get(reason) ?? { cases: new Set(), kinds: new Set() };
    row.cases.add(from);
    row.kinds.add(kind);
    reasons.set(reason, row);
  }
  return [...reasons].map(([reason, { cases, kinds }]) => {
    const which = kinds.size === kindsInAll ? "all kinds" : [...kinds].join(", ");
    return `  not of ${cases.size} (${which}): ${reason}`;
  });
}

function kindOf(text: string): DerivedKind {
  const kind = DERIVED_KINDS.find((one) => one === text.trim());
  if (kind !== undefined) return kind;
  const near = nearestName(text.trim(), [...DERIVED_KINDS]);
  const hint = near === undefined
    ? `: kinds are ${DERIVED_KINDS.join(", ")}`
    : `: did you mean ${near}?`;
  throw usageError(`there is no kind ${JSON.stringify(text.trim())}${hint}`);
}
