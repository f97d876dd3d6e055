import type { PairedRate, RunComparison, SliceComparison } from "../decisions/run_comparison.ts";
import { percent } from "./_percent.ts";
import { requireResult } from "./_require_result.ts";

/** Ids and slices that a report shows. */
const MANY = 40;

/** Heads of the table of rates. */
export const RATE_HEAD = ["rate", "baseline", "candidate", "change (paired)", "McNemar's p"];

/** Heads of the table of flips. */
export const FLIP_HEAD = ["case", "was", "is now", "direction"];

/** Heads of the table of slices. */
export const SLICE_HEAD = [
  "slice",
  "hallucinated",
  "worse",
  "better",
  "over-refused",
  "worse",
  "better",
];

/** Counts lean right. */
export const SLICE_ALIGN = ["left", "left", "right", "right", "left", "right", "right"] as const;

/** Throws unless `comparison` is what `compareRuns` gives. */
export function requireComparison(comparison: unknown, action: string): void {
  const lists = ["flips", "slices", "changed", "warnings", "unpaired"];
  requireResult(comparison, "comparison", "what compareRuns gives", lists, action);
  const { hallucinated, overRefused, slices } = comparison as RunComparison;
  const rates = [hallucinated, overRefused, ...slices.map((slice) => slice.hallucinated)];
  if (rates.every((rate) => rate?.difference && rate.baseline && rate.candidate)) return;
  throw new TypeError(`Cannot compute ${action} as comparison must be what compareRuns gives`);
}

/** Both rates of both runs. */
export function rateRows(
  { hallucinated, overRefused }: RunComparison,
): readonly (readonly string[])[] {
  return [["hallucinated", hallucinated], ["over-refused", overRefused]].map(([name, rate]) =>
    rateRow(name as string, rate as PairedRate)
  );
}

function rateRow(name: string, { baseline, candidate, difference, test }: PairedRate) {
  const p = test.pValue === null ? "" : `${test.pValue.toPrecision(2)} (${test.n} differ)`;
  return [name, percent(baseline), percent(candidate), percent(difference), p];
}

/** Which cases came out otherwise, the worse first. */
export function flipRows({ flips }: RunComparison): readonly (readonly string[])[] {
  const order = ["worse", "other", "better"];
  return flips.toSorted((a, b) => order.indexOf(a.direction) - order.indexOf(b.direction))
    .slice(0, MANY).map(({ id, from, to, direction }) => [id, from, to, direction]);
}

/** The change of both rates by slice. */
export function sliceRows({ slices }: RunComparison): readonly (readonly string[])[] {
  return slices.slice(0, MANY).map(({ by, value, hallucinated, overRefused }: SliceComparison) => [
    `${by} ${value}`,
    ...[hallucinated, overRefused].flatMap((rate) => [
      rate.difference.n === 0 ? "none, n 0" : percent(rate.difference),
      String(rate.worse.length),
      String(rate.better.length),
    ]),
  ]);
}

/** What was compared, what came of it, and what is not shown, a sentence each. */
export function comparisonLines(comparison: RunComparison): readonly string[] {
  const { n, flips, slices, changed } = comparison;
  const count = (wanted: string) => flips.filter(({ direction }) => direction === wanted).length;
  const lines = [
    `${n === 1 ? "1 case was" : `${n} cases were`} scored in both runs: ${
      count("worse")
    } got worse, ${count("better")} better, ` +
    `${count("other")} changed otherwise.`,
    verdict(comparison),
  ];
  for (const { name, baseline, candidate } of changed) {
    lines.push(`${name}: ${baseline ?? "none"}, now ${candidate ?? "none"}.`);
  }
  if (flips.length > MANY) lines.push(`Of ${flips.length} cases that changed ${MANY} are shown.`);
  if (slices.length > MANY) lines.push(`Of ${slices.length} slices ${MANY} are shown.`);
  return lines;
}

function verdict({ hallucinated, overRefused }: RunComparison): string {
  const said = [["hallucination", hallucinated], ["over-refusal", overRefused]].map(
    ([name, rate]) => {
      const { lower, upper } = (rate as PairedRate).difference;
      if (lower === null || upper === null) return `${name} cannot be told`;
      if (lower > 0) return `${name} rose`;
      return upper < 0 ? `${name} fell` : `no change in ${name} that chance would not explain`;
    },
  );
  return `${said.join("; ")}.`.replace(/^\w/, (first) => first.toUpperCase());
}
