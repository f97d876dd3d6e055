import type { Interval } from "../statistics/interval.ts";
import { checkProbes } from "./_check_probes.ts";
import { rateFault } from "./_check_rates.ts";
import {
  checkInterval,
  type Fields,
  fieldsOf,
  isCount,
  isNumber,
  isTextList,
  isTextOrNull,
  must,
} from "./_record_part.ts";
import type { AnyCalibrationRecord } from "./calibration_record.ts";

/** The newest shape that this version reads. */
const SCHEMA = 1;

const RATES = [
  "agreement",
  "kappa",
  "ac1",
  "matthews",
  "sensitivity",
  "specificity",
  "precision",
  "negativePredictiveValue",
  "balancedAccuracy",
  "youdenJ",
  "f1",
  "prevalence",
];

/** Throws unless `value` is a calibration record whose numbers hang together; `where` names it. */
export function checkRecord(
  value: unknown,
  where: string,
): asserts value is AnyCalibrationRecord {
  const record = fieldsOf(value, where, "a calibration record");
  if (typeof record.schema === "number" && record.schema > SCHEMA) {
    throw new RangeError(
      `Cannot read ${where} as it has schema ${record.schema}, made by a newer version: this one reads ` +
        `schema ${SCHEMA}. Update @touchstone/eval`,
    );
  }
  must(record.schema === SCHEMA, where, "schema", String(SCHEMA), record.schema);
  const { kind } = record;
  must(kind === "binary" || kind === "graded", where, "kind", '"binary" or "graded"', kind);
  const judge = fieldsOf(record.judge, `${where}: judge`, "an object");
  must(typeof judge.name === "string", where, "judge.name", "a text", judge.name);
  const fingerprint = judge.fingerprint;
  must(isTextOrNull(fingerprint), where, "judge.fingerprint", "a text or null", fingerprint);
  must(isTextOrNull(record.dataHash), where, "dataHash", "a text or null", record.dataHash);
  must(isTextOrNull(record.createdAt), where, "createdAt", "a text or null", record.createdAt);
  must(typeof record.package === "string", where, "package", "a text", record.package);
  must(isTextList(record.warnings), where, "warnings", "a list of texts", record.warnings);
  const level = record.level;
  must(isNumber(level) && level > 0 && level < 1, where, "level", "between 0 and 1", level);
  const counts = fieldsOf(record.counts, `${where}: counts`, "an object");
  const parts = ["compared", "tuned", "unlabelled", "undecided", "noVerdict"];
  for (const name of ["rows", ...parts]) {
    must(isCount(counts[name]), where, `counts.${name}`, "an integer >= 0", counts[name]);
  }
  const sum = parts.reduce((total, name) => total + Number(counts[name]), 0);
  must(sum === counts.rows, where, "counts.rows", `${sum}, the sum of its parts`, counts.rows);
  checkTable(record, where, kind === "binary" ? RATES : ["agreement", "kappa", "ac2"]);
  const { n } = fieldsOf(record.matrix, where, "an object");
  must(n === counts.compared, where, "matrix.n", `counts.compared = ${counts.compared}`, n);
  // Records made before groups were counted have none.
  if (record.dependence !== undefined && record.dependence !== null) {
    const dependence = fieldsOf(record.dependence, `${where}: dependence`, "an object or null");
    checkDependence(dependence, Number(n), where);
  }
  if (record.probes !== undefined) {
    checkProbes(record.probes, judge.fingerprint, `${where}: probes`);
  }
  const missing = fieldsOf(record.matrix, where, "an object").missing;
  const failed = counts.noVerdict;
  must(missing === failed, where, "matrix.missing", `counts.noVerdict = ${failed}`, missing);
  if (kind === "binary") checkBinary(record, where);
  else checkGraded(record, where);
  must(Array.isArray(record.slices), where, "slices", "a list", record.slices);
  (record.slices as unknown[]).forEach((slice, i) => {
    const at = `${where}: slices[${i}]`;
    const fields = fieldsOf(slice, at, "an object");
    must(typeof fields.slice === "string", at, "slice", "a text", fields.slice);
    must(typeof fields.value === "string", at, "value", "a text", fields.value);
    checkTable(fields, at, kind === "binary" ? RATES : ["agreement", "kappa", "ac2"]);
  });
}

function checkDependence(dependence: Fields, n: number, where: string): void {
  const { groups, rows, clusters, designEffect } = dependence;
  must(typeof groups === "string", where, "dependence.groups", "a text", groups);
  must(rows === n, where, "dependence.rows", `matrix.n = ${n}`, rows);
  const some = isCount(clusters) && Number(clusters) <= n;
  must(some, where, "dependence.clusters", `an integer from 0 to ${n}`, clusters);
  const effect = designEffect === null || (isNumber(designEffect) && designEffect >= 0);
  must(effect, where, "dependence.designEffect", "a number >= 0 or null", designEffect);
}

/** What only the record of a judge with two verdicts holds. */
function checkBinary(record: Fields, where: string): void {
  const { humanRule, score, corrected } = record;
  must(typeof humanRule === "string", where, "humanRule", "a text", humanRule);
  if (corrected !== null) checkInterval(corrected, `${where}: corrected`);
  if (score === null) return;
  const { threshold, higherIs, chosen, auc } = fieldsOf(
    score,
    `${where}: score`,
    "an object or null",
  );
  must(isNumber(threshold), where, "score.threshold", "a number", threshold);
  const sense = higherIs === "positive" || higherIs === "negative";
  must(sense, where, "score.higherIs", '"positive" or "negative"', higherIs);
  must(chosen === "given" || chosen === "auto", where, "score.chosen", '"given" or "auto"', chosen);
  checkInterval(auc, `${where}: score.auc`);
}

/** What only the record of a judge with grades holds. */
function checkGraded({ labels, weights }: Fields, where: string): void {
  must(Array.isArray(labels) && labels.length > 1, where, "labels", "a list of grades", labels);
  const known = weights === "none" || weights === "linear" || weights === "quadratic";
  must(known, where, "weights", "none, linear or quadratic", weights);
}

/** A confusion matrix and the intervals beside it, which must follow from it. */
function checkTable(record: Fields, where: string, rates: readonly string[]): void {
  const matrix = fieldsOf(record.matrix, `${where}: matrix`, "an object");
  const { labels, counts, n } = matrix;
  must(Array.isArray(labels), where, "matrix.labels", "a list", labels);
  const size = (labels as unknown[]).length;
  const rows = counts as readonly (readonly unknown[])[];
  const square = Array.isArray(counts) && rows.length === size &&
    rows.every((row) => Array.isArray(row) && row.length === size && row.every(isCount));
  must(square, where, "matrix.counts", `${size} x ${size} integers >= 0`, counts);
  const total = rows.flat().reduce<number>((sum, count) => sum + Number(count), 0);
  must(n === total, where, "matrix.n", `${total}, the sum of its counts`, n);
  must(isCount(matrix.missing), where, "matrix.missing", "an integer >= 0", matrix.missing);
  for (const name of rates) checkInterval(record[name], `${where}: ${name}`);
  if (rates === RATES) {
    const verdicts = JSON.stringify(labels) === "[false,true]";
    must(verdicts, where, "matrix.labels", "[false, true]", labels);
    // Every part was checked above.
    const fault = rateFault(counts as number[][], record as Record<string, Interval>);
    must(fault === undefined, where, "every rate", "what its counts say", fault);
    return;
  }
  const same = rows.reduce((sum, row, i) => sum + Number(row[i]), 0);
  const { estimate } = fieldsOf(record.agreement, where, "an interval");
  const follows = total === 0
    ? estimate === null
    : Math.abs(Number(estimate) - same / total) < 1e-9;
  must(follows, where, "agreement.estimate", `${same}/${total}, as its counts say`, estimate);
}
