import type {
  AnyCalibrationRecord,
  CalibrationRecord,
  GradeCalibrationRecord,
  SliceRates,
} from "../data/calibration_record.ts";
import { formatCount } from "../statistics/format_count.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import type { Interval } from "../statistics/interval.ts";

/** Fewer rows of a class than this say little about a slice. */
const SMALL = 10;

/**
 * What a calibration record means, in plain sentences: what the judge catches, what it lets through, whether
 * it beats chance, and what is too small to tell.
 *
 * @param record A record from `calibrateJudge` or `calibrateGrades`.
 * @returns Sentences, one an entry.
 * @throws {TypeError} If `record` is no calibration record.
 *
 * @example
 * ```ts
 * import { calibrateJudge } from "@touchstone/eval/decisions";
 * import { calibrationVerdict } from "@touchstone/eval/reports";
 * import { assertEquals } from "@std/assert";
 *
 * const human = [...Array(48).fill(true), ...Array(60).fill(false)];
 * const judge = human.map((label, row) => row % 12 === 0 ? !label : label);
 *
 * assertEquals(
 *   calibrationVerdict(calibrateJudge(human, judge, { name: "Marl" }))[0],
 *   "Marl catches 44 of 48 bad answers (80.4 to 96.7 %) and lets 4 through.",
 * );
 * ```
 */
export function calibrationVerdict(record: AnyCalibrationRecord): readonly string[] {
  if (record?.kind === "graded") return gradeVerdict(record);
  if (record?.kind !== "binary") {
    throw new TypeError("Cannot compute calibrationVerdict as record must be a calibration record");
  }
  const name = record.judge.name;
  const sentences = [caught(name, record), passed(record), chance(record)];
  const small = record.slices.filter((slice) => smallClass(slice) !== null);
  if (small.length > 0) {
    const named = small.slice(0, 6).map((slice) =>
      `${slice.slice} = ${slice.value} (${smallClass(slice)})`
    );
    const more = small.length > 6 ? ` and ${small.length - 6} more` : "";
    sentences.push(`Too small to tell: ${named.join(", ")}${more}.`);
  }
  return sentences;
}

function gradeVerdict({ judge, agreement, kappa }: GradeCalibrationRecord): readonly string[] {
  if (agreement.estimate === null) {
    return [`How ${judge.name} grades is unknown: no row is compared.`];
  }
  const same = Math.round(agreement.estimate * agreement.n);
  const sentences = [
    `${judge.name} gives people's grade to ${formatCount(same)} of ${
      formatCount(agreement.n)
    } answers (${rangeOf(agreement)}).`,
  ];
  const measured = `kappa ${formatInterval(kappa)}`;
  if (kappa.lower === null) sentences.push(`Whether it beats chance cannot be told (${measured}).`);
  else if (kappa.lower > 0) sentences.push(`It beats chance (${measured}).`);
  else sentences.push(`It may be no better than chance (${measured}): label more answers.`);
  return sentences;
}

function caught(name: string, { sensitivity, matrix }: CalibrationRecord): string {
  const [missed, found] = matrix.counts[1];
  if (sensitivity.estimate === null) {
    return `What ${name} catches is unknown: people call none of the compared answers bad.`;
  }
  return `${name} catches ${formatCount(found)} of ${formatCount(found + missed)} bad answers (${
    rangeOf(sensitivity)
  }) and lets ${formatCount(missed)} through.`;
}

function passed({ specificity, matrix }: CalibrationRecord): string {
  const [fine, flagged] = matrix.counts[0];
  if (specificity.estimate === null) {
    return "What it passes is unknown: people call none of the compared answers good.";
  }
  return `It passes ${formatCount(fine)} of ${formatCount(fine + flagged)} good ones (${
    rangeOf(specificity)
  }) and wrongly flags ${formatCount(flagged)}.`;
}

function chance({ kappa, matrix }: CalibrationRecord): string {
  if (kappa.estimate === null) {
    return "Whether it beats chance cannot be told: there is no variation to agree on.";
  }
  if (kappa.lower === null) {
    const silent = matrix.counts[0][1] + matrix.counts[1][1] === 0;
    return silent || matrix.counts[0][0] + matrix.counts[1][0] === 0
      ? "It says the same of every answer, which is no better than chance."
      : "Whether it beats chance cannot be told without both good and bad answers.";
  }
  const measured = `kappa ${formatInterval(kappa)}`;
  if (kappa.lower > 0) return `It beats chance (${measured}).`;
  if (kappa.upper < 0) return `It does worse than chance (${measured}): are the labels swapped?`;
  return `It may be no better than chance (${measured}): label more answers.`;
}

/** Which class of a slice has rows but too few, `"5 bad"`; `null` where none has. */
function smallClass({ matrix }: SliceRates): string | null {
  const [good, bad] = matrix.counts.map(([pass, flag]) => pass + flag);
  if (bad > 0 && bad < SMALL) return `${bad} bad`;
  return good > 0 && good < SMALL ? `${good} good` : null;
}

function rangeOf(interval: Interval): string {
  // The one way of writing an interval, without its estimate and n, which the sentence has as counts.
  const text = formatInterval(interval, { percent: true });
  const range = /\((.*)\)/.exec(text)?.[1] ?? "no interval";
  return `${range} %`;
}
