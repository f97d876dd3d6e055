import type { Fact } from "./case.ts";
import type { Chunk } from "./chunk.ts";

/**
 * A wrong answer that reached a user, written down so that it cannot come back unnoticed.
 *
 * Names are those of the rows of an incident file.
 */
export interface Incident {
  /** Id, distinct within a file. */
  readonly incident_id: string;
  /** What was asked. */
  readonly question: string;
  /** What had been retrieved: passages, or their bare texts. */
  readonly retrieved_context: readonly (string | Chunk)[];
  /** The wrong answer. */
  readonly hallucinated_answer: string;
  /** How it got past everybody. */
  readonly why_it_reached_production: string;
  /** Sentences that the context does bear out; none where the right answer is to decline. */
  readonly grounded_claims: readonly string[];
  /** What a right answer must hold. */
  readonly required_facts?: readonly Fact[];
  /** What was made up, where it is no number: the words that must not come back. */
  readonly forbidden_facts?: readonly Fact[];
}
