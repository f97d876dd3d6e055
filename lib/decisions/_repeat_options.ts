import type { RepeatOptions } from "./repeat_check.ts";
import { requireObject, requireOptionNames } from "./_require.ts";

const ACTION = "repeat the check";
const OPTIONS: Record<keyof RepeatOptions, true> = {
  runs: true,
  threshold: true,
  ids: true,
  signal: true,
};

/** The options of `repeatCheck`, with defaults, or an error that names what is wrong. */
export function readRepeatOptions(
  check: unknown,
  options: RepeatOptions,
): Required<Omit<RepeatOptions, "signal">> & Pick<RepeatOptions, "signal"> {
  if (typeof check !== "function") {
    throw new TypeError(
      `Cannot ${ACTION} as check must be a function: current value is ${String(check)}`,
    );
  }
  requireObject(options, "options", "an object", ACTION);
  requireOptionNames(options, OPTIONS, ACTION);
  const { runs = 5, threshold = 0.8, ids = ["check"], signal } = options;
  if (!Number.isSafeInteger(runs) || runs < 1) throw wrong("runs", "an integer >= 1", runs);
  if (typeof threshold !== "number" || !(threshold >= 0 && threshold <= 1)) {
    throw wrong("threshold", "in [0, 1]", threshold);
  }
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === "string")) {
    throw wrong("ids", "a list of at least one text", JSON.stringify(ids));
  }
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw wrong("signal", "an AbortSignal", String(signal));
  }
  return { runs, threshold, ids, signal };
}

function wrong(name: string, need: string, value: unknown): RangeError {
  return new RangeError(`Cannot ${ACTION} as ${name} must be ${need}: current value is ${value}`);
}
