import { labelWords } from "./_label_words.ts";

/** The verdicts about a claim that a judge may give. */
export const VERDICTS = ["supported", "contradicted", "unsupported"] as const;

/** What the field calls them: NLI, fact checking (FEVER), attribution (AIS), question answering. */
export const VERDICT_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  supported: [
    ...[
      "entailed",
      "entailment",
      "entails",
      "entail",
      "support",
      "supports",
      "fully supported",
      "yes",
    ],
    ...["attributable", "fully attributable", "grounded", "verified", "confirmed", "confirms"],
    ...["confirm", "faithful"],
  ],
  contradicted: [
    ...[
      "contradiction",
      "contradicts",
      "contradict",
      "contradictory",
      "refuted",
      "refutes",
      "refute",
    ],
    ...["conflict", "conflicts", "conflicting", "disputed"],
  ],
  unsupported: [
    ...["not supported", "neutral", "not in evidence", "not entailed", "unknown", "no"],
    ...["not enough info", "not enough information", "nei", "insufficient", "no evidence"],
    ...["insufficient evidence", "insufficient information", "not found", "not mentioned"],
    ...["not stated", "not attributable", "not grounded", "not verifiable", "unverifiable"],
    ...["unverified", "ungrounded", "extrapolation", "extrapolated", "extrapolatory", "baseless"],
    ...["irrelevant", "missing"],
  ],
};

/** The verdicts with their wordings. */
export const VERDICT_WORDS: ReturnType<typeof labelWords> = labelWords(VERDICTS, VERDICT_SYNONYMS);
