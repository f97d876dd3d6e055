/**
 * The wordings of a refusal that are approved unless others are given: what an assistant is told to say when the
 * documents do not answer.
 */
export const ABSTENTION_SIGNALS: readonly string[] = [
  "I can't find that in the provided documents",
  "I could not find a current procedure",
  "I do not have enough information",
];
