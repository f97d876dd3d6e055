import type { DeriveCasesOptions } from "./derive_cases.ts";
import type { Case } from "../data/case.ts";
import { DERIVED_KINDS } from "./derived_kind.ts";
import { outOfRange, requireCases, requireOptions, wrongKind } from "./_require.ts";

const ACTION = "derive cases";
const OPTIONS: Record<keyof DeriveCasesOptions, true> = { kinds: true, seed: true, siblings: true };

/** The options of `deriveCases` with defaults, or an error that names what is wrong. */
export function readDeriveOptions(
  cases: readonly Case[],
  options: DeriveCasesOptions,
): Required<DeriveCasesOptions> {
  requireCases(cases, ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { kinds = DERIVED_KINDS, seed = 1, siblings = [] } = options;
  if (!Array.isArray(kinds)) throw wrongKind("kinds must be a list of kinds", kinds, ACTION);
  for (const kind of kinds) {
    if (DERIVED_KINDS.includes(kind)) continue;
    throw outOfRange(`kinds must be of ${DERIVED_KINDS.join(", ")}`, kind, ACTION);
  }
  if (typeof seed !== "number") throw wrongKind("seed must be a number", seed, ACTION);
  if (!Number.isSafeInteger(seed)) throw outOfRange("seed must be an integer", seed, ACTION);
  const named = Array.isArray(siblings) &&
    siblings.every((group) =>
      Array.isArray(group) && group.every((name) => typeof name === "string" && name !== "")
    );
  if (!named) throw wrongKind("siblings must be a list of lists of names", siblings, ACTION);
  return { kinds: [...new Set(kinds)], seed, siblings };
}
