import { detectAbstention } from "../checks/detect_abstention.ts";
import type { Case } from "../data/case.ts";
import type { Chunk } from "../data/chunk.ts";
import type { ProbeKind, ProbeReport } from "../data/probe_report.ts";
import type { AskJudge, JudgeProgress } from "../judges/judge_run.ts";
import { runJudge } from "../judges/run_judge.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { booleanJudge } from "./_boolean_judge.ts";
import { PROBES } from "./_probe_makers.ts";
import { probeResult, type ProbeTry } from "./_probe_result.ts";
import { probeRandom } from "./_probe_source.ts";
import { readProbeOptions } from "./_probe_options.ts";

/** What a judge under test is given: never what is known of the case, nor that it is a probe. */
export interface ProbeItem {
  /** Id of the original, or of the original and its probe. */
  readonly id: string;
  /** What was asked. */
  readonly question: string;
  /** The answer. */
  readonly answer: string;
  /** The evidence. */
  readonly chunks: readonly Chunk[];
}

/** Options of {@linkcode probeJudge}. */
export interface ProbeJudgeOptions {
  /** Which probes. Default: all. */
  readonly probes?: readonly ProbeKind[];
  /** Seed of the changes, an integer. Default 1. */
  readonly seed?: number;
  /** Judgements under way at once, an integer >= 1. Default 8. */
  readonly concurrency?: number;
  /** Ends the test early; what is done is kept, and a warning says so. */
  readonly signal?: AbortSignal;
  /** The judge's fingerprint, for the record. Default: that of `judge`, where it is a whole judge. */
  readonly fingerprint?: string;
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Called after each judgement, of the originals first and then of the probes. */
  readonly onProgress?: (progress: JudgeProgress) => void;
}

/**
 * Tests a judge as an instrument: does it catch faults that are planted, and stay calm at changes that do not matter?
 *
 * Each probe changes an answer that is known to be supported, or its evidence, in one way, by rules and without a model.
 * Only originals that the judge passes are probed: pairs, so that what it flags anyway counts for nothing. Where a change
 * cannot be made it is counted, with the reason. Most words are English; other cases get the probes that need none. Faults
 * made by rule are plainer than those of models: a judge that misses these is no good, one that catches them has yet to be
 * calibrated with people's labels. A judge that is unsteady flips without any change: `judgeRepeats` tells how often. At
 * most one call a case and one a probe of it.
 *
 * @param cases Cases whose answer is known to be supported by their chunks, each id once.
 * @param judge Says of an item whether its answer is hallucinated: `true`, `false`, or `null` where it cannot tell.
 * @param options Probes, seed, concurrency, signal.
 * @returns Catch rates of faults and flip rates of harmless changes, for `record.probes` of a calibration record.
 * @throws {TypeError} If an argument is of the wrong kind, or the judge gives another verdict.
 * @throws {RangeError} If an option is out of range, a probe unknown, or an id stands twice.
 *
 * @see Ribeiro et al., Beyond accuracy: behavioral testing of NLP models with CheckList, ACL 2020, for faults that
 *   must be seen and changes that must not.
 *
 * @example
 * ```ts
 * import { probeJudge } from "@touchstone/eval/decisions";
 * import type { Case } from "@touchstone/eval/data";
 * import { assertEquals } from "@std/assert";
 *
 * const oneCase: Case = {
 *   ...{ id: "q1", type: "answerable", expect: "answer", question: "How long for rugs?" },
 *   chunks: [{ id: "returns#1", text: "Rugs may be returned within 45 days." }],
 *   answer: "Rugs may be returned within 45 days.",
 * };
 * // A judge that looks for the answer, word for word.
 * const report = await probeJudge([oneCase], ({ answer, chunks }) => !chunks[0].text.includes(answer), {
 *   probes: ["number-changed", "padded"],
 * });
 *
 * const [number, padded] = report.probes;
 * assertEquals([number.rate.estimate, number.rate.n], [1, 1]); // caught
 * assertEquals(padded.rate.estimate, 1); // flipped: it minds a thank-you
 * ```
 */
export async function probeJudge(
  cases: readonly Case[],
  judge: AskJudge<ProbeItem, boolean>,
  options: ProbeJudgeOptions = {},
): Promise<ProbeReport> {
  const plan = readProbeOptions(cases, judge, options);
  const { probes, seed, level } = plan;
  const ask = booleanJudge(judge, plan.signal);
  const running = {
    concurrency: plan.concurrency,
    signal: ask.signal,
    ...plan.onProgress === undefined ? {} : { onProgress: plan.onProgress },
  };
  const usable = cases.filter(isUsable);
  const before = await runJudge(usable.map(itemOf), ask.judge, running);
  ask.throwWrongKind();

  const passed = usable.filter((_, i) => before.results[i].verdict === false);
  const tries = probes.flatMap((probe) =>
    passed.map((base): ProbeTry => {
      const item = itemOf(base);
      const random = probeRandom(seed, base.id, probe);
      const made = PROBES[probe].make({ item, base, cases, random });
      if (typeof made === "string") return { probe, id: base.id, reason: made };
      if (made.answer === item.answer && made.chunks === item.chunks) {
        return { probe, id: base.id, reason: "the change would change nothing" };
      }
      return { probe, id: base.id, item: { ...made, id: `${base.id}#${probe}` } };
    })
  );
  const items = tries.flatMap(({ item }) => item ?? []);
  const after = await runJudge(items, ask.judge, running);
  ask.throwWrongKind();

  const verdicts = new Map(after.results.map(({ id, verdict }) => [id, verdict]));
  const flagged = before.results.filter(({ verdict }) => verdict === true).length;
  const { fingerprint } = before.manifest;
  return {
    fingerprint: plan.fingerprint ?? fingerprint,
    seed,
    originals: {
      cases: cases.length,
      ...{ passed: passed.length, flagged },
      failed: usable.length - passed.length - flagged,
      unusable: cases.length - usable.length,
    },
    falseAlarms: wilsonInterval(flagged, passed.length + flagged, { level }),
    probes: probes.map((probe) =>
      probeResult(probe, tries.filter((one) => one.probe === probe), verdicts, level)
    ),
    level,
    warnings: [
      ...before.warnings.map((warning) => `originals: ${warning}`),
      ...after.warnings.map((warning) => `probes: ${warning}`),
      ...passed.length > 0 ? [] : ["nothing was probed, as the judge passed no original"],
    ],
  };
}

function isUsable({ answer }: Case): boolean {
  return typeof answer === "string" && answer.trim() !== "" &&
    detectAbstention(answer).kind !== "full";
}

/** What the judge sees: the evidence that reached the prompt. */
function itemOf({ id, question, answer, chunks, prompt_chunk_ids }: Case): ProbeItem {
  const seen = prompt_chunk_ids === undefined
    ? chunks
    : chunks.filter((chunk) => prompt_chunk_ids.includes(chunk.id));
  return { id, question, answer: answer ?? "", chunks: seen };
}
