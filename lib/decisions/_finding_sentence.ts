import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";
import { type Comparison, OTHERS } from "./_compare_column.ts";
import type { ErrorClass } from "./_error_classes.ts";

/** A comparison in plain words, with counts and intervals. */
export function findingSentence(
  comparison: Comparison,
  adjustedP: number | null,
  { noun, verb }: ErrorClass,
  { name, alpha }: { readonly name: string; readonly alpha: number },
): string {
  const { here, elsewhere, where, against, untested, withoutValue } = comparison;
  const side = against === OTHERS ? `of ${OTHERS}` : `of those where ${against}`;
  const rates = `${name} ${verb} ${percent(here)}, of ${noun} where ${where}, against ${
    percent(elsewhere)
  }, ${side}`;
  const missing = withoutValue === 0
    ? ""
    : ` (${withoutValue} without ${comparison.column} are left out)`;
  if (adjustedP === null) return `${rates}${missing}; not tested: ${untested}`;
  const settled = adjustedP < alpha ? "" : "not settled, ";
  return `${rates}${missing}: ${effectText(comparison)}; ${settled}adjusted p ${shownP(adjustedP)}`;
}

/** A p-value for people: three digits after the point, four where it is small. */
function shownP(p: number): string {
  if (p < 0.0001) return "< .0001";
  return p === 1 ? "1" : p.toFixed(p < 0.001 ? 4 : 3).replace(/^0/, "");
}

function percent(rate: Interval): string {
  return rate.estimate === null ? "none (n 0)" : formatInterval(rate, { percent: true });
}

function effectText({ kind, effect }: Comparison): string {
  const { estimate, lower, upper } = effect;
  if (estimate === null) return "no effect can be computed";
  if (kind === "categorical") {
    const bounds = lower === null ? "" : ` (${points(lower)} to ${points(upper)})`;
    return `difference ${points(estimate)} points${bounds}`;
  }
  const [share, from, to] = estimate >= 0.5
    ? [estimate, lower, upper]
    : [1 - estimate, upper === null ? null : 1 - upper, lower === null ? null : 1 - lower];
  return `of an erred and a right answer, the erred one has the ${
    estimate >= 0.5 ? "higher" : "lower"
  } value in ${points(share)} %${
    from === null || to === null ? "" : ` (${points(from)} to ${points(to)})`
  } of pairs`;
}

function points(share: number): string {
  const text = (100 * share).toFixed(1);
  return text === "-0.0" ? "0.0" : text;
}
