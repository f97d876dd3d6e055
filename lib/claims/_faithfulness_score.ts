import type { AnswerOutcome, JudgedClaim } from "../data/claim.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { UncoveredText } from "./decomposition.ts";
import type { Faithfulness } from "./faithfulness_result.ts";

/** The score of claims that were judged, or that there is none as the judge failed throughout. */
export function scored(
  claims: readonly JudgedClaim[],
  uncovered: readonly UncoveredText[],
): Faithfulness {
  const count = (verdict: JudgedClaim["verdict"]) =>
    claims.filter((claim) => claim.verdict === verdict).length;
  const counts = {
    supported: count("supported"),
    contradicted: count("contradicted"),
    unsupported: count("unsupported"),
    unjudged: count("unjudged"),
  };
  const { supported, contradicted, unjudged } = counts;
  const [all, judged] = [claims.length, claims.length - unjudged];
  const failed = judged === 0;
  return {
    outcome: failed ? "judge-error" : "scored",
    score: wilsonInterval(supported, judged),
    best: wilsonInterval(supported + unjudged, all),
    worst: wilsonInterval(supported, all),
    contradicted: wilsonInterval(contradicted, judged),
    ...{ counts, claims, uncovered },
    ...(failed && { reason: claims[0].reason ?? "the judge gave no verdict" }),
  };
}

/** No score, and why. */
export function unscored(
  outcome: AnswerOutcome,
  reason: string,
  uncovered: readonly UncoveredText[],
): Faithfulness {
  const none: Interval = {
    ...wilsonInterval(0, 0),
    estimate: null,
    lower: null,
    upper: null,
    reason,
  };
  return {
    ...{ outcome, score: none, best: none, worst: none, contradicted: none },
    counts: { supported: 0, contradicted: 0, unsupported: 0, unjudged: 0 },
    ...{ claims: [], uncovered, reason },
  };
}
