import type { CaseResult } from "../data/case_result.ts";
import { type Pair, pairedRates, wasScored } from "./_paired_rates.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { changedMembers, requireComparable } from "./_require_comparable.ts";
import type { OutcomeFlip, RunComparison, RunResults, SliceComparison } from "./run_comparison.ts";

/** Options of {@linkcode compareRuns}. */
export interface CompareRunsOptions {
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

const ACTION = "compare the runs";
const OPTIONS: Record<keyof CompareRunsOptions, true> = { level: true };

/**
 * Compares two runs over the same cases, pair by pair: did the release get worse?
 *
 * Far sharper than to hold two rates side by side, as each case is its own control. Refuses where the case
 * set, the corpus or the judge differ, since then the cases are no pairs. Whatever else differs, such as the
 * prompt, is listed: it is what the difference may come from. Slices are many tests at once: read them for
 * where to look, not for proof.
 *
 * @param baseline The run that was, as `readResults` gives it.
 * @param candidate The run that may replace it.
 * @param options Confidence level.
 * @returns Flips in both directions, both rates with their paired difference and McNemar's test, over all and
 *   by slice.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If the runs are not comparable, saying in what they differ; or the level is out of range.
 *
 * @see `pairedDifferenceInterval` and `mcnemarTest` for the statistics and their sources.
 *
 * @example
 * ```ts
 * import { compareRuns } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const result = {
 *   id: "fee",
 *   type: "answerable",
 *   expect: "answer",
 *   severity: "major",
 *   outcome: "right",
 *   reason: "",
 *   abstention: "none",
 *   judge_error: false,
 *   properties: [],
 *   slices: {},
 *   case_hash: "1",
 * } as const;
 * const manifest = { touchstone: "0", case_set: "1" };
 * const { flips, hallucinated } = compareRuns(
 *   { results: [result], manifest },
 *   { results: [{ ...result, outcome: "hallucinated" }], manifest },
 * );
 *
 * assertEquals(flips, [{ id: "fee", from: "right", to: "hallucinated", direction: "worse" }]);
 * assertEquals(hallucinated.difference.estimate, 1);
 * ```
 */
export function compareRuns(
  baseline: RunResults,
  candidate: RunResults,
  options: CompareRunsOptions = {},
): RunComparison {
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { level = 0.95 } = options;
  if (typeof level !== "number" || !(level > 0 && level < 1)) {
    const wrong = typeof level === "number" ? RangeError : TypeError;
    throw new wrong(`Cannot ${ACTION} as level must be between 0 and 1: current value is ${level}`);
  }
  requireComparable(baseline, candidate, ACTION);
  const after = new Map(candidate.results.map((result) => [result.id, result]));
  const pairs = baseline.results.flatMap((before): Pair[] => {
    const now = after.get(before.id);
    return now ? [{ before, now }] : [];
  });
  const unpaired = pairs.filter((pair) => !wasScored(pair)).map(({ before }) => before.id);
  const rates = pairedRates(pairs, level);
  const changed = changedMembers(baseline.manifest, candidate.manifest);
  return {
    ...rates,
    flips: pairs.flatMap(flipOf),
    unpaired,
    slices: slicesOf(pairs, level),
    changed,
    warnings: warningsOf(rates.n, unpaired.length, changed),
  };
}

function flipOf({ before: { id, outcome: from }, now: { outcome: to } }: Pair): OutcomeFlip[] {
  if (from === to) return [];
  const scored = [from, to].every((outcome) => outcome !== "unscored" && outcome !== "judge-error");
  const direction = !scored
    ? "other"
    : to === "right"
    ? "better"
    : from === "right"
    ? "worse"
    : "other";
  return [{ id, from, to, direction }];
}

function slicesOf(pairs: readonly Pair[], level: number): readonly SliceComparison[] {
  const groups = new Map<string, { by: string; value: string; pairs: Pair[] }>();
  for (const pair of pairs) {
    for (const [by, value] of valuesOf(pair.before)) {
      const key = JSON.stringify([by, value]);
      const group = groups.get(key) ?? { by, value, pairs: [] };
      group.pairs.push(pair);
      groups.set(key, group);
    }
  }
  return [...groups.values()].map(({ by, value, pairs }) => ({
    by,
    value,
    ...pairedRates(pairs, level),
  })).sort((a, b) => a.by < b.by ? -1 : a.by > b.by ? 1 : a.value < b.value ? -1 : 1);
}

function valuesOf({ type, severity, slices }: CaseResult): readonly (readonly [string, string])[] {
  const others = Object.entries(slices).flatMap(([by, values]) =>
    [...new Set(values)].map((value) => [by, value] as const)
  );
  return [["type", type], ["severity", severity], ...others];
}

function warningsOf(
  n: number,
  unpaired: number,
  changed: RunComparison["changed"],
): readonly string[] {
  const warnings: string[] = [];
  if (n === 0) warnings.push("no case was scored in both runs: nothing is compared");
  if (unpaired > 0) {
    warnings.push(`${unpaired} cases were not scored in both runs and are in no rate`);
  }
  for (const name of ["policy", "touchstone"]) {
    if (!changed.some((one) => one.name === name)) continue;
    warnings.push(`${name} differs: the two runs were scored by different rules`);
  }
  return warnings;
}
