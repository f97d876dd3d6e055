import type { Case } from "../data/case.ts";
import type { ProbeKind } from "../data/probe_report.ts";
import type { JudgeProgress } from "../judges/judge_run.ts";
import { requireKnownOptions, requireOneText } from "./_require_named.ts";
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
  if (typeof judge !== "function") throw kind("judge must be a function", judge);
  requireKnownOptions(options, OPTIONS, ACTION);
  const { probes, seed = 1, concurrency = 8, level = 0.95, fingerprint } = options;
  const { signal, onProgress } = options;
  if (!Number.isSafeInteger(seed)) throw range("seed must be an integer", seed);
  if (!Number.isSafeInteger(concurrency) || concurrency < 1) {
    throw range("concurrency must be an integer >= 1", concurrency);
  }
  if (typeof level !== "number" || !(level > 0 && level < 1)) {
    throw range("level must be between 0 and 1", level);
  }
  if (fingerprint !== undefined) requireOneText(fingerprint, "fingerprint", ACTION);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw kind("signal must be an AbortSignal", signal);
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw kind("onProgress must be a function", onProgress);
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
  if (!Array.isArray(probes)) throw kind("probes must be a list", probes);
  const unknown = probes.find((probe) => !all.includes(probe));
  if (probes.some((probe) => !all.includes(probe))) {
    throw range(`each of probes must be one of ${all.join(", ")}`, unknown);
  }
  return all.filter((probe) => probes.includes(probe));
}

function requireCases(cases: unknown): asserts cases is readonly Case[] {
  if (!Array.isArray(cases)) throw kind("cases must be a list of cases", cases);
  const ids = new Set<string>();
  cases.forEach((one: unknown, i) => {
    const { id, question, chunks, answer } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const whole = typeof id === "string" && id !== "" && typeof question === "string" &&
      Array.isArray(chunks) &&
      chunks.every((chunk) => typeof chunk?.id === "string" && typeof chunk?.text === "string") &&
      (answer === undefined || answer === null || typeof answer === "string");
    if (!whole) throw kind(`cases[${i}] must be a case with id, question and chunks`, one);
    if (ids.has(id)) throw range(`the id of cases[${i}] must stand once`, id);
    ids.add(id);
  });
}

function kind(need: string, value: unknown): TypeError {
  return new TypeError(`Cannot ${ACTION} as ${need}: current value is ${shown(value)}`);
}

function range(need: string, value: unknown): RangeError {
  return new RangeError(`Cannot ${ACTION} as ${need}: current value is ${shown(value)}`);
}

function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
