import {
  isObject,
  outOfRange,
  requireCallable,
  requireFilledText,
  requireOptionalCallable,
  requireOptionalNumber,
  requireOptions,
  requireSignal,
  wrongKind,
} from "./_require_call.ts";
import type { JudgeProgress } from "./judge_run.ts";
import type { RunJudgeOptions } from "./run_judge.ts";

const ACTION = "run the judge";
const OPTIONS: Record<keyof RunJudgeOptions<unknown>, true> = {
  ...{ concurrency: true, repeats: true, id: true, generator: true },
  ...{ signal: true, onProgress: true, now: true },
};

/** Options that have been read, defaults filled in. */
export interface RunPlan {
  readonly concurrency: number;
  readonly repeats: number;
  readonly ids: readonly (string | undefined)[];
  readonly generators: readonly string[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: JudgeProgress) => void;
  readonly now: () => number;
}

/** The options of `runJudge`, or an error that names what is wrong. */
export function readRunOptions<Item>(
  items: unknown,
  judge: unknown,
  options: RunJudgeOptions<Item>,
): RunPlan {
  if (!Array.isArray(items)) throw wrongKind("items must be a list", items, ACTION);
  requireCallable(judge, "judge", ACTION);
  requireOptions(options, OPTIONS, ACTION);
  const { concurrency = 8, repeats = 1, generator, id, signal, onProgress } = options;
  const { now = () => performance.now() } = options;
  requireOptionalNumber(concurrency, "concurrency", { atLeast: 1, integer: true }, ACTION);
  requireOptionalNumber(repeats, "repeats", { atLeast: 1, integer: true }, ACTION);
  requireOptionalCallable(id, "id", ACTION);
  requireOptionalCallable(onProgress, "onProgress", ACTION);
  requireCallable(now, "now", ACTION);
  requireSignal(signal, ACTION);
  const generators = generator === undefined ? [] : [generator].flat();
  for (const name of generators) requireFilledText(name, "generator", ACTION);
  const ids = readIds(items, id, ACTION);
  return { concurrency, repeats, ids, generators, signal, onProgress, now };
}

/** The id of each item, where it has one: each once, as a result belongs to one item. */
export function readIds<Item>(
  items: readonly Item[],
  id: ((item: Item, index: number) => string) | undefined,
  action: string,
): readonly (string | undefined)[] {
  const places = new Map<string, number>();
  return items.map((item, i) => {
    const own = id === undefined ? idOf(item) : id(item, i);
    if (id !== undefined) requireFilledText(own, `the id of items[${i}]`, action);
    if (own === undefined) return undefined;
    const before = places.get(own);
    if (before !== undefined) {
      const need = `every id must stand once, unlike that of items[${before}] and items[${i}]`;
      throw outOfRange(need, own, action);
    }
    places.set(own, i);
    return own;
  });
}

/** The id that an item has of its own. */
export function idOf(item: unknown): string | undefined {
  return isObject(item) && typeof item.id === "string" && item.id !== "" ? item.id : undefined;
}
