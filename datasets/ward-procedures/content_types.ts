/** The shapes of the hand-written content of the ward-procedures data set. */

export type QueryType = "number" | "when" | "who" | "how" | "exception";

/**
 * A passage and the question whose answer it holds. `{old|new}` stands for what a change of the document replaced:
 * the superseded passage has the first, the current one the second.
 */
export interface Fact {
  type: QueryType;
  question: string;
  passage: string;
  answer: string;
  language: "en" | "es";
}

export interface Procedure {
  id: string;
  title: string;
  /** Version and effective date in force. */
  version: string;
  effective: string;
  /** Version and effective date that it replaced. */
  before: [version: string, effective: string];
  /** Who may see it; without one everybody may. */
  scope?: string;
  facts: Fact[];
}

export function procedure(
  id: string,
  title: string,
  now: [version: string, effective: string],
  before: [version: string, effective: string],
  facts: [QueryType, string, string, string, "es"?][],
  scope?: string,
): Procedure {
  return {
    id,
    title,
    version: now[0],
    effective: now[1],
    before,
    ...(scope !== undefined && { scope }),
    facts: facts.map(([type, question, passage, answer, language]): Fact => ({
      type,
      question,
      passage,
      answer,
      language: language ?? "en",
    })),
  };
}
