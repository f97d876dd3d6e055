import { checkCitations } from "../checks/check_citations.ts";
import { detectAbstention } from "../checks/detect_abstention.ts";
import type { Trace } from "../data/trace.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { wrongType } from "./_argument_error.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireShare } from "./_require_scores.ts";

/** How many of an answer's claims are supported. */
export interface ClaimCount {
  /** Claims that the passages support. */
  readonly supported: number;
  /** Claims in all. */
  readonly claims: number;
}

/** Options of {@linkcode monitorTraces}. */
export interface MonitorTracesOptions {
  /** What to tell versions apart by. Default: the version of the prompt, or else the model, or else `"all"`. */
  readonly by?: (trace: Trace) => string;
  /** Counts the supported claims of an answer, `null` where nobody counted. Default: not counted. */
  readonly claims?: (trace: Trace) => ClaimCount | null;
  /** Confidence level of every interval, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** Rates of the traces of one version. */
export interface VersionRates {
  /** The version. */
  readonly version: string;
  /** Its traces. */
  readonly n: number;
  /** Traces without an answer, such as errors: in none of the rates below but the first. */
  readonly unanswered: number;
  /** Share of traces for which nothing was retrieved. */
  readonly emptyRetrieval: Interval;
  /** Share of answers that wholly decline. */
  readonly abstention: Interval;
  /** Share of answers, refusals apart, that cite what is not there or cite wrongly. */
  readonly citationFailure: Interval;
  /** Share of claims that are supported; claims of one answer are alike, so its interval is too narrow. */
  readonly supportedClaims: Interval;
}

const ACTION = "monitor the traces";
const OPTIONS: Record<keyof MonitorTracesOptions, true> = { by: true, claims: true, level: true };

/**
 * Rates to watch on traffic without labels: what came back empty, what was declined, what cites wrongly, by version.
 *
 * No judge and no label is needed, so it can run on all traffic; a rate that moves says where to label, not what is wrong.
 * Refusals are told by `detectAbstention`, citations by `checkCitations`.
 *
 * @param traces What the system did, one a question.
 * @param options What tells versions apart, and who counts claims.
 * @returns One entry a version, in the order that they first occur.
 * @throws {TypeError} If a trace lacks its passages, an option is of the wrong kind, or unknown.
 * @throws {RangeError} If the level is not between 0 and 1, or a count of claims is not possible.
 *
 * @example
 * ```ts
 * import { monitorTraces } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "fees", text: "A return costs $5." }];
 * const [v1] = monitorTraces([
 *   { question: "Fee?", chunks, answer: "It costs $5 [fees].", prompt_version: "v1" },
 *   { question: "Fee abroad?", chunks: [], answer: "I don't know.", prompt_version: "v1" },
 * ]);
 *
 * assertEquals([v1.emptyRetrieval.estimate, v1.abstention.estimate], [0.5, 0.5]);
 * assertEquals(v1.citationFailure.n, 1);
 * ```
 */
export function monitorTraces(
  traces: readonly Trace[],
  options: MonitorTracesOptions = {},
): readonly VersionRates[] {
  if (!Array.isArray(traces)) {
    throw wrongType(ACTION, "traces", "an array", traces);
  }
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { by = versionOf, claims, level = 0.95 } = options;
  for (const [name, value] of Object.entries({ by, claims })) {
    if (value === undefined || typeof value === "function") continue;
    throw wrongType(ACTION, name, "a function", value);
  }
  requireShare(level, "level", ACTION);
  traces.forEach(requireTrace);
  const versions = Map.groupBy(traces, (trace) => {
    const version: unknown = by(trace);
    if (typeof version === "string") return version;
    throw wrongType(ACTION, "what by gives", "a text", version);
  });
  return [...versions].map(([version, group]) => ratesOf(version, group, { claims, level }));
}

function versionOf({ prompt_version, model }: Trace): string {
  return prompt_version ?? model ?? "all";
}

function ratesOf(
  version: string,
  traces: readonly Trace[],
  { claims, level }: Pick<MonitorTracesOptions, "claims"> & { readonly level: number },
): VersionRates {
  const rate = (count: number, n: number) => wilsonInterval(count, n, { level });
  const answered = traces.filter(({ answer }) => answer !== null);
  const declined = new Set(
    answered.filter(({ answer, answerable }) =>
      detectAbstention(answer ?? "", { answerable }).kind === "full"
    ),
  );
  const given = answered.filter((trace) => !declined.has(trace));
  const miscited = given.filter((trace) => !checkCitations(trace).pass);
  let [supported, all] = [0, 0];
  for (const trace of given) {
    const count = claims?.(trace) ?? null;
    if (count === null) continue;
    requireObject(count, "what claims gives", "a count or null", ACTION);
    requireClaims(count, trace);
    supported += count.supported;
    all += count.claims;
  }
  return {
    version,
    n: traces.length,
    unanswered: traces.length - answered.length,
    emptyRetrieval: rate(traces.filter(({ chunks }) => chunks.length === 0).length, traces.length),
    abstention: rate(declined.size, answered.length),
    citationFailure: rate(miscited.length, given.length),
    supportedClaims: rate(supported, all),
  };
}

function requireTrace(trace: Trace, at: number): void {
  requireObject(trace, `traces[${at}]`, "a trace", ACTION);
  if (!Array.isArray(trace.chunks)) {
    throw wrongType(ACTION, `traces[${at}].chunks`, "an array", trace.chunks);
  }
  if (trace.answer !== null && typeof trace.answer !== "string") {
    throw wrongType(ACTION, `traces[${at}].answer`, "a text or null", trace.answer);
  }
}

function requireClaims({ supported, claims }: ClaimCount, { question }: Trace): void {
  const whole = Number.isSafeInteger(supported) && Number.isSafeInteger(claims);
  if (whole && 0 <= supported && supported <= claims) return;
  throw new RangeError(
    `Cannot ${ACTION} as claims must count 0 <= supported <= claims: current value is ${supported} of ` +
      `${claims} for ${JSON.stringify(question)}`,
  );
}
