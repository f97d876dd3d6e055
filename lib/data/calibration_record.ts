import type { Agreement } from "../statistics/agreement.ts";
import type { ConfusionMatrix, Label } from "../statistics/confusion_matrix.ts";
import type { CorrectedRate } from "../statistics/corrected_rate.ts";
import type { Interval } from "../statistics/interval.ts";
import type { RocAuc } from "../statistics/roc_auc.ts";
import type { ProbeReport } from "./probe_report.ts";

/** Which judge a record is about. */
export interface JudgeIdentity {
  /** What people call it, or the column that its verdicts came from. */
  readonly name: string;
  /** Hash of model, prompt and parameters, so that another judge cannot pass for this one. */
  readonly fingerprint: string | null;
}

/** Where the rows of a calibration went: every row is in exactly one of the last five. */
export interface CalibrationCounts {
  /** Rows in the data. */
  readonly rows: number;
  /** Rows with a human label and a judge's verdict that the rates are computed on. */
  readonly compared: number;
  /** Rows that were used to choose the threshold, and so are in no rate. */
  readonly tuned: number;
  /** Rows without any human label. */
  readonly unlabelled: number;
  /** Rows whose human labels do not decide under the rule, such as a tie. */
  readonly undecided: number;
  /** Rows with a human label for which the judge gave no verdict. */
  readonly noVerdict: number;
}

/** The rates of a judge against people, each with its n and interval; positive = hallucinated. */
export interface JudgeRates {
  /** Rows: what people say; columns: what the judge says; labels `[false, true]`, true = hallucinated. */
  readonly matrix: ConfusionMatrix;
  /** Share of rows on which judge and people say the same. */
  readonly agreement: Interval;
  /** Cohen's kappa. */
  readonly kappa: Agreement;
  /** Gwet's AC1. */
  readonly ac1: Agreement;
  /** Matthews correlation. */
  readonly matthews: Interval;
  /** Hallucinated answers that the judge caught. */
  readonly sensitivity: Interval;
  /** Faithful answers that the judge passed. */
  readonly specificity: Interval;
  /** Flagged answers that are hallucinated. */
  readonly precision: Interval;
  /** Passed answers that are faithful. */
  readonly negativePredictiveValue: Interval;
  /** Mean of sensitivity and specificity. */
  readonly balancedAccuracy: Interval;
  /** Sensitivity + specificity - 1: above 0 the judge beats chance. */
  readonly youdenJ: Interval;
  /** Harmonic mean of precision and sensitivity. */
  readonly f1: Interval;
  /** Share of answers that people call hallucinated. */
  readonly prevalence: Interval;
}

/** The same rates over the rows that share a value of a column. */
export interface SliceRates extends JudgeRates {
  /** The column. */
  readonly slice: string;
  /** Its value. */
  readonly value: string;
}

/** How a score became a verdict. */
export interface ThresholdChoice {
  /** Which end of the score means hallucinated. */
  readonly higherIs: "positive" | "negative";
  /** Hallucinated when the score is at least this (higher is positive) or below it (higher is negative). */
  readonly threshold: number;
  /** `"given"`, or `"auto"`: chosen on a part of the rows that is in no rate. */
  readonly chosen: "given" | "auto";
  /** What `"auto"` maximised; `null` for a given threshold. */
  readonly criterion: "youden" | null;
  /** The split that `"auto"` was chosen on; `null` for a given threshold. */
  readonly split: ThresholdSplit | null;
  /** Area under the ROC curve of the score, on the rows that the rates are computed on. */
  readonly auc: RocAuc;
}

/** Which rows a threshold was chosen on. */
export interface ThresholdSplit {
  /** Share of the rows that the threshold was chosen on. */
  readonly share: number;
  /** Seed of the split. */
  readonly seed: number;
  /** Rows it was chosen on. */
  readonly tuned: number;
  /** Rows that it is reported on. */
  readonly reported: number;
  /** The column whose groups were kept whole; `null` where each row stood alone. */
  readonly groups: string | null;
}

/** How far rows that share a group are alike. */
export interface Dependence {
  /** What the groups are, such as the column of the question. */
  readonly groups: string;
  /** Rows that the rates are computed on. */
  readonly rows: number;
  /** Groups that these rows are in. */
  readonly clusters: number;
  /**
   * Variance of the agreement over that of as many independent rows: above 1 rows of a group are alike.
   * `null` where undefined, such as at an agreement of 1.
   */
  readonly designEffect: number | null;
}

/** What is common to all calibration records. */
export interface RecordBase {
  /** Version of this shape. */
  readonly schema: 1;
  /** The judge. */
  readonly judge: JudgeIdentity;
  /** Where every row went. */
  readonly counts: CalibrationCounts;
  /** Confidence level of every interval. */
  readonly level: number;
  /** What groups of rows do to the intervals; `null` where rows stand alone, or no groups were named. */
  readonly dependence: Dependence | null;
  /** How the judge did on planted faults and harmless changes: what `probeJudge` gave; absent where it was not probed. */
  readonly probes?: ProbeReport;
  /** SHA-256 of the data's bytes in hexadecimal; `null` where the rows did not come from a file. */
  readonly dataHash: string | null;
  /** What a reader should beware of. */
  readonly warnings: readonly string[];
  /** Name and version of this package. */
  readonly package: string;
  /** When it was made, if the caller said so; never read from a clock. */
  readonly createdAt: string | null;
}

/** A judge with two verdicts, measured against people. */
export interface CalibrationRecord extends RecordBase, JudgeRates {
  /** A judge with two verdicts. */
  readonly kind: "binary";
  /** How the human label came about where there are several raters; `"single"` where there is one. */
  readonly humanRule: string;
  /** How the judge's score became its verdict; `null` where the judge gave a verdict. */
  readonly score: ThresholdChoice | null;
  /** The same rates for each value of each slice. */
  readonly slices: readonly SliceRates[];
  /** Hallucinated share of the rows that only the judge has scored, corrected for its errors. */
  readonly corrected: CorrectedRate | null;
}

/** The agreement of a judge that gives grades. */
export interface GradeAgreement {
  /** Rows: people's grades; columns: the judge's, in the order of the labels. */
  readonly matrix: ConfusionMatrix;
  /** Share of rows on which judge and people give the same grade. */
  readonly agreement: Interval;
  /** Cohen's kappa with the record's weights. */
  readonly kappa: Agreement;
  /** Gwet's AC2 with the record's weights. */
  readonly ac2: Agreement;
}

/** The same over the rows that share a value of a column. */
export interface SliceGradeAgreement extends GradeAgreement {
  /** The column. */
  readonly slice: string;
  /** Its value. */
  readonly value: string;
}

/** A judge that gives grades, measured against people's grades. */
export interface GradeCalibrationRecord extends RecordBase, GradeAgreement {
  /** A judge with ordered grades. */
  readonly kind: "graded";
  /** The grades in order. */
  readonly labels: readonly Label[];
  /** How near two grades are. */
  readonly weights: "none" | "linear" | "quadratic";
  /** The same for each value of each slice. */
  readonly slices: readonly SliceGradeAgreement[];
}

/** A saved calibration of either kind. */
export type AnyCalibrationRecord = CalibrationRecord | GradeCalibrationRecord;
