import type { HumanRule } from "../data/combine_raters.ts";
import { parseHumanRule } from "../data/parse_human_rule.ts";
import type { PositiveRule } from "../data/parse_positive.ts";
import { parseValueList } from "../data/parse_value_list.ts";
import { parseRequirement, type Requirement } from "../decisions/parse_requirement.ts";
import { between, given, integer, oneOf, positive, readThresholds } from "./_flag_values.ts";
import { parseFlags } from "./_parse_flags.ts";
import { usageError } from "./_usage_error.ts";

/** What the command line of `calibrate` asks for. */
export interface CalibrateFlags {
  readonly file: string;
  readonly human: readonly string[];
  readonly humanPositive?: PositiveRule;
  readonly humanRule?: HumanRule;
  readonly judges: readonly string[];
  readonly judgePositive?: PositiveRule;
  readonly scores: readonly string[];
  readonly higherIs?: "positive" | "negative";
  readonly thresholds: readonly (number | "auto")[];
  readonly grades?: readonly (string | number | boolean)[];
  readonly weights: "none" | "linear" | "quadratic";
  readonly slices: readonly string[];
  readonly group?: string;
  readonly generator?: string;
  readonly name?: string;
  readonly fingerprint?: string;
  readonly level: number;
  readonly share: number;
  readonly seed: number;
  readonly id?: string;
  readonly noId: boolean;
  readonly format: "text" | "json" | "markdown";
  readonly requirements: readonly Requirement[];
  readonly save?: string;
  readonly force: boolean;
}

const STRINGS = [
  "human",
  "human-positive",
  "human-negative",
  "human-rule",
  "judge",
  "judge-positive",
  "judge-negative",
  "judge-score",
  "higher-is",
  "threshold",
  "labels",
  "weights",
  "slice",
  "group",
  "generator",
  "name",
  "fingerprint",
  "level",
  "split",
  "seed",
  "id",
  "format",
  "require",
  "save",
] as const;
const BOOLEANS = ["no-id", "force", "help"] as const;
const REPEATABLE = ["human", "judge", "judge-score", "slice", "require"] as const;

/** What has no meaning for grades. */
const UNGRADED = [
  "human-positive",
  "human-negative",
  "judge-positive",
  "judge-negative",
  "human-rule",
  "generator",
] as const;

/** Reads the command line, and says what is wrong with it. */
export function readCalibrateFlags(args: readonly string[]): CalibrateFlags {
  const flags = parseFlags(args, STRINGS, BOOLEANS, REPEATABLE);
  const files = flags._.map(String);
  if (files.length !== 1) {
    throw usageError(files.length === 0 ? "name a FILE" : `name one FILE, not ${files.join(" ")}`);
  }
  if (flags.human.length === 0) throw usageError("say where people's labels are: --human FIELD");
  const judges = flags.judge;
  const scores = flags["judge-score"];
  if (judges.length + scores.length === 0) {
    throw usageError("say where the judge's verdicts are: --judge FIELD, or --judge-score FIELD");
  }
  if (judges.length > 0 && scores.length > 0) {
    throw usageError("give --judge or --judge-score, not both");
  }
  const higherIs = oneOf(flags["higher-is"], ["positive", "negative"], "higher-is");
  if (scores.length > 0 && !higherIs) {
    throw usageError("--judge-score needs --higher-is positive or --higher-is negative");
  }
  if (scores.length === 0 && (higherIs || flags.threshold)) {
    throw usageError("--higher-is and --threshold go with --judge-score");
  }
  const grades = flags.labels === undefined ? undefined : parseValueList(flags.labels);
  if (grades && scores.length > 0) throw usageError("--labels goes with --judge");
  if (!grades && flags.weights !== undefined) throw usageError("--weights goes with --labels");
  if (scores.length === 0 && flags.split !== undefined) {
    throw usageError("--split goes with --judge-score and --threshold auto");
  }
  for (const name of UNGRADED) {
    if (grades && flags[name] !== undefined) {
      throw usageError(`--${name} does not go with --labels`);
    }
  }
  if (flags["human-rule"]) {
    parseHumanRule(flags["human-rule"]);
    if (flags.human.length === 1 && !flags.human[0].split("/").includes("*")) {
      throw usageError(
        "--human-rule is for several raters: repeat --human, or name a field with *",
      );
    }
  }
  if (flags.save === files[0]) throw usageError("--save names the file of labels itself");
  if (flags.save && judges.length + scores.length > 1) {
    throw usageError("--save writes one record: name one judge");
  }
  const thresholds = readThresholds(flags.threshold);
  if (flags.save && thresholds.length > 1) {
    throw usageError("--save writes one record: name one threshold");
  }
  return {
    file: files[0],
    human: flags.human,
    ...positive("humanPositive", flags["human-positive"], flags["human-negative"]),
    ...(flags["human-rule"] && { humanRule: flags["human-rule"] as HumanRule }),
    judges,
    ...positive("judgePositive", flags["judge-positive"], flags["judge-negative"]),
    scores,
    ...(higherIs && { higherIs }),
    thresholds,
    ...(grades && { grades }),
    weights: oneOf(flags.weights, ["none", "linear", "quadratic"], "weights") ?? "quadratic",
    slices: flags.slice,
    ...given("group", flags.group),
    ...given("generator", flags.generator),
    ...given("name", flags.name),
    ...given("fingerprint", flags.fingerprint),
    level: between(flags.level, "level", 0.95),
    share: between(flags.split, "split", 0.5),
    seed: integer(flags.seed, "seed", 1),
    ...given("id", flags.id),
    noId: flags["no-id"],
    format: oneOf(flags.format, ["text", "json", "markdown"], "format") ?? "text",
    requirements: flags.require.map(parseRequirement),
    ...given("save", flags.save),
    force: flags.force,
  };
}
