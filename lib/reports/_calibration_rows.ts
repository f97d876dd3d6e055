import type {
  AnyCalibrationRecord,
  CalibrationRecord,
  GradeCalibrationRecord,
} from "../data/calibration_record.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";

/** One measure of a judge, worded for people and named for statisticians. */
interface MeasureRow {
  /** What it says, in plain words. */
  readonly plain: string;
  /** `44/48` where the measure is a share, else empty. */
  readonly count: string;
  /** Estimate, interval and n. */
  readonly value: string;
  /** Its name in the field. */
  readonly term: string;
}

/** The measures of a judge in the order of a report: in plain words, count, value, term. */
export function measureRows(record: AnyCalibrationRecord): readonly (readonly string[])[] {
  const rows = record.kind === "binary" ? binaryRows(record) : gradeRows(record);
  return rows.map(({ plain, count, value, term }) => [plain, count, value, term]);
}

function share(plain: string, interval: Interval, term: string): MeasureRow {
  const value = formatInterval(interval, { percent: true });
  return { plain, count: countOf(interval), value, term };
}

function coefficient(plain: string, interval: Interval, term: string): MeasureRow {
  return { plain, count: "", value: formatInterval(interval), term };
}

function gradeRows(record: GradeCalibrationRecord): readonly MeasureRow[] {
  const weights = record.weights === "none" ? "unweighted" : `${record.weights} weights`;
  return [
    share("gives the same grade", record.agreement, "agreement"),
    coefficient("agrees beyond chance", record.kappa, `Cohen's kappa, ${weights}`),
    coefficient("the same, steady for rare grades", record.ac2, `Gwet's AC2, ${weights}`),
  ];
}

function binaryRows(record: CalibrationRecord): readonly MeasureRow[] {
  const rows = [
    share("catches bad answers", record.sensitivity, "sensitivity"),
    share("passes good answers", record.specificity, "specificity"),
    share("is right when it flags", record.precision, "precision"),
    share("is right when it passes", record.negativePredictiveValue, "negative predictive value"),
    share("agrees with people", record.agreement, "accuracy"),
    coefficient("agrees beyond chance", record.kappa, kappaTerm(record.kappa)),
    coefficient("the same, steady for rare labels", record.ac1, "Gwet's AC1"),
    share("answers that are bad", record.prevalence, "prevalence"),
  ];
  if (record.score) {
    rows.push(coefficient("ranks bad above good", record.score.auc, "area under the ROC curve"));
  }
  if (record.corrected) {
    rows.push(
      share("bad among the unlabelled, corrected", record.corrected, "Rogan-Gladen"),
    );
  }
  return rows;
}

/** `44/48` for a share whose counts can be told, else nothing. */
export function countOf({ estimate, n, method }: Interval): string {
  if (estimate === null || !isShare(method)) return "";
  return `${formatCount(Math.round(estimate * n))}/${formatCount(n)}`;
}

/** Whether an interval is one of a share, by rows or by groups of rows. */
function isShare(method: string): boolean {
  return method === "wilson" || ["cluster-logit", "cluster-exact"].includes(method);
}

/** Counts of people against the judge, with heads. */
export function countRows(record: AnyCalibrationRecord): readonly (readonly string[])[] {
  const { labels, counts } = record.matrix;
  const binary = record.kind === "binary";
  const judged = binary ? ["judge passes", "judge flags"] : labels.map((label) => `judge ${label}`);
  const said = binary
    ? ["people say good", "people say bad"]
    : labels.map((label) => `people ${label}`);
  return [["", ...judged], ...counts.map((row, i) => [said[i], ...row.map(formatCount)])];
}

/** The first column leans left, counts lean right. */
export function countAlignment({ matrix }: AnyCalibrationRecord): readonly ("left" | "right")[] {
  return ["left", ...matrix.labels.map(() => "right" as const)];
}

/** Where the rows went, as one sentence part: `1,490 rows: 1,487 compared, 3 without a verdict`. */
export function countsLine({ counts }: Pick<AnyCalibrationRecord, "counts">): string {
  const parts: [number, string][] = [
    [counts.compared, "compared"],
    [counts.tuned, "used to choose the threshold"],
    [counts.noVerdict, "without a verdict by the judge"],
    [counts.undecided, "on which the raters do not decide"],
    [counts.unlabelled, "without a human label"],
  ];
  const said = parts.filter(([n], i) => i === 0 || n > 0).map(([n, what]) =>
    `${formatCount(n)} ${what}`
  );
  return `${formatCount(counts.rows)} rows: ${said.join(", ")}`;
}

function kappaTerm({ method }: Interval): string {
  return method.endsWith("adjusted") ? "Cohen's kappa, adjusted interval" : "Cohen's kappa";
}
