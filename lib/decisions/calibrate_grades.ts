import type {
  GradeAgreement,
  GradeCalibrationRecord,
  SliceGradeAgreement,
} from "../data/calibration_record.ts";
import { PACKAGE_VERSION } from "../data/package_version.ts";
import { type ClusterInterval, clusterInterval } from "../statistics/cluster_interval.ts";
import { type ClusteredPair, clusterKappa } from "../statistics/cluster_kappa.ts";
import { cohenKappa } from "../statistics/cohen_kappa.ts";
import { confusionMatrix, type Label } from "../statistics/confusion_matrix.ts";
import { gwetAc2 } from "../statistics/gwet_ac2.ts";
import { percentAgreement } from "../statistics/percent_agreement.ts";
import { dependenceOf, dependenceWarnings } from "./_dependence.ts";
import { groupedGradesOf } from "./_grouped_grades.ts";
import { kappaIntervalFor } from "./_kappa_interval.ts";
import {
  cannotCalibrate,
  requireArguments,
  requireLength,
  requireOptionNames,
  requireSlice,
} from "./_require.ts";
import { byName, NO_VALUE } from "./_slice_rates.ts";
import type { SliceColumns } from "./slice_columns.ts";

/** Options of {@linkcode calibrateGrades}. */
export interface CalibrateGradesOptions {
  /** The grades in order, lowest first. Required: weights follow this order. */
  readonly labels: readonly Label[];
  /** How near two grades are. Default `"quadratic"`. */
  readonly weights?: "none" | "linear" | "quadratic";
  /** What to call the judge. Default `"judge"`. */
  readonly name?: string;
  /** Hash of the judge's model, prompt and parameters. */
  readonly fingerprint?: string;
  /** Columns to report by: for each name, one value a row. */
  readonly slices?: SliceColumns;
  /**
   * The group of each row, such as its question, `null` for one of its own. Where groups repeat, the
   * intervals of agreement and kappa allow for it.
   */
  readonly groups?: readonly (string | number | null)[];
  /** What `groups` is called. Default `"group"`. */
  readonly groupName?: string;
  /** Confidence level of every interval, between 0 and 1. Default .95. */
  readonly level?: number;
  /** Seed of the bootstraps, an integer. Default 1. */
  readonly seed?: number;
  /** What else a reader should beware of: put first among the record's warnings. */
  readonly notes?: readonly string[];
  /** SHA-256 of the data, for the record. */
  readonly dataHash?: string;
  /** When the record was made, for the record; the clock is never read. */
  readonly createdAt?: string;
}

const OPTIONS: Record<keyof CalibrateGradesOptions, true> = {
  labels: true,
  weights: true,
  name: true,
  fingerprint: true,
  slices: true,
  groups: true,
  groupName: true,
  level: true,
  seed: true,
  notes: true,
  dataHash: true,
  createdAt: true,
};

/**
 * Measures a judge that gives grades against people's grades: weighted kappa, AC2 and raw agreement.
 *
 * For grades in an order, such as relevance 0 to 3. For a judge with two verdicts use
 * {@linkcode calibrateJudge}, which knows what is caught and what is passed.
 *
 * @param human One grade a row; `null` = no label.
 * @param judge The judge's grades in the same order; `null` = the judge failed.
 * @param options The grades in order, weights, name, slices, level and seed.
 * @returns A record to look at and to save with `writeRecord`.
 * @throws {RangeError} If the lists differ in length or a grade is not among `labels`, naming its index.
 * @throws {TypeError} If an option is unknown.
 *
 * @example
 * ```ts
 * import { calibrateGrades } from "@touchstone/eval/decisions";
 * import { assertEquals } from "@std/assert";
 *
 * const record = calibrateGrades([0, 1, 2, 3, 3, 0], [0, 1, 2, 2, 3, null], { labels: [0, 1, 2, 3] });
 *
 * assertEquals(record.kappa.n, 5);
 * assertEquals(record.counts.noVerdict, 1);
 * ```
 */
export function calibrateGrades(
  human: readonly (Label | null)[],
  judge: readonly (Label | null)[],
  options: CalibrateGradesOptions,
): GradeCalibrationRecord {
  requireArguments(human, judge, options);
  requireOptionNames(options, OPTIONS, "calibrate the judge");
  const { labels, weights = "quadratic", slices = {}, level = 0.95, seed = 1, groups } = options;
  if (!Array.isArray(labels) || labels.length < 2) {
    throw cannotCalibrate("labels must list at least two grades in order", labels);
  }
  requireLength(judge, "judge", human.length);
  if (groups) requireLength(groups, "groups", human.length);
  const labelled = human.flatMap((grade, row) =>
    grade === null || grade === undefined ? [] : [row]
  );
  const agreementOver = (rows: readonly number[]): GradeAgreement => {
    const matrix = confusionMatrix(
      rows.map((row) => human[row]),
      rows.map((row) => judge[row]),
      { labels, missing: "count" },
    );
    const ac2 = gwetAc2(matrix, { weights, level, seed });
    const grouped = groups && groupedGradesOf({ human, judge, groups }, rows);
    if (grouped) {
      const agreement = sameGrade(grouped, level);
      const interval = kappaIntervalFor(matrix.counts, agreement.designEffect);
      const kappa = clusterKappa(grouped, { labels, weights, level, interval });
      return { matrix, agreement, kappa, ac2 };
    }
    return {
      matrix,
      agreement: percentAgreement(matrix, { level }),
      kappa: cohenKappa(matrix, { weights, level, interval: kappaIntervalFor(matrix.counts) }),
      ac2,
    };
  };
  const overall = agreementOver(labelled);
  const dependence = dependenceOf(options.groupName ?? "group", overall.agreement);
  return {
    schema: 1,
    kind: "graded",
    judge: { name: options.name ?? "judge", fingerprint: options.fingerprint ?? null },
    labels: [...labels],
    weights,
    counts: {
      rows: human.length,
      compared: overall.matrix.n,
      tuned: 0,
      unlabelled: human.length - labelled.length,
      undecided: 0,
      noVerdict: overall.matrix.missing,
    },
    ...overall,
    slices: Object.entries(slices).flatMap(([slice, column]) => {
      requireSlice(column, slice, human.length);
      return bySlice(slice, column, labelled, agreementOver);
    }),
    dependence,
    level,
    dataHash: options.dataHash ?? null,
    warnings: [
      ...(options.notes ?? []),
      ...kappaWarnings(overall),
      ...dependenceWarnings(dependence, "agreement and kappa", "AC2"),
    ],
    package: PACKAGE_VERSION,
    createdAt: options.createdAt ?? null,
  };
}

function bySlice(
  slice: string,
  column: readonly (string | number | boolean | null)[],
  labelled: readonly number[],
  agreementOver: (rows: readonly number[]) => GradeAgreement,
): SliceGradeAgreement[] {
  const values = Map.groupBy(labelled, (row) => {
    const value = column[row] ?? null;
    return value === null || value === "" ? NO_VALUE : String(value);
  });
  const ordered = [...values].sort(([a], [b]) => byName(a, b));
  return ordered.map(([value, rows]) => ({ slice, value, ...agreementOver(rows) }));
}

/** How often both give the same grade, by group. */
function sameGrade(rows: readonly ClusteredPair[], level: number): ClusterInterval {
  const outcomes = rows.map(({ reference, predicted, cluster }) => ({
    success: reference === predicted,
    cluster,
  }));
  return clusterInterval(outcomes, { level });
}

function kappaWarnings({ kappa }: GradeAgreement): readonly string[] {
  if (!kappa.method.endsWith("adjusted")) return [];
  return ["few rows of a grade, or few disagreements: kappa has the adjusted interval"];
}
