import { textTable } from "../reports/text_table.ts";
import type { RetrievalComparison } from "../retrieval/retrieval_comparison.ts";
import type { LeftOutQuery, RunEvaluation } from "../retrieval/run_evaluation.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";

type Paint = (style: "bold" | "yellow", text: string) => string;

const MOST_NAMED = 5;
const REASONS: Readonly<Record<LeftOutQuery["reason"], string>> = {
  "no-relevant": "left out, as nothing is relevant to them",
  "missing": "left out, as the run lacks them",
  "not-judged": "of the run left out, as nobody judged them",
};

/** An evaluation for the terminal: means, and what to know beside them. */
export function evaluationText(evaluation: RunEvaluation, paint: Paint): string {
  const { measures, summary, perQuery, missing, leftOut, unjudged, warnings } = evaluation;
  const rows = measures.map((measure) => [measure, formatInterval(summary[measure])]);
  const counted = missing.filter((query) => Object.hasOwn(perQuery, query));
  const lines = [
    `${queries(Object.keys(perQuery).length)} counted`,
    ...named(counted, "missing from the run, each counted as 0"),
    ...Object.entries(REASONS).flatMap(([reason, what]) =>
      named(leftOut.filter((one) => one.reason === reason).map(({ query }) => query), what)
    ),
    `${formatCount(unjudged.unjudged)} of ${formatCount(unjudged.retrieved)} documents in the ` +
    `first ${unjudged.k} places are unjudged and taken for not relevant`,
  ];
  const beware = warnings.map((warning) => paint("yellow", `Beware: ${warning}.`));
  const table = headed(paint, [["measure", "mean"], ...rows]);
  return `${[table, "", ...lines, ...beware].join("\n")}\n`;
}

/** A comparison for the terminal: differences, wins and losses, and the queries that lost most. */
export function runComparisonText(comparison: RetrievalComparison, paint: Paint): string {
  const { n, measures, onlyBaseline, onlyCandidate } = comparison;
  const head = ["measure", "baseline", "run", "difference", "p", "p (Holm)", "+", "-", "="];
  const rows = measures.map((one) => [
    one.measure,
    ...[one.baseline, one.candidate].map(plain),
    formatInterval(one.difference),
    ...[one.pValue, one.adjustedPValue].map(plain),
    ...[one.wins, one.losses, one.ties].map(formatCount),
  ]);
  const [first] = measures;
  const losses = first.changed.filter(({ difference }) => difference < 0).slice(0, MOST_NAMED);
  const lost = losses.map(({ query, baseline, candidate }) => [
    ...[query, plain(baseline), "to", plain(candidate)],
  ]);
  const blocks = [
    `Against the baseline, ${queries(n)} in both`,
    headed(paint, [head, ...rows]),
    ...(lost.length > 0 ? [`Greatest losses by ${first.measure}\n${textTable(lost)}`] : []),
    ...named(onlyBaseline, "counted in the baseline only"),
    ...named(onlyCandidate, "counted in the run only"),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function headed(paint: Paint, rows: readonly (readonly string[])[]): string {
  const [head, ...others] = textTable(rows).split("\n");
  return [paint("bold", head), ...others].join("\n");
}

/** A bare number as intervals print theirs. */
function plain(value: number | null): string {
  if (value === null) return "undefined";
  const bare: Interval = {
    ...{ estimate: value, lower: null, upper: null, reason: "", n: 0, level: 0.95, method: "" },
  };
  return formatInterval(bare).split(" ")[0];
}

function named(ids: readonly string[], what: string): string[] {
  if (ids.length === 0) return [];
  const more = ids.length > MOST_NAMED ? ", ..." : "";
  return [`${queries(ids.length)} ${what}: ${ids.slice(0, MOST_NAMED).join(", ")}${more}`];
}

function queries(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "query" : "queries"}`;
}
