import type { Case } from "../data/case.ts";
import type { ProbeKind } from "../data/probe_report.ts";
import type { JudgeProgress } from "../judges/judge_run.ts";
import { wrongType } from "./_argument_error.ts";
import { requireKnownOptions, requireOneText } from "./_require_named.ts";
import { requireCount, requireName, requireSeed, requireShare } from "./_require_scores.ts";
import { PROBES } from "./_probe_makers.ts";
import type { ProbeJudgeOptions } from "./probe_judge.ts";

const ACTION = "probe the judge";
const OPTIONS: Record<keyof ProbeJudgeOptions, true> = {
  ...{ probes: true, seed: true, concurrency: true, signal: true },
  ...{ fingerprint: true, level: true, onProgress: true },
};

/** Options that have been read, defaults filled in. */
export interface ProbePlan {
  readonly probes: readonly ProbeKind[];
  readonly seed: number;
  readonly concurrency: number;
  readonly level: number;
  readonly signal?: AbortSignal;
  readonly fingerprint?: string;
  readonly onProgress?: (progress: JudgeProgress) => void;
}

/** The options of `probeJudge`, or an error that names what is wrong. */
export function readProbeOptions(
  cases: unknown,
  judge: unknown,
  options: ProbeJudgeOptions,
): ProbePlan {
  requireCases(cases);
  if (typeof judge !== "function") throw wrongType(ACTION, "judge", "a function", judge);
  requireKnownOptions(options, OPTIONS, ACTION);
  const { probes, seed = 1, concurrency = 8, level = 0.95, fingerprint } = options;
  const { signal, onProgress } = options;
  requireSeed(seed, ACTION);
  requireCount(concurrency, "concurrency", 1, ACTION);
  requireShare(level, "level", ACTION);
  if (fingerprint !== undefined) requireOneText(fingerprint, "fingerprint", ACTION);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw wrongType(ACTION, "signal", "an AbortSignal", signal);
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw wrongType(ACTION, "onProgress", "a function", onProgress);
  }
  return {
    ...{ probes: readProbes(probes), seed, concurrency, level },
    ...signal === undefined ? {} : { signal },
    ...fingerprint === undefined ? {} : { fingerprint },
    ...onProgress === undefined ? {} : { onProgress },
  };
}

/** In the order of the table, each once. */
function readProbes(probes: unknown): readonly ProbeKind[] {
  const all = Object.keys(PROBES) as ProbeKind[];
  if (probes === undefined) return all;
  if (!Array.isArray(probes)) throw wrongType(ACTION, "probes", "a list", probes);
  for (const probe of probes) requireName(probe, "each of probes", all, ACTION);
  return all.filter((probe) => probes.includes(probe));
}

function requireCases(cases: unknown): asserts cases is readonly Case[] {
  if (!Array.isArray(cases)) throw wrongType(ACTION, "cases", "a list of cases", cases);
  const ids = new Set<string>();
  cases.forEach((one: unknown, i) => {
    const { id, question, chunks, answer } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const whole = typeof id === "string" && id !== "" && typeof question === "string" &&
      Array.isArray(chunks) &&
      chunks.every((chunk) => typeof chunk?.id === "string" && typeof chunk?.text === "string") &&
      (answer === undefined || answer === null || typeof answer === "string");
    if (!whole) throw wrongType(ACTION, `cases[${i}]`, "a case with id, question and chunks", one);
    if (ids.has(id)) {
      const shown = JSON.stringify(id);
      throw new RangeError(
        `Cannot ${ACTION} as the id of cases[${i}] must stand once: current value is ${shown}`,
      );
    }
    ids.add(id);
  });
}
