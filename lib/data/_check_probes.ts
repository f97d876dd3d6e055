import {
  checkInterval,
  type Fields,
  fieldsOf,
  isCount,
  isTextList,
  isTextOrNull,
  must,
} from "./_record_part.ts";
import type { ProbeKind } from "./probe_report.ts";

const SORTS: Readonly<Record<ProbeKind, "fault" | "harmless">> = {
  "number-changed": "fault",
  negated: "fault",
  "entity-swapped": "fault",
  "evidence-removed": "fault",
  "claim-added": "fault",
  extrapolated: "fault",
  "other-evidence": "fault",
  paraphrased: "harmless",
  padded: "harmless",
  "chunks-reordered": "harmless",
  "letter-case": "harmless",
  layout: "harmless",
  "confident-tone": "harmless",
  "hedged-tone": "harmless",
  "hidden-instruction": "harmless",
};

/** Throws unless `value` is the report of a probed judge whose numbers hang together; `where` names it. */
export function checkProbes(value: unknown, judge: unknown, where: string): void {
  const report = fieldsOf(value, where, "the report of a probed judge");
  const { fingerprint, seed, level, warnings } = report;
  must(isTextOrNull(fingerprint), where, "fingerprint", "a text or null", fingerprint);
  const own = fingerprint === null || judge === null || fingerprint === judge;
  must(own, where, "fingerprint", `that of the record's judge, ${judge}`, fingerprint);
  must(Number.isSafeInteger(seed), where, "seed", "an integer", seed);
  must(typeof level === "number", where, "level", "a number", level);
  must(isTextList(warnings), where, "warnings", "a list of texts", warnings);
  const originals = fieldsOf(report.originals, `${where}: originals`, "an object");
  const parts = ["passed", "flagged", "failed", "unusable"];
  for (const name of ["cases", ...parts]) {
    must(isCount(originals[name]), where, `originals.${name}`, "an integer >= 0", originals[name]);
  }
  const sum = parts.reduce((total, name) => total + Number(originals[name]), 0);
  const { cases } = originals;
  must(sum === cases, where, "originals.cases", `${sum}, the sum of its parts`, cases);
  const passed = Number(originals.passed);
  const flagged = Number(originals.flagged);
  checkShare(report.falseAlarms, `${where}: falseAlarms`, [flagged, passed + flagged]);
  must(Array.isArray(report.probes), where, "probes", "a list", report.probes);
  (report.probes as unknown[]).forEach((probe, i) => checkProbe(probe, passed, `${where}[${i}]`));
}

function checkProbe(value: unknown, passed: number, where: string): void {
  const fields = fieldsOf(value, where, "the result of a probe");
  const { probe, sort, notMade, failed, wrong } = fields;
  const known = typeof probe === "string" && Object.hasOwn(SORTS, probe);
  must(known, where, "probe", `one of ${Object.keys(SORTS).join(", ")}`, probe);
  const right = SORTS[probe as ProbeKind];
  must(sort === right, where, "sort", `"${right}"`, sort);
  must(isCount(notMade), where, "notMade", "an integer >= 0", notMade);
  must(isCount(failed), where, "failed", "an integer >= 0", failed);
  must(isTextList(wrong), where, "wrong", "a list of texts", wrong);
  const reasons: Fields = fieldsOf(fields.notMadeReasons, `${where}: notMadeReasons`, "an object");
  const told = Object.values(reasons).reduce<number>((sum, count) => sum + Number(count), 0);
  must(told === notMade, where, "notMadeReasons", `${notMade} in all`, reasons);
  const n = passed - Number(notMade) - Number(failed);
  const misses = (wrong as unknown[]).length;
  const isFault = right === "fault";
  checkShare(fields.rate, `${where}: rate`, [isFault ? n - misses : misses, n]);
  const all = n + Number(failed);
  const atWorst = isFault ? n - misses : misses + Number(failed);
  checkShare(fields.worst, `${where}: worst`, [atWorst, all]);
}

/** Throws unless an interval is one of this share. */
function checkShare(value: unknown, where: string, [count, n]: readonly [number, number]): void {
  checkInterval(value, where);
  const interval = fieldsOf(value, where, "an interval");
  must(interval.n === n, where, "n", `${n}, as its counts say`, interval.n);
  const { estimate } = interval;
  const follows = n === 0 ? estimate === null : Math.abs(Number(estimate) - count / n) < 1e-9;
  must(follows, where, "estimate", `${count}/${n}, as its counts say`, estimate);
}
