import type { Case } from "../data/case.ts";

/** The error for an argument of the wrong kind. */
export function wrongKind(need: string, value: unknown, action: string): TypeError {
  return new TypeError(`Cannot ${action} as ${need}: current value is ${shown(value)}`);
}

/** The error for a value out of range. */
export function outOfRange(need: string, value: unknown, action: string): RangeError {
  return new RangeError(`Cannot ${action} as ${need}: current value is ${shown(value)}`);
}

/** A value as a message shows it: what JSON cannot hold is named. */
function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  const text = typeof value === "bigint" ? `${value}n` : JSON.stringify(value) ?? String(value);
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
}

/** Whether a value is an object that is no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Throws unless `options` is an object of which every name is known: notebook cells are not type-checked. */
export function requireOptions(
  options: unknown,
  known: Readonly<Record<string, true>>,
  action: string,
): void {
  if (!isObject(options)) throw wrongKind("options must be an object", options, action);
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known).join(", ");
    throw new TypeError(`Cannot ${action} as there is no option ${name}: options are ${names}`);
  }
}

/** Throws unless an option is left out or a function. */
export function requireOptionalFunction(value: unknown, name: string, action: string): void {
  if (value === undefined || typeof value === "function") return;
  throw wrongKind(`${name} must be a function`, value, action);
}

/** Throws unless an option is left out or a signal. */
export function requireSignal(value: unknown, action: string): void {
  if (value === undefined || value instanceof AbortSignal) return;
  throw wrongKind("signal must be an AbortSignal", value, action);
}

/** Throws unless an option is an integer >= 1. */
export function requirePositiveInteger(value: unknown, name: string, action: string): void {
  if (typeof value !== "number") throw wrongKind(`${name} must be a number`, value, action);
  if (Number.isSafeInteger(value) && value >= 1) return;
  throw outOfRange(`${name} must be an integer >= 1`, value, action);
}

/** Throws unless `cases` is a list of cases, each id once. */
export function requireCases(
  cases: unknown,
  action: string,
): asserts cases is readonly Case[] {
  if (!Array.isArray(cases)) throw wrongKind("cases must be a list of cases", cases, action);
  const places = new Map<string, number>();
  cases.forEach((one: unknown, i) => {
    const need = `cases[${i}] must be a case with id, question and chunks`;
    if (!isObject(one)) throw wrongKind(need, one, action);
    const { id, question, chunks } = one;
    const whole = typeof id === "string" && id !== "" && typeof question === "string" &&
      Array.isArray(chunks) && chunks.every(isChunk);
    if (!whole) throw wrongKind(need, one, action);
    for (const name of ["required_facts", "forbidden_facts", "required_evidence"]) {
      requireFacts(one[name], `cases[${i}].${name}`, action);
    }
    const before = places.get(id);
    if (before !== undefined) {
      const need = `every id must stand once, unlike that of cases[${before}] and cases[${i}]`;
      throw outOfRange(need, id, action);
    }
    places.set(id, i);
  });
}

/** Throws unless facts are left out or a list of texts, or of lists of texts. */
export function requireFacts(facts: unknown, name: string, action: string): void {
  if (facts === undefined || (Array.isArray(facts) && facts.every(isFact))) return;
  throw wrongKind(`${name} must be a list of texts or of lists of wordings`, facts, action);
}

function isFact(fact: unknown): boolean {
  if (typeof fact === "string") return fact !== "";
  return Array.isArray(fact) && fact.length > 0 &&
    fact.every((wording) => typeof wording === "string" && wording !== "");
}

/** Whether a value is a passage. */
export function isChunk(value: unknown): boolean {
  return isObject(value) && typeof value.id === "string" && typeof value.text === "string";
}
