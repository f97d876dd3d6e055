import { clusterInterval } from "../statistics/cluster_interval.ts";
import type { Label } from "../statistics/confusion_matrix.ts";
import type { Interval } from "../statistics/interval.ts";
import { wilsonInterval } from "../statistics/wilson_interval.ts";
import { outOfRange, requireOptions, wrongKind } from "./_require_call.ts";
import { requireLevelOption } from "./_require_level.ts";

/** Options of {@linkcode judgeRepeats}. */
export interface JudgeRepeatsOptions {
  /** Id of each item, to name the unstable ones. Default: their places `"0"`, `"1"`, ... */
  readonly ids?: readonly string[];
  /** Confidence level, between 0 and 1. Default .95. */
  readonly level?: number;
}

/** An item under repeated judgement. */
export interface RepeatedVerdict {
  /** Id of the item. */
  readonly id: string;
  /** The verdict given most often; `null` at a tie or without any. */
  readonly majority: Label | null;
  /** Share of the judged repeats that gave the commonest verdict; `null` without any. */
  readonly agreement: number | null;
  /** Repeats with a verdict. */
  readonly judged: number;
  /** Repeats without. */
  readonly failed: number;
  /** Whether its repeats differ; `null` where there are not two to compare. */
  readonly unstable: boolean | null;
}

/** What {@linkcode judgeRepeats} found. */
export interface JudgeRepeatsResult {
  /** Each item, in order. */
  readonly items: readonly RepeatedVerdict[];
  /** How often two judgements of one item differ; `n` counts pairs, the interval items. */
  readonly flipRate: Interval;
  /** Share of judgements that say what most of their item's say: self-consistency. */
  readonly agreement: Interval;
  /** Share of items whose repeats are not all alike: it grows with the number of repeats. */
  readonly unstableRate: Interval;
  /** Ids of the items whose repeats are not all alike. */
  readonly unstable: readonly string[];
  /** Items with fewer than two judged repeats: in none of the rates. */
  readonly notCompared: number;
  /** Repeats without a verdict. */
  readonly failed: number;
}

/**
 * How far a judge agrees with itself when it is asked the same again.
 *
 * A judge that says one thing and then another must not decide a gate by one call: set its temperature to 0, ask
 * several times, and take the majority. `flipRate` does not depend on the number of repeats and says what one call
 * more would be worth; `unstableRate` is how many items it touches. An agreement with itself is none with people: a judge
 * that is always wrong is stable.
 *
 * @param verdicts For each item the verdicts of its repeats, `null` where there was none: `verdictsByItem` makes them.
 * @param options Ids, and the confidence level.
 * @returns Majority and agreement by item; flip rate, self-consistency and unstable items over all.
 * @throws {TypeError} If a verdict is none, naming its place, or an argument is of the wrong kind.
 * @throws {RangeError} If `ids` differ in number or stand twice, or `level` is out of range.
 *
 * @see Wang et al., Self-consistency improves chain of thought reasoning, arXiv 2203.11171, for the majority.
 *
 * @example
 * ```ts
 * import { judgeRepeats } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const { items, flipRate, unstable } = judgeRepeats([
 *   ["supported", "unsupported", "supported", "supported", "unsupported"],
 *   ["supported", "supported", "supported", null, "supported"],
 * ]);
 * assertEquals([items[0].majority, items[0].agreement], ["supported", 0.6]);
 * assertEquals(unstable, ["0"]);
 * assertEquals(flipRate.estimate, 6 / 16); // 3 x 2 of 10 pairs, and 0 of 6
 * ```
 */
export function judgeRepeats(
  verdicts: readonly (readonly (Label | null)[])[],
  options: JudgeRepeatsOptions = {},
): JudgeRepeatsResult {
  const action = "compute judgeRepeats";
  requireVerdicts(verdicts, action);
  requireOptions(options, { ids: true, level: true }, action);
  const { ids, level = 0.95 } = options;
  requireLevelOption(level, action);
  if (ids !== undefined) requireIds(ids, verdicts.length, action);
  const counted = verdicts.map((repeats, i) => countItem(repeats, ids?.[i] ?? String(i)));
  const compared = counted.filter(({ item }) => item.judged > 1);
  const unstable = compared.filter(({ item }) => item.unstable).map(({ item }) => item.id);
  return {
    items: counted.map(({ item }) => item),
    flipRate: clusterInterval(
      compared.map(({ differing, item: { judged } }) => ({
        successes: differing,
        n: judged * (judged - 1) / 2,
      })),
      { level },
    ),
    agreement: clusterInterval(
      compared.map(({ most, item }) => ({ successes: most, n: item.judged })),
      { level },
    ),
    unstableRate: wilsonInterval(unstable.length, compared.length, { level }),
    unstable,
    notCompared: counted.length - compared.length,
    failed: counted.reduce((sum, { item }) => sum + item.failed, 0),
  };
}

/** An item, how many gave its commonest verdict, and how many pairs of its verdicts differ. */
function countItem(repeats: readonly (Label | null)[], id: string) {
  const counts = new Map<Label, number>();
  for (const verdict of repeats) {
    if (verdict !== null) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const sizes = [...counts.values()];
  const judged = sizes.reduce((sum, size) => sum + size, 0);
  const most = Math.max(0, ...sizes);
  const leaders = [...counts].filter(([, size]) => size === most);
  const alike = sizes.reduce((sum, size) => sum + size * (size - 1) / 2, 0);
  const item: RepeatedVerdict = {
    id,
    majority: leaders.length === 1 ? leaders[0][0] : null,
    agreement: judged === 0 ? null : most / judged,
    judged,
    failed: repeats.length - judged,
    unstable: judged < 2 ? null : sizes.length > 1,
  };
  return { item, most, differing: judged * (judged - 1) / 2 - alike };
}

function requireVerdicts(verdicts: unknown, action: string): void {
  if (!Array.isArray(verdicts)) throw wrongKind("verdicts must be a list", verdicts, action);
  verdicts.forEach((repeats: unknown, i) => {
    if (!Array.isArray(repeats)) throw wrongKind(`verdicts[${i}] must be a list`, repeats, action);
    repeats.forEach((verdict: unknown, j) => {
      const known = verdict === null || typeof verdict === "string" ||
        typeof verdict === "boolean" || (typeof verdict === "number" && Number.isFinite(verdict));
      const need = `verdicts[${i}][${j}] must be a text, a number, a boolean or null`;
      if (!known) throw wrongKind(need, verdict, action);
    });
  });
}

function requireIds(ids: unknown, count: number, action: string): void {
  if (!Array.isArray(ids)) throw wrongKind("ids must be a list", ids, action);
  if (ids.length !== count) {
    throw outOfRange(`ids must be ${count}, one an item`, ids.length, action);
  }
  const seen = new Set<string>();
  ids.forEach((id: unknown, i) => {
    if (typeof id !== "string") throw wrongKind(`ids[${i}] must be a text`, id, action);
    if (seen.has(id)) throw outOfRange(`ids[${i}] must stand once`, id, action);
    seen.add(id);
  });
}
