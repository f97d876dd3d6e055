import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import { PACKAGE_VERSION } from "../data/package_version.ts";
import { formatInterval } from "../statistics/format_interval.ts";
import { requireObject } from "./_require.ts";
import { requireKnownOptions, requireOneText } from "./_require_named.ts";
import { checkRequirement } from "./check_requirement.ts";
import type { Requirement } from "./parse_requirement.ts";

/** Options of {@linkcode matchCalibration}. */
export interface MatchCalibrationOptions {
  /** Bars that the record must reach, such as `"sensitivity>=.8"`: one that is not settled is not met. */
  readonly requirement?: string | Requirement | readonly (string | Requirement)[];
  /** The judge's name, to tell a changed judge from another. */
  readonly name?: string;
  /** The first day from which a record counts, as YYYY-MM-DD: an older one, or one without a date, is stale. */
  readonly since?: string;
}

/** Whether a record vouches for a judge, and why. */
export interface CalibrationMatch {
  /** Whether the judge may be believed by this record. */
  readonly matches: boolean;
  /**
   * `match`; `no-fingerprint`: the record does not say which judge it is about; `foreign`: it is about another; `stale`:
   * it is about this one as it was, is too old, or of a version that counted otherwise; `requirement`: a bar is not met.
   */
  readonly outcome: "match" | "no-fingerprint" | "foreign" | "stale" | "requirement";
  /** Why, as a sentence. */
  readonly reason: string;
}

const ACTION = "match the calibration";
const OPTIONS: Record<keyof MatchCalibrationOptions, true> = {
  requirement: true,
  name: true,
  since: true,
};

/**
 * Whether a calibration record is about this very judge, so that its rates may be used.
 *
 * Another model, a changed comma of the prompt or another temperature is another judge: what was measured of the old one
 * says nothing of it. Hold the record against the judge before a gate uses the judge's verdicts or `correctedRate` the
 * record's matrix. It does not look at what is judged: answers of another kind need labels of their own.
 *
 * @param record A calibration record.
 * @param fingerprint What `judgeFingerprint` gives for the judge as it is now.
 * @param options Bars, the judge's name, the oldest date.
 * @returns Whether it matches, and why or why not.
 * @throws {TypeError} If an argument is of the wrong kind.
 * @throws {RangeError} If the record has no metric that a bar names, or `since` is no date.
 * @throws {SyntaxError} If the text of a bar does not read as one.
 *
 * @example
 * ```ts
 * import { calibrateJudge, matchCalibration } from "@touchstone/eval/decisions";
 * import { judgeFingerprint } from "@touchstone/eval/judges";
 * import { assertEquals } from "@std/assert";
 *
 * const judge = {
 *   judgeName: "audit",
 *   prompt: { name: "audit", version: "1", system: "Judge.", user: "{{answer}}" },
 *   settings: { model: "llama3.2" },
 * };
 * const fingerprint = judgeFingerprint(judge);
 * const record = calibrateJudge([true, false], [true, false], { name: "audit", fingerprint });
 * const other = judgeFingerprint({ ...judge, settings: { model: "llama3.3" } });
 *
 * assertEquals(matchCalibration(record, fingerprint).matches, true);
 * assertEquals(matchCalibration(record, other, { name: "audit" }).outcome, "stale");
 * assertEquals(matchCalibration(record, fingerprint, { requirement: "kappa>=.6" }).matches, false);
 * ```
 */
export function matchCalibration(
  record: AnyCalibrationRecord,
  fingerprint: string,
  options: MatchCalibrationOptions = {},
): CalibrationMatch {
  requireObject(record, "record", "a calibration record", ACTION);
  requireObject(record.judge, "record.judge", "a name with a fingerprint", ACTION);
  requireOneText(fingerprint, "fingerprint", ACTION);
  requireKnownOptions(options, OPTIONS, ACTION);
  const { requirement = [], name, since } = options;
  if (name !== undefined) requireOneText(name, "name", ACTION);
  if (since !== undefined) requireDay(since);
  const { judge } = record;
  if (record.schema !== 1) {
    return no("stale", `the record has schema ${record.schema}, this version reads schema 1`);
  }
  if (
    typeof record.package !== "string" || seriesOf(record.package) !== seriesOf(PACKAGE_VERSION)
  ) {
    return no("stale", `the record was made by ${record.package}, this is ${PACKAGE_VERSION}`);
  }
  if (typeof judge.fingerprint !== "string" || judge.fingerprint === "") {
    return no(
      "no-fingerprint",
      `the record of ${judge.name} has no fingerprint: calibrate with one`,
    );
  }
  if (judge.fingerprint !== fingerprint) {
    const [own, given] = [judge.fingerprint.slice(0, 12), fingerprint.slice(0, 12)];
    return name === judge.name
      ? no(
        "stale",
        `the judge ${name} has changed since (${own}, now ${given}): calibrate it again`,
      )
      : no("foreign", `the record is about another judge, ${judge.name} (${own}, not ${given})`);
  }
  if (since !== undefined && !(String(record.createdAt ?? "").slice(0, 10) >= since)) {
    return no(
      "stale",
      `the record was made ${record.createdAt ?? "on no known day"}, not since ${since}`,
    );
  }
  return heldAgainst(record, Array.isArray(requirement) ? requirement : [requirement]);
}

function heldAgainst(
  record: AnyCalibrationRecord,
  bars: readonly (string | Requirement)[],
): CalibrationMatch {
  for (const one of bars) {
    const { metric, bar, outcome, interval } = checkRequirement(record, one);
    if (outcome === "met") continue;
    return no("requirement", `${metric} >= ${bar} is ${outcome}: ${formatInterval(interval)}`);
  }
  const met = bars.length === 0 ? "" : `, ${bars.length === 1 ? "its bar" : "every bar"} met`;
  return {
    matches: true,
    outcome: "match",
    reason: `the record is about this judge, ${record.judge.name}${met}`,
  };
}

function no(outcome: Exclude<CalibrationMatch["outcome"], "match">, reason: string) {
  return { matches: false, outcome, reason };
}

/** The versions within which numbers keep their meaning: a major one, below 1 a minor one. */
function seriesOf(version: string): string {
  const [, name = "", major = "", minor = ""] = /^(.*)@(\d+)\.(\d+)\./.exec(version) ?? [];
  return major === "0" ? `${name}@0.${minor}` : `${name}@${major}`;
}

function requireDay(since: unknown): void {
  const isDay = typeof since === "string" && /^\d{4}-\d\d-\d\d$/.test(since) &&
    !Number.isNaN(Date.parse(since));
  if (isDay) return;
  throw new RangeError(
    `Cannot ${ACTION} as since must be a day as YYYY-MM-DD: current value is ${String(since)}`,
  );
}
