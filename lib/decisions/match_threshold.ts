import type { ThresholdRecord } from "../data/threshold_record.ts";
import { wrongType } from "./_argument_error.ts";
import { requireObject, requireOptionNames } from "./_require.ts";

/** What a threshold is to be used on. */
export interface ThresholdUse {
  /** The score at hand. */
  readonly signal: string;
  /** Hash of the model, prompt and settings that it comes from, where known. */
  readonly fingerprint?: string;
  /** SHA-256 of the labels, where the record must be of just these. */
  readonly dataHash?: string;
}

/** Whether a record may be used. */
export interface ThresholdMatch {
  /** Whether it is a promised threshold of this very score. */
  readonly matches: boolean;
  /** Why not, or what could not be told. */
  readonly reasons: readonly string[];
}

const ACTION = "match a threshold";
const OPTIONS: Record<keyof ThresholdUse, true> = {
  signal: true,
  fingerprint: true,
  dataHash: true,
};

/**
 * Whether a threshold record is one of the score at hand, and promises anything.
 *
 * A record of another score, model, prompt or data is refused, and so is one without a threshold, or by a method that
 * keeps no promise. A record without a fingerprint is refused where the score at hand has one.
 *
 * @param record The record.
 * @param use The score at hand.
 * @returns Whether it matches, and every reason why not.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 *
 * @example
 * ```ts
 * import { matchThreshold, thresholdRecord, tuneThreshold } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const tuned = tuneThreshold({ scores: [1, 2], hallucinated: [true, false], targetRisk: 0.05 });
 * const record = thresholdRecord(tuned, { signal: "retrieval score" });
 *
 * assertEquals(matchThreshold(record, { signal: "judge grade" }).reasons, [
 *   'it is a threshold of "retrieval score", not of "judge grade"',
 *   "it holds no threshold: none could be promised",
 * ]);
 * ```
 */
export function matchThreshold(record: ThresholdRecord, use: ThresholdUse): ThresholdMatch {
  requireObject(record, "record", "a threshold record", ACTION);
  requireObject(record.tuned, "record.tuned", "a tuned threshold", ACTION);
  requireObject(use, "use", "an object with signal", ACTION);
  requireOptionNames(use, OPTIONS, ACTION);
  const { signal, fingerprint = "", dataHash = "" } = use;
  for (const [name, text] of Object.entries({ signal, fingerprint, dataHash })) {
    if (typeof text !== "string") throw wrongType(ACTION, `use.${name}`, "a text", text);
  }
  const { tuned } = record;
  const reasons: string[] = [];
  if (record.signal !== use.signal) {
    const [here, there] = [JSON.stringify(use.signal), JSON.stringify(record.signal)];
    reasons.push(`it is a threshold of ${there}, not of ${here}`);
  }
  if (use.fingerprint !== undefined && record.fingerprint !== use.fingerprint) {
    reasons.push(
      record.fingerprint === null
        ? "it does not say which model, prompt and settings its score came from"
        : "its score came from another model, prompt or settings: the fingerprints differ",
    );
  }
  if (use.dataHash !== undefined && record.dataHash !== use.dataHash) {
    reasons.push("it was tuned on other data: the hashes differ");
  }
  if (tuned.threshold === null) reasons.push("it holds no threshold: none could be promised");
  else if (!tuned.promised) reasons.push(`its method, ${tuned.method}, keeps no promise`);
  return { matches: reasons.length === 0, reasons };
}
