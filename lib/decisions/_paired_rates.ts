import type { CaseOutcome, CaseResult } from "../data/case_result.ts";
import { mcnemarTest } from "../statistics/mcnemar.ts";
import { pairedDifferenceInterval } from "../statistics/paired_difference_interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import type { PairedRate, PairedRates } from "./run_comparison.ts";

/** One case under both runs. */
export interface Pair {
  readonly before: CaseResult;
  readonly now: CaseResult;
}

/** Whether both runs scored the case. */
export function wasScored({ before, now }: Pair): boolean {
  return [before, now].every(({ outcome }) => outcome !== "unscored" && outcome !== "judge-error");
}

/** Both rates over those of the pairs that both runs scored. */
export function pairedRates(pairs: readonly Pair[], level: number): PairedRates {
  const scored = pairs.filter(wasScored);
  const answerable = scored.filter(({ before }) => before.expect === "answer");
  return {
    n: scored.length,
    hallucinated: pairedRate(scored, "hallucinated", level),
    overRefused: pairedRate(answerable, "over-refused", level),
  };
}

function pairedRate(pairs: readonly Pair[], outcome: CaseOutcome, level: number): PairedRate {
  const [worse, better]: [string[], string[]] = [[], []];
  let both = 0;
  for (const { before, now } of pairs) {
    const [failed, fails] = [before.outcome === outcome, now.outcome === outcome];
    if (failed && fails) both++;
    else if (fails) worse.push(now.id);
    else if (failed) better.push(before.id);
  }
  const n = pairs.length;
  const [onlyFirst, onlySecond] = [worse.length, better.length];
  const neither = n - both - onlyFirst - onlySecond;
  return {
    baseline: wilsonInterval(both + onlySecond, n, { level }),
    candidate: wilsonInterval(both + onlyFirst, n, { level }),
    difference: pairedDifferenceInterval({ both, onlyFirst, onlySecond, neither }, { level }),
    test: mcnemarTest(onlyFirst, onlySecond),
    worse,
    better,
  };
}
