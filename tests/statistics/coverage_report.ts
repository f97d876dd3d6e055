/** The measured coverage of all intervals, as the page in the documentation has it. */
import { markdownTable } from "../../lib/reports/markdown_table.ts";
import {
  aucCoverage,
  correctedCoverage,
  type Coverage,
  isClaimed,
  kappaCoverage,
  matrixCoverage,
  SETTINGS,
} from "./coverage_simulation.ts";
import { clusterKappaCoverage, clusterRateCoverage } from "./cluster_coverage.ts";
import {
  differenceCoverage as correctedDifferenceCoverage,
  ppiCoverage,
  weightedCoverage,
} from "./correction_coverage.ts";
import { correlationCoverage } from "./correlation_coverage.ts";
import { differenceCoverage } from "./difference_coverage.ts";
import { manyRatersCoverage } from "./many_raters_coverage.ts";
import { probabilityCoverage } from "./probability_coverage.ts";
import { varianceCoverage } from "./variance_coverage.ts";
import { exactTables } from "./exact_coverage.ts";

/** Draws a setting: of the cheap intervals, and of those that resample. */
const DRAWS = { kappa: 20_000, other: 4000, resampling: 2000 };
const RESAMPLES = 400;

/** Everything measured anew, as a page in Markdown; takes some minutes. */
export function coverageReport(onProgress: (done: number, all: number) => void): string {
  const rows: Coverage[] = [];
  SETTINGS.forEach((setting, i) => {
    rows.push(
      ...kappaCoverage(setting, DRAWS.kappa),
      ...matrixCoverage(setting, DRAWS.resampling, RESAMPLES),
      ...aucCoverage(setting, DRAWS.other),
      ...correctedCoverage(setting, DRAWS.other),
    );
    onProgress(i + 1, SETTINGS.length);
  });
  const names = [...new Set(rows.map(({ interval }) => interval))];
  return `# How often the intervals hold the true value

Nominal level: 95 %. Written by \`deno task simulate --write\`; the draws are seeded.

## Intervals of a proportion

Exact: the binomial probability of all counts whose interval holds p. It oscillates with n and p, as the
counts are whole. Percent agreement and PABAK have Wilson's.

${exactTables().map(exactTable).join("\n")}
## Intervals of a judge against people

By simulation: n rows drawn at random, a share of them (prevalence) hallucinated; the judge has sensitivity .9
and specificity .95. The AUC is of normal scores 1.5 standard deviations apart. The corrected rate is of 1,000
rows that only the judge has scored. Standard error of a share: .0015 for kappa, .005 for intervals that
resample, .0034 for the others. Draws without bounds (a class that is missing, a constant judge) are left out
and counted in the last column. **Bold**: the range that the documentation claims, n of at least 100, prevalence
of at least .1 and 30 rows expected in each class; a test fails where an interval covers less than .93 there.

*Kappa, as records choose* takes Wald's interval, and the adjusted one where a class has fewer than 30 rows or
judge and people differ on fewer than 20. Wald's alone is shown to say why.

${names.map((name) => simulatedTable(name, rows)).join("\n")}
## Other intervals

By simulation too, each in the settings that its test has; nominal level 95 %. A test fails where a claimed row
(in bold) covers less than .93, or than .90 for a component of variance.

${otherTables()}`;
}

/** The coverage of the intervals that have simulations of their own, one table an interval. */
function otherTables(): string {
  const rows = [
    ...differenceCoverage(DRAWS.other),
    ...probabilityCoverage(DRAWS.resampling),
    ...manyRatersCoverage(1000),
    ...correlationCoverage(DRAWS.resampling),
    ...varianceCoverage(500),
    ...ppiCoverage(DRAWS.resampling),
    ...correctedDifferenceCoverage(DRAWS.resampling),
    ...weightedCoverage(DRAWS.resampling),
    ...clusterRateCoverage(DRAWS.resampling),
    ...clusterKappaCoverage(600, 200),
  ];
  const tables = [...Map.groupBy(rows, ({ interval }) => interval)].map(([interval, own]) => {
    const body = own.map(({ setting, covered, draws, claimed }) => {
      const share = covered.toFixed(3);
      return `| ${setting} | ${claimed ? `**${share}**` : share} | ${draws} |`;
    });
    return `### ${interval}\n\n| setting | covered | draws |\n| --- | ---: | ---: |\n${
      body.join("\n")
    }\n`;
  });
  return tables.join("\n");
}

function exactTable({ method, rows }: ReturnType<typeof exactTables>[number]): string {
  const shares = [...new Set(rows.map(({ p }) => p))];
  const sizes = [...new Set(rows.map(({ n }) => n))];
  const coverage = (p: number, n: number) =>
    rows.find((row) => row.p === p && row.n === n)?.coverage.toFixed(4) ?? "";
  const body = shares.map((p) => [String(p), ...sizes.map((n) => coverage(p, n))]);
  const table = markdownTable(["p", ...sizes.map((n) => `n = ${n}`)], body, {
    align: ["left", "right", "right", "right"],
  });
  return `### ${method}\n\n${table}`;
}

function simulatedTable(name: string, rows: readonly Coverage[]): string {
  const own = rows.filter(({ interval }) => interval === name);
  const sizes = [...new Set(own.map(({ n }) => n))];
  const shares = [...new Set(own.map(({ prevalence }) => prevalence))];
  const head = ["prevalence", ...sizes.flatMap((n) => [`n = ${n}`, "width", "without"])];
  const lines = shares.map((prevalence) => {
    const cells = sizes.flatMap((n) => {
      const row = own.find((one) => one.n === n && one.prevalence === prevalence);
      if (!row) return ["", "", ""];
      const covered = row.covered.toFixed(3);
      return [
        isClaimed(row) && !name.endsWith(", wald") ? `**${covered}**` : covered,
        row.width.toFixed(3),
        `${row.without}`,
      ];
    });
    return `| ${[String(prevalence), ...cells].join(" | ")} |`;
  });
  const rule = head.map((_, i) => i === 0 ? "---" : "---:").join(" | ");
  return `### ${name}\n\n| ${head.join(" | ")} |\n| ${rule} |\n${lines.join("\n")}\n`;
}
