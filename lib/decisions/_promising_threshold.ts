import { binomialCdf } from "../statistics/binomial_cdf.ts";
import { normalCdf } from "../statistics/normal_cdf.ts";
import type { AnsweredSteps } from "./_answered_steps.ts";
import type { Search } from "./_risk_tests.ts";
import { firstWith } from "./_step_places.ts";

/** Places looked at, as a choice need not be finer. */
const PLACES = 200;

/**
 * The step with the best prospects in a test on other answers, `more` times as many: its coverage times the chance that
 * it passes there, the error rate being as uncertain as it was seen here. The loosest step that passes here would fail
 * there about half the time.
 */
export function promisingThreshold(
  steps: AnsweredSteps,
  more: number,
  target: number,
  alpha: number,
): Search {
  const n = steps.rows.at(-1) ?? 0;
  let [place, best] = [-1, 0];
  for (let part = 1; part <= PLACES && n > 0; part++) {
    const at = firstWith(steps, n * part / PLACES);
    const answered = steps.rows[at];
    const tested = Math.round(answered * more);
    const allowed = mostAllowed(tested, target, alpha);
    if (allowed < 0) continue;
    const risk = (steps.wrong[at] + 0.5) / (answered + 1);
    const spread = Math.sqrt(tested * risk * (1 - risk) * (1 + tested / answered));
    const prospect = answered * normalCdf((allowed + 0.5 - tested * risk) / spread);
    if (prospect > best) [place, best] = [at, prospect];
  }
  return { place, tried: Math.min(PLACES, steps.rows.length) };
}

/** The most errors among so many answers that pass; -1 where none do. */
function mostAllowed(answered: number, target: number, alpha: number): number {
  let [low, high] = [-1, Math.ceil(answered * target)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (binomialCdf(middle, answered, target) <= alpha) low = middle;
    else high = middle - 1;
  }
  return low;
}
