import { syntaxParts } from "./_citation_markers.ts";

/** The error for an argument of the wrong kind, in the words of the package. */
export function wrongArgument(task: string, name: string, need: string, value: unknown): TypeError {
  return new TypeError(
    `Cannot ${task} as ${name} must be ${need}: current value is ${shown(value)}`,
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Throws unless `value` is an object that is no list. */
export function requireRecord(task: string, name: string, value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongArgument(task, name, "an object", value);
  }
  return { ...value };
}

/** Throws unless every option has a known name: notebook cells are not type-checked. */
export function requireKnownOptions(task: string, options: object, known: readonly string[]): void {
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    throw new TypeError(
      `Cannot ${task} as there is no option ${name}: options are ${known.join(", ")}`,
    );
  }
}

/** Throws unless `value` is a list of texts. */
export function requireTexts(task: string, name: string, value: unknown): void {
  if (!Array.isArray(value)) throw wrongArgument(task, name, "an array of texts", value);
  value.forEach((item, index) => {
    if (typeof item !== "string") throw wrongArgument(task, `${name}[${index}]`, "a text", item);
  });
}

/** Throws unless `value` is a list of passages with an id and a text each. */
export function requireChunks(task: string, name: string, value: unknown): void {
  if (!Array.isArray(value)) throw wrongArgument(task, name, "an array of chunks", value);
  value.forEach((item, index) => {
    const chunk = requireRecord(task, `${name}[${index}]`, item);
    const { score } = chunk;
    if (score !== undefined && typeof score !== "number") {
      throw wrongArgument(task, `${name}[${index}].score`, "a number", score);
    }
    for (const member of ["id", "text"]) {
      if (typeof chunk[member] === "string") continue;
      throw wrongArgument(task, `${name}[${index}].${member}`, "a text", chunk[member]);
    }
  });
}

/** Throws unless `detectAbstention` can take its arguments. */
export function requireAbstentionArguments(answer: unknown, options: unknown): void {
  const task = "detect an abstention";
  if (typeof answer !== "string") throw wrongArgument(task, "answer", "a text", answer);
  const { signals = [], answerable } = requireRecord(task, "options", options);
  requireKnownOptions(task, options as object, ["signals", "answerable"]);
  requireTexts(task, "signals", signals);
  if (answerable !== undefined && typeof answerable !== "boolean") {
    throw wrongArgument(task, "answerable", "true or false", answerable);
  }
}

/** Throws unless `trace` holds an answer, or `null` for none, and passages; ids are lists of texts. */
export function requireAnswered(task: string, trace: unknown): void {
  const { answer, chunks, citations = [], prompt_chunk_ids = [] } = requireRecord(
    task,
    "trace",
    trace,
  );
  if (answer !== null && typeof answer !== "string") {
    throw wrongArgument(task, "trace.answer", "a text or null", answer);
  }
  requireChunks(task, "trace.chunks", chunks);
  requireTexts(task, "trace.citations", citations);
  requireTexts(task, "trace.prompt_chunk_ids", prompt_chunk_ids);
}

/** Throws unless `checkCitations` can take its arguments. */
export function requireCitationArguments(trace: unknown, options: unknown): void {
  const task = "check citations";
  requireAnswered(task, trace);
  const { required = false, syntax } = requireRecord(task, "options", options);
  requireKnownOptions(task, options as object, ["required", "syntax"]);
  if (typeof required !== "boolean") {
    throw wrongArgument(task, "required", "true or false", required);
  }
  if (syntax === undefined) return;
  if (typeof syntax !== "string") throw wrongArgument(task, "syntax", "a text", syntax);
  if (syntaxParts(syntax).length === 2) return;
  throw new RangeError(
    `Cannot check citations as syntax must have an n between two signs, such as "[n]": current value is ${
      JSON.stringify(syntax)
    }`,
  );
}
