import { bootstrapInterval } from "./bootstrap_interval.ts";
import type { Interval } from "./interval.ts";
import { type NestedComponents, nestedComponents } from "./_nested_components.ts";
import type { ItemSums } from "./_nested_sums.ts";
import { normalCdf } from "./normal_cdf.ts";
import { studentTQuantile } from "./student_t_quantile.ts";
import type { RepeatPlan, VarianceComponent } from "./variance_components.ts";

/** How the items are resampled. */
export interface BootstrapSettings {
  readonly level: number;
  readonly resamples: number;
  readonly seed: number;
}

const UNDEFINED = {
  item: "fewer than two items",
  generator: "no item was answered twice",
  judge: "no answer was judged twice",
};

/** A component, not below 0, with its interval. */
export function componentInterval(
  items: readonly ItemSums[],
  component: keyof NestedComponents,
  settings: BootstrapSettings,
): VarianceComponent {
  const raw = nestedComponents(items)[component];
  const statistic = (components: NestedComponents) => components[component];
  return { ...resampled(items, statistic, UNDEFINED[component], settings), raw };
}

/** The standard error of a mean under a plan: over new items, or over repeats of the same. */
export function plannedError(
  items: readonly ItemSums[],
  plan: Required<RepeatPlan> & { readonly newItems: boolean },
  settings: BootstrapSettings,
): Interval {
  const statistic = ({ item, generator, judge }: NestedComponents) => {
    if (plan.newItems ? item === null : generator === null) return null;
    const ofJudge = Math.max(0, judge ?? 0) / plan.judgements;
    const ofAnswer = (Math.max(0, generator ?? 0) + ofJudge) / plan.generations;
    const ofItem = plan.newItems ? Math.max(0, item ?? 0) : 0;
    return Math.sqrt((ofItem + ofAnswer) / plan.items);
  };
  const undefinedAs = plan.newItems ? UNDEFINED.item : UNDEFINED.generator;
  return resampled(items, statistic, undefinedAs, settings);
}

/**
 * BCa over items, at a level widened as Student's t and the divisor n - 1 would widen it (Hesterberg 2015,
 * section 5.3): the plain bootstrap is too narrow for few items.
 */
function resampled(
  items: readonly ItemSums[],
  statistic: (components: NestedComponents) => number | null,
  undefinedAs: string,
  { level, resamples, seed }: BootstrapSettings,
): Interval {
  const n = items.length;
  const about = { n, level, method: "bootstrap-bca" };
  const nothing = { lower: null, upper: null } as const;
  const whole = nestedComponents(items);
  const value = statistic(whole);
  if (value === null) return { estimate: null, ...nothing, ...about, reason: undefinedAs };
  const estimate = Math.max(0, value);
  if (n < 2) return { estimate, ...nothing, ...about, reason: UNDEFINED.item };
  // A resample without some kind of repeat would count one variance as another.
  const sameKind = (drawn: NestedComponents) =>
    (drawn.item === null) === (whole.item === null) &&
    (drawn.generator === null) === (whole.generator === null) &&
    (drawn.judge === null) === (whole.judge === null);
  const reach = studentTQuantile((1 + level) / 2, n - 1) * Math.sqrt(n / (n - 1));
  const found = bootstrapInterval(items, (drawn) => {
    const components = nestedComponents(drawn);
    return sameKind(components) ? statistic(components) : null;
  }, { method: "bca", level: Math.min(2 * normalCdf(reach) - 1, 1 - 1e-9), resamples, seed });
  if (found.estimate === null || found.lower === null) {
    const reason = found.estimate === null ? undefinedAs : found.reason;
    return { estimate, ...nothing, ...about, reason };
  }
  if (found.upper <= 0) {
    return { estimate, ...nothing, ...about, reason: "no resample lies above 0" };
  }
  return { estimate, lower: Math.max(0, found.lower), upper: found.upper, ...about };
}
