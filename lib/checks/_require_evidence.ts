import {
  requireChunks,
  requireKnownOptions,
  requireRecord,
  requireTexts,
  wrongArgument,
} from "./_require_trace.ts";

const TASK = "check evidence";
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Throws unless `checkEvidence` can take its arguments. */
export function requireEvidenceArguments(chunks: unknown, options: unknown): void {
  requireChunks(TASK, "chunks", chunks);
  const { minScore, currentOnly = true, require = {}, fallbackUrl = "" } = requireRecord(
    TASK,
    "options",
    options,
  );
  requireKnownOptions(TASK, options as object, [
    "minScore",
    "currentOnly",
    "require",
    "fallbackUrl",
  ]);
  if (typeof minScore !== "number") throw wrongArgument(TASK, "minScore", "a number", minScore);
  if (!Number.isFinite(minScore)) {
    throw new RangeError(`Cannot ${TASK} as minScore must be finite: current value is ${minScore}`);
  }
  if (typeof currentOnly !== "boolean") {
    throw wrongArgument(TASK, "currentOnly", "true or false", currentOnly);
  }
  if (typeof fallbackUrl !== "string") {
    throw wrongArgument(TASK, "fallbackUrl", "a text", fallbackUrl);
  }
  requireRequirements(require);
}

function requireRequirements(value: unknown): void {
  const requirements = requireRecord(TASK, "require", value);
  requireKnownOptions(TASK, requirements, ["entities", "region", "date"]);
  const { entities = [], region, date } = requirements;
  requireTexts(TASK, "require.entities", entities);
  for (const [name, text] of [["region", region], ["date", date]]) {
    if (text === undefined || typeof text === "string") continue;
    throw wrongArgument(TASK, `require.${name}`, "a text", text);
  }
  if (typeof date === "string" && !DATE.test(date)) {
    throw new RangeError(
      `Cannot ${TASK} as require.date must be YYYY-MM-DD: current value is ${JSON.stringify(date)}`,
    );
  }
}
