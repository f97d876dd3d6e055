import type { AnyCalibrationRecord } from "../data/calibration_record.ts";
import type { LabelColumns, NamedColumn } from "../data/label_columns.ts";
import type { LabelColumnFields } from "../data/label_fields.ts";
import { readGradeColumns } from "../data/read_grade_columns.ts";
import { readLabelColumns } from "../data/read_label_columns.ts";
import { readRows } from "../data/read_rows.ts";
import { writeRecord } from "../data/write_record.ts";
import { calibrateGrades } from "../decisions/calibrate_grades.ts";
import { calibrateJudge } from "../decisions/calibrate_judge.ts";
import { checkRequirement, type RequirementResult } from "../decisions/check_requirement.ts";
import type { Requirement } from "../decisions/parse_requirement.ts";
import { calibrationMarkdown } from "../reports/calibration_markdown.ts";
import { formatCount } from "../statistics/format_count.ts";
import { calibrationText } from "../reports/calibration_text.ts";
import { type CalibrateFlags, readCalibrateFlags } from "./_calibrate_flags.ts";
import { paintFor } from "./_terminal.ts";
import type { Terminal } from "./terminal.ts";

/** Runs `touchstone calibrate`; gives its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = await withId(readCalibrateFlags(args));
  const records = flags.grades
    ? await calibrateGraded(flags, flags.grades)
    : await calibrateBinary(flags);
  const results = records.map((record) => held(record, flags.requirements));
  if (flags.format === "json") {
    const requirements = records.flatMap(({ judge, ...record }, i) => {
      const threshold = record.kind === "binary" ? record.score?.threshold : undefined;
      return results[i].map((result) => ({ judge: judge.name, threshold, ...result }));
    });
    terminal.out(`${JSON.stringify({ records, requirements }, null, 2)}\n`);
  } else {
    const paint = paintFor(terminal.colour);
    const reports = records.map((record, i) => {
      const requirements = results[i];
      return flags.format === "markdown"
        ? calibrationMarkdown(record, { requirements })
        : calibrationText(record, { requirements, paint });
    });
    terminal.out(reports.join(flags.format === "markdown" ? "\n" : `\n${"─".repeat(72)}\n\n`));
  }
  if (flags.save) {
    await writeRecord(flags.save, records[0], { force: flags.force });
    terminal.err(`Saved ${flags.save}\n`);
  }
  return exitCode(results.flat());
}

/** The flags with the column `id` as the id where the file has one and nothing else was said. */
async function withId(flags: CalibrateFlags): Promise<CalibrateFlags> {
  if (flags.id !== undefined || flags.noId) return flags;
  // A pipe cannot be read twice.
  if (!(await Deno.stat(flags.file)).isFile) return flags;
  for await (const { value } of readRows(flags.file, { onProblem: () => {} })) {
    return Object.hasOwn(value, "id") ? { ...flags, id: "id" } : flags;
  }
  return flags;
}

function held(
  record: AnyCalibrationRecord,
  requirements: readonly Requirement[],
): readonly RequirementResult[] {
  return requirements.map((requirement) => checkRequirement(record, requirement));
}

/** 1 where a bar is missed, 3 where one is not settled, else 0. */
function exitCode(results: readonly RequirementResult[]): number {
  if (results.some(({ outcome }) => outcome === "missed")) return 1;
  return results.some(({ outcome }) => outcome === "not settled") ? 3 : 0;
}

async function calibrateBinary(flags: CalibrateFlags): Promise<readonly AnyCalibrationRecord[]> {
  const { columns, hash } = await readLabelColumns(flags.file, fieldsOf(flags));
  const options = (field: string) => ({
    name: flags.name ?? nameOf(field),
    ...(flags.fingerprint !== undefined && { fingerprint: flags.fingerprint }),
    ...((flags.human.length > 1 || flags.human[0].includes("*")) &&
      {
        humanRule: flags.humanRule ?? "majority" as const,
      }),
    slices: columns.slices,
    ...(columns.groups && { groups: columns.groups, groupName: flags.group }),
    generators: columns.generators,
    notes: notesOf(columns),
    level: flags.level,
    share: flags.share,
    seed: flags.seed,
    ...(hash !== null && { dataHash: hash }),
  });
  return [
    ...columns.judges.map(({ field, values }) =>
      calibrateJudge(columns.human, values, options(field))
    ),
    ...columns.scores.flatMap((column) => calibrateScore(columns.human, column, flags, options)),
  ];
}

function calibrateScore(
  human: Parameters<typeof calibrateJudge>[0],
  { field, values }: NamedColumn<number | null>,
  { higherIs = "positive", thresholds }: CalibrateFlags,
  options: (field: string) => Parameters<typeof calibrateJudge>[2],
): readonly AnyCalibrationRecord[] {
  return thresholds.map((threshold) =>
    calibrateJudge(human, { scores: values, higherIs, threshold }, options(field))
  );
}

async function calibrateGraded(
  flags: CalibrateFlags,
  labels: readonly (string | number | boolean)[],
): Promise<readonly AnyCalibrationRecord[]> {
  const fields = { ...fieldsOf(flags), labels };
  const { columns, hash } = await readGradeColumns(flags.file, fields);
  return columns.judges.map(({ field, values }) =>
    calibrateGrades(columns.human, values, {
      labels,
      weights: flags.weights,
      name: flags.name ?? nameOf(field),
      ...(flags.fingerprint !== undefined && { fingerprint: flags.fingerprint }),
      slices: columns.slices,
      ...(columns.groups && { groups: columns.groups, groupName: flags.group }),
      notes: notesOf(columns),
      level: flags.level,
      seed: flags.seed,
      ...(hash !== null && { dataHash: hash }),
    })
  );
}

function fieldsOf(flags: CalibrateFlags): LabelColumnFields {
  return {
    ...(flags.id !== undefined && { id: flags.id }),
    // Only a record that leaves the process needs to say which file it was made from.
    hash: flags.save !== undefined || flags.format === "json",
    human: flags.human,
    ...(flags.humanPositive && { humanPositive: flags.humanPositive }),
    ...(flags.humanRule && { humanRule: flags.humanRule }),
    judges: flags.judges,
    ...(flags.judgePositive && { judgePositive: flags.judgePositive }),
    scores: flags.scores,
    slices: flags.slices,
    ...(flags.group !== undefined && { group: flags.group }),
    ...(flags.generator !== undefined && { generator: flags.generator }),
  };
}

/** What a reader of the record should beware of, whichever judge it is. */
function notesOf({ repeats, notes }: LabelColumns<unknown, unknown>): readonly string[] {
  if (!repeats) return notes;
  const { field, rows, distinct } = repeats;
  return [
    ...notes,
    `${formatCount(rows)} rows share ${
      formatCount(distinct)
    } values of ${field} and are not independent, so ` +
    `the intervals are too narrow: name it as the group (--group ${field})`,
  ];
}

/** What a judge is called by its field: of a pointer the last part, `~1` and `~0` as they stand for. */
function nameOf(field: string): string {
  if (!field.startsWith("/")) return field;
  const last = field.slice(field.lastIndexOf("/") + 1);
  return last.replaceAll("~1", "/").replaceAll("~0", "~") || field;
}
