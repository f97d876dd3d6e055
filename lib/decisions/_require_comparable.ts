import type { CaseResult } from "../data/case_result.ts";
import type { RunManifest } from "../data/run_manifest.ts";
import { requireObject } from "./_require.ts";
import type { RunComparison, RunResults } from "./run_comparison.ts";

/** What must be the same under both runs, as people call it. */
const SAME = [
  ["corpus_snapshot", "corpus snapshot"],
  ["grader", "judge"],
] as const;

/** Throws unless both runs are of the same cases, over the same corpus, by the same judge. */
export function requireComparable(
  baseline: RunResults,
  candidate: RunResults,
  action: string,
): void {
  requireRun(baseline, "baseline", action);
  requireRun(candidate, "candidate", action);
  const differs: string[] = [];
  const cases = caseDifference(baseline.results, candidate.results);
  if (cases !== null) differs.push(`case set (${cases})`);
  else if (baseline.manifest.case_set !== candidate.manifest.case_set) {
    differs.push("case set (the manifests name different ones)");
  }
  for (const [member, called] of SAME) {
    const [before, now] = [baseline.manifest[member], candidate.manifest[member]];
    if (before !== now) differs.push(`${called} (${before ?? "none"} against ${now ?? "none"})`);
  }
  if (differs.length === 0) return;
  throw new RangeError(
    `Cannot ${action} as case set, corpus snapshot and judge must be the same: current value is ` +
      `a different ${differs.join(" and ")}`,
  );
}

/** What else was different, so that a difference in the rates can be traced to it. */
export function changedMembers(
  baseline: RunManifest,
  candidate: RunManifest,
): RunComparison["changed"] {
  const [before, now] = [baseline, candidate].map((manifest) =>
    new Map<string, unknown>(Object.entries(manifest))
  );
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names.map((name) => ({
    name,
    baseline: shown(before.get(name)),
    candidate: shown(now.get(name)),
  })).filter((one) => one.baseline !== one.candidate);
}

/** Which cases are not the same, or `null`. */
function caseDifference(
  before: readonly CaseResult[],
  now: readonly CaseResult[],
): string | null {
  const hashes = new Map(now.map(({ id, case_hash }) => [id, case_hash]));
  const ids = new Set(before.map(({ id }) => id));
  const missing = before.filter(({ id }) => !hashes.has(id));
  const added = now.filter(({ id }) => !ids.has(id));
  const other = before.filter(({ id, case_hash }) =>
    hashes.has(id) && hashes.get(id) !== case_hash
  );
  const parts = [
    named(missing, "in the baseline alone"),
    named(added, "in the candidate alone"),
    named(other, "with other expectations"),
  ].filter((part) => part !== "");
  return parts.length === 0 ? null : parts.join("; ");
}

function named(results: readonly CaseResult[], what: string): string {
  if (results.length === 0) return "";
  const more = results.length > 5 ? ` and ${results.length - 5} more` : "";
  return `${what}: ${results.slice(0, 5).map(({ id }) => id).join(", ")}${more}`;
}

/** Objects are the same whatever the order of their members. */
function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "object") return String(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}

function requireRun(run: unknown, name: string, action: string): void {
  requireObject(run, name, "results with their manifest, as readResults gives them", action);
  const { results, manifest } = run as Readonly<Record<string, unknown>>;
  requireObject(manifest, `${name}.manifest`, "an object", action);
  if (!Array.isArray(results)) {
    throw new TypeError(
      `Cannot ${action} as ${name}.results must be a list: current value is ${String(results)}`,
    );
  }
  const seen = new Set<string>();
  results.forEach((result, i) => {
    requireObject(result, `${name}.results[${i}]`, "a result", action);
    const { id, outcome, slices } = result as Readonly<Record<string, unknown>>;
    if (typeof id !== "string" || typeof outcome !== "string") {
      throw new TypeError(
        `Cannot ${action} as ${name}.results[${i}] must have an id and an outcome: current value is ${
          JSON.stringify(result)
        }`,
      );
    }
    requireObject(slices, `${name}.results[${i}].slices`, "an object", action);
    if (seen.has(id)) {
      throw new RangeError(
        `Cannot ${action} as ids of ${name}.results must be distinct: current value is ${id} twice`,
      );
    }
    seen.add(id);
  });
}
