import type { Chunk } from "../data/chunk.ts";
import type { ThresholdRecord } from "../data/threshold_record.ts";
import { containsPhrase } from "./contains_phrase.ts";
import { requireEvidenceArguments } from "./_require_evidence.ts";

/** What passages must hold beside a score. */
export interface EvidenceRequirements {
  /** Names, each of which some usable passage must hold in its text or section, as a whole phrase. */
  readonly entities?: readonly string[];
  /** A region that some usable passage must name in its scope, section or text. */
  readonly region?: string;
  /** The day asked about, as YYYY-MM-DD; what takes effect after it is not usable. */
  readonly date?: string;
}

/** What `checkEvidence` asks of the passages. */
export interface EvidenceOptions {
  /**
   * The lowest score that is enough, on the scale of the retriever; equal is enough. A threshold record, as `readThreshold`
   * gives it, stands for its threshold, and is refused where that promises nothing.
   */
  readonly minScore: number | ThresholdRecord;
  /** Whether superseded passages are left out. Default: `true`. */
  readonly currentOnly?: boolean;
  /** What the usable passages must hold. */
  readonly require?: EvidenceRequirements;
  /** Where to send the reader instead, returned where the evidence is not enough. */
  readonly fallbackUrl?: string;
}

/** Whether to call a model. */
export interface EvidenceCheck {
  /** Whether at least one passage is usable and every requirement is met. */
  readonly sufficient: boolean;
  /** Why not, a sentence each; empty where it is. */
  readonly reasons: readonly string[];
  /** The passages that may go into the prompt, in the order given. */
  readonly usable: readonly Chunk[];
  /** Where to send the reader; only where the evidence is not enough. */
  readonly fallbackUrl?: string;
}

/**
 * Whether what was retrieved is enough to answer from: the step before a model is called.
 *
 * Use it to decline without a model where nothing near enough was found, where all that was found is superseded, or
 * where the thing, region or day that was asked about is in none of it. It cannot tell whether the passages answer
 * the question. Choose `minScore` on data, with `tuneThreshold`: scores of different retrievers have nothing in common.
 *
 * A passage without a score reaches no minimum. One without a status counts as current, and one without an effective
 * date as in effect.
 *
 * @param chunks What was retrieved.
 * @param options The minimum score and the requirements.
 * @returns Whether it is enough, why not, and what is usable.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If `minScore` is not finite, or a record that promises nothing, or `date` is no date.
 *
 * @example
 * ```ts
 * import { checkEvidence } from "@touchstone/eval/checks";
 * import { assertEquals } from "@std/assert";
 *
 * const chunks = [{ id: "returns#2", text: "Sofas go back within 14 days.", score: 0.31 }];
 * const { sufficient, reasons } = checkEvidence(chunks, { minScore: 0.5 });
 * assertEquals(sufficient, false);
 * assertEquals(reasons, ["no passage reaches .5: the best is .31 (returns#2)"]);
 * ```
 */
export function checkEvidence(chunks: readonly Chunk[], options: EvidenceOptions): EvidenceCheck {
  const minScore = thresholdOf(options);
  const numbered = minScore === options?.minScore ? options : { ...options, minScore };
  requireEvidenceArguments(chunks, numbered);
  const { currentOnly = true, require = {}, fallbackUrl } = options;
  const { entities = [], region, date } = require;
  const reasons: string[] = [];

  const near = chunks.filter(({ score }) => score !== undefined && score >= minScore);
  const current = near.filter(({ status }) => !currentOnly || status !== "superseded");
  const usable = current.filter(({ effective_date }) =>
    date === undefined || effective_date === undefined || effective_date <= date
  );
  if (chunks.length === 0) reasons.push("no passage was retrieved");
  else if (near.length === 0) reasons.push(tooFar(chunks, minScore));
  else if (current.length === 0) {
    reasons.push(
      `every passage that reaches ${shortNumber(minScore)} is superseded: ${named(near)}`,
    );
  } else if (usable.length === 0) {
    reasons.push(
      `no passage is in effect on ${date}: ${
        named(current, ({ effective_date }) => `from ${effective_date}`)
      }`,
    );
  }

  if (usable.length > 0) {
    const holds = (phrase: string) =>
      usable.some(({ text, section = "" }) => containsPhrase(`${section}\n${text}`, phrase));
    for (const entity of entities) {
      if (!holds(entity)) reasons.push(`no usable passage names "${entity}"`);
    }
    const inScope = usable.some(({ scope = [] }) =>
      region !== undefined && [scope].flat().includes(region)
    );
    if (region !== undefined && !inScope && !holds(region)) {
      reasons.push(`no usable passage is for the region "${region}"`);
    }
  }
  const sufficient = reasons.length === 0;
  return {
    sufficient,
    reasons,
    usable,
    ...(!sufficient && fallbackUrl !== undefined && { fallbackUrl }),
  };
}

/** The number that a record stands for; anything else as it is. */
function thresholdOf(options: EvidenceOptions): number {
  const { minScore } = options ?? {};
  if (typeof minScore !== "object" || minScore === null) return minScore;
  const { tuned } = minScore;
  if (tuned?.promised === true && typeof tuned.threshold === "number") return tuned.threshold;
  throw new RangeError(
    `Cannot check the evidence as minScore must be a number, or a record that promises something: current value is a ` +
      `record of method ${tuned?.method} with threshold ${tuned?.threshold}`,
  );
}

function tooFar(chunks: readonly Chunk[], minScore: number): string {
  let best: Chunk | undefined;
  for (const chunk of chunks) {
    if (chunk.score !== undefined && (best?.score === undefined || chunk.score > best.score)) {
      best = chunk;
    }
  }
  const minimum = shortNumber(minScore);
  if (best?.score === undefined) return `no passage reaches ${minimum}: none has a score`;
  const rounded = Number(best.score.toPrecision(3));
  const shown = shortNumber(rounded < minScore ? rounded : best.score);
  return `no passage reaches ${minimum}: the best is ${shown} (${best.id})`;
}

function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, "$1.");
}

const MOST_NAMED = 3;

/** Ids of the first few, and how many more there are. */
function named(chunks: readonly Chunk[], note?: (chunk: Chunk) => string): string {
  const first = chunks.slice(0, MOST_NAMED)
    .map((chunk) => note ? `${chunk.id} ${note(chunk)}` : chunk.id);
  const more = chunks.length - first.length;
  return first.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
