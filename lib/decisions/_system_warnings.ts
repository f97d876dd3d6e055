import { median } from "simple-statistics";
import { adjustPValues } from "../statistics/adjust_p_values.ts";
import { type CategoricalColumn, type NumericColumn, valueName } from "./_compare_column.ts";
import type { ErrorFinding } from "./error_findings.ts";
import { fisherExactP } from "./_fisher_exact_p.ts";
import { rankSumP } from "./_rank_sum_p.ts";

/** The columns by their kind. */
export interface Columns {
  readonly numeric: readonly NumericColumn[];
  readonly categorical: readonly CategoricalColumn[];
}

/**
 * Where a comparison of systems would rest on what the judge errs on: its error depends on the system, or on
 * a column that differs between systems.
 *
 * @param rows Positions of the rows that were compared.
 * @param settled The findings whose adjusted p-value is below alpha, the worst first.
 */
export function systemWarnings(
  system: CategoricalColumn,
  columns: Columns,
  rows: readonly number[],
  settled: readonly ErrorFinding[],
  alpha: number,
): readonly string[] {
  const warnings: string[] = [];
  const direct = settled.find(({ column }) => column === system.name);
  if (direct) {
    warnings.push(
      `a comparison of systems would rest on the judge: ${direct.sentence}. Measure the judge for each ` +
        "system and correct each rate with its own",
    );
  }
  const systems = rows.map((row) => valueName(system.values[row]));
  for (const column of [...columns.numeric, ...columns.categorical]) {
    const finding = settled.find((it) => it.column === column.name);
    if (!finding || column.name === system.name) continue;
    const difference = finding.kind === "numeric"
      ? sizeDifference(systems, rows.map((row) => column.values[row]), alpha)
      : valueDifference(systems, rows.map((row) => valueName(column.values[row])), alpha);
    if (difference === null) continue;
    warnings.push(
      `a comparison of systems would partly rest on ${column.name}, which differs between them ` +
        `(${difference}), as the judge's errors go with it: ${finding.sentence}`,
    );
  }
  return warnings;
}

/** The medians, if the values of some system lie above or below those of the others. */
function sizeDifference(
  systems: readonly string[],
  values: readonly unknown[],
  alpha: number,
): string | null {
  const known = values.flatMap((value, i) =>
    typeof value === "number" ? [{ value, system: systems[i] }] : []
  );
  const names = [...new Set(known.map(({ system }) => system))];
  const numbers = known.map(({ value }) => value);
  const pValues = names.map((name) =>
    rankSumP(known.map(({ system }) => system === name), numbers)
  );
  if (!anyBelow(pValues, alpha)) return null;
  return names.map((name) => {
    const own = known.filter(({ system }) => system === name).map(({ value }) => value);
    return `median ${Number(median(own).toPrecision(4))} for ${name}, n ${own.length}`;
  }).join("; ");
}

/** The largest difference in words, if some value is more frequent in some system. */
function valueDifference(
  systems: readonly string[],
  values: readonly string[],
  alpha: number,
): string | null {
  const pairs = [...new Set(systems)].flatMap((system) =>
    [...new Set(values)].map((value) => {
      const inside = { successes: 0, n: 0 };
      const outside = { successes: 0, n: 0 };
      systems.forEach((own, i) => {
        const side = own === system ? inside : outside;
        side.n++;
        if (values[i] === value) side.successes++;
      });
      return { system, value, inside, outside, p: fisherExactP(inside, outside) };
    })
  );
  if (!anyBelow(pairs.map(({ p }) => p), alpha)) return null;
  const { system, value, inside, outside } = pairs.reduce((a, b) => b.p < a.p ? b : a);
  return `${value} is ${inside.successes} of ${inside.n} for ${system}, ` +
    `${outside.successes} of ${outside.n} elsewhere`;
}

function anyBelow(pValues: readonly (number | null)[], alpha: number): boolean {
  return adjustPValues(pValues).some((p) => p !== null && p < alpha);
}
