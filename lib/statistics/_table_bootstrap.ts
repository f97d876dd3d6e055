import { bootstrapBounds } from "./_bootstrap_bounds.ts";
import { resampleCells } from "./_resample_cells.ts";
import { type Table, tableOf } from "./_table.ts";
import { createRandom } from "./create_random.ts";
import type { Interval } from "./interval.ts";
import type { TableBootstrapOptions } from "./table_bootstrap_options.ts";

/**
 * Percentile intervals for several statistics of one table, from one set of resamples.
 *
 * Resamples come from the table with two rows more, spread evenly over its cells (1/2 in each cell of a
 * 2 x 2 table), as for the adjusted interval of kappa: the plain bootstrap cannot draw an error that the
 * sample happens not to hold, and collapses to a point on a perfect table. Resamples for which a statistic is
 * undefined, such as those without a positive, are left out.
 */
export function bootstrapTable<Name extends string>(
  table: Table,
  statistics: Readonly<Record<Name, (table: Table) => number | null>>,
  { level = 0.95, resamples = 2000, seed = 1 }: TableBootstrapOptions,
): Record<Name, Interval> {
  const names = Object.keys(statistics) as Name[];
  const random = createRandom(seed);
  const smoothed = table.cells.map((count) => count + 2 / table.cells.length);
  const drawn = new Float64Array(table.cells.length);
  const values = names.map(() => new Array<number | null>(table.n === 0 ? 0 : resamples));
  for (let i = 0; i < resamples && table.n > 0; i++) {
    resampleCells(smoothed, table.n, drawn, random);
    const resample = tableOf(drawn, table.size);
    names.forEach((name, k) => values[k][i] = statistics[name](resample));
  }
  const options = { resamples, method: "percentile", level, ties: "half" } as const;
  const intervals = names.map((name, k): [Name, Interval] => {
    const estimate = table.n === 0 ? null : statistics[name](table);
    const bounds = bootstrapBounds(
      { estimate, n: table.n, values: values[k], leftOut: [] },
      options,
    );
    return [name, around(bounds)];
  });
  return Object.fromEntries(intervals) as Record<Name, Interval>;
}

/** Only the interval, wide enough to hold its estimate, which smoothing may leave outside. */
function around({ estimate, lower, upper, n, level, ...rest }: Interval): Interval {
  const about = { n, level, method: "bootstrap-smoothed" };
  if (estimate !== null && lower !== null) {
    return {
      estimate,
      lower: Math.min(lower, estimate),
      upper: Math.max(upper, estimate),
      ...about,
    };
  }
  const reason = "reason" in rest ? rest.reason : "";
  return { estimate, lower: null, upper: null, ...about, reason };
}
