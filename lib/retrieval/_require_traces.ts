import { isObject } from "./_require_ranking.ts";

const VERDICTS = ["supported", "contradicted", "unsupported", "unjudged"];
/** Members that are lists of texts where they are given. */
const LISTS = ["relevant_chunk_ids", "relevant_doc_ids", "prompt_chunk_ids", "citations"];
const TEXTS = ["id", "question", "query_type", "language", "answer"];
const TRUTHS = ["correct", "confident"];

/** Throws unless `value` is a list of traces: notebook cells are not type-checked. */
export function requireTraces(value: unknown, name: string, task: string): void {
  if (!Array.isArray(value)) throw wrongKind(task, name, "a list of traces", value);
  value.forEach((trace, index) => requireTrace(trace, `${name}[${index}]`, task));
}

/** Throws unless `value` is a trace, gold labels included. */
export function requireTrace(value: unknown, name: string, task: string): void {
  if (!isObject(value)) throw wrongKind(task, name, "a trace", value);
  const fail = (part: string, need: string) => {
    throw wrongKind(task, `${name}.${part}`, need, value[part]);
  };
  if (!Array.isArray(value.chunks)) return fail("chunks", "a list of passages");
  value.chunks.forEach((chunk, i) => requireChunk(chunk, `${name}.chunks[${i}]`, task));
  for (const part of TEXTS) {
    const given = value[part] ?? undefined;
    if (given !== undefined && typeof given !== "string") fail(part, "a text");
  }
  for (const part of TRUTHS) {
    if (value[part] !== undefined && typeof value[part] !== "boolean") fail(part, "true or false");
  }
  for (const part of LISTS) {
    if (value[part] !== undefined && !isTexts(value[part])) fail(part, "a list of ids");
  }
  requireNumbers(value, name, task);
  const { caller, claims = [], gold_versions = {} } = value;
  if (!isObject(gold_versions) || !isTexts(Object.values(gold_versions))) {
    fail("gold_versions", "an object of versions");
  }
  if (caller !== undefined && (!isObject(caller) || !isTexts(caller.scopes ?? []))) {
    fail("caller", "an object with scopes");
  }
  if (!Array.isArray(claims) || !claims.every(isClaim)) {
    fail("claims", `a list of claims with a verdict: ${VERDICTS.join(", ")}`);
  }
}

function requireNumbers(trace: Readonly<Record<string, unknown>>, name: string, task: string) {
  const { grades = {}, faithfulness = null } = trace;
  if (!isObject(grades)) throw wrongKind(task, `${name}.grades`, "an object of numbers", grades);
  for (const [id, grade] of Object.entries(grades)) {
    // A gain of 2^1000 is still a number.
    if (typeof grade === "number" && Math.abs(grade) <= 1000) continue;
    const need = "a number from -1000 to 1000";
    throw wrongKind(task, `${name}.grades[${JSON.stringify(id)}]`, need, grade);
  }
  if (faithfulness === null) return;
  if (typeof faithfulness === "number" && faithfulness >= 0 && faithfulness <= 1) return;
  const message = wrongKind(task, `${name}.faithfulness`, "in [0, 1]", faithfulness).message;
  throw typeof faithfulness === "number" ? new RangeError(message) : new TypeError(message);
}

function requireChunk(chunk: unknown, name: string, task: string): void {
  if (!isObject(chunk)) throw wrongKind(task, name, "a passage", chunk);
  if (typeof chunk.id !== "string") throw wrongKind(task, `${name}.id`, "a text", chunk.id);
  if (typeof chunk.text !== "string") throw wrongKind(task, `${name}.text`, "a text", chunk.text);
  for (const part of ["doc_id", "version", "effective_date"]) {
    if (chunk[part] === undefined || typeof chunk[part] === "string") continue;
    throw wrongKind(task, `${name}.${part}`, "a text", chunk[part]);
  }
  const { rank, status } = chunk;
  if (rank !== undefined && !Number.isFinite(rank)) {
    throw wrongKind(task, `${name}.rank`, "a finite number", rank);
  }
  if (status !== undefined && status !== "current" && status !== "superseded") {
    throw wrongKind(task, `${name}.status`, '"current" or "superseded"', status);
  }
}

function isClaim(claim: unknown): boolean {
  return isObject(claim) && VERDICTS.includes(String(claim.verdict)) &&
    isTexts(claim.chunk_ids ?? []);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** The error for a value of the wrong kind. */
export function wrongKind(task: string, name: string, need: string, value: unknown): TypeError {
  const shown = typeof value === "string"
    ? JSON.stringify(value)
    : Array.isArray(value)
    ? "a list"
    : isObject(value)
    ? "an object"
    : typeof value === "function"
    ? "a function"
    : String(value);
  return new TypeError(`Cannot ${task} as ${name} must be ${need}: current value is ${shown}`);
}
