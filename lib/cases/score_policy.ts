import type { EvidencePart } from "../data/trace.ts";

/** What `scoreCases` lets decide where people may want it otherwise. All can be left out. */
export interface ScorePolicy {
  /**
   * A quantity without support. `"flag"`: it fails its property and is reported, but makes only the answer of a
   * critical case hallucinated. `"fail"`: of every case. Default `"flag"`, as the check favours recall.
   */
  readonly quantities?: "flag" | "fail";
  /** A name, date, path, command or the like without support, likewise. Default `"flag"`. */
  readonly tokens?: "flag" | "fail";
  /**
   * A missing required fact. `"hallucinated"`: the answer is. `"separate"`: in answerable and partial cases it
   * counts apart, as incomplete; in the others it still means that the wrong source was followed. Default
   * `"hallucinated"`.
   */
  readonly incomplete?: "hallucinated" | "separate";
  /** Parts of a trace that an answer may rest on. Default: its chunks. */
  readonly evidence?: readonly EvidencePart[];
  /** Whether an answer without a citation fails, where the case does not say. Default `"optional"`. */
  readonly citations?: "required" | "optional";
  /**
   * Approved wordings of a refusal, in place of `ABSTENTION_SIGNALS`. Refusals in other words are found all the same.
   */
  readonly signals?: readonly string[];
  /** Whether a sum, difference, product or ratio of supported quantities is supported. Default: false. */
  readonly arithmetic?: boolean;
  /** How many passages count for retrieval, from the first: an integer >= 1. Default 5. */
  readonly recallAt?: number;
  /** Scopes that a caller may see where the case names none. Default: access is not checked. */
  readonly allowedScopes?: readonly string[];
}
