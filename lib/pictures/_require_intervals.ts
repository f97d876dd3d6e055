import type { Interval } from "../statistics/interval.ts";
import { outOfRange, requireCount, requireText, wrongType } from "./_require.ts";
import type { IntervalRow } from "./interval_plot.ts";

/** Throws unless each row has a label of its own within its group and a sound interval. */
export function requireIntervals(rows: readonly IntervalRow[], action: string): void {
  if (!Array.isArray(rows)) throw wrongType(action, "rows", "an array", rows);
  const seen = new Set<string>();
  rows.forEach((row, i) => {
    const name = `rows[${i}]`;
    if (typeof row !== "object" || row === null) throw wrongType(action, name, "an object", row);
    requireText(row.label, `${name}.label`, action);
    requireText(row.group, `${name}.group`, action, true);
    const key = JSON.stringify([row.group, row.label]);
    if (seen.has(key)) {
      throw outOfRange(action, `${name}.label`, "distinct within its group", row.label);
    }
    seen.add(key);
    requireInterval(row.interval, `${name}.interval`, action);
  });
}

function requireInterval(interval: Interval, name: string, action: string): void {
  if (typeof interval !== "object" || interval === null) {
    throw wrongType(action, name, "an interval", interval);
  }
  const { estimate, lower, upper, n, level, method } = interval;
  requireCount(n, `${name}.n`, action);
  requireFinite(level, `${name}.level`, action);
  if (!(level > 0 && level < 1)) {
    throw outOfRange(action, `${name}.level`, "between 0 and 1", level);
  }
  requireText(method, `${name}.method`, action);
  if (estimate === null) return requireText(interval.reason, `${name}.reason`, action);
  requireFinite(estimate, `${name}.estimate`, action);
  if (lower === null && upper === null) {
    return requireText(interval.reason, `${name}.reason`, action);
  }
  requireFinite(lower, `${name}.lower`, action);
  requireFinite(upper, `${name}.upper`, action);
  if (lower > upper) {
    throw outOfRange(action, `${name}.lower`, `at most its upper bound ${upper}`, lower);
  }
}

function requireFinite(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrongType(action, name, "a number", value);
  if (!Number.isFinite(value)) throw outOfRange(action, name, "a finite number", value);
}
