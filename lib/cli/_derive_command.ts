import { deriveCases } from "../cases/derive_cases.ts";
import { DERIVED_KINDS, type DerivedKind } from "../cases/derived_kind.ts";
import { nearestName } from "../data/nearest_name.ts";
import { readCases } from "../data/read_cases.ts";
import { writeJsonl } from "../data/write_jsonl.ts";
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
  if (flags.out !== undefined && !flags.force) await refuseExistingFile(flags.out);
  const { cases, warnings } = await readCases(files[0]);
  for (const warning of warnings) terminal.err(`Beware: ${warning}\n`);
  const derived = deriveCases(cases, { kinds, seed });
  if (flags.out === undefined) {
    for (const one of derived.cases) terminal.out(`${JSON.stringify(one)}\n`);
  } else await writeJsonl(flags.out, derived.cases);
  terminal.err(`${derived.cases.length} cases derived from ${cases.length}\n`);
  for (const [why, count] of counted(derived.skipped)) {
    terminal.err(`  ${count} left out: ${why}\n`);
  }
  return 0;
}

/** How often each reason stands. */
function counted(
  skipped: readonly { readonly kind: string; readonly reason: string }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, reason } of skipped) {
    const why = `${kind}: ${reason}`;
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return counts;
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

async function refuseExistingFile(path: string): Promise<void> {
  const there = await Deno.stat(path).then(() => true, () => false);
  if (there) throw new Error(`--out ${path} is there already: --force writes over it`);
}
