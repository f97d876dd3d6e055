import { anytimeInterval } from "../statistics/anytime_interval.ts";
import { binomialPmf } from "../statistics/binomial_pmf.ts";
import { outOfRange, wrongType } from "./_argument_error.ts";
import { requireObject, requireOptionNames } from "./_require.ts";
import { requireCount, requireShare } from "./_require_scores.ts";

/** A plan of watching: so many labels each time. */
export interface MonitorPlan {
  /** Answers labelled at each look, an integer >= 1. */
  readonly perLook: number;
  /** How many looks, an integer >= 1. */
  readonly looks: number;
  /** The rate that is promised, between 0 and 1. */
  readonly target: number;
  /** How sure an alarm is, over all looks together, between 0 and 1. Default .95. */
  readonly confidence?: number;
  /** True rates to tell the chance of an alarm for. Default: the target, and 2, 3 and 5 times it. */
  readonly rates?: readonly number[];
}

/** What is known of a plan after so many looks. */
export interface MonitorPower {
  /** The look, from 1. */
  readonly look: number;
  /** Labels so far. */
  readonly n: number;
  /** The fewest failures so far that raise an alarm; `null` where not even all would. */
  readonly alarmAt: number | null;
  /** The chance that an alarm was raised by now, one entry a rate. */
  readonly chance: readonly { readonly rate: number; readonly alarm: number }[];
  /** The smallest true rate, in steps of a hundredth of the way to 1, that is noticed with a chance of .8 by now. */
  readonly noticed: number | null;
}

const ACTION = "tell what a monitor can show";
const OPTIONS: Record<keyof MonitorPlan, true> = {
  perLook: true,
  looks: true,
  target: true,
  confidence: true,
  rates: true,
};
/** The chance at which a rate counts as noticed. */
const NOTICED = 0.8;
/** More labels than that make the exact sums slow. */
const MOST = 20_000;

/**
 * What labelling so many answers each week can show, and what it cannot.
 *
 * For the risk of given answers, label given ones; for over-refusal, withheld ones. Exact: the chances of every count are
 * carried from look to look, those that have raised an alarm set aside. Cost: looks times the labels in all.
 *
 * @param plan How many labels a look, how many looks, and the promised rate.
 * @returns One entry a look.
 * @throws {TypeError} If an argument is of the wrong kind, or an option is unknown.
 * @throws {RangeError} If a value is out of range, or the labels in all are more than 20,000.
 *
 * @example
 * ```ts
 * import { monitorPower } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const [week, , , month] = monitorPower({ perLook: 30, looks: 4, target: 0.05 });
 *
 * assertEquals(week.alarmAt, 7); // 7 of 30, where 5 % are promised
 * assertEquals([week.noticed, month.noticed], [0.29, 0.16]);
 * ```
 */
export function monitorPower(plan: MonitorPlan): readonly MonitorPower[] {
  requireObject(plan, "plan", "an object with perLook, looks and target", ACTION);
  requireOptionNames(plan, OPTIONS, ACTION);
  const { perLook, looks, target, confidence = 0.95 } = plan;
  requireCount(perLook, "perLook", 1, ACTION);
  requireCount(looks, "looks", 1, ACTION);
  requireShare(target, "target", ACTION);
  requireShare(confidence, "confidence", ACTION);
  if (perLook * looks > MOST) {
    throw outOfRange(ACTION, "perLook * looks", `at most ${MOST}`, perLook * looks);
  }
  const { rates = [1, 2, 3, 5].map((times) => target * times).filter((rate) => rate < 1) } = plan;
  if (!Array.isArray(rates)) throw wrongType(ACTION, "rates", "an array", rates);
  rates.forEach((rate, at) => requireShare(rate, `rates[${at}]`, ACTION));
  const alarms = Array.from(
    { length: looks },
    (_, look) => alarmAt(perLook * (look + 1), target, confidence),
  );
  const steps = Array.from({ length: 100 }, (_, step) => (step + 1) / 100)
    .filter((rate) => rate > target && rate < 1);
  const grid = steps.map((rate) => alarmChances(rate, perLook, alarms));
  const chances = rates.map((rate) => alarmChances(rate, perLook, alarms));
  return alarms.map((count, look) => {
    const noticed = grid.findIndex((chance) => chance[look] >= NOTICED);
    return {
      look: look + 1,
      n: perLook * (look + 1),
      alarmAt: count,
      chance: rates.map((rate, at) => ({ rate, alarm: chances[at][look] })),
      noticed: noticed < 0 ? null : steps[noticed],
    };
  });
}

/** The fewest failures among n whose lower bound is above the target. */
function alarmAt(n: number, target: number, confidence: number): number | null {
  let [low, high] = [0, n + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { lower } = anytimeInterval(middle, n, { level: confidence });
    if ((lower ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low > n ? null : low;
}

/** The chance that an alarm was raised by each look, at a true rate. */
function alarmChances(
  rate: number,
  perLook: number,
  alarms: readonly (number | null)[],
): readonly number[] {
  const step = Array.from({ length: perLook + 1 }, (_, k) => binomialPmf(k, perLook, rate));
  let quiet = [1];
  let raised = 0;
  return alarms.map((alarm) => {
    const next = new Array<number>(quiet.length + perLook).fill(0);
    quiet.forEach((chance, count) => {
      for (let k = 0; k <= perLook; k++) next[count + k] += chance * step[k];
    });
    const alarming = alarm ?? next.length;
    quiet = next.slice(0, alarming);
    for (const chance of next.slice(alarming)) raised += chance;
    return Math.min(1, raised);
  });
}
