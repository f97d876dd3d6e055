import type { CaseResult } from "../data/case_result.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";

/**
 * Mean share of the relevant passages, over the cases that name some; `null` where none does.
 *
 * Of shares from 0 to 1 none spread more than zeros and ones with the same mean, so that Wilson's bounds for as many
 * whole cases, rounded outwards, hold for them too.
 */
export function meanRecall(results: readonly CaseResult[], level: number): Interval | null {
  const shares = results.flatMap(({ recall }) => recall === undefined ? [] : [recall]);
  const n = shares.length;
  if (n === 0) return null;
  const sum = shares.reduce((total, share) => total + share, 0);
  const whole = Math.round(sum);
  // Thirds add up to whole cases but for rounding.
  const exact = Math.abs(sum - whole) < 1e-9 * n;
  const { lower } = wilsonInterval(exact ? whole : Math.floor(sum), n, { level });
  const { upper } = wilsonInterval(exact ? whole : Math.ceil(sum), n, { level });
  if (lower === null || upper === null) return null;
  return {
    estimate: (exact ? whole : sum) / n,
    lower,
    upper,
    level,
    n,
    method: "wilson of whole cases",
  };
}
