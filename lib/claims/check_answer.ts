import { detectAbstention } from "../checks/detect_abstention.ts";
import type { Chunk } from "../data/chunk.ts";
import type { AnswerOutcome, JudgedClaim } from "../data/claim.ts";
import { LAYER_ORDER } from "./_layer_order.ts";
import { type LayerFinding, runLayer } from "./_run_layer.ts";
import { requireCheck } from "./_require_check.ts";
import type { CheckLayer, CheckThresholds, LayerReport } from "./check_layers.ts";
import { STARTING_THRESHOLDS } from "./starting_thresholds.ts";

/** Options of {@linkcode checkAnswer}. */
export interface CheckAnswerOptions {
  /** The layers, each kind once; they run cheap first whatever their order. Default: grounding alone. */
  readonly layers?: readonly CheckLayer[];
  /** Where it is decided. Default: `STARTING_THRESHOLDS`, to be calibrated. */
  readonly thresholds?: CheckThresholds;
  /** The question, for the judge; its own quantities and names need no evidence. */
  readonly question?: string;
  /** Id that the result is to carry. */
  readonly id?: string;
  /** A clock in milliseconds, such as `() => performance.now()`. Default: nothing is timed. */
  readonly now?: () => number;
  /** Ends the check. */
  readonly signal?: AbortSignal;
}

/** What came of an answer, and how. */
export interface AnswerCheck {
  /** Id, where one was given. */
  readonly id?: string;
  /** The question, where one was given. */
  readonly question?: string;
  /** The answer. */
  readonly answer: string;
  /** The passages. */
  readonly chunks: readonly Chunk[];
  /** What to do with it; `review` is for a person. */
  readonly decision: "pass" | "fail" | "review";
  /** `scored`; or that it declines, states nothing, or that a judge failed. */
  readonly outcome: AnswerOutcome;
  /** Why, in a sentence. */
  readonly reason: string;
  /** The layer that settled it; `null` where none did. */
  readonly settledBy: CheckLayer["kind"] | null;
  /** The layers that ran, in order, with what each found and cost. */
  readonly layers: readonly LayerReport[];
  /** The claims with their verdicts, where the entailment layer ran. */
  readonly claims: readonly JudgedClaim[];
}

/**
 * Checks an answer against its passages layer by layer, cheap ones first, and stops as soon as the matter is settled.
 *
 * Grounding fails an answer with a quantity or name that no passage holds. Entailment fails one that a passage
 * contradicts above .85; passes one whose claims are supported, .85 of them or more, with no contradiction from .70 on;
 * and between leaves it to the judge, where there is one. Without one, a contradiction of .70 to .85 is for a person, and
 * too few supported claims fail. The judge's PASS and FAIL decide; UNCERTAIN is for a person, and so is a judge that
 * failed, with the outcome `judge-error`. What no layer settles is for a person too: nothing passes by default. A full
 * refusal passes, as it makes nothing up; an empty answer is for a person.
 *
 * @param answer The answer.
 * @param chunks The passages that the system saw, each id once.
 * @param options Layers, thresholds, question, clock.
 * @returns The decision with its reason, and what each layer found and cost.
 * @throws {TypeError} If an argument is of the wrong kind, a layer included.
 * @throws {RangeError} If a kind of layer or an id stands twice, or a threshold is out of range.
 * @throws {Error} What `completionError` makes of an end by signal or budget.
 *
 * @example
 * ```ts
 * import { checkAnswer } from "@touchstone/eval/claims";
 * import { lexicalEntail } from "@touchstone/eval/entailment";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "hours#1", text: "The desk opens at 08:30. Parking is free." }];
 * const layers = [
 *   { kind: "grounding" as const },
 *   { kind: "entail" as const, entail: lexicalEntail() },
 *   { kind: "judge" as const, judge: () => "UNCERTAIN" },
 * ];
 *
 * const cheap = await checkAnswer("The desk opens at 9:45.", chunks, { layers });
 * assertEquals([cheap.decision, cheap.settledBy, cheap.layers.length], ["fail", "grounding", 1]);
 *
 * const dear = await checkAnswer("Dogs are welcome.", chunks, { layers });
 * assertEquals([dear.decision, dear.settledBy, dear.layers.length], ["review", "judge", 3]);
 * assertEquals(dear.reason, "the judge is uncertain");
 * ```
 */
export async function checkAnswer(
  answer: string,
  chunks: readonly Chunk[],
  options: CheckAnswerOptions = {},
): Promise<AnswerCheck> {
  requireCheck(answer, chunks, options);
  const { layers = [{ kind: "grounding" }], thresholds = {}, question, id, now, signal } = options;
  const base = {
    ...(id !== undefined && { id }),
    ...(question !== undefined && { question }),
    ...{ answer, chunks },
  };
  const none = { settledBy: null, layers: [], claims: [] };
  if (answer.trim() === "") {
    const reason = "the answer is empty";
    return { ...base, ...none, decision: "review", outcome: "no-claims", reason };
  }
  if (detectAbstention(answer).kind === "full") {
    const reason = "the answer declines to answer, and so makes nothing up";
    return { ...base, ...none, decision: "pass", outcome: "abstained", reason };
  }
  const limits = { ...STARTING_THRESHOLDS, ...thresholds };
  const order = LAYER_ORDER.flatMap((kind) => layers.filter((layer) => layer.kind === kind));
  const reports: LayerReport[] = [];
  let claims: readonly JudgedClaim[] = [];
  let last: LayerFinding | undefined;
  for (const [i, layer] of order.entries()) {
    signal?.throwIfAborted();
    const started = now?.();
    const found = await runLayer(layer, {
      ...{ answer, chunks, limits, final: i === order.length - 1 },
      ...(question !== undefined && { question }),
      ...(signal && { signal }),
    });
    const ms = now === undefined || started === undefined ? null : now() - started;
    const { finding, calls, pairs } = found;
    const settled = found.decision !== null;
    reports.push({ kind: layer.kind, calls, pairs, ms, settled, finding });
    claims = found.claims ?? claims;
    last = found;
    if (settled) break;
  }
  const settledBy = last !== undefined && last.decision !== null
    ? reports[reports.length - 1].kind
    : null;
  return {
    ...base,
    decision: last?.decision ?? "review",
    outcome: last?.outcome ?? "scored",
    reason: settledBy === null
      ? `no layer settles it: ${last?.finding ?? "there is none"}`
      : last?.finding ?? "",
    ...{ settledBy, layers: reports, claims },
  };
}
