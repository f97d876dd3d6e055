import type { Interval } from "../statistics/interval.ts";

/**
 * A change to an answer known to be supported, or to its evidence.
 *
 * Faults, which a judge must catch: `number-changed` (a value of the answer is another), `negated` (a sentence says the
 * opposite), `entity-swapped` (a name is another), `evidence-removed` (what the answer rests on is gone), `claim-added` (a
 * statement without any ground), `extrapolated` (one step past the evidence), `other-evidence` (the passages of another
 * question). Changes that must not matter: `paraphrased`, `padded` (with fluff), `chunks-reordered`, `letter-case`,
 * `layout` (the answer as a list), `confident-tone`, `hedged-tone`, `hidden-instruction` (an order to fail the answer,
 * within the evidence).
 */
export type ProbeKind =
  | "number-changed"
  | "negated"
  | "entity-swapped"
  | "evidence-removed"
  | "claim-added"
  | "extrapolated"
  | "other-evidence"
  | "paraphrased"
  | "padded"
  | "chunks-reordered"
  | "letter-case"
  | "layout"
  | "confident-tone"
  | "hedged-tone"
  | "hidden-instruction";

/** How a judge did on one probe. */
export interface ProbeResult {
  /** The probe. */
  readonly probe: ProbeKind;
  /** Whether it plants a fault, or makes a change that must not matter. */
  readonly sort: "fault" | "harmless";
  /** Of a fault the share caught, of a harmless change the share flipped: over the changed items that were judged. */
  readonly rate: Interval;
  /** The same with judgements that failed counted against the judge: as not caught, or as flipped. */
  readonly worst: Interval;
  /** Originals that the judge passed but that could not be changed so. */
  readonly notMade: number;
  /** Why, with how many each. */
  readonly notMadeReasons: Readonly<Record<string, number>>;
  /** Changed items on which the judge failed. */
  readonly failed: number;
  /** Ids of the faults that were not caught, or of the changes that flipped the verdict. */
  readonly wrong: readonly string[];
}

/** How a judge did when it was itself under test. */
export interface ProbeReport {
  /** Fingerprint of the judge; `null` where none was given. */
  readonly fingerprint: string | null;
  /** Seed of the changes. */
  readonly seed: number;
  /** Where the originals went: every case is in exactly one of the last four. */
  readonly originals: {
    /** Cases. */
    readonly cases: number;
    /** The judge passed them as they are: only these are probed. */
    readonly passed: number;
    /** The judge flagged them though they are known to be supported. */
    readonly flagged: number;
    /** The judge failed. */
    readonly failed: number;
    /** They have no answer, or one that declines: there is nothing to change. */
    readonly unusable: number;
  };
  /** Originals that the judge flagged, of those that it judged. */
  readonly falseAlarms: Interval;
  /** Each probe, faults first. */
  readonly probes: readonly ProbeResult[];
  /** Confidence level of every interval. */
  readonly level: number;
  /** What a reader should beware of. */
  readonly warnings: readonly string[];
}
