import type { CallOptions } from "./complete.ts";

/** A text and a statement to be held against it. */
export interface EntailPair {
  /** The evidence. */
  readonly premise: string;
  /** The statement. */
  readonly hypothesis: string;
}

/** Whether a premise entails a hypothesis: three probabilities that add up to 1. */
export interface Entailment {
  /** That it follows. */
  readonly entailment: number;
  /** That the premise leaves it open. */
  readonly neutral: number;
  /** That it cannot be true if the premise is. */
  readonly contradiction: number;
}

/** A model, or a rule, that tells entailment: a batch of pairs in, one result a pair out, in their order. */
export type Entail = (
  pairs: readonly EntailPair[],
  options?: CallOptions,
) => Promise<readonly Entailment[]>;

/** A model that gives each text a vector, all of one length, in the order of the texts. */
export type Embed = (
  texts: readonly string[],
  options?: CallOptions,
) => Promise<readonly ArrayLike<number>[]>;
