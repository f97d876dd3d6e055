import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";

/** A share in percent, with its interval and n. */
export function percent(interval: Interval): string {
  return formatInterval(interval, { percent: true });
}
